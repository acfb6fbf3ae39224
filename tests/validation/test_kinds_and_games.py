"""The kind and the game of one document: misspelled, unknown, guessed."""

import pytest

from designer.diagnostics import Severity
from designer.documents import Project, read_document
from designer.validation.documents import judged, schema_of, validate_document
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


SLEDS = {
    "$id": f"{BASE}/sleds/items.schema.json",
    "x-kind": "items",
    "type": "object",
    "properties": {"kind": {}},
    "additionalProperties": False,
}


@pytest.fixture
def two_games(tmp_path):
    """Give schemas of rafts and of sleds, which both know items."""
    return store_in(tmp_path, sleds__items=SLEDS)


def test_a_file_whose_game_is_guessed_says_so_and_may_be_told(two_games):
    hint, fault = faults_of(two_games, items("id: a, weight: 99"))
    assert (hint.code, hint.severity) == ("core/guessed-game", Severity.HINT)
    assert "a file of rafts, with which it has the fewest faults" in hint.message
    assert "game: rafts" in hint.remedy
    assert fault.code == "core/out-of-range"
    (hint,) = faults_of(two_games, items("id: a, weight: 9"))
    assert "a file of rafts, with which it has no faults" in hint.message
    (alone,) = faults_of(two_games, "game: rafts\n" + items("id: a, weight: 99"))
    assert alone.code == "core/out-of-range"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("kind: items\nformat: 1\n", "kind: items\ngame: rafts\nformat: 1\n"),
        (
            "kind: items # mine\r\nformat: 1\r\n",
            "kind: items # mine\r\ngame: rafts\r\nformat: 1\r\n",
        ),
        ("  format: 1\n  kind: items", "  format: 1\n  kind: items\n  game: rafts"),
        ("\ufeffkind: 'items'\nformat: 1\n", "kind: 'items'\ngame: rafts\nformat: 1\n"),
        ("{kind: items, format: 1, items: []}\n", None),
        ("{format: 1,\n  kind: items, items: []}\n", None),
    ],
    ids=["plain", "comment and CRLF", "last line", "mark and quotes", "one line", "braces"],
)
def test_the_guessed_game_is_written_below_the_kind_where_there_is_a_line(two_games, before, after):
    document = read_document(before, "loose.yaml")
    hint = next(f for f in validate_document(document, two_games) if f.code == "core/guessed-game")
    if after is None:
        assert hint.fixes == ()
        return
    (fix,) = hint.fixes
    (change,) = fix.replacements

    text = document.text
    assert text[: change.start] + change.text + text[change.end :] == after
    assert fix.title == "Write game: rafts"
    named = read_document(after, "loose.yaml")
    assert "core/guessed-game" not in {f.code for f in validate_document(named, two_games)}


def test_the_form_of_a_loose_file_has_the_schema_that_it_is_checked_by(two_games):
    loose = read_document(items("id: a, weight: 9"), "loose.yaml")
    neither = read_document("kind: spaceship\n", "odd.yaml")
    unread = read_document("kind: {", "broken.yaml")

    schemas = [
        schema_of(Project({}, (), {}, shipped=frozenset()), d, two_games)
        for d in (loose, neither, unread)
    ]
    assert schemas == [judged(loose, two_games, "").schema, None, None]
    assert schemas[0].folder == "rafts"


def test_the_guess_looks_at_the_beginning_of_long_lists_and_the_check_at_all(two_games):
    rows = [f"id: a{n}, weight: {9 if n < 500 else 99}" for n in range(600)]
    faults = faults_of(two_games, items(*rows))

    assert "a file of rafts" in faults[0].message
    assert sum(max(1, fault.stands_for) for fault in faults[1:]) == 100


def test_a_guess_that_ties_is_that_of_a_game_and_of_the_first(tmp_path):
    anything = {"x-kind": "logs", "type": "object", "properties": {"kind": {}}}
    folders = ("core", "rafts", "sleds")
    same = {f"{f}__logs": {"$id": f"{BASE}/{f}/logs.schema.json", **anything} for f in folders}
    store = store_in(tmp_path, anchors__other={**SLEDS, "$id": f"{BASE}/o.json"}, **same)

    (hint,) = faults_of(store, "kind: logs\n")
    assert "a file of rafts" in hint.message


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
