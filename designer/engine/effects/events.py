"""Which events an ability answers: the `when` of an ability, compiled to a test."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from designer.diagnostics import said
from designer.engine.effects.players import PLAYERS, seats_of
from designer.engine.effects.records import NOWHERE, Event, Frame
from designer.engine.effects.scope import CannotCompile, Scope, mapping, word, words
from designer.engine.effects.selectors import FIGURES, selector_of, test_of
from designer.engine.effects.world import BEFORE, EVENTS

__all__ = ["Pattern", "pattern_of"]

State = Any
Part = Callable[[State, Frame, Event], bool]


class Pattern(NamedTuple):
    """Give the events that an ability answers.

    Attributes:
        event: the kind; `fits`: whether one of that kind is meant, asked with a frame of the ability.
        is_before: it can be cancelled.
    """

    event: str
    fits: Part
    is_before: bool


def pattern_of(tree: Any, scope: Scope) -> Pattern:
    """Compile the `when` of an ability.

    Raises:
        CannotCompile: it says nothing in this game.
    """
    tree = mapping(tree, "when")
    kind = tree.get("event")
    if word(kind, "event") not in EVENTS:
        raise CannotCompile(said("“{kind}” is no event", kind=kind))
    parts = [_PARTS[key](value, scope) for key, value in tree.items() if key in _PARTS]

    def fits(state: State, frame: Frame, event: Event) -> bool:
        for part in parts:  # noqa: SIM110 - a generator costs more than the parts
            if not part(state, frame, event):
                return False
        return True

    return Pattern(kind, fits, kind in BEFORE)


def _by(value: Any, scope: Scope) -> Part:
    seats = seats_of(value, scope)
    return lambda state, frame, event: event.by in seats(state, frame)


def _of(value: Any, scope: Scope) -> Part:
    """`mine` and words for players mean whose it is; of what concerns no thing, who causes it."""
    if value == "mine" or (isinstance(value, str) and value in PLAYERS):
        seats = seats_of("i" if value == "mine" else value, scope)
        world = scope.world

        def belongs(state: State, frame: Frame, event: Event) -> bool:
            seat = world.owner(state, event.of) if event.of >= 0 else event.by
            return seat in seats(state, frame)

        return belongs
    things = selector_of(value, scope, FIGURES)
    return lambda state, frame, event: event.of in things.things(state, frame)


def _with(value: Any, scope: Scope) -> Part:
    if isinstance(value, Mapping):
        filtered = test_of(value, scope)
        return lambda state, frame, event: event.other >= 0 and filtered(state, frame, event.other)
    named = test_of({"id": value}, scope)
    return lambda state, frame, event: event.other >= 0 and named(state, frame, event.other)


def _place(attribute: str) -> Callable[[Any, Scope], Part]:
    def part(value: Any, scope: Scope) -> Part:
        names = value if isinstance(value, list) else [value]
        places = {place for name in names for place in _places(name, scope)}
        return lambda _state, _frame, event: getattr(event, attribute) in places

    return part


def _places(name: Any, scope: Scope) -> range:
    zone = scope.world.zones.get(word(name, "A zone"))
    if zone is None or zone.first == NOWHERE:
        raise CannotCompile(said("“{name}” is no zone of this game", name=name))
    return range(zone.first, zone.first + (scope.world.n_seats if zone.each else 1))


def _word(attribute: str) -> Callable[[Any, Scope], Part]:
    def part(value: Any, _scope: Scope) -> Part:
        wanted = frozenset(words(value, attribute))
        return lambda _state, _frame, event: getattr(event, attribute) in wanted

    return part


def _phase(value: Any, _scope: Scope) -> Part:
    """The phase that begins or ends is the event's means: a number or a word."""
    wanted = frozenset(map(str, value if isinstance(value, list) else [value]))
    return lambda _state, _frame, event: event.means in wanted


def _filter(value: Any, scope: Scope) -> Part:
    test = test_of(value, scope)
    return lambda state, frame, event: event.of >= 0 and test(state, frame, event.of)


_PARTS: dict[str, Callable[[Any, Scope], Part]] = {
    "by": _by,
    "of": _of,
    "with": _with,
    "from": _place("came_from"),
    "to": _place("to"),
    "means": _word("means"),
    "at": _word("at"),
    "phase": _phase,
    "filter": _filter,
}
