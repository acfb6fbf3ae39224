"""Which players an effect, a selector or an event speaks of."""

from collections.abc import Callable
from typing import Any

from designer.diagnostics import said
from designer.engine.effects.frames import event_of
from designer.engine.effects.records import Frame
from designer.engine.effects.scope import CannotCompile, Scope

__all__ = ["PLAYERS", "Seats", "orders", "seats_of"]

State = Any
Seats = Callable[[State, Frame], tuple[int, ...]]


def seats_of(tree: Any, scope: Scope) -> Seats:
    """Compile a word for players; several are given in turn order."""
    word = "i" if tree is None else tree
    if not isinstance(word, str) or word not in PLAYERS:
        raise CannotCompile(said("“{word}” is no word for players", word=word))
    return PLAYERS[word](scope)


def orders(n_seats: int) -> tuple[tuple[int, ...], ...]:
    """Give all seats in turn order, from each of them on."""
    seats = tuple(range(n_seats))
    return tuple((*seats[first:], *seats[:first]) for first in seats)


def _i(_scope: Scope) -> Seats:
    return lambda _, frame: (frame.who,)


def _active(scope: Scope) -> Seats:
    return lambda state, _: (scope.world.active(state),)


def _others(scope: Scope) -> Seats:
    n, active = scope.world.n_seats, scope.world.active
    # Without each seat; at last, under -1, without none.
    left_out = (*range(n), -1)
    others = [[tuple(s for s in order if s != who) for who in left_out] for order in orders(n)]
    return lambda state, frame: others[active(state)][frame.who]


def _each(scope: Scope) -> Seats:
    seats, active = orders(scope.world.n_seats), scope.world.active
    return lambda state, _: seats[active(state)]


def _left(scope: Scope) -> Seats:
    return lambda _, frame: ((frame.who + 1) % scope.world.n_seats,)


def _owner(scope: Scope) -> Seats:
    def owner(state: State, frame: Frame) -> tuple[int, ...]:
        return _one(scope.world.owner(state, frame.source) if frame.source >= 0 else -1)

    return owner


def _victim(scope: Scope) -> Seats:
    def victim(state: State, frame: Frame) -> tuple[int, ...]:
        event = event_of(state, frame)
        return () if event is None else _one(scope.world.owner(state, event.of))

    return victim


def _mover(_scope: Scope) -> Seats:
    def mover(state: State, frame: Frame) -> tuple[int, ...]:
        event = event_of(state, frame)
        return () if event is None else _one(event.by)

    return mover


def _one(seat: int) -> tuple[int, ...]:
    return () if seat < 0 else (seat,)


PLAYERS: dict[str, Callable[[Scope], Seats]] = {
    "i": _i,
    "you": _others,
    "active": _active,
    "owner": _owner,
    "victim": _victim,
    "mover": _mover,
    "each": _each,
    "each_other": _others,
    "left": _left,
}
"""Players by their words; `you` is for games of two."""
