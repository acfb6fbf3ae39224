"""Where the tools of a canvas get the board from, and where their edits go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from designer.documents import Edit
    from designer.session.desk import Desk
    from designer.session.loose import LooseDesk

__all__ = ["BoardSource"]


class BoardSource(Protocol):
    """Give the board of one document."""

    def desk(self) -> Desk | str:
        """Give the board as the text says it now, or why it cannot be arranged."""

    def loose(self) -> LooseDesk | None:
        """Give the small pieces that the text lays on a board laid elsewhere; None where none."""

    def apply(self, edit: Edit) -> Desk | str:
        """Do an edit as one step, and give the board after it."""

    def words(self) -> Mapping[str, str]:
        """Give the game's words for the program's own."""
