"""What a game says of many of its things at once, beside what their schema says: tables of a set."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from designer.documents import Project

__all__ = ["SetCell", "SetFigures", "SetRow", "SetTable"]


class SetCell(msgspec.Struct, frozen=True):
    """Give one figure, and the ids of the things that it counts."""

    text: str
    names: tuple[str, ...] = ()


class SetRow(msgspec.Struct, frozen=True):
    """Give what a row is of, and its figures."""

    title: str
    cells: tuple[SetCell, ...]


class SetTable(msgspec.Struct, frozen=True):
    """Give a table; `heads` name the figures of its rows."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[SetRow, ...]


@runtime_checkable
class SetFigures(Protocol):
    """What a game offers whose sets of cards can be looked at as a whole."""

    def set_figures(
        self, project: Project, sort: str, things: Sequence[Mapping[str, Any]]
    ) -> tuple[SetTable, ...]:
        """Give tables of some things, as their files have them, faulty or not.

        Titles may be `said`. How many of a kind, colour or price there are is told by the schema.

        Args:
            project: where they lie.
            sort: what their ids declare (`card`).
            things: their maps, each with a text as its `id`.
        """
