"""No verb of an effect is forgotten: code, schema, test, description and example go together."""

import json
import re
from importlib import import_module
from inspect import getdoc
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from designer.documents import read_document
from designer.engine.effects.conditions import _CONDITIONS
from designer.engine.effects.describing import Words, described
from designer.engine.effects.verbs import core_verbs, verbs_in

CHECKOUT = Path(__file__).resolve().parents[2]
OWN = [
    file
    for file in sorted(CHECKOUT.glob("plugins/*/effects/*.py"))
    if not file.stem.startswith("_")
]
GAMES = sorted(path.parent.name for path in CHECKOUT.glob("schemas/*/ability.schema.json"))

each_own_verb = pytest.mark.parametrize("file", OWN, ids=lambda f: f"{f.parents[1].name}/{f.stem}")
each_game = pytest.mark.parametrize("game", GAMES)


def registry():
    """Give all schemas by their ids."""
    trees = [json.loads(f.read_text("utf-8")) for f in CHECKOUT.glob("schemas/**/*.schema.json")]
    return Registry().with_resources([(t["$id"], Resource.from_contents(t)) for t in trees])


def verbs_of(game):
    """Give the verbs of a game: the core's and its own."""
    return {**core_verbs(), **verbs_in(import_module(f"plugins.{game}.effects"))}


def example_of(module):
    """Give the example in the docstring of a verb's module."""
    text = (getdoc(module) or "").partition("Example: ")[2]
    return read_document(text, "example.yaml").tree


def effects_of(game):
    """Give what a game's schema says of each verb, by its word."""
    schema = json.loads((CHECKOUT / f"schemas/{game}/ability.schema.json").read_text("utf-8"))
    found = {}
    for branch in schema["$defs"]["effect"]["oneOf"]:
        name = branch["$ref"].rpartition("/")[2]
        word = name.removeprefix("op_").removesuffix(".schema.json")
        found[word] = f"{schema['$id'].rpartition('/')[0]}/ability.schema.json{branch['$ref']}"
        if not branch["$ref"].startswith("#"):
            found[word] = f"{schema['$id'].rpartition('/')[0]}/{branch['$ref']}"
    return found


@each_game
def test_every_verb_of_a_schema_is_carried_out(game):
    assert set(effects_of(game)) - set(verbs_of(game)) == set()


@each_own_verb
def test_an_own_verb_has_schema_and_test_of_the_same_name(file):
    game = file.parents[1].name

    assert (CHECKOUT / f"schemas/{game}/effects/{file.stem}.schema.json").is_file()
    assert (CHECKOUT / f"tests/games/{game}/effects/test_{file.stem}.py").is_file()
    assert file.stem in effects_of(game), "the game's abilities do not offer it"


@each_own_verb
def test_the_example_of_an_own_verb_is_valid_and_says_itself(file):
    game = file.parents[1].name
    example = example_of(import_module(f"plugins.{game}.effects.{file.stem}"))
    validator = Draft202012Validator({"$ref": effects_of(game)[file.stem]}, registry=registry())

    assert example["op"] == file.stem
    assert list(validator.iter_errors(example)) == []
    words = Words(verbs=verbs_of(game))
    assert re.fullmatch(r"[A-Z].+\.", described({"effects": [example]}, words))


@pytest.mark.parametrize("verb", sorted(core_verbs()))
def test_every_verb_of_the_core_is_tried(verb):
    tests = (CHECKOUT / "tests/engine/effects/test_verbs.py").read_text("utf-8")

    assert f'"op": "{verb}"' in tests


@pytest.mark.parametrize("condition", sorted(_CONDITIONS))
def test_every_condition_of_the_core_is_tried(condition):
    tests = (CHECKOUT / "tests/engine/effects/test_conditions.py").read_text("utf-8")

    assert f'"{condition}": ' in tests


@each_game
def test_every_ability_of_the_content_says_itself(game):
    words = Words(verbs=verbs_of(game))
    abilities = [
        ability
        for file in sorted((CHECKOUT / "content" / game).rglob("*.yaml"))
        for entries in [read_document(file.read_bytes(), file.name).tree]
        if isinstance(entries, dict)
        for entry in (*entries.get("cards", ()), *entries.get("tokens", ()))
        if isinstance(entry, dict)
        for ability in entry.get("abilities", ())
    ]

    assert abilities
    for ability in abilities:
        assert re.fullmatch(r"[A-Z].+\.", described(ability, words))
