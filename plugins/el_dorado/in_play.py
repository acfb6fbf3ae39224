"""Which modules are in play, and the project as far as they go.

A scenario names its modules. A route names none: those are in play whose pieces lie on it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from designer.api import Document, Pack, Project, SetUp, entries_in, module_of, modules_laid

from .definition import CardKind
from .terrains import GAME_ID, documents_of

__all__ = [
    "MODULES",
    "InPlay",
    "decks_of",
    "held_by_module",
    "modules_in_play",
    "numbered_switches",
    "tiles_of_module",
    "tokens_of_module",
]

MODULES = "modules"
"""The option of a set-up that names the modules, over what the document says."""


class InPlay(Project):
    """Give a project without the documents of modules that are not in play.

    Documents of no module, and of the base game, are always there.
    """

    def __init__(self, whole: Project, modules: Iterable[str]) -> None:
        self._whole = whole
        self._modules = frozenset(modules)

    def of_kind(self, kind: str, *games: str) -> Sequence[Document]:
        """Give the documents of a kind, in the order of the project."""
        return [d for d in self._whole.of_kind(kind, *games) if self.holds(d)]

    def holds(self, document: Document) -> bool:
        """Say whether a document is in play."""
        module = module_of(self._whole.pack_of(document))
        return not module or module in self._modules

    def pack_of(self, document: Document) -> Pack | None:
        """Give the pack that a document lies in."""
        return self._whole.pack_of(document)

    def folder_of(self, document: Document) -> Path:
        """Give the folder that paths in a document start from."""
        return self._whole.folder_of(document)

    def file_of(self, document: Document, name: str) -> Path:
        """Give the file that a document names."""
        return self._whole.file_of(document, name)

    def game_of(self, document: Document) -> str:
        """Give the game of a document."""
        return self._whole.game_of(document)


def modules_in_play(
    project: Project, document: Document, set_up: SetUp | None = None
) -> tuple[str, ...]:
    """Give the ids of the modules in play beside the base game, in the order of their packs."""
    chosen = set_up.options.get(MODULES) if set_up is not None else None
    tree = document.tree if isinstance(document.tree, dict) else {}
    if chosen is None and document.kind == "scenario":
        chosen = tree.get("modules")
    if isinstance(chosen, list | tuple):
        return _in_order(project, {name for name in chosen if isinstance(name, str)})
    return _in_order(project, set(modules_laid(project, document, GAME_ID)))


def numbered_switches(project: Project, chosen: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    """Give the switches of modules as numbers: 0 and 1, or the place among the values.

    They stand in a module's rules, or its pack lists them.
    """
    listed = set(_switches_listed(project))
    for document in documents_of(project, "rules"):
        is_of_module = bool(module_of(project.pack_of(document)))
        for _, switch in entries_in(document.tree, "switches"):
            name, values = switch.get("id"), switch.get("values")
            if isinstance(name, str) and (is_of_module or name in listed):
                value = chosen.get(name, switch.get("default"))
                if isinstance(value, bool):
                    yield name, int(value)
                else:
                    yield (
                        name,
                        values.index(value) if isinstance(values, list) and value in values else 0,
                    )


def _switches_listed(project: Project) -> Iterator[str]:
    packs = {id(p): p for d in documents_of(project, "rules") if (p := project.pack_of(d))}
    for pack in packs.values():
        said = pack.module.get("switches") if pack.module is not None and module_of(pack) else None
        yield from (
            (name for name in said if isinstance(name, str)) if isinstance(said, list) else ()
        )


def decks_of(
    project: Project, cards: Sequence[CardKind]
) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Give the decks of all players together, each with the numbers of its cards."""
    numbers = {card.id: number for number, card in enumerate(cards)}
    found = []
    for document in documents_of(project, "decks"):
        for _, deck in entries_in(document.tree, "decks"):
            held = deck.get("cards")
            if deck.get("per") != "player" and isinstance(held, dict):
                row = [
                    numbers[name]
                    for name, n in held.items()
                    if name in numbers and type(n) is int
                    for _ in range(n)
                ]
                found.append((str(deck.get("id")), tuple(row)))
    return tuple(found)


def _in_order(project: Project, names: set[str]) -> tuple[str, ...]:
    known = dict.fromkeys(module_of(pack) for pack in project.packs if pack.game in {GAME_ID, ""})
    return tuple(name for name in known if name and name in names)


def tiles_of_module(project: Project, pack: Pack) -> frozenset[str]:
    """Give the ids of the tiles that a module brings."""
    return frozenset(
        str(tile.get("id"))
        for document in documents_of(project, "tiles")
        if project.pack_of(document) is pack
        for _, tile in entries_in(document.tree, "tiles")
    )


def held_by_module(project: Project, pack: Pack, sort: str) -> dict[str, int]:
    """Give how many cards (of common decks), cave tokens or pieces a module brings, by id."""
    found = _in_piles(project, pack) if sort == "cards" else {}
    for document in documents_of(project, "decks" if sort == "cards" else "tokens"):
        if project.pack_of(document) is not pack:
            continue
        for _, entry in entries_in(document.tree, "decks" if sort == "cards" else sort):
            if "cost" in entry:
                continue  # it lies on the board, in no cave
            held = entry.get("cards") if sort == "cards" else {entry.get("id"): entry.get("count")}
            for name, n in held.items() if isinstance(held, dict) else ():
                if type(n) is int:
                    found[str(name)] = found.get(str(name), 0) + n
    return found


def _in_piles(project: Project, pack: Pack) -> dict[str, int]:
    """Give how many cards lie in piles of a module's own."""
    copies = {
        card.get("id"): card.get("copies")
        for document in documents_of(project, "cards")
        for _, card in entries_in(document.tree, "cards")
    }
    return {
        str(name): n
        for document in documents_of(project, "decks")
        if project.pack_of(document) is pack
        for _, deck in entries_in(document.tree, "decks")
        if isinstance(piles := deck.get("piles"), list)
        for name in piles
        if type(n := copies.get(name)) is int
    }


def tokens_of_module(project: Project, pack: Pack) -> int:
    """Give how many cave tokens a module brings."""
    return sum(held_by_module(project, pack, "tokens").values()) if module_of(pack) else 0
