"""What a card of the welcome page shows."""

from collections.abc import Callable

import msgspec

from designer.printing.display import DisplayList

__all__ = ["Shown"]


class Shown(msgspec.Struct, frozen=True):
    """Give a document as a card: path, title, lines on it, and an icon for want of a board.

    Attributes:
        lost: its file is not there any more.
        game: that it belongs to, as players know it; "" where nothing tells it.
        faces: what gives pictures of its cards, for want of a board.
    """

    path: str
    title: str
    lines: tuple[str, ...]
    icon: str = "file-code"
    lost: bool = False
    game: str = ""
    faces: tuple[Callable[[], DisplayList], ...] = ()
