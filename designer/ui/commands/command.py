"""What can be done, as a record that needs no window."""

from collections.abc import Callable

import msgspec

__all__ = ["Command"]


def _nothing() -> None:
    """Do nothing."""


class Command(msgspec.Struct, frozen=True):
    """Give something that can be done.

    Attributes:
        name, group, keys: what it is called, where it belongs, its keys as text.
        run: does it.
        enabled: whether it can be done now.
        run_it: False for a row that only says something.
        words: further words by which it is found.
    """

    name: str
    group: str
    keys: str
    run: Callable[[], object] = _nothing
    enabled: bool = True
    run_it: bool = True
    words: str = ""
