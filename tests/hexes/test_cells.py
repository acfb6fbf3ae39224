import pytest
from hypothesis import given
from hypothesis import strategies as st

from designer.hexes import DIRECTIONS, Cell, CellFault, Hex, parse_cell
from tests.hexes.layouts import cells, turns

CODES = ("J", "W", "RAP", "CAMP", "S", "MTN")


@given(cells)
def test_text_round_trips(cell):
    assert parse_cell(cell.to_text(), CODES) == cell


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("J2", Cell("J", 2)),
        ("MTN", Cell("MTN")),
        ("S1", Cell("S", 1)),
        ("RAP1>E*", Cell("RAP", 1, arrow=0, marked=True)),
        ("RAP1>SE", Cell("RAP", 1, arrow=5)),
        ("MTN:draw_2", Cell("MTN", action="draw_2")),
        ("J1*", Cell("J", 1, marked=True)),
    ],
)
def test_a_cell_is_read(text, cell):
    assert parse_cell(text, CODES) == cell


@pytest.mark.parametrize(
    ("text", "offset", "length", "words", "suggestion"),
    [
        ("", 0, 1, "does not begin with a terrain code", ""),
        ("12", 0, 2, "does not begin with a terrain code", ""),
        (" J1", 0, 3, "does not begin with a terrain code", ""),
        ("j2", 0, 1, "written in capitals: J", "J"),
        ("rap1>E", 0, 3, "written in capitals: RAP", "RAP"),
        ("CAMPP1", 0, 5, "There is no terrain “CAMPP”", "CAMP"),
        ("QXZ1", 0, 3, "There is no terrain “QXZ”", ""),
        ("J-1", 1, 2, "never negative", ""),
        ("J1234", 1, 4, "1234 is too large", ""),
        ("RAP1>", 4, 1, "E, NE, NW, W, SW or SE", ""),
        ("RAP1>N", 4, 2, "E, NE, NW, W, SW or SE", ""),
        ("RAP1>NEW*", 4, 4, "E, NE, NW, W, SW or SE", ""),
        ("RAP1>se", 4, 3, "E, NE, NW, W, SW or SE", ">SE"),
        ("MTN:", 3, 1, "name of an action", ""),
        ("MTN:*", 3, 1, "name of an action", ""),
        ("J1**", 3, 1, "“*” is left over after the cell J1*", ""),
        ("J1 J2", 2, 3, "“ J2” is left over", ""),
        ("J1.5", 2, 2, "“.5” is left over", ""),
        ("J٢", 1, 1, "“٢” is left over", ""),
        ("RAP*>E", 4, 2, "“>E” is left over", ""),
    ],
)
def test_a_fault_is_found_at_its_exact_place(text, offset, length, words, suggestion):
    fault = parse_cell(text, CODES)

    assert isinstance(fault, CellFault)
    assert (fault.offset, fault.length, fault.suggestion) == (offset, length, suggestion)
    assert words in fault.message


@given(st.text(max_size=12))
def test_any_text_gives_a_cell_or_a_fault_inside_the_text(text):
    read = parse_cell(text, CODES)

    if isinstance(read, CellFault):
        assert 0 <= read.offset <= len(text)
        assert read.offset + read.length <= max(1, len(text))
    else:
        assert parse_cell(read.to_text(), CODES) == read


@given(cells, turns)
def test_an_arrow_turns_with_its_tile(cell, turn):
    turned = cell.turned(turn)

    if cell.arrow is None:
        assert turned == cell
    else:
        assert DIRECTIONS[turned.arrow] == DIRECTIONS[cell.arrow].turned(turn)


@given(cells, turns)
def test_a_turn_changes_nothing_but_the_arrow(cell, turn):
    turned = cell.turned(turn)

    assert (turned.code, turned.number, turned.action, turned.marked) == (
        cell.code,
        cell.number,
        cell.action,
        cell.marked,
    )
    assert turned.turned(-turn) == cell


def test_codes_may_be_a_mapping():
    assert parse_cell("J1", {"J": "jungle"}) == Cell("J", 1)
    assert Hex(0, 0).turned(3) == Hex(0, 0)
