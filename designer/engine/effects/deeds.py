"""Doing something to each of several things: the events around it, and names that follow."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from designer.engine.effects.building import Builder, State
from designer.engine.effects.frames import reframed
from designer.engine.effects.records import Event, Frame
from designer.engine.effects.things import item_of, place_of, thing_at

__all__ = ["Deed", "can_carry", "carried", "each"]

Deed = Callable[[State, Frame, int], tuple[State, int]]
"""Does something to a thing and gives it where it lies then."""


def each(
    b: Builder,
    things: int,
    deed: Deed,
    *,
    before: Callable[[State, Frame, int], Event] | None = None,
    after: Callable[[State, Frame, int], Event] | None = None,
    name: Any = None,
) -> None:
    """Write a deed on each thing of a register, with the events around it.

    Args:
        b: where it is written.
        things: the register.
        deed: what is done; it pushes no programs.
        before: gives the event that may cancel it.
        after: gives the event that tells of it.
        name: what `as` calls the things that it was done to, or None.
    """
    left, touched = b.scope.register(), b.scope.register(name)
    again, end = b.label(), b.label()

    def begin(state: State, frame: Frame) -> State:
        names = list(frame.names)
        names[left], names[touched] = names[things], ()
        return reframed(state, replace(frame, names=tuple(names)))

    b.emit(begin)
    b.mark(again)
    b.unless(lambda _, frame: bool(frame.names[left]), end)
    if before is not None:
        announced = before
        b.emit(
            lambda state, frame: b.hub.announced(
                state, announced(state, frame, frame.names[left][0])
            )
        )

    def do(state: State, frame: Frame) -> State:
        thing, *others = frame.names[left]
        names = list(frame.names)
        names[left] = tuple(others)
        is_cancelled = before is not None and frame.event is not None and frame.event.is_cancelled
        if is_cancelled or item_of(thing) not in b.world.things(state, place_of(thing)):
            return reframed(state, replace(frame, at=again.at, names=tuple(names)))
        state, now = deed(state, frame, thing)
        _follow(names, thing, now, b.scope.name_registers)
        names[touched] = (*names[touched], now)
        source = now if frame.source == thing else frame.source
        moved = replace(frame, at=again.at, names=tuple(names), source=source)
        state = b.world.settled(reframed(state, moved))
        return state if after is None else b.hub.announced(state, after(state, frame, now))

    b.emit(do)
    b.mark(end)


def _follow(
    names: list[tuple[int, ...]], old: int, now: int, name_registers: frozenset[int]
) -> None:
    """Let names follow a thing: it drops out of those it had."""
    if now == old:
        return
    for register in name_registers:
        row = names[register]
        if old in row:
            at = row.index(old)
            names[register] = (*row[:at], *row[at + 1 :])


def can_carry(b: Builder, thing: int) -> bool:
    """Say whether a thing can be carried from zone to zone; what belongs to the map stays there."""
    return place_of(thing) not in b.maps


def carried(b: Builder, state: State, frame: Frame, thing: int, zone: str) -> tuple[State, int]:
    """Carry a thing to a zone, or to the one that an answer has made its destination.

    What belongs to a player is discarded onto that player's pile, whoever does it.
    """
    world = b.world
    changed = None if frame.event is None else frame.event.becomes("destination")
    word = changed if isinstance(changed, str) else zone
    if word == "here":
        place = world.here(state, frame)
    else:
        owner = world.owner(state, thing) if word == "discard" else -1
        place = world.home(state, frame.actor if owner < 0 else owner, thing, word)
    if not can_carry(b, thing):
        return state, thing
    item = item_of(thing)
    state = world.lifted(state, place_of(thing), item)
    return world.laid(state, place, item, under=False), thing_at(place, item)
