"""What the welcome page shows of a document."""

import msgspec

__all__ = ["Shown"]


class Shown(msgspec.Struct, frozen=True):
    """Give what a card says of a document."""

    path: str
    title: str
    line: str
