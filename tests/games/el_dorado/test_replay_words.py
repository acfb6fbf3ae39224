"""The words of any move are those that the schemas of replays and situations know."""

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from designer.play.playouts import playout
from tests.games.el_dorado.games import BOTS, rich

SCHEMAS = Path(__file__).resolve().parents[3] / "schemas"


@pytest.fixture(scope="module")
def registry():
    trees = [json.loads(f.read_text("utf-8")) for f in SCHEMAS.glob("**/*.schema.json")]
    return Registry().with_resources([(t["$id"], Resource.from_contents(t)) for t in trees])


@pytest.mark.parametrize("kind", ["replay", "situation"])
def test_moves_in_words_are_valid(kind, registry, numbers):
    base = "https://trailwright.invalid/schemas/el_dorado"
    move = Draft202012Validator(
        {"$ref": f"{base}/{kind}.schema.json#/$defs/move"}, registry=registry
    )
    keys = set()
    for seed in range(numbers.of(short=3, long=30)):
        game = rich(2)
        for words in playout(game, [BOTS["random"]()] * 2, seed, limit=300).words(game):
            keys |= words.keys()
            assert [error.message for error in move.iter_errors(dict(words))] == [], words

    assert {"card", "token", "choose", "pay", "tokens", "give", "steps", "move"} <= keys
