"""What of running effects lies in the state: frozen, plain, whole.

A game's state has a field `flow: Flow`, beside `decision: Decision | None` and `rng: int`.
"""

import msgspec

from designer.engine.effects.things import NOTHING

__all__ = ["DRIVER", "EMPTY", "NOWHERE", "Event", "Flow", "Frame", "Lasting"]

NOWHERE = -1
"""Stands where an event has no place, seat or space."""

DRIVER = 0
"""The program that lets an event be answered; its frame holds the event."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """Give something that happens, or is about to.

    Attributes:
        kind: its word (`trash`, `enter`).
        by: the seat that causes it; `of`: the thing it concerns; `other`: a second thing.
        came_from, to: places, where it is a thing that moves.
        means: how it comes about (`use`, `payment`, `current`); `at`: `start` or `end` of a span.
        is_firm: nothing can cancel it. `is_cancelled`: it does not happen.
        changes: what answers have changed about it, as pairs of a number's word and its value.
        spent: sources (things) that have answered it; `passed`: seats that have nothing more to say.
    """

    kind: str
    by: int = NOWHERE
    of: int = NOTHING
    other: int = NOTHING
    came_from: int = NOWHERE
    to: int = NOWHERE
    means: str = ""
    at: str = ""
    is_firm: bool = False
    is_cancelled: bool = False
    changes: tuple[tuple[str, int | str], ...] = ()
    spent: tuple[int, ...] = ()
    passed: tuple[int, ...] = ()

    def becomes(self, what: str) -> int | str | None:
        """Give what an answer has made of one of its numbers, or None."""
        return next((value for word, value in reversed(self.changes) if word == what), None)


class Frame(msgspec.Struct, frozen=True, gc=False):
    """Give one program that is being carried out.

    Attributes:
        program: its number in the machine; `at`: its next instruction.
        who: the seat that is `i`; `actor`: the seat that does the effect at hand.
        source: the thing that carries the ability, where it lies now.
        names: what `as` has named and what was chosen, one row per register.
        shown: things that everybody may see as long as this lasts.
        event: for a driver the event it drives; else the last one that was driven for this program.
    """

    program: int
    at: int
    who: int
    actor: int
    source: int
    names: tuple[tuple[int, ...], ...]
    shown: tuple[int, ...] = ()
    event: Event | None = None


class Lasting(msgspec.Struct, frozen=True, gc=False):
    """Give a change that outlives its effect.

    Attributes:
        clause: its number in the machine: what it changes, for whom, how long.
        seat: whose effect it is; `source`: the item that made it.
        things: what it concerns; empty where it concerns all that is the seat's.
        value: how much, or what, where the effect decided that.
    """

    clause: int
    seat: int
    source: int
    things: tuple[int, ...] = ()
    value: int | str = 0


class Flow(msgspec.Struct, frozen=True, gc=False):
    """Give all effects that are under way.

    Attributes:
        stack: programs that are not at their end; the last one goes on first.
        lasting: changes that still hold.
        uses: how often limited abilities were used: rows of ability, seat, times.
    """

    stack: tuple[Frame, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    uses: tuple[tuple[int, int, int], ...] = ()


EMPTY = Flow()
