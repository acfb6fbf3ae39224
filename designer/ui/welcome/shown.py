"""What a card of the welcome page shows."""

import msgspec

__all__ = ["Shown"]


class Shown(msgspec.Struct, frozen=True):
    """Give a document as a card: path, title, lines on it, and an icon for want of a board.

    Attributes:
        lost: its file is not there any more.
    """

    path: str
    title: str
    lines: tuple[str, ...]
    icon: str = "file-code"
    lost: bool = False
