"""Do the boxes hold what a list asks for?"""

import pytest

from designer.printing.owning import Lack, owning
from designer.printing.owning_words import box_line, lack_lines
from designer.printing.words import SheetWords
from tests.printing.made_up import component, listed

EN = SheetWords("en")


def sides(*, proven: bool = True):
    """Give the two sides of one piece, both in use."""
    return [
        component(side, 1, stock=1, side_of="Tile A/B", piece="tile:ab", side_proven=proven)
        for side in "AB"
    ]


def test_one_of_each_box_is_assumed_where_nobody_says_what_is_there():
    answer = owning(listed(component("disc", 3)))

    assert answer.lacking == ()
    assert [(use.box.id, use.pieces, use.needed, use.owned) for use in answer.boxes] == [
        ("one", 3, 1, None)
    ]
    assert not answer.is_said


def test_two_sides_of_one_piece_need_two_pieces():
    answer = owning(listed(*sides()))

    assert answer.lacking == (
        Lack("tile:ab", "Tile A/B", ("A", "B"), "one", needed=2, there=1, proven=True),
    )
    assert answer.boxes[0].needed == 2
    assert owning(listed(*sides()), {"one": 2}).lacking == ()


def test_an_assumed_pair_is_told_as_assumed():
    (line,) = lack_lines(owning(listed(*sides(proven=False))), EN)

    assert line == (
        "Tile A/B: 2 needed, 1 there (A, B are probably sides of one piece; this is not proven)"
    )


def test_one_side_twice_is_no_question_of_pairs():
    twice = component("A", 2, stock=1, side_of="Tile A/B", piece="tile:ab", side_proven=False)

    assert owning(listed(twice)).lacking[0].proven


@pytest.mark.parametrize(("owned", "short"), [(1, 4), (2, 1), (3, 0)])
def test_several_copies_of_a_box_add_up(owned, short):
    answer = owning(listed(component("disc", 7, stock=3)), {"one": owned})

    assert sum(lack.short for lack in answer.lacking) == short
    assert answer.boxes[0].needed == 3


def test_pieces_of_a_box_that_is_not_there_are_missing_as_one_box():
    answer = owning(listed(component("disc", 2), component("gate", 1)), {"two": 1})

    assert len(answer.lacking) == 2
    assert lack_lines(answer, EN) == ("Box One: the whole box",)


def test_what_comes_in_no_box_is_to_be_made():
    answer = owning(listed(component("own tile", 2, box="")), {})

    assert (answer.to_make, answer.boxes, answer.lacking) == (2, (), ())


def test_boxes_are_counted_each_for_itself():
    answer = owning(listed(component("disc", 2), component("gate", 5, box="two")))

    assert [(use.box.title, use.pieces) for use in answer.boxes] == [("Box One", 2), ("Box Two", 5)]
    assert box_line(answer.boxes[1], EN) == "Box Two: 5 pieces of it, one box is enough"
