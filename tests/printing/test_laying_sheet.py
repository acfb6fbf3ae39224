"""The set-up sheet as pages and as text."""

import msgspec
import pytest

from designer.printing.display import Group, items_within
from designer.printing.laying_sheet import laying_sheet
from designer.printing.laying_text import plan_text, plan_tree
from designer.printing.paper import paper_named
from designer.printing.words import SheetWords
from tests.printing.made_up import EvenMeasure, plan, scene, texts, views

EN = SheetWords("en")


def pages(of, paper: str = "A4"):
    return laying_sheet(of, paper_named(paper), EvenMeasure(), EN, "made here").pages


def test_a_plan_as_pages(golden):
    (page,) = pages(plan())

    golden.check("printing/laying_sheet.txt", page.to_text())


def test_a_plan_as_text(golden):
    golden.check("printing/plan.txt", plan_text(plan(3), EN))


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_nine_pieces_fit_one_page(paper):
    assert len(pages(plan(9), paper)) == 1


def test_many_pieces_go_on_over_pages():
    found = pages(plan(40))

    assert len(found) > 1
    said = [text for page in found for text in texts(page)]
    assert [n for n in range(40) if f"T{n}" not in said] == []


def test_each_piece_is_drawn_as_it_lies_with_what_it_touches():
    (page,) = pages(plan(3))
    whole, *pieces = views(page)

    assert whole.scene == "all"
    assert [(view.scene, view.chosen) for view in pieces] == [
        ("one", ()),
        ("one", ((0, 0),)),
        ("one", ((0, 0),)),
    ]


def test_the_dial_shows_the_turn():
    (page,) = pages(plan(3))
    dials = [g for g in items_within(page) if isinstance(g, Group) and g.name.startswith("turn")]

    assert [dial.angle_deg for dial in dials] == [0, 60, 120]


def test_the_board_is_as_high_as_the_rest_of_the_page_allows():
    tall = {**plan(2).scenes, "all": scene(9, down=True)}
    heights = {
        n: views(pages(msgspec.structs.replace(plan(n), scenes=tall))[0])[0].box.height
        for n in (2, 9, 40)
    }

    assert heights[2] == 120
    assert 45 < heights[9] < 120
    assert heights[40] == 45


def test_faults_are_said():
    of = plan(faults=("Entry 3 cannot be laid.",))

    assert "Entry 3 cannot be laid." in texts(pages(of)[0])
    assert "Entry 3 cannot be laid." in plan_text(of, EN)


def test_the_plan_as_a_tree_names_steps_and_notes():
    tree = plan_tree(plan(2))

    assert [step["piece"] for step in tree["steps"]] == ["T0", "T1"]
    assert tree["steps"][1]["touches"][0]["clock"] == 3
    assert tree["notes"][0] == {"title": "Start", "text": "Red on 1."}
