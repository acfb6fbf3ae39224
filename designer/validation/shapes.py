"""What a field of a form takes: the shapes that a schema can give a value, as plain records."""

from enum import Enum
from typing import Any

import msgspec

from designer.validation.parts import Part

__all__ = [
    "ABSENT",
    "SEVERAL",
    "Anything",
    "Cell",
    "Choice",
    "Fixed",
    "Group",
    "Items",
    "Number",
    "Reference",
    "Shape",
    "Space",
    "Text",
    "Truth",
    "Variants",
    "Words",
    "same_value",
]


class _Mark(Enum):
    """Stand for a value that is not there, or not the same everywhere."""

    ABSENT = "absent"
    SEVERAL = "several"

    def __repr__(self) -> str:
        return self.name


ABSENT = _Mark.ABSENT
SEVERAL = _Mark.SEVERAL


class Text(msgspec.Struct, frozen=True):
    """A text. `pattern` is a regular expression, `expected` says it in the author's words.

    Attributes:
        is_path: whether it is the path of a file.
    """

    pattern: str = ""
    expected: str = ""
    shortest: int = 0
    longest: int | None = None
    is_path: bool = False


class Words(msgspec.Struct, frozen=True):
    """One text for all readers, or one per language; `languages` are keys with their titles."""

    languages: tuple[tuple[str, str], ...]


class Number(msgspec.Struct, frozen=True):
    """A number. `step` is by how much it goes up and down."""

    whole: bool
    minimum: float | None = None
    maximum: float | None = None
    step: float = 1.0


class Truth(msgspec.Struct, frozen=True):
    """Yes or no."""


class Choice(msgspec.Struct, frozen=True):
    """One of the listed values; `titles` is what they are called, where that is known."""

    options: tuple[Any, ...]
    titles: tuple[str, ...] = ()


class Fixed(msgspec.Struct, frozen=True):
    """The one value that is allowed; `title` is what it is called, where that is known."""

    constant: Any
    title: str = ""


class Reference(msgspec.Struct, frozen=True):
    """The id of a thing of one of these sorts, or one of a few words; `titles` is what these are called."""

    sorts: tuple[str, ...]
    words: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()


class Cell(msgspec.Struct, frozen=True):
    """What a space shows, in its compact form."""


class Space(msgspec.Struct, frozen=True):
    """A space as `q,r`."""


class Group(msgspec.Struct, frozen=True):
    """A map.

    Attributes:
        keys: what keys that are not named must be, None where there may be none.
        entry: what their values must be.
    """

    keys: Part | None = None
    entry: Part | None = None


class Items(msgspec.Struct, frozen=True):
    """A list. `n_least` and `n_most` bound its length."""

    item: Part
    n_least: int = 0
    n_most: int | None = None
    unique: bool = False

    @property
    def is_fixed(self) -> bool:
        """Say whether its length is given."""
        return self.n_most is not None and self.n_least == self.n_most


class Variants(msgspec.Struct, frozen=True):
    """Several forms that a value may have.

    Attributes:
        branches: what each must be.
        titles: what each is called.
        by: the key that tells them apart, "" where the type does.
        chosen: which one the value has, None if none or if it is absent.
    """

    branches: tuple[Part, ...]
    titles: tuple[str, ...]
    by: str = ""
    chosen: int | None = None


class Anything(msgspec.Struct, frozen=True):
    """A value of which nothing is known; it is shown, not edited."""


Shape = (
    Text
    | Words
    | Number
    | Truth
    | Choice
    | Fixed
    | Reference
    | Cell
    | Space
    | Group
    | Items
    | Variants
    | Anything
)


def same_value(one: Any, other: Any) -> bool:
    """Say whether two values are alike, types included: 1, 1.0 and true are three values."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same_value(v, other[k]) for k, v in one.items())
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same_value, one, other))
    return bool(one == other)
