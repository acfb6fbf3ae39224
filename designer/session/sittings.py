"""What was open when the program was left, to be opened again. Qt-free."""

from pathlib import Path

import msgspec

__all__ = ["OpenDocument", "Sitting", "from_text", "to_text"]

_MOST = 12


class OpenDocument(msgspec.Struct, frozen=True, omit_defaults=True):
    """Give a document in a tab.

    Attributes:
        path: its file.
        line, column: of the cursor, from 1.
        top: the first line in sight, from 0.
        zoom, x, y: how its board was seen; a zoom of 0 where it has none.
    """

    path: str
    line: int = 1
    column: int = 1
    top: int = 0
    zoom: float = 0.0
    x: float = 0.0
    y: float = 0.0

    @property
    def is_there(self) -> bool:
        """Say whether its file can still be opened."""
        try:
            return Path(self.path).is_file()
        except (OSError, ValueError):
            return False


class Sitting(msgspec.Struct, frozen=True):
    """Give what was open.

    Attributes:
        documents: in the order of the tabs.
        front: number of the one in front.
    """

    documents: tuple[OpenDocument, ...] = ()
    front: int = 0

    @property
    def there(self) -> tuple[OpenDocument, ...]:
        """Give the documents that can be opened again."""
        return tuple(d for d in self.documents if d.is_there)

    @property
    def lost(self) -> tuple[OpenDocument, ...]:
        """Give the documents whose files are gone."""
        return tuple(d for d in self.documents if not d.is_there)


def to_text(sitting: Sitting) -> str:
    """Give a sitting as text for the settings."""
    return msgspec.json.encode(sitting).decode()


def from_text(text: object) -> Sitting:
    """Give the sitting of a text from the settings; an empty one of anything that is none."""
    try:
        found = msgspec.json.decode(str(text), type=Sitting)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return Sitting()
    documents = tuple({d.path: d for d in found.documents if d.path}.values())[:_MOST]
    return Sitting(documents, min(max(0, found.front), max(0, len(documents) - 1)))
