"""What a schema wants, in the words that stand in it."""

from collections.abc import Mapping
from typing import Any

from designer.diagnostics import said
from designer.documents import Pointer
from designer.validation import words
from designer.validation.naming import Reporter
from designer.validation.walks import walks_at

__all__ = ["Found", "expected", "for_example"]

Found = Any
"""jsonschema's ValidationError, which is not imported here for the sake of start-up."""


def expected(reporter: Reporter, pointer: Pointer, error: Found) -> str:
    """Say what a schema wants, in the words that stand in it."""
    schema = error.schema if isinstance(error.schema, dict) else {}
    if text := schema.get("x-expected"):
        return said("Expected {text}.", text=text)
    if reporter.schema is not None and not schema.get("description"):
        walks = walks_at(reporter.schema.walk, reporter.document.tree, pointer)
        schema = next((dict(w.schema) for w in walks if w.schema.get("description")), schema)
    text = str(schema.get("description", "")).strip()
    return for_example(text, pointer, schema) or said("Look at the examples in the manual.")


def for_example(text: str, pointer: Pointer, schema: Mapping[str, Any]) -> str:
    """Add the schema's example to a sentence."""
    shown = words.example(pointer, schema)
    if not shown:
        return text
    if not text:
        return said("For example: {shown}", shown=shown)
    return said("{text} For example: {shown}", text=text, shown=shown)
