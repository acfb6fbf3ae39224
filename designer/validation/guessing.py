"""Find the schema that fits a document best, where nothing says to which game it belongs.

The form and the check must take the same one, and the form has to be there before the check is. So
the guess looks at the beginning of each list only, and the whole is judged once, by the schema found.
"""

import re
from collections.abc import Sequence
from typing import Any

from designer.diagnostics import Fix, Replacement
from designer.documents import Document
from designer.validation.naming import Reporter
from designer.validation.schemas import CORE, Schema
from designer.validation.sentences import faults_of

__all__ = ["best_fit", "game_fix"]

_MOST_ENTRIES = 40
_MOST_FAULTS = 2_000


def best_fit(document: Document, schemas: Sequence[Schema]) -> Schema:
    """Give the schema with the fewest faults on what the document holds first.

    Args:
        document: the document.
        schemas: at least one; where several fit equally well, a game's own and the earlier wins.
    """
    if len(schemas) == 1:
        return schemas[0]
    tree = _beginning(document.tree)
    return min(
        schemas, key=lambda schema: (_n_faults(document, schema, tree), schema.folder == CORE)
    )


def _beginning(tree: Any) -> Any:
    if not isinstance(tree, dict):
        return tree
    return {k: v[:_MOST_ENTRIES] if isinstance(v, list) else v for k, v in tree.items()}


def _n_faults(document: Document, schema: Schema, tree: Any) -> int:
    reporter, n_faults = Reporter(document, schema), 0
    try:
        for error in schema.validator.iter_errors(tree):
            n_faults += sum(1 for _ in faults_of(reporter, error))
            if n_faults >= _MOST_FAULTS:
                break
    except RecursionError:
        return _MOST_FAULTS
    return n_faults


def game_fix(document: Document, game: str) -> tuple[Fix, ...]:
    """Offer to write the game on a line of its own below the kind; none where there is no line."""
    key, value = document.span(("kind",), of="key"), document.span(("kind",))
    if key is None or value is None:
        return ()
    text = document.text
    begin = max(text.rfind("\n", 0, key[0]), text.rfind("\r", 0, key[0])) + 1
    rest = re.compile(r"[^\S\r\n]*(?:#[^\r\n]*)?(\r\n|\n|\r|\Z)").match(text, value[1])
    if text[begin : key[0]].strip(" \N{ZERO WIDTH NO-BREAK SPACE}") or rest is None:
        return ()  # written in one line, or behind something else
    indent, end = text[begin : key[0]], rest[1] or "\n"
    new = f"{indent}game: {game}{end}" if rest[1] else f"{end}{indent}game: {game}"
    return (Fix(f"Write game: {game}", (Replacement(document.path, rest.end(), rest.end(), new),)),)
