"""Component lists for spreadsheets, for plain reading and for other programs."""

import csv
import io

import pytest

from designer.printing.lists import SEPARATORS, list_csv, list_text, list_tree
from designer.printing.owning import owning
from designer.printing.words import SheetWords
from tests.printing.made_up import component, listed

EN = SheetWords("en")
LIST = listed(
    component("disc", 12, stock=6, used="anywhere"),
    component("own tile", 1, box="", source="designed here"),
)


def rows(data: bytes, separator: str = ",") -> list[list[str]]:
    """Read a table as a spreadsheet does."""
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), delimiter=separator))


def table(of, separator: str = ",", language: str = "en") -> bytes:
    return list_csv(of, owning(of), SheetWords(language), separator)


def test_a_table_begins_with_the_mark_and_ends_lines_as_spreadsheets_do():
    data = table(LIST)

    assert data.startswith(b"\xef\xbb\xbf")
    assert data.count(b"\r\n") == data.count(b"\n") == 5


@pytest.mark.parametrize("separator", SEPARATORS.values())
def test_every_row_has_every_column(separator):
    found = rows(table(LIST, separator), separator)

    assert {len(row) for row in found} == {10}
    assert dict(zip(found[0], found[1], strict=True)) == {
        "section": "Discs",
        "piece": "disc",
        "count": "12",
        "source": "from the rulebook",
        "where used": "anywhere",
        "side of": "",
        "box": "Box One",
        "in one box": "6",
        "missing": "6",
        "id": "piece:disc",
    }


def test_sums_per_box_stand_below_the_pieces():
    found = rows(table(LIST))

    assert [(row[0], row[2], row[6]) for row in found[-2:]] == [
        ("sum", "12", "Box One"),
        ("sum", "1", "in no box"),
    ]


@pytest.mark.parametrize(
    "name",
    ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "\nx", "  =1", '=HYPERLINK("http://x","y")'],
)
def test_no_text_becomes_a_formula(name):
    cell = rows(table(listed(component(name))))[1][1]

    assert cell == f"'{name}"


@pytest.mark.parametrize("name", ['with "quotes"', "a,b;c", "two\nlines", "Żółw, großer 🐢", "1-2"])
def test_any_name_comes_back_as_it_was(name):
    for separator in SEPARATORS.values():
        assert rows(table(listed(component(name)), separator), separator)[1][1] == name


def test_headings_are_in_the_reader_s_language():
    assert rows(table(LIST, ";", "pl"), ";")[0][:3] == ["dział", "element", "liczba"]


def test_the_list_as_text(golden):
    golden.check("printing/list.txt", list_text(LIST, owning(LIST), EN))


def test_the_list_as_text_says_what_is_missing_of_the_boxes_there_are():
    text = list_text(LIST, owning(LIST, {"one": 1}), EN)

    assert "Box One: 12 pieces of it, 2 boxes are needed, you have 1" in text
    assert "Missing: disc: 12 needed, 6 there" in text
    assert "Nothing is missing." in list_text(LIST, owning(LIST, {"one": 2}), EN)


def test_the_list_as_a_tree_names_every_piece():
    tree = list_tree(LIST, owning(LIST))

    assert tree["total"] == 13
    (section,) = tree["sections"]
    assert [(c["id"], c["count"]) for c in section["components"]] == [
        ("piece:disc", 12),
        ("piece:own tile", 1),
    ]
    assert tree["missing"] == [
        {
            "piece": "piece:disc",
            "title": "disc",
            "sides": [],
            "needed": 12,
            "there": 6,
            "proven": True,
        }
    ]
    assert tree["to_make"] == 1
