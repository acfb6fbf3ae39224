"""`cancel`: the event that is answered does not happen.

Example: {op: cancel}
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from designer.engine.effects.building import Builder
from designer.engine.effects.describing import Words
from designer.engine.effects.frames import event_of, with_event
from designer.engine.effects.records import Frame

__all__ = ["build", "describe"]

_SAYS = {"en": "cancel it"}

State = Any


def build(_tree: Mapping[str, Any], b: Builder) -> None:
    """Cancel the event, unless nothing can."""
    b.emit(_cancel)


def _cancel(state: State, frame: Frame) -> State:
    event = event_of(state, frame)
    if event is None or event.is_firm:
        return state
    return with_event(state, replace(event, is_cancelled=True))


def describe(_tree: Mapping[str, Any], words: Words) -> str:
    """Say it."""
    return words.said("cancel", _SAYS)
