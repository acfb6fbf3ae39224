"""`attach_board`: a large board comes into play at the spot of the tile that does it.

Example: {op: attach_board, board: river_board}
"""

from collections.abc import Mapping
from typing import Any

from designer.api import Builder, CannotCompile, Words, said

__all__ = ["build", "describe"]

_SAYS = {"en": "attach {board}"}


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Plan it; who has turned up the tile says how it lies where that is open."""
    board = b.world.values["board"].get(str(tree.get("board")))
    if board is None:
        raise CannotCompile(said("There is no board “{board}”", board=tree.get("board")))
    b.emit(lambda state, frame: b.world.attached(state, frame.actor, board))  # type: ignore[attr-defined]  # this game's own


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say which board."""
    return words.said("attach_board", _SAYS, board=words.name(tree["board"]))
