"""Every verb says itself, and a game may have words of its own."""

from inspect import getdoc
from pathlib import Path

import pytest
import yaml

from designer.engine.effects import verbs
from designer.engine.effects.describing import Words, described
from designer.engine.effects.verbs import core_verbs

WORDS = Words(verbs=core_verbs(), names={"pile": "draw pile", "hand": "hand"})
FILES = sorted(Path(verbs.__file__).parent.glob("[a-z]*.py"))


def ability(*effects, **more):
    return {"trigger": "action", "effects": list(effects), **more}


@pytest.mark.parametrize(
    ("effects", "sentence"),
    [
        ([{"op": "draw", "from": "pile", "count": 2}, {"op": "trash", "what": {"from": "hand", "count": {"up_to": 2}}}], "Draw 2 cards from draw pile, then remove up to 2 cards from hand from the game."),
        ([{"op": "draw", "from": ["pile", "supply"]}], "Draw 1 card from draw pile or supply."),
        ([{"op": "take", "what": {"from": "supply", "filter": {"kind": "gem"}}, "to": "discard"}], "Take 1 gem from supply to discard."),
        ([{"op": "discard", "what": {"who": "you", "from": "hand", "count": 2, "pick": "random"}}], "Discard 2 cards at random from the other player's hand."),
        ([{"op": "put", "what": "seen", "to": "top", "order": "chosen"}], "Put the seen to top."),
        ([{"op": "put", "what": "self", "to": {"from": "spaces", "count": 1}}], "Put this to 1 space from spaces."),
        ([{"op": "swap", "a": {"from": "hand"}, "b": {"from": "supply"}}], "Swap 1 card from hand and 1 card from supply."),
        ([{"op": "reveal", "from": "pile", "count": 3, "as": "seen"}], "Reveal 3 cards from draw pile."),
        ([{"op": "look", "what": {"who": "you", "from": "hand", "count": "all"}}], "Look at all cards from the other player's hand."),
        ([{"op": "shuffle", "zone": "pile"}], "Shuffle draw pile."),
        ([{"op": "step", "figure": "mine", "spaces": 2}], "Move one of yours 2 spaces."),
        ([{"op": "place", "figure": "mine", "to": {"from": "spaces", "within": {"of": "mine", "steps": 2}}}], "Place one of yours on 1 space from spaces at most 2 spaces away."),
        ([{"op": "set", "what": "event.figure", "state": "face_down"}], "Set that figure face down."),
        ([{"op": "modify", "what": "symbol", "of": "mine", "becomes": "chosen"}], "Symbol of one of yours becomes one of your choice."),
        ([{"op": "modify", "what": "limit", "of": "mine", "add": 3}], "Limit of one of yours changes by 3."),
        ([{"op": "allow", "what": "enter", "of": "mine", "on": "occupied"}], "One of yours may enter (occupied)."),
        ([{"op": "forbid", "what": "discard", "of": {"from": "hand"}}], "Nobody may discard 1 card from hand."),
        ([{"op": "gain", "what": "actions", "count": 2}], "Gain 2 actions."),
        ([{"op": "gain", "what": "strength", "symbol": "sun", "count": 1}], "Gain 1 sun."),
        ([{"op": "skip", "who": "you", "what": "turn"}], "The other player: skip the next turn."),
        ([{"op": "end", "what": "turn"}, {"op": "win"}], "End the turn, then win the game."),
        ([{"op": "roll", "die": "d6", "as": "n"}], "Roll d6."),
        ([{"op": "choose", "options": [[{"op": "win"}], [{"op": "cancel"}]]}], "Win the game, or cancel it."),
        ([{"op": "do", "times": 3, "effects": [{"op": "draw"}]}], "3 times: draw 1 card from draw pile."),
        ([{"op": "do", "if": {}, "effects": [{"op": "win"}], "else": [{"op": "end"}]}], "Win the game, or else end the turn."),
        ([{"op": "draw", "count": {"count": "given"}, "may": True}], "You may draw as many as the given cards from draw pile."),
        ([{"op": "take", "what": {"first_of": [{"from": "hand"}, "self"]}}], "Take 1 card from hand, else this to hand."),
        ([{"op": "draw", "count": {"half": 4}}, {"op": "draw", "count": {"times": 2, "of": 3}}], "Draw half of 4 cards from draw pile, then draw 2 times 3 cards from draw pile."),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_effects_say_what_they_do(effects, sentence):
    assert described(ability(*effects), WORDS) == sentence


def test_a_cost_comes_first():
    tree = ability({"op": "win"}, cost=[{"actions": 2}, {"op": "trash", "what": "self"}])

    assert described(tree, WORDS) == "2 actions, remove this from the game: win the game."


def test_a_game_may_have_sentences_of_its_own():
    words = Words(verbs=core_verbs(), patterns={"put here": "drop {things}"})
    tree = ability({"op": "put", "what": {"from": "pack", "count": "all"}, "to": "here"})

    assert described(tree, words) == "Drop all cards from pack."


def test_a_language_without_a_sentence_speaks_english():
    assert described(ability({"op": "win"}), Words("de", verbs=core_verbs())) == "Win the game."


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_verb_has_an_example_that_it_can_describe(file):
    if file.stem.startswith("_"):
        return
    module = __import__(f"designer.engine.effects.verbs.{file.stem}", fromlist=["build"])
    example = yaml.safe_load(getdoc(module).partition("Example: ")[2])

    assert example["op"] == file.stem
    assert described(ability(example), WORDS).endswith(".")


def test_there_are_the_verbs_that_there_are_files_of():
    assert sorted(core_verbs()) == [f.stem for f in FILES if not f.stem.startswith("_")]
    assert len(core_verbs()) == 23  # effects.md, section 2
