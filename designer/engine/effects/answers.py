"""How events are answered: who is asked, in which order, and what simply happens.

To an event that can be cancelled, the asked answers come first; then, unless it is cancelled, the
thing itself and all that just happens. One source answers an event at most once, and after `cancel`
nobody else is asked. Where answers lie hidden from the others, their owner is asked whether or not
one is there, so that being asked gives nothing away.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from designer.engine.decisions import Decision
from designer.engine.effects.abilities import Ability
from designer.engine.effects.events import Pattern
from designer.engine.effects.frames import jumped, pushed, reframed
from designer.engine.effects.players import orders
from designer.engine.effects.records import Event, Flow, Frame
from designer.engine.effects.things import NOTHING, item_of, thing_at
from designer.engine.effects.world import BEFORE, World

__all__ = ["Answers"]

State = Any
Places = tuple[tuple[int, int], ...] | None
Listener = tuple[Ability, Pattern]


class Group(NamedTuple):
    """Give what answers a kind of event from the same places; `forced` is not asked about."""

    places: Places
    every: tuple[Listener, ...]
    forced: tuple[Listener, ...]


_LOOK, _END = 0, 2  # the driver's instructions


class Answers:
    """Find the answers to events, and carry them out in their order."""

    def __init__(self, world: World, abilities: Sequence[Ability]) -> None:
        self._world = world
        self._orders = orders(world.n_seats)
        self._per = {a.number: a.limit.per for a in abilities if a.limit is not None}
        self._places = {a.number: self._places_of(a) for a in abilities}
        heard: dict[str, list[Listener]] = {}
        for ability in abilities:
            if ability.pattern is not None:
                heard.setdefault(ability.pattern.event, []).append((ability, ability.pattern))
        self._heard = {kind: self._by_places(of) for kind, of in heard.items()}
        self._forced = {k for k, of in heard.items() if any(not a.is_asked for a, _ in of)}
        self._blind = {
            kind: [(*each, world.zones[each[0].zone].first) for each in of if self._is_blind(each)]
            for kind, of in heard.items()
        }

    def _by_places(self, listeners: Sequence[Listener]) -> list[Group]:
        """Give abilities by where their carriers may lie."""
        found: dict[Places, list[Listener]] = {}
        for each in listeners:
            found.setdefault(self._places[each[0].number], []).append(each)
        return [
            Group(places, tuple(of), tuple(each for each in of if not each[0].is_asked))
            for places, of in found.items()
        ]

    def hears(self, kind: str) -> bool:
        """Say whether anything in the game answers events of a kind."""
        return kind in self._heard

    def is_answered(self, state: State, event: Event) -> bool:
        """Say whether anything would answer an event now, or somebody has to be asked."""
        may = self._may_answer(state, event)
        if not may and event.kind not in self._forced:
            return False
        for seat in may:
            if self._is_asked_blindly(state, event, seat):
                return True
        return bool(self._found(state, event, may))

    # The driver's two instructions

    def look(self, state: State, frame: Frame) -> State:
        """Ask the next seat, or let the next thing happen that is not asked about."""
        event = frame.event
        assert event is not None, "a driver holds its event"
        if event.is_cancelled:
            return jumped(state, _END)
        may = self._may_answer(state, event)
        found = self._found(state, event, may)
        asked = [(a, seat, thing) for a, seat, thing in found if a.is_asked]
        forced = [(a, seat, thing) for a, seat, thing in found if not a.is_asked]
        if forced and event.kind not in BEFORE:
            return self._carried_out(state, frame, *forced[0])
        for seat in may:
            things = tuple(sorted({thing for _, owner, thing in asked if owner == seat}))
            if things or self._is_asked_blindly(state, event, seat):
                return self._asked(state, frame, seat, things)
        if forced:
            # It happens now: what it brings into somebody's hand comes too late to answer it.
            begun = replace(event, passed=tuple(range(self._world.n_seats)))
            return self._carried_out(state, replace(frame, event=begun), *forced[0])
        return jumped(state, _END)

    def _asked(self, state: State, frame: Frame, seat: int, things: tuple[int, ...]) -> State:
        rule = self._world.rule_of(item_of(things[0]) if things else NOTHING)
        decision = Decision(seat, "answer", rule, things, 0, 1, register=0)
        return replace(reframed(state, replace(frame, actor=seat)), decision=decision)

    def chosen(self, state: State, frame: Frame) -> State:
        """Carry out the answer that was chosen, or note that the seat has none."""
        event = frame.event
        assert event is not None, "a driver holds its event"
        if not frame.names[0]:
            changed = replace(event, passed=(*event.passed, frame.actor))
            return jumped(reframed(state, replace(frame, event=changed)), _LOOK)
        (thing,) = frame.names[0]
        return self._carried_out(
            state,
            frame,
            *next(
                each
                for each in self._found(state, event, self._may_answer(state, event))
                if each[2] == thing and each[0].is_asked
            ),
        )

    def _carried_out(
        self, state: State, frame: Frame, ability: Ability, seat: int, thing: int
    ) -> State:
        event = frame.event
        assert event is not None, "a driver holds its event"
        state = reframed(state, replace(frame, at=_LOOK, event=event, names=((),)))
        at = len(state.flow.stack) - 1
        state, source = self._world.answering(state, seat, thing)
        # What is laid out for it lies elsewhere now: another one like it can still answer.
        stack = state.flow.stack
        changed = replace(stack[at], event=replace(event, spent=(*event.spent, source)))
        flow = Flow((*stack[:at], changed, *stack[at + 1 :]), state.flow.lasting, state.flow.uses)
        return self.pushed(replace(state, flow=flow), ability, seat, source)

    # Finding

    def _may_answer(self, state: State, event: Event) -> tuple[int, ...]:
        """Give the seats that may be asked about an event, in the order of asking."""
        may, passed = self._world.may_answer, event.passed
        return tuple([s for s in self._seats(state) if s not in passed and may(state, s, event)])

    def _found(
        self, state: State, event: Event, may: tuple[int, ...]
    ) -> list[tuple[Ability, int, int]]:
        """Give what answers an event now: ability, seat and source, in the order of asking.

        Args:
            state: of the game.
            event: what happens.
            may: the seats that may be asked about it.
        """
        found = [
            (ability, seat, thing)
            for ability, pattern, seat, thing in self._listening(state, event, may)
            if self._fits(state, ability, pattern, seat, thing, event)
        ]
        if len(found) > 1:
            order = self._seats(state)
            found.sort(key=lambda each: (order.index(each[1]), each[0].number, each[2]))
        return found

    def _listening(
        self, state: State, event: Event, may: tuple[int, ...]
    ) -> Iterator[tuple[Ability, Pattern, int, int]]:
        """Give what lies where it could answer an event of this kind, as its carriers."""
        world = self._world
        for group in self._heard.get(event.kind, ()):
            if group.places is None:
                for ability, pattern in group.every:
                    for seat, thing in world.carriers(state, ability.item):
                        if seat in may or not ability.is_asked:
                            yield ability, pattern, seat, thing
                continue
            for owner, place in group.places:
                seat = world.active(state) if owner < 0 else owner
                if listeners := group.every if seat in may else group.forced:
                    borne = world.borne(state, place)
                    for ability, pattern in listeners:
                        if ability.item in borne:
                            for item in world.bearers(state, place, ability.item):
                                yield ability, pattern, seat, thing_at(place, item)

    def _fits(
        self, state: State, ability: Ability, pattern: Pattern, seat: int, thing: int, event: Event
    ) -> bool:
        if thing in event.spent:
            return False
        frame = ability.context(seat, thing, event)
        return (
            pattern.fits(state, frame, event)
            and self.is_within_limit(state, ability, seat)
            and ability.holds(state, frame)
            and ability.payable(state, frame)
        )

    def _is_asked_blindly(self, state: State, event: Event, seat: int) -> bool:
        """Say whether a seat that may be asked is, because an answer could lie hidden with it."""
        for ability, pattern, first in self._blind.get(event.kind, ()):
            if self._world.things(state, first + seat) and pattern.fits(
                state, ability.context(seat, NOTHING, event), event
            ):
                return True
        return False

    def _is_blind(self, each: Listener) -> bool:
        zone = self._world.zones[each[0].zone]
        return each[0].is_asked and zone.is_hidden and zone.each

    def carriers(self, state: State, ability: Ability) -> Sequence[tuple[int, int]]:
        """Give where an ability's carriers lie in effect, as seat and thing."""
        world, item, places = self._world, ability.item, self._places[ability.number]
        if places is None:
            return world.carriers(state, item)
        return [
            (world.active(state) if seat < 0 else seat, thing_at(place, each))
            for seat, place in places
            for each in world.bearers(state, place, item)
        ]

    def _places_of(self, ability: Ability) -> Places:
        """Give where an ability's carriers may lie, as seat (-1 for a common place) and place.

        None where only the world knows.
        """
        zone = self._world.zones[ability.zone]
        if zone.first < 0:
            return None
        if not zone.each:
            return ((-1, zone.first),)
        return tuple((seat, zone.first + seat) for seat in range(self._world.n_seats))

    def _seats(self, state: State) -> tuple[int, ...]:
        return self._orders[self._world.active(state)]

    # Carrying out, with limits

    def pushed(self, state: State, ability: Ability, seat: int, source: int) -> State:
        """Push an ability to be carried out, and count its use where that is limited."""
        if ability.limit is not None:
            state = self._counted(state, ability, seat)
        return pushed(state, ability.program.frame(ability.number + 1, seat, source))

    def is_within_limit(self, state: State, ability: Ability, seat: int) -> bool:
        """Say whether a seat may use an ability once more."""
        limit = ability.limit
        if limit is None or limit.per == "event":
            return True
        flow: Flow = state.flow
        return sum(n for a, s, n in flow.uses if (a, s) == (ability.number, seat)) < limit.times

    def _counted(self, state: State, ability: Ability, seat: int) -> State:
        flow: Flow = state.flow
        before = next((n for a, s, n in flow.uses if (a, s) == (ability.number, seat)), 0)
        others = tuple(row for row in flow.uses if row[:2] != (ability.number, seat))
        uses = (*others, (ability.number, seat, before + 1))
        return replace(state, flow=Flow(flow.stack, flow.lasting, uses))

    def counted_anew(self, state: State, span: str) -> State:
        """Forget the uses of abilities that are limited per turn (or game)."""
        flow: Flow = state.flow
        uses = tuple(row for row in flow.uses if self._per[row[0]] != span)
        return replace(state, flow=Flow(flow.stack, flow.lasting, uses))
