"""Packs: folders of documents with a `pack.yaml`."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from designer.diagnostics import Diagnostic, Location, Related, Severity, said
from designer.documents.document import Document

__all__ = ["PACK_FILE", "Pack", "contradictions", "cycles"]

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
    found: list[Diagnostic] = []
    done: set[str] = set()
    for start in by_id:
        path: list[str] = []
        todo: list[Iterator[str]] = []
        _enter(start, by_id, path, todo, done)
        while todo:
            following = next(todo[-1], None)
            if following is None:
                todo.pop()
                done.add(path.pop())
            elif following in path:
                found.append(_cycle(path[path.index(following) :], by_id))
            else:
                _enter(following, by_id, path, todo, done)
    return tuple(found)


def contradictions(packs: Iterable[Pack]) -> tuple[Diagnostic, ...]:
    """Give one error for each module that names itself, or excludes what it needs."""
    return tuple(fault for pack in packs for fault in _contradictions(pack))


def _contradictions(pack: Pack) -> Iterator[Diagnostic]:
    module = pack.module or {}
    name = module.get("id")
    if not isinstance(name, str):
        return
    lists = {key: module.get(key) for key in ("needs", "excludes")}
    named = {key: value if isinstance(value, list) else [] for key, value in lists.items()}
    for key, verb in (("needs", "needs"), ("excludes", "excludes")):
        if name in named[key]:
            place = pack.document.location(("module", key, named[key].index(name)))
            message = said("The module {name} {verb} itself.", name=name, verb=verb)
            yield _contradiction(message, said("Take it out of “{key}”.", key=key), place, name)
    for number, other in enumerate(named["excludes"]):
        if isinstance(other, str) and other != name and other in named["needs"]:
            place = pack.document.location(("module", "excludes", number))
            needed = pack.document.location(("module", "needs", named["needs"].index(other)))
            yield _contradiction(
                said(
                    "The module {name} excludes {other}, which it needs: it can never be played.",
                    name=name,
                    other=other,
                ),
                said("Take it out of one of the two lists."),
                place,
                name,
                Related(needed, said("It is needed here.")),
            )


def _contradiction(
    message: str, remedy: str, place: Location, module: str, *related: Related
) -> Diagnostic:
    return Diagnostic(
        "core/module-contradiction",
        Severity.ERROR,
        message,
        place,
        remedy,
        object=said("module {module}", module=module),
        related=related,
    )


def _enter(
    name: str,
    by_id: Mapping[str, Pack],
    path: list[str],
    todo: list[Iterator[str]],
    done: set[str],
) -> None:
    """Go on with a pack that there is and that has not been looked at."""
    if name in by_id and name not in done:
        path.append(name)
        todo.append(iter(dict.fromkeys(by_id[name].requires)))


def _cycle(ring: list[str], by_id: Mapping[str, Pack]) -> Diagnostic:
    first = ring.index(min(ring))
    ring = ring[first:] + ring[:first]
    pack = by_id[ring[0]]
    ways = " → ".join([*ring, ring[0]])
    message = (
        said("The pack {ring} requires itself.", ring=ring[0])
        if len(ring) == 1
        else said("These packs require each other in a circle: {ways}.", ways=ways)
    )
    following = zip(ring, [*ring[1:], ring[0]], strict=True)
    places = {name: _place(by_id[name], needed) for name, needed in following}
    return Diagnostic(
        "core/requires-cycle",
        Severity.ERROR,
        message,
        places[ring[0]],
        said("Take it out of “requires”.")
        if len(ring) == 1
        else said("Take one of them out of “requires”."),
        object=said("pack {id}", id=pack.id),
        related=tuple(
            Related(places[n], said("The pack {n} goes on with it.", n=n)) for n in ring[1:]
        ),
    )


def _place(pack: Pack, needed: str) -> Any:
    return pack.document.location(("requires", pack.document.tree["requires"].index(needed)))
