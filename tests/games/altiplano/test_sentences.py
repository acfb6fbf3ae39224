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
