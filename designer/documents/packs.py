"""Packs: folders of documents with a `pack.yaml`."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from designer.diagnostics import Diagnostic, Related, Severity
from designer.documents.document import Document

__all__ = ["PACK_FILE", "Pack", "cycles"]

PACK_FILE = "pack.yaml"


class Pack(msgspec.Struct, frozen=True, eq=False):
    """Give a pack whose `pack.yaml` can be read.

    Attributes:
        folder: where its documents lie, in any depth.
        document: its `pack.yaml`.
        id: its id; the folder's name where it gives none.
        game: the game it belongs to, "" where it gives none.
        module: its `module:` entry, None if it is no module.
        shipped: whether it lies in the content of a root (not opened by a path of its own).
    """

    folder: Path
    document: Document
    id: str
    game: str
    module: Mapping[str, Any] | None
    shipped: bool = False

    @property
    def requires(self) -> tuple[str, ...]:
        """Give the ids of the packs it needs."""
        found = self.document.tree.get("requires")
        return tuple(r for r in found if isinstance(r, str)) if isinstance(found, list) else ()


def to_pack(folder: Path, document: Document, *, shipped: bool) -> Pack | None:
    """Make a pack of its document; None when that is not readable as one."""
    tree = document.tree
    if not isinstance(tree, dict):
        return None
    game, module = tree.get("game"), tree.get("module")
    return Pack(
        folder,
        document,
        document.id or folder.name,
        game if isinstance(game, str) else "",
        module if isinstance(module, dict) else None,
        shipped,
    )


def cycles(packs: Iterable[Pack]) -> tuple[Diagnostic, ...]:
    """Give one error for each circle of packs that require each other."""
    by_id: dict[str, Pack] = {}
    for pack in packs:
        by_id.setdefault(pack.id, pack)
    found, done = [], set[str]()
    for start in by_id:
        path: list[str] = []
        walk: list[tuple[str, int]] = [(start, 0)]
        while walk:
            name, depth = walk.pop()
            del path[depth:]
            if name in path:
                found.append(_cycle(path[path.index(name) :], by_id))
                continue
            if name in done or name not in by_id:
                continue
            path.append(name)
            walk.extend((needed, depth + 1) for needed in by_id[name].requires)
            if not by_id[name].requires:
                done.add(name)
        done.update(_reached(start, by_id))
    return tuple(found)


def _reached(start: str, by_id: Mapping[str, Pack]) -> set[str]:
    seen, todo = set[str](), [start]
    while todo:
        name = todo.pop()
        if name not in seen and name in by_id:
            seen.add(name)
            todo.extend(by_id[name].requires)
    return seen


def _cycle(ring: list[str], by_id: Mapping[str, Pack]) -> Diagnostic:
    first = ring.index(min(ring))
    ring = ring[first:] + ring[:first]
    pack = by_id[ring[0]]
    ways = " → ".join([*ring, ring[0]])
    message = (
        f"The pack {ring[0]} requires itself."
        if len(ring) == 1
        else f"These packs require each other in a circle: {ways}."
    )
    following = zip(ring, [*ring[1:], ring[0]], strict=True)
    places = {name: _place(by_id[name], needed) for name, needed in following}
    return Diagnostic(
        "core/requires-cycle",
        Severity.ERROR,
        message,
        places[ring[0]],
        "Take one of them out of “requires”.",
        object=f"pack {pack.id}",
        related=tuple(Related(places[n], f"The pack {n} goes on with it.") for n in ring[1:]),
    )


def _place(pack: Pack, needed: str) -> Any:
    return pack.document.location(("requires", pack.document.tree["requires"].index(needed)))
