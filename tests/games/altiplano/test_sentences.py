"""Cards say what they do, in each language, from their effects alone."""

import json

import pytest

from designer.plugin_host import shipped_root
from designer.printing.display import TextBox, items_within
from plugins.altiplano.box import read_box
from plugins.altiplano.game import GAME
from plugins.altiplano.sentences import LANGUAGES, sentence
from tests.games.altiplano.projects import shipped, with_file

ABILITY = json.loads(
    (shipped_root().folder / "schemas/altiplano/ability.schema.json").read_text("utf-8")
)["$defs"]
EFFECTS = (
    {"op": "draw", "from": ["exploration", "character"], "count": 2},
    {"op": "draw", "who": "you", "from": "character", "count": {"up_to": 3}},
    {"op": "draw", "from": "exploration", "count": {"count": {"who": "you", "from": "treasures"}}},
    {"op": "take", "what": {"who": "you", "from": "hand", "pick": "random"}},
    {"op": "take", "what": "event.card", "may": True},
    {"op": "discard", "what": {"who": "you", "from": "camp", "filter": {"type": "raider"}, "count": 5}},
    {"op": "discard", "what": {"from": "hand", "count": {"half": {"count": {"from": "hand"}}}}},
    {"op": "trash", "what": "self"},
    {"op": "put", "what": {"from": "hand", "filter": {"type": "character"}}, "to": "camp"},
    {"op": "swap", "a": {"from": "camp"}, "b": {"who": "you", "from": "camp"}},
    {"op": "reveal", "from": "exploration", "count": 3, "as": "seen"},
    {"op": "look", "from": "character", "count": "all", "as": "seen"},
    {"op": "look", "what": {"who": "you", "from": "hand", "count": "all"}, "as": "seen"},
    {"op": "shuffle", "zone": "character"},
    {"op": "modify", "what": "hand_limit", "of": "mine", "add": 3},
    {"op": "modify", "what": "draw_count", "of": "mine", "becomes": 2, "for": "turn"},
    {"op": "modify", "what": "counts_as_raider", "of": "self", "becomes": 2},
    {"op": "forbid", "what": "discard", "of": {"from": "camp", "count": "all"}, "by": {"who": "you"}},
    {"op": "skip", "who": "you", "what": "phase", "which": 2},
    {"op": "choose", "options": [[{"op": "cancel"}], [{"op": "draw", "from": "exploration"}]]},
    {"op": "do", "effects": [{"op": "draw", "from": "exploration"}], "times": 2},
    {"op": "cancel"},
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_are_what_was_read_and_found_good(golden, language):
    box = read_box(shipped(), language)
    lines = [
        f"{name}: {sentence(card['abilities'], language, box.name)}"
        for name, card in box.cards.items()
        if card.get("abilities")
    ]

    golden.check(f"altiplano/sentences_{language}.txt", "\n".join(lines) + "\n")


def test_every_verb_of_the_schema_has_an_example():
    assert {e["op"] for e in EFFECTS} == {n[3:] for n in ABILITY if n.startswith("op_")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("effect", EFFECTS, ids=lambda e: e["op"])
def test_every_verb_has_a_sentence(effect, language):
    text = sentence([{"trigger": "action", "effects": [effect]}], language)

    assert text.endswith(".")
    assert len(text.split()) > 1
    assert "{" not in text
    assert "_" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", ABILITY["event"]["properties"]["event"]["enum"])
def test_every_event_has_its_condition(event, language):
    when = {"event": event, "by": "you", **({"phase": 2} if event == "phase" else {})}
    text = sentence([{"trigger": "event", "when": when, "effects": [{"op": "cancel"}]}], language)

    head, _, rest = text.partition(": ")
    assert head
    assert rest
    assert len({head, rest}) == 2


CONDITIONS = [
    {"has": {"what": {"from": "camp"}, "min": 2}},
    {"has": {"what": {"from": "location"}, "max": 0}},
    {"has": {"what": {"who": "you", "from": "treasures"}}},
    {"has": {"what": {"from": "specials", "filter": {"id": "rogue"}}}},
    {"compare": {"a": {"count": {"from": "camp"}}, "is": "more", "b": {"count": {"who": "you", "from": "camp"}}}},
    {"not": {"has": {"what": {"from": "camp"}}}},
    {"all": [{"has": {"what": {"from": "camp"}}}, {"has": {"what": {"from": "location"}}}]},
    {"any": [{"has": {"what": {"from": "camp"}}}, {"has": {"what": {"from": "location"}}}]},
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("condition", CONDITIONS)
def test_every_condition_is_said_as_a_prerequisite_and_within_effects(condition, language):
    draw = {"op": "draw", "from": "exploration"}
    plain = sentence([{"trigger": "action", "effects": [draw]}], language)
    first = sentence([{"trigger": "action", "if": condition, "effects": [draw]}], language)
    within = sentence([{"trigger": "action", "effects": [{**draw, "if": condition}]}], language)

    assert first.endswith(plain)
    assert within.endswith(plain)
    assert len({plain, first, within}) == 3


CARD = """\
kind: cards
format: 1
game: altiplano
cards:
  - id: gust
    name: Gust
    type: action
    {text}abilities: [{{trigger: action, effects: [{{op: discard, what: {{who: you, from: hand, count: 2, pick: random}}}}]}}]
    source: designed here
"""


def printed(text, language="en"):
    project, _ = with_file(CARD.format(text=text), "gust.yaml")
    return [i.text for i in items_within(GAME.face_in(project, "card:gust", language)) if isinstance(i, TextBox)]  # fmt: skip


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I discard 2 cards at random from your hand."),
        ("de", "Ich werfe zufällig 2 Karten aus deiner Hand ab."),
        ("pl", "Odrzucam losowo 2 karty z twojej ręki."),
    ],
)
def test_a_card_without_a_text_shows_the_sentence_of_its_effects(language, text):
    assert text in printed("", language)


def test_the_author_s_own_text_goes_first():
    found = printed("text: Two of yours blow away.\n    ")

    assert "Two of yours blow away." in found
    assert "I discard 2 cards at random from your hand." not in found


HELD = (
    ({"from": "camp"}, {"min": 2, "max": 2}, "I must have exactly 2 Characters."),
    ({"from": "hand"}, {"max": 3}, "I must have at most 3 cards in my hand."),
    ({"from": "hand"}, {"min": 2, "max": 4}, "I must have 2 to 4 cards in my hand."),
    ({"from": "location"}, {"max": 0}, "I must not have a Location."),
    ({"from": "camp", "filter": {"type": "raider"}}, {"min": 3}, "I must have 3 Raiders."),
    ({"from": "specials", "filter": {"id": "rogue"}}, {}, "I must be rogue."),
    ({"who": "you", "from": "hand"}, {"max": 1}, "It must hold: you have at most 1 card in your hand."),
)  # fmt: skip


@pytest.mark.parametrize(
    ("what", "bounds", "said"), HELD, ids=lambda v: v if type(v) is str else ""
)
def test_how_many_there_must_be_and_where_was_left_out(what, bounds, said):
    assert needed({"has": {"what": what, **bounds}}) == said


def test_what_is_not_there_is_said_as_none_or_as_fewer():
    location, raiders = {"from": "location"}, {"from": "camp", "filter": {"type": "raider"}}
    rogue = {"from": "specials", "filter": {"id": "rogue"}}

    assert needed({"not": {"has": {"what": location}}}) == "I must not have a Location."
    assert needed({"not": {"has": {"what": raiders, "min": 3}}}) == "I must have at most 2 Raiders."
    assert needed({"not": {"has": {"what": raiders, "max": 1}}}) == "I must have 2 Raiders."
    assert needed({"not": {"has": {"what": rogue}}}) == "I must not be rogue."
    assert needed({"not": {"has": {"what": location}}}, "de") == "Ich darf keinen Fundort haben."


def test_things_that_one_of_is_enough_are_said_in_one_sentence():
    raiders = {"has": {"what": {"from": "camp", "filter": {"type": "raider"}}, "min": 2}}
    place = {"has": {"what": {"from": "location"}}}

    assert needed({"any": [raiders, place]}) == "I must have 2 Raiders or a Location."
    assert needed({"any": [raiders, place]}, "pl") == "Muszę mieć 2 Rabusiów lub Miejsce."


def test_what_is_compared_is_said_with_its_place():
    camps = {"a": {"count": {"from": "camp"}}, "b": {"count": {"who": "you", "from": "camp"}}}

    said = needed({"compare": {**camps, "is": "fewer"}})
    assert (
        said == "It must hold: there are fewer Characters in my Camp than Characters in your Camp."
    )


def test_cards_that_may_be_kept_are_counted_as_the_language_does():
    lasting = [
        {"trigger": "passive", "effects": [{"op": "modify", "what": "hand_limit", "add": 1}]}
    ]

    assert sentence(lasting) == "I may keep 1 card more."
    assert sentence(lasting, "pl") == "Mogę zatrzymać o 1 kartę więcej."


def needed(tree, language="en"):
    """Give the sentence of a condition."""
    deed = [{"op": "draw", "from": "exploration"}]
    whole = sentence([{"trigger": "action", "if": tree, "effects": deed}], language)
    return whole.removesuffix(sentence([{"trigger": "action", "effects": deed}], language)).strip()
