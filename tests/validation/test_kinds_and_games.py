"""The kind and the game of one document: misspelled, unknown, guessed."""

import pytest

from designer.diagnostics import Severity
from tests.validation.small import BASE, faults_of, items, store_in


def test_a_misspelled_key_of_the_kind_can_be_renamed(store):
    (fault,) = faults_of(store, "kynd: items\nformat: 1\n")

    assert "“kynd”" in fault.message
    (change,) = fault.fixes[0].replacements
    assert (change.start, change.end, change.text) == (0, 4, "kind")


def test_a_key_of_its_own_is_not_taken_for_the_kind(store):
    (fault,) = faults_of(store, "id: items\nformat: 1\nname: items\n")

    assert fault.message == "The key “kind” is missing: it says what the file holds."


@pytest.mark.parametrize("text", ["kind: grounds\ngame: rafts\n", f"game: rafts\n{items('id: a, weight: 1')}"])  # fmt: skip
def test_a_file_of_any_kind_may_name_its_game(store, text):
    assert faults_of(store, text) == ()


def test_a_file_with_faults_whose_game_is_guessed_says_so(tmp_path):
    other = {
        "$id": f"{BASE}/sleds/items.schema.json",
        "x-kind": "items",
        "type": "object",
        "properties": {"kind": {}},
        "additionalProperties": False,
    }
    store = store_in(tmp_path, sleds__items=other)

    hint, fault = faults_of(store, items("id: a, weight: 99"))
    assert (hint.code, hint.severity) == ("core/guessed-game", Severity.HINT)
    assert "a file of rafts" in hint.message
    assert "game: rafts" in hint.remedy
    assert fault.code == "core/out-of-range"
    assert faults_of(store, items("id: a, weight: 9")) == ()
    (alone,) = faults_of(store, "game: rafts\n" + items("id: a, weight: 99"))
    assert alone.code == "core/out-of-range"


def test_an_unknown_game_is_told_once(tmp_path):
    closed = {
        "$id": f"{BASE}/rafts/plans.schema.json",
        "x-kind": "plans",
        "type": "object",
        "properties": {"kind": {}, "game": {"const": "rafts"}},
    }
    store = store_in(tmp_path, rafts__plans=closed)

    assert [f.code for f in faults_of(store, "kind: plans\ngame: chess\n")] == ["core/unknown-game"]


def test_many_words_are_listed_in_the_remedy_and_only_where_none_is_near(tmp_path):
    plans = {
        "$id": f"{BASE}/rafts/plans.schema.json",
        "x-kind": "plans",
        "type": "object",
        "properties": {"kind": {}, "colour": {"enum": [f"colour_{n}" for n in range(20)]}},
    }
    store = store_in(tmp_path, rafts__plans=plans)

    (far,) = faults_of(store, "kind: plans\ncolour: zzz\n")
    (near,) = faults_of(store, "kind: plans\ncolour: colour_1x\n")
    assert "none of the 20 words" in far.message
    assert "colour_19" in far.remedy
    assert near.remedy == "Did you mean colour_1?"
