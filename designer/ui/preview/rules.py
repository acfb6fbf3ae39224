"""The text of a rule by its id, as the project's documents have it. Qt-free."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from designer.documents import Project
from designer.ui.files.names import text_in

__all__ = ["RuleWords", "rule_words"]

_PARAMETER = re.compile(r"\{(\w+)\}")


class RuleWords(NamedTuple):
    """Give a rule's title and text."""

    title: str
    text: str


def rule_words(project: Project, rule: str, language: str = "") -> RuleWords | None:
    """Give what a rule says, its numbers filled in; None for one that no document explains."""
    entry = project.entry("rule", rule) if rule else None
    tree = entry.tree if entry is not None else None
    if not isinstance(tree, Mapping):
        return None
    numbers = tree.get("parameters")
    known = numbers if isinstance(numbers, Mapping) else {}

    def filled(match: re.Match[str]) -> str:
        return str(known.get(match[1], match[0]))

    text = _PARAMETER.sub(filled, text_in(tree.get("text"), language))
    return RuleWords(text_in(tree.get("title"), language), text) if text else None
