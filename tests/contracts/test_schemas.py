"""Every shipped document is valid, every property of every schema is explained, every typo is found.

Plain jsonschema is the judge here, so that nothing of our own can hide a fault.
"""

import copy
import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from designer.documents import read_document

CHECKOUT = Path(__file__).resolve().parents[2]
FILES = sorted((CHECKOUT / "schemas").rglob("*.schema.json"))
CONTENT = sorted(
    [*(CHECKOUT / "content").rglob("*.yaml"), *(CHECKOUT / "plugins").glob("*/plugin.yaml")]
)
SCHEMA_LINE = re.compile(r"# yaml-language-server: \$schema=(\S+)\n")
# Maps whose keys are names that authors invent.
FREE_KEYS = {"parameters", "labels"}
# The core knows that abilities have effects; which words these have is for the games to say.
OPEN_TO_GAMES = re.compile(
    r"core#/\$defs/(card|token)/properties/abilities/items(/properties/effects/items)?"
)

each_schema = pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}/{f.stem}")
each_document = pytest.mark.parametrize("file", CONTENT, ids=lambda f: str(f.relative_to(CHECKOUT)))


@cache
def schema_of(file: Path) -> Any:
    """Read a schema."""
    return json.loads(file.read_text(encoding="utf-8"))


@cache
def registry() -> Registry[Any]:
    """Give all schemas by their ids."""
    found = [(schema_of(f)["$id"], Resource.from_contents(schema_of(f))) for f in FILES]
    return Registry().with_resources(found)


def validator(schema: Any) -> Draft202012Validator:
    """Judge by a schema, or by a part of one that knows its base."""
    return Draft202012Validator(schema, registry=registry())


def parts(schema: Any, pointer: str = "#") -> Iterator[tuple[str, Any]]:
    """Give every schema inside a schema, itself first, with its pointer."""
    if not isinstance(schema, dict):
        return
    yield pointer, schema
    for key in ("properties", "$defs", "patternProperties"):
        for name, part in schema.get(key, {}).items():
            yield from parts(part, f"{pointer}/{key}/{name}")
    for key in ("items", "additionalProperties", "propertyNames", "if", "then", "else", "not"):
        if key in schema:
            yield from parts(schema[key], f"{pointer}/{key}")
    for key in ("oneOf", "anyOf", "allOf", "prefixItems"):
        for number, part in enumerate(schema.get(key, [])):
            yield from parts(part, f"{pointer}/{key}/{number}")


def properties(schema: Any) -> Iterator[tuple[str, Any]]:
    """Give every property that is described anywhere in a schema, with its pointer."""
    for pointer, part in parts(schema):
        for name, described in part.get("properties", {}).items():
            yield f"{pointer}/properties/{name}", described


def declared_sorts() -> set[str]:
    """Give all sorts of ids that some schema declares."""
    found = set()
    for file in FILES:
        for _, part in parts(schema_of(file)):
            if "x-id" in part:
                sort = part["x-id"]
                found.add(sort["sort"] if isinstance(sort, dict) else sort)
    return found


def schema_line(file: Path) -> Path:
    """Give the schema that a document's first line names."""
    match = SCHEMA_LINE.match(file.read_text(encoding="utf-8"))
    assert match is not None, "the first line names no schema"
    return (file.parent / match[1]).resolve()


def tree_of(file: Path) -> Any:
    """Read a document that holds no fault of reading."""
    document = read_document(file.read_bytes(), file.name)
    assert document.diagnostics == ()
    return document.tree


@each_schema
def test_a_schema_is_valid_itself(file):
    Draft202012Validator.check_schema(schema_of(file))


@each_schema
def test_a_schema_has_the_id_of_its_place_and_the_kind_of_its_name(file):
    schema = schema_of(file)
    place = file.relative_to(CHECKOUT).as_posix()

    assert schema["$id"] == f"https://trailwright.invalid/{place}"
    if "x-kind" in schema:
        assert file.name == f"{schema['x-kind']}.schema.json"
        assert {"kind", "format"} <= set(schema["required"])
        assert schema["properties"]["kind"]["const"] == schema["x-kind"]


@each_schema
def test_every_property_has_a_title_a_description_and_an_example(file):
    bare = [
        (pointer, key)
        for pointer, described in properties(schema_of(file))
        for key in ("title", "description", "examples")
        if not described.get(key)
    ]

    assert bare == []


@each_schema
def test_every_example_is_valid(file):
    schema = schema_of(file)
    faults = []
    for pointer, part in parts(schema):
        for example in part.get("examples", []):
            judge = validator({"$ref": f"{schema['$id']}{pointer}"})
            faults += [(pointer, example, error.message) for error in judge.iter_errors(example)]

    assert faults == []


@each_schema
def test_objects_are_closed(file):
    free = [
        pointer
        for pointer, part in parts(schema_of(file))
        if "properties" in part and part.get("additionalProperties") in (None, True)
    ]

    assert [p for p in free if not OPEN_TO_GAMES.fullmatch(f"{file.parent.name}{p}")] == []


@each_schema
def test_every_reference_is_to_a_declared_sort(file):
    sorts = declared_sorts()
    for pointer, part in parts(schema_of(file)):
        named = part.get("x-ref", [])
        assert set([named] if isinstance(named, str) else named) <= sorts, pointer


@each_schema
def test_a_reference_has_an_example_of_its_own_sort(file):
    shared = [
        pointer
        for pointer, part in parts(schema_of(file))
        if "x-ref" in part and "$ref" in part and not part.get("examples")
    ]

    assert shared == [], "the example of all ids would be shown there"


@each_schema
def test_sentences_of_a_schema_end_like_sentences(file):
    texts = [
        (pointer, part["description"])
        for pointer, part in parts(schema_of(file))
        if "description" in part and not part["description"].endswith((".", "?"))
    ]

    assert texts == []


def test_all_kinds_of_the_design_have_a_schema():
    kinds = {schema_of(f).get("x-kind") for f in FILES if f.parent.name == "core"}

    assert kinds >= {
        "pack",
        "terrains",
        "tiles",
        "cards",
        "decks",
        "tokens",
        "barriers",
        "rules",
        "route",
        "scenario",
        "situation",
        "replay",
        "plugin",
    }


@each_document
def test_a_shipped_document_names_the_schema_of_its_kind(file):
    assert schema_of(schema_line(file))["x-kind"] == tree_of(file)["kind"]


@each_document
def test_a_shipped_document_is_valid(file):
    judge = validator(schema_of(schema_line(file)))

    assert [(list(e.absolute_path), e.message) for e in judge.iter_errors(tree_of(file))] == []


def maps(tree: Any, pointer: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Give where every map of a tree stands."""
    if isinstance(tree, Mapping):
        yield pointer
    pairs = tree.items() if isinstance(tree, Mapping) else enumerate(tree)
    for key, value in pairs:
        if isinstance(value, Mapping | list):
            yield from maps(value, (*pointer, key))


def at(tree: Any, pointer: tuple[str | int, ...]) -> Any:
    """Give what stands at a pointer."""
    for step in pointer:
        tree = tree[step]
    return tree


@each_document
def test_a_word_that_no_schema_knows_is_found_wherever_it_stands(file):
    judge, tree = validator(schema_of(schema_line(file))), tree_of(file)
    alike: dict[tuple[Any, ...], tuple[str | int, ...]] = {}
    for pointer in maps(tree):
        if not FREE_KEYS & set(pointer):
            shape = tuple("#" if isinstance(step, int) else step for step in pointer)
            alike[*shape, *sorted(at(tree, pointer))] = pointer
    unseen = []
    for pointer in alike.values():
        changed = copy.deepcopy(tree)
        at(changed, pointer)["strenght"] = "1"
        if judge.is_valid(changed):
            unseen.append(pointer)

    assert unseen == []


@each_document
def test_a_shipped_document_says_where_its_content_comes_from(file):
    tree = tree_of(file)
    lists = (
        "terrains",
        "tiles",
        "cards",
        "decks",
        "tokens",
        "pieces",
        "barriers",
        "rules",
        "switches",
        "set_up",
    )
    things = [
        thing
        for name in lists
        if isinstance(tree.get(name), list) and (tree["kind"], name) != ("scenario", "pieces")
        for thing in tree[name]
        if isinstance(thing, Mapping)
    ]
    if tree["kind"] in {"route", "scenario"}:
        things.append(tree)

    assert [thing for thing in things if "source" not in thing] == []


@pytest.mark.parametrize("language", ["en", "de", "pl"])
@each_document
def test_every_name_and_text_has_all_three_languages(file, language):
    tree = tree_of(file)
    words = [
        at(tree, pointer)
        for pointer in maps(tree)
        if {"en", "de", "pl"} & set(at(tree, pointer)) and pointer[-1] != "name_source"
    ]

    assert [text for text in words if not text.get(language)] == []
