"""The component list as pages."""

import pytest

from designer.printing.component_sheet import component_sheet
from designer.printing.display import Group, TextBox, items_within
from designer.printing.owning import owning
from designer.printing.paper import paper_named
from designer.printing.text import Style
from designer.printing.words import SheetWords
from tests.printing.made_up import EvenMeasure, component, listed, texts

EN = SheetWords("en")


def pages(of, paper: str = "A4", owned=None):
    sheet = component_sheet(
        of, owning(of, owned), paper_named(paper), EvenMeasure(), EN, "made here"
    )
    return sheet.pages


def test_a_list_as_pages(golden):
    of = listed(
        component("disc", 12, stock=6, used="anywhere"),
        component("own tile", 1, box="", source="designed here"),
    )

    (page,) = pages(of)
    golden.check("printing/component_sheet.txt", page.to_text(closed="picture"))


def test_every_piece_has_its_picture_count_name_use_and_source():
    of = listed(
        component("disc", 12, used="anywhere"), component("gate", 3, source="designed here")
    )

    (page,) = pages(of)
    pictures = [g for g in items_within(page) if isinstance(g, Group) and g.name.startswith("pic")]
    said = texts(page)

    assert [g.name for g in pictures] == ["picture piece:disc", "picture piece:gate"]
    assert {"12 × disc", "anywhere, from the rulebook"} <= set(said)
    assert {"3 × gate", "designed here"} <= set(said)


def test_a_name_that_does_not_fit_beside_its_count_stands_below_it():
    long = "a piece with a name that is long"

    said = texts(pages(listed(component(long, 12), component("gate", 3)), "A5")[0])

    assert {"12 ×", long, "3 ×", "gate"} <= set(said)


def test_a_source_that_all_share_is_said_once():
    (page,) = pages(listed(component("disc", 2), component("gate", 3)))

    assert sum("from the rulebook" in text for text in texts(page)) == 1


def test_a_long_list_goes_on_over_pages_with_the_sum_at_its_head():
    of = listed(*(component(f"piece {n}", 2) for n in range(120)))

    found = pages(of)

    assert len(found) > 2
    assert "For 3 players: 240 pieces" in texts(found[0])
    names = [text for page in found for text in texts(page)]
    assert [n for n in range(120) if f"2 × piece {n}" not in names] == []


@pytest.mark.parametrize("paper", ["A5", "Letter", "A3"])
def test_words_have_room_on_every_paper(paper):
    for page in pages(listed(*(component(f"piece {n}") for n in range(8))), paper):
        widths = [i.box.width for i in items_within(page) if hasattr(i, "text")]
        assert min(widths) >= 10


def test_which_boxes_are_enough_is_said_first():
    of = listed(component("disc", 12, stock=6), component("own tile", box=""))

    said = texts(pages(of)[0])

    assert said[2:4] == [
        "Box One: 12 pieces of it, 2 boxes are needed",
        "In no box, to be made: 1 piece",
    ]


def test_what_is_missing_is_said_at_the_end():
    of = listed(component("disc", 12, stock=6), faults=("Entry 3 cannot be listed.",))

    said = texts(pages(of, owned={"one": 1})[0])

    assert said[said.index("Missing") + 1] == "disc: 12 needed, 6 there"
    assert said[said.index("Not listed") + 1] == "Entry 3 cannot be listed."
    assert "Nothing is missing." in texts(pages(of, owned={"one": 2})[0])


def test_a_long_word_was_cut_at_the_edge_of_its_column():
    """*Drachenbeschwörerin* in German, on the list of all modules."""
    long = "Drachenbeschwörerin"
    of = listed(*(component(f"{long} {n}", 2) for n in range(3)))

    (page,) = pages(of, "A5")
    boxes = [box for box in items_within(page) if isinstance(box, TextBox) and long in box.text]
    measure = EvenMeasure()
    for box in boxes:
        style = Style(box.size, weight=box.weight)
        assert measure.width(long, style) <= box.box.width
    assert len(boxes) == 3


def test_a_name_that_lines_may_break_behind_hyphens_keeps_its_size():
    def size(name: str) -> float:
        (page,) = pages(listed(component(name, 2), component("gate"), component("disc")), "A5")
        (box,) = [b for b in items_within(page) if isinstance(b, TextBox) and b.text == name]
        return box.size

    assert size("a-piece-of-many-small-words") == size("a piece of many small words")
    assert size("apieceofonelongword-indeed") < size("a piece of many small words")
