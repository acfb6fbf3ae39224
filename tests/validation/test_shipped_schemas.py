"""The shipped schemas under our validator: they load, use known keys, and judge as plain jsonschema does."""

import copy
import json
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from designer.documents import read_document
from designer.plugin_host import shipped_root
from designer.validation import SchemaStore, validate_document

ROOT = shipped_root()
STORE = SchemaStore.load([ROOT])
FILES = sorted(ROOT.schemas.glob("*/**/*.schema.json"))
REGISTRY = Registry().with_resources(
    (json.loads(f.read_bytes())["$id"], Resource.from_contents(json.loads(f.read_bytes())))
    for f in FILES
)
SHIPPED = [
    (path, read_document(path.read_bytes(), str(path)))
    for path in sorted(ROOT.content.rglob("*.yaml"))
]


def keys_of(schema):
    """Give every key that stands anywhere in a schema."""
    if isinstance(schema, dict):
        for key, value in schema.items():
            yield key
            if key not in {"examples", "default", "const", "enum"}:
                yield from keys_of(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from keys_of(value)


def game_of(path):
    """Give the game whose folder a shipped document lies in."""
    return path.relative_to(ROOT.content).parts[0]


def plain_judge(kind, game):
    """Give jsonschema itself for a kind."""
    folder = game if (ROOT.schemas / game / f"{kind}.schema.json").is_file() else "core"
    schema = json.loads((ROOT.schemas / folder / f"{kind}.schema.json").read_bytes())
    return Draft202012Validator(
        schema, registry=REGISTRY, format_checker=Draft202012Validator.FORMAT_CHECKER
    )


def untitled(schema, key=""):
    """Give the words that a form would have to show as they are written."""
    if isinstance(schema, dict):
        words = [*schema.get("enum", ()), schema.get("const"), *schema.get("x-words", ())]
        if key not in {"kind", "game", "examples", "default"}:
            known = schema.get("x-titles", {})
            yield from (w for w in words if isinstance(w, str) and w not in known)
            for below, value in schema.items():
                yield from untitled(value, below)
    elif isinstance(schema, list):
        for value in schema:
            yield from untitled(value)


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}-{f.name}")
def test_every_word_to_choose_from_has_a_title(file):
    if file.name.partition(".")[0] in {"situation", "replay", "plugin"}:
        return  # written by the program or by hand
    assert not set(untitled(json.loads(file.read_bytes())))


def test_all_schemas_can_be_used():
    assert STORE.problems == ()
    assert {s.path for s in STORE} == {f for f in FILES if "x-kind" in json.loads(f.read_bytes())}


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}/{f.stem}")
def test_keys_of_our_own_are_explained_in_the_readme(file):
    own = {key for key in keys_of(json.loads(file.read_bytes())) if key.startswith("x-")}

    readme = (ROOT.schemas / "README.md").read_text(encoding="utf-8")
    assert {key for key in own if key not in readme} == set()


def places(tree, pointer=()):
    """Give every pointer of a tree."""
    yield pointer
    pairs = (
        tree.items()
        if isinstance(tree, dict)
        else enumerate(tree)
        if isinstance(tree, list)
        else ()
    )
    for step, child in pairs:
        yield from places(child, (*pointer, step))


JUNK = st.sampled_from([
    None, True, 0, -1, 7, 99999, 2.5, "", "x", "No such", "J1", "deal", [], ["a", "a"], [1], {},
    {"op": "draw"}, {"op": "none"}, {"id": "x"}, {"en": "Text"}, {"en": 3}, {"trigger": "action"},
])  # fmt: skip


@st.composite
def spoiled(draw):
    """Give a shipped document with one or two things replaced, removed or added."""
    path, document = draw(st.sampled_from(SHIPPED))
    tree = copy.deepcopy(document.tree)
    for _ in range(draw(st.integers(1, 2))):
        pointer = draw(st.sampled_from([p for p in places(tree) if p and p != ("kind",)]))
        holder = tree
        for step in pointer[:-1]:
            holder = holder[step]
        match draw(st.sampled_from(["replace", "remove", "add"])):
            case "replace":
                holder[pointer[-1]] = copy.deepcopy(draw(JUNK))
            case "remove":
                del holder[pointer[-1]]
            case "add" if isinstance(holder, dict):
                name = draw(st.sampled_from(["strenght", "id", "text", "x"]))
                holder[name] = copy.deepcopy(draw(JUNK))
            case _:
                holder.append(copy.deepcopy(draw(JUNK)))
    return path, tree


@given(spoiled())
def test_a_document_is_right_exactly_where_plain_jsonschema_says_so(case):
    path, tree = case
    game = game_of(path)
    schema = STORE.candidates(tree["kind"], game)[0]

    assert schema.validator.is_valid(tree) == plain_judge(tree["kind"], game).is_valid(tree)


@given(spoiled())
def test_every_fault_of_a_spoiled_document_has_a_sentence_a_remedy_and_a_place(case):
    path, tree = case
    text = yaml.safe_dump(tree, sort_keys=False, allow_unicode=True)
    document = read_document(text, Path(path).name)
    if document.tree != tree:  # what PyYAML writes as YAML 1.1
        return
    faults = validate_document(document, STORE, game_of(path))

    expected = plain_judge(tree["kind"], game_of(path)).is_valid(tree)
    assert (not [f for f in faults if f.code != "core/newer-format"]) == expected or tree.get(
        "format"
    ) != 1
    for fault in faults:
        assert fault.message.endswith((".", "?"))
        assert fault.message[0].isupper() or fault.message[0] in "“-0123456789"
        assert fault.remedy
        assert document.span(()) is not None
        start = document.offset(fault.location.line, fault.location.column)
        assert 0 <= start <= len(text)
