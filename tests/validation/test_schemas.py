"""The store: which schema is for whom, references between files, and where ids are declared."""

import json
import os

import pytest

from designer.documents import IdPattern, Root
from designer.validation import SchemaStore, engine
from tests.validation.small import BASE, ITEMS, checked, items, store_in, write_root


def kind_schema(folder, kind, **properties):
    """Give a small schema of a kind."""
    return {
        "$id": f"{BASE}/{folder}/{kind}.schema.json",
        "x-kind": kind,
        "type": "object",
        "properties": {"kind": {}, "format": {}, "game": {}, **properties},
        "additionalProperties": False,
    }


def test_a_games_schema_comes_before_the_cores(tmp_path):
    store = store_in(tmp_path, core__items=kind_schema("core", "items"))

    assert [s.folder for s in store.candidates("items", "rafts")] == ["rafts"]
    assert [s.folder for s in store.candidates("items", "other")] == ["core"]
    assert store.candidates("nothing", "rafts") == ()


def test_without_a_game_every_schema_counts_that_some_game_uses(tmp_path):
    store = store_in(
        tmp_path,
        core__items=kind_schema("core", "items"),
        core__spares=kind_schema("core", "spares"),
        sleds__spares=kind_schema("sleds", "spares"),
    )

    assert [s.folder for s in store.candidates("items", "")] == ["rafts", "core"]
    assert [s.folder for s in store.candidates("spares", "")] == ["core", "sleds"]
    assert store.candidates("nothing", "") == ()


def test_the_first_root_with_a_kind_wins(tmp_path):
    first, second = write_root(tmp_path / "a"), write_root(tmp_path / "b")
    store = SchemaStore.load([first, second])

    assert store.problems == ()
    assert store.get("rafts", "items").path.is_relative_to(tmp_path / "a")


def test_schemas_that_somebody_has_are_not_read_again_until_a_file_changes(tmp_path):
    root = write_root(tmp_path)
    store = SchemaStore.kept([root])
    assert SchemaStore.kept([root]) is store
    assert SchemaStore.load([root]) is not store

    write_root(tmp_path, core__items=kind_schema("core", "items"))

    assert SchemaStore.kept([root]).get("core", "items") is not None
    assert store.get("core", "items") is None


def test_a_document_whose_game_nothing_tells_is_judged_by_the_game_that_fits_best(tmp_path):
    other = kind_schema("barges", "items", barges={"type": "array"})
    store = store_in(tmp_path, barges__items=other)

    (rafts,) = checked(store, one=items("id: a, weight: 1"))
    (barges,) = checked(store, one="kind: items\nbarges: []\n")
    assert ("a file of rafts" in rafts.message, "a file of barges" in barges.message) == (
        True,
        True,
    )


def test_games_are_those_with_schemas_or_plugins(tmp_path):
    root = write_root(tmp_path)
    (tmp_path / "plugins" / "barges").mkdir(parents=True)
    (tmp_path / "plugins" / "barges" / "plugin.yaml").write_text("id: barges\n", encoding="utf-8")

    assert SchemaStore.load([root]).games == {"rafts", "barges"}


def test_kinds_are_those_of_a_game_and_of_the_core(tmp_path):
    store = store_in(
        tmp_path,
        core__notes=kind_schema("core", "notes"),
        barges__logs=kind_schema("barges", "logs"),
    )

    assert store.kinds("barges") == ("logs", "notes")
    assert store.kinds() == ("grounds", "items", "logs", "maps", "notes")


def test_ids_are_found_through_references_and_alternatives(store):
    assert store.id_patterns["rafts", "items"] == (IdPattern("item", ("items", None, "id")),)
    assert store.id_patterns["rafts", "grounds"] == (
        IdPattern("terrain_code", ("grounds", None, "code")),
        IdPattern("space_action", ("deeds", None, "id")),
        IdPattern("bank", ("banks",), "key"),
    )
    assert store.id_patterns["rafts", "maps"] == (
        IdPattern("spot", ("spots", None, "id"), local=True),
        IdPattern("spot", ("spots", None, "bank"), local=True, unless="id"),
    )


def test_a_part_that_contains_itself_is_the_same_object_again(store):
    act = store.get("rafts", "items").tree["properties"]["items"]["items"]["properties"]["acts"][
        "items"
    ]

    assert act["oneOf"][2]["properties"]["acts"]["items"] is act


def test_words_beside_a_reference_win_and_rules_beside_it_hold_too(tmp_path):
    tree = {
        "$id": f"{BASE}/rafts/notes.schema.json",
        "x-kind": "notes",
        "properties": {
            "a": {"$ref": "#/$defs/short", "title": "Own", "x-ref": "item"},
            "b": {"$ref": "#/$defs/short", "maxLength": 2},
        },
        "$defs": {"short": {"title": "Short", "type": "string", "maxLength": 9}},
    }
    flat = store_in(tmp_path, rafts__notes=tree).get("rafts", "notes").tree["properties"]

    assert flat["a"] == {"title": "Own", "type": "string", "maxLength": 9, "x-ref": "item"}
    assert flat["b"]["allOf"] == [{"title": "Short", "type": "string", "maxLength": 9}]
    assert flat["b"]["maxLength"] == 2


def test_properties_may_have_the_names_of_keywords(tmp_path):
    tree = {
        "$id": f"{BASE}/rafts/notes.schema.json",
        "x-kind": "notes",
        "properties": {
            name: {"$ref": "#/$defs/short"} for name in ("default", "const", "enum", "$id", "$ref")
        },
        "$defs": {"short": {"type": "string"}},
    }
    flat = store_in(tmp_path, rafts__notes=tree).get("rafts", "notes").tree

    assert set(flat["properties"]) == {"default", "const", "enum", "$id", "$ref"}
    assert all(schema == {"type": "string"} for schema in flat["properties"].values())


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '{"x-kind": "n", "$ref": "other.json"}',
        '{"x-kind": "n", "$ref": "#/$defs/x"}',
        '{"x-kind": "n", "patternProperties": {"(": {}}}',
    ],
)
def test_a_schema_that_cannot_be_used_is_a_problem_with_its_file(tmp_path, text):
    store = store_in(tmp_path, rafts__bad=text)

    (problem,) = store.problems
    assert problem.code == "core/schema-broken"
    assert problem.location.file.endswith("bad.schema.json")
    assert problem.remedy
    assert store.get("rafts", "items") is not None


def test_nothing_is_ever_fetched():
    judge = engine.validator({"$ref": "https://trailwright.invalid/schemas/core/x.schema.json"})

    with pytest.raises(Exception, match="Unresolvable"):
        list(judge.iter_errors({}))


def test_schemas_are_used_in_folders_with_spaces_and_foreign_letters(tmp_path):
    store = store_in(tmp_path / "Ünsere Spiele ✓")

    assert [f.code for f in checked(store, one=items("id: a, weight: 0"))] == ["core/out-of-range"]


def test_the_small_schemas_are_schemas():
    engine.check_schema(json.loads(json.dumps(ITEMS)))


ODD_SCHEMAS = {
    "a pipe": getattr(os, "mkfifo", None),
    "a device": lambda path: path.symlink_to("/dev/zero"),
    "a folder": os.mkdir,
    "more than": lambda path: path.write_text("[" + "1," * 2_000_000 + "1]"),
    "recursion": lambda path: path.write_text("[" * 100_000),
}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders here")
@pytest.mark.parametrize("says", ODD_SCHEMAS)
def test_a_schema_that_cannot_be_read_is_left_out(tmp_path, says):
    (tmp_path / "schemas" / "rafts").mkdir(parents=True)
    ODD_SCHEMAS[says](tmp_path / "schemas" / "rafts" / "odd.schema.json")

    (problem,) = SchemaStore.load([Root(folder=tmp_path)]).problems
    assert problem.code == "core/schema-broken"
    assert says in problem.message
