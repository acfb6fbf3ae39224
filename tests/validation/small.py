"""A made-up game with small schemas: what validation is tried on."""

import json
from pathlib import Path

import pytest

from designer.documents import Root, open_project, read_document
from designer.validation import SchemaStore, check_project, validate_document

BASE = "https://trailwright.invalid/schemas"

COMMON = {
    "$id": f"{BASE}/core/common.schema.json",
    "$defs": {
        "id": {
            "type": "string",
            "pattern": "^[a-z][a-z0-9_]*$",
            "description": "Small letters, digits and underscores.",
        },
        "words": {"type": ["string", "object"], "minLength": 1},
    },
}

ITEMS = {
    "$id": f"{BASE}/rafts/items.schema.json",
    "x-kind": "items",
    "type": "object",
    "required": ["kind", "format", "items"],
    "properties": {
        "kind": {"const": "items"},
        "format": {"type": "integer"},
        "game": {"type": "string"},
        "items": {"type": "array", "items": {"$ref": "#/$defs/item"}, "minItems": 1},
    },
    "additionalProperties": False,
    "$defs": {
        "item": {
            "type": "object",
            "x-label": "item {id}",
            "required": ["id", "weight"],
            "properties": {
                "id": {"$ref": "../core/common.schema.json#/$defs/id", "x-id": "item"},
                "name": {"$ref": "../core/common.schema.json#/$defs/words"},
                "weight": {"type": "integer", "minimum": 1, "maximum": 9, "examples": [2]},
                "colour": {"enum": ["red", "green", "blue"], "x-meant": {"grass": "green"}},
                "wet": {"type": "boolean", "examples": [True]},
                "share": {"type": "number", "exclusiveMinimum": 0, "multipleOf": 0.5},
                "shade": {
                    "type": "string",
                    "pattern": "^#[0-9A-F]{6}$",
                    "x-expected": "a colour such as #00FF00",
                },
                "made": {"type": "string", "format": "date", "description": "Day of making."},
                "tags": {
                    "type": "array",
                    "items": {"type": "string"},
                    "uniqueItems": True,
                    "maxItems": 3,
                },
                "pair": {
                    "type": "array",
                    "items": {"type": "integer"},
                    "minItems": 2,
                    "maxItems": 2,
                },
                "friend": {"$ref": "../core/common.schema.json#/$defs/id", "x-ref": "item"},
                "moor": {"type": "string", "x-ref": ["item", "bank"], "x-words": ["any"]},
                "acts": {"type": "array", "items": {"$ref": "#/$defs/act"}},
                "cost": {"oneOf": [{"type": "integer"}, {"type": "array"}]},
            },
            "dependentRequired": {"share": ["colour"]},
            "additionalProperties": False,
        },
        "act": {
            "x-label": "act {#}",
            "oneOf": [
                {
                    "title": "Row",
                    "type": "object",
                    "required": ["op", "by"],
                    "properties": {"op": {"const": "row"}, "by": {"type": "integer"}},
                    "additionalProperties": False,
                },
                {
                    "title": "Load",
                    "type": "object",
                    "required": ["op", "what"],
                    "properties": {
                        "op": {"const": "load"},
                        "what": {"type": "string", "x-ref": "item"},
                    },
                    "additionalProperties": False,
                },
                {
                    "title": "Both",
                    "type": "object",
                    "required": ["op", "acts"],
                    "properties": {
                        "op": {"const": "both"},
                        "acts": {"type": "array", "items": {"$ref": "#/$defs/act"}},
                    },
                    "additionalProperties": False,
                },
            ],
        },
    },
}

GROUNDS = {
    "$id": f"{BASE}/rafts/grounds.schema.json",
    "x-kind": "grounds",
    "type": "object",
    "properties": {
        "kind": {"const": "grounds"},
        "format": {"type": "integer"},
        "grounds": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "code": {"type": "string", "x-id": "terrain_code"},
                    "number": {"enum": ["strength", "label", "none"]},
                    "range": {"type": "array"},
                    "arrows": {"type": "boolean"},
                },
            },
        },
        "deeds": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {"id": {"type": "string", "x-id": "space_action"}},
            },
        },
        "banks": {"type": "object", "propertyNames": {"x-id": "bank"}},
    },
    "unevaluatedProperties": False,
}

MAPS = {
    "$id": f"{BASE}/rafts/maps.schema.json",
    "x-kind": "maps",
    "x-format": 2,
    "type": "object",
    "properties": {
        "kind": {"const": "maps"},
        "format": {"type": "integer"},
        "id": {"type": "string"},
        "north": {"const": "up"},
        "rows": {
            "type": "array",
            "x-label": "never: a list has no name",
            "items": {"type": "array", "items": {"type": "string", "x-cell": True}},
        },
        "board": {
            "type": "object",
            "propertyNames": {"x-space": True},
            "additionalProperties": {"type": "string", "x-cell": True},
        },
        "loads": {
            "type": "object",
            "propertyNames": {"x-ref": "item"},
            "additionalProperties": {"type": "integer"},
        },
        "spots": {
            "type": "array",
            "items": {
                "type": "object",
                "x-label": "spot {#} ({bank})",
                "properties": {
                    "id": {"type": "string", "x-id": {"sort": "spot", "local": True}},
                    "bank": {
                        "type": "string",
                        "x-id": {"sort": "spot", "local": True, "unless": "id"},
                    },
                    "next": {"type": "string", "x-ref": "spot"},
                },
                "additionalProperties": False,
            },
        },
    },
    "additionalProperties": False,
}

SCHEMAS = {
    "core/common": COMMON,
    "rafts/items": ITEMS,
    "rafts/grounds": GROUNDS,
    "rafts/maps": MAPS,
}

GROUND = """\
kind: grounds
format: 1
grounds:
  - {code: W, number: strength, range: [1, 4]}
  - {code: ROCK, number: none}
  - {code: PIER, number: label}
banks: {north: 1, south: 2}
"""


def write_root(folder: Path, **schemas: object) -> Root:
    """Write the schemas (and more of them, `rafts__x`) into a root and give it."""
    more = {name.replace("__", "/"): schema for name, schema in schemas.items()}
    for name, schema in {**SCHEMAS, **more}.items():
        path = folder / "schemas" / f"{name}.schema.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(schema if isinstance(schema, str) else json.dumps(schema), encoding="utf-8")
    return Root(folder=folder)


def store_in(folder: Path, **schemas: object) -> SchemaStore:
    """Give the store of the made-up game's schemas."""
    return SchemaStore.load([write_root(folder, **schemas)])


def project_of(store: SchemaStore, **texts: str):
    """Give a project of texts by name (`one` is one.yaml), all of the made-up game."""
    project = open_project([], [], patterns=store.id_patterns)
    for name, text in texts.items():
        project = project.with_text(f"{name}.yaml", text)
    return project


def items(*lines: str) -> str:
    """Give a document of items, each in braces."""
    return "kind: items\nformat: 1\nitems:\n" + "".join(f"  - {{{line}}}\n" for line in lines)


@pytest.fixture(scope="session")
def store(tmp_path_factory):
    """Give the made-up game's schemas, shared by all tests: a store never changes."""
    return store_in(tmp_path_factory.mktemp("rafts"))


def faults_of(store: SchemaStore, text: str):
    """Give the faults that the schema finds in a text."""
    return validate_document(read_document(text, "f.yaml"), store)


def checked(store: SchemaStore, **texts: str):
    """Give the faults of a project of texts."""
    return check_project(project_of(store, **texts), store)
