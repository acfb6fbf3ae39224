"""What may stand at a place of a text, in the middle of writing it."""

import pytest

from designer.documents import read_document
from designer.plugin_host.roots import shipped_root
from designer.session.completing import completions
from designer.validation.projects import open_with_schemas

PROJECT, STORE = open_with_schemas([], [shipped_root()])
PATH = "/somewhere/own.yaml"
CARD = """\
kind: cards
format: 1
game: altiplano
cards:
  - id: first
    name: First
    type: location
    source: designed here
  - id: second
    name: Second
    type: reaction
    {here}
    source: designed here
"""


def at(entry, whole=CARD):
    """Give the words for a place marked with a bar."""
    text = whole.replace("{here}", entry)
    offset = text.index("¦")
    text = text.replace("¦", "")
    document = read_document(CARD.replace("{here}", "copies: 1"), PATH)
    project = PROJECT.with_document(document)
    return completions(project, document, STORE, text, offset)


def words(entry, whole=CARD):
    """Give the texts only."""
    return [completion.text for completion in at(entry, whole).found]


def test_keys_are_those_of_the_kind_of_card_that_are_not_there_yet():
    found = words("¦")

    assert {"abilities", "cancels", "copies"} <= set(found)
    assert not {"id", "type", "icon", "roles"} & set(found)  # icon and roles are other kinds'
    assert found[0] == "abilities"  # a reaction must have them


PLACES = {
    "a listed value": ("cancels: ¦", {"beast", "trap"}),
    "part of a word": ("cancels: tr¦", {"trap"}),
    "a kind of ability": ("abilities: [{trigger: ¦}]", {"action", "event", "passive"}),
    "a verb": ("abilities: [{trigger: action, effects: [{op: ¦}]}]", {"draw", "take", "choose"}),
    "an event": (
        "abilities:\n      - trigger: event\n        when: {event: ¦",
        {"play", "discard"},
    ),
    "an event, closed": ("abilities: [{trigger: event, when: {event: ¦}}]", {"play", "discard"}),
    "keys of a verb": (
        "abilities: [{trigger: action, effects: [{op: draw, ¦}]}]",
        {"from", "count"},
    ),
    "keys of a selector": (
        "abilities: [{trigger: action, effects: [{op: discard, what: {¦}}]}]",
        {"who", "from", "filter"},
    ),
    "a condition": ("abilities: [{trigger: action, if: {¦}}]", {"has", "compare", "not"}),
    "an id by its name": (
        "abilities: [{trigger: action, effects: [{op: take, what: {filter: {id: rifle¦}}}]}]",
        {"trusty_rifle"},
    ),
    "lines below a key": (
        "abilities:\n      - trigger: event\n        when:\n          ¦\n        effects: []",
        {"event", "by", "filter"},
    ),
    "the word of a key that is there": ("canc¦els: beast", {"cancels"}),
}


@pytest.mark.parametrize(("entry", "expected"), PLACES.values(), ids=PLACES)
def test_places_are_understood(entry, expected):
    assert expected <= set(words(entry))


def test_the_whole_word_is_replaced():
    found = at("cancels: be¦ast")
    text = CARD.replace("{here}", "cancels: beast")

    assert text[found.start : found.end] == "beast"


def test_cards_of_other_games_are_completed_too():
    text = "kind: cards\nformat: 1\ngame: el_dorado\ncards:\n  - id: x\n    colour: ¦\n"
    document = read_document(text.replace("¦", ""), PATH)
    project = PROJECT.with_document(document)
    found = completions(project, document, STORE, text.replace("¦", ""), text.index("¦"))

    assert {"green", "blue"} <= {completion.text for completion in found.found}


@pytest.mark.parametrize(
    ("entry", "expected"),
    [("canc¦", "cancels"), ("abilities: [{trigger: ¦", "action")],
    ids=["a key begun", "a bracket left open"],
)
def test_a_text_that_cannot_be_read_is_completed_by_its_head(entry, expected):
    """The window reads the text anew after each letter: in the middle of a word it has no tree."""
    text = CARD.replace("{here}", entry)
    offset = text.index("¦")
    document = read_document(text.replace("¦", ""), PATH)
    assert document.tree is None
    project = PROJECT.with_document(document)
    found = completions(project, document, STORE, text.replace("¦", ""), offset)

    assert expected in {completion.text for completion in found.found}


@pytest.mark.parametrize(
    "entry", ["# ¦", "text: |\n      some ¦words", "text: 'it¦'", "}{¦", "¦ - - :"]
)
def test_where_nothing_is_known_nothing_is_offered_and_nothing_breaks(entry):
    assert isinstance(words(entry), list)


def test_a_long_file_costs_only_its_entry(numbers):
    n = numbers.of(short=300, long=5000)
    more = "".join(f"  - {{id: c_{k}, name: C, type: location, source: x}}\n" for k in range(n))

    assert "trap" in words("cancels: ¦", CARD + more)
