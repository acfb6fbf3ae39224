"""How often the tests try what cannot be tried fully."""

from dataclasses import dataclass
from typing import TypeVar

__all__ = ["Numbers"]

T = TypeVar("T")


@dataclass(frozen=True)
class Numbers:
    """Choose between the short numbers of every run and the full ones of `packaging/test --long`."""

    long: bool

    def of(self, short: T, long: T) -> T:
        """Give `short`, or `long` when the tests run with --long."""
        return long if self.long else short
