"""A part that fails is told as Qt tells it, and the parts after it do their work all the same."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from designer.diagnostics import is_interrupt

__all__ = ["going_on"]


@contextmanager
def going_on() -> Iterator[None]:
    """Do something whose failure must not keep what comes after it from being done."""
    try:
        yield
    except Exception as error:
        if is_interrupt(error):
            raise
        sys.excepthook(type(error), error, error.__traceback__)
