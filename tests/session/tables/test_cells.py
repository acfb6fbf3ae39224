"""Values as cells, cells as values."""

from hypothesis import given
from hypothesis import strategies as st

from designer.session.tables.cells import cell_of, value_of
from designer.validation.parts import Part
from designer.validation.shapes import ABSENT

TEXT = (Part({"type": "string"}),)
COUNT = (Part({"type": ["integer", "string"]}),)
ROLES = (Part({"type": "array", "items": {"enum": ["archaeologist", "raider"]}}),)
WORDS = (Part({"type": "array", "items": {"type": "string"}}),)
MAP = (Part({"type": "object", "additionalProperties": True}),)
YES = (Part({"type": "boolean"}),)


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=30))
def test_any_text_comes_back(text):
    for parts in (TEXT, COUNT, YES, ROLES):
        assert value_of(cell_of(text, parts), parts) == text


@given(st.lists(st.text(max_size=8), max_size=4))
def test_any_list_of_words_comes_back(words):
    assert value_of(cell_of(words, WORDS), WORDS) == words


def test_an_empty_cell_is_no_value():
    assert value_of("", TEXT) is ABSENT
    assert value_of("  ", TEXT) is ABSENT
    assert cell_of(ABSENT, TEXT) == ""


def test_no_text_is_a_formula_to_a_spreadsheet():
    for text in ("=HYPERLINK(0)", "+1", "-x", "@SUM(A1)", "\t=1"):
        assert cell_of(text, TEXT)[0] == "'"


def test_lists_are_words_with_commas():
    assert cell_of(["archaeologist", "raider"], ROLES) == "archaeologist, raider"
    assert cell_of([], ROLES) == "[]"
    assert value_of("Raider; archaeologist", ROLES) == ["raider", "archaeologist"]


def test_people_write_numbers_and_truth_in_their_way():
    assert value_of("3.0", COUNT) == 3
    assert value_of("ja", YES) is True
    assert value_of("FALSE", YES) is False


def test_the_short_form_of_yaml_is_read():
    assert value_of("{from: hand, count: 2}", MAP) == {"from": "hand", "count": 2}


def test_words_that_spreadsheets_like_to_turn_into_dates_stay_texts():
    assert value_of("3-4", TEXT) == "3-4"
