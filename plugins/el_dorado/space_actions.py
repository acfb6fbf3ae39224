"""What spaces may show beside their terrain: something that is done there, or collected."""

from collections.abc import Iterator

from designer.api import Board, Project, entries_in, spoken_name

from .definition import ActionKind
from .terrains import documents_of

__all__ = ["actions_of", "actions_on"]


def actions_of(project: Project, language: str = "en") -> tuple[ActionKind, ...]:
    """Give all that spaces may show; the first of two that share an id counts."""
    found: dict[str, ActionKind] = {}
    for document in documents_of(project, "terrains"):
        for _, entry in entries_in(document.tree, "actions"):
            name = entry.get("id")
            if isinstance(name, str) and name not in found:
                found[name] = ActionKind(
                    id=name,
                    title=spoken_name(entry.get("name"), language) or name,
                    colour=str(entry.get("colour", "")),
                    abilities=tuple(ability for _, ability in entries_in(entry, "abilities")),
                )
    return tuple(found.values())


def actions_on(board: Board, known: tuple[ActionKind, ...]) -> tuple[ActionKind, ...]:
    """Give those that a board shows, in the order of the content."""
    return tuple(action for action in known if action.id in set(_shown(board)))


def _shown(board: Board) -> Iterator[str]:
    for space in board.spaces:
        if space.cell.action:
            yield space.cell.action
