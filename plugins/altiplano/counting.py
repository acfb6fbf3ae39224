"""For how many Archaeologists and Raiders each kind of card counts in a Camp, where that is fixed."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .definition import CHARACTER, Kind
from .walking import abilities_of, nodes

__all__ = ["COUNTS_AS", "fixed_counts"]

COUNTS_AS = "counts_as_"
"""What the number is called in effects, before the role."""

_PLAIN = frozenset({"op", "what", "of", "becomes"})


def fixed_counts(kinds: Sequence[Kind], role: str) -> tuple[int, ...] | None:
    """Give the count of each kind; None where some ability makes it depend on more than the Camp."""
    found = []
    for kind in kinds:
        n = int(role in kind.roles)
        for becomes in _changes(kind, COUNTS_AS + role):
            if becomes is None:
                return None
            n = becomes
        found.append(max(0, n))
    return tuple(found)


def _changes(kind: Kind, word: str) -> Iterator[int | None]:
    """Give what the card itself counts for as long as it is in place; None for any other change."""
    for ability in abilities_of(kind):
        always = kind.type == CHARACTER and set(ability.tree) == {"trigger", "effects"}
        own = [each for each in _listed(ability.tree.get("effects")) if always]
        for part in nodes(ability.tree, ability.path):
            if part.tree.get("what") == word:
                is_plain = any(part.tree is each for each in own) and set(part.tree) == _PLAIN
                yield part.tree["becomes"] if is_plain and _is_own(part.tree) else None


def _is_own(effect: Mapping[str, Any]) -> bool:
    return effect["op"] == "modify" and effect["of"] == "self" and type(effect["becomes"]) is int


def _listed(trees: Any) -> Sequence[Any]:
    return trees if isinstance(trees, list | tuple) else [trees]
