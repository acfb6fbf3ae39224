"""The rules' own programs, which Reactions may come between: playing, placing, discarding."""

from msgspec.structs import replace

from designer.api import Event, Frame, item_of, place_of, thing_at

from ..rulebook import Rulebook
from ..state import State
from .checks import action_of, has_room

__all__ = ["Programs"]


class Programs:
    """Carry out what moves begin; each program finds its card in the first of its names."""

    def __init__(self, book: Rulebook) -> None:
        self._book = book
        machine = book.machine
        book.play = machine.own(self._lay_out, self._act, self._put_away)
        book.use = machine.own(self._use)
        book.place = machine.own(self._pay, self._place)
        book.shed = machine.own(self._tell_discard, self._discard)
        book.put_away = machine.own(self._put_away)

    # Action cards

    def _lay_out(self, state: State, frame: Frame) -> State:
        (card,) = frame.names[0]
        return laid_out(self._book, state, frame.who, card)

    def _act(self, state: State, frame: Frame) -> State:
        (card,) = frame.names[0]
        return self._used(state, frame.who, thing_at(self._place_of("played", frame), card))

    def _used(self, state: State, seat: int, thing: int) -> State:
        ability = action_of(self._book, state, seat, thing)
        if ability is None:
            return state
        used: State = self._book.machine.used(state, ability, seat, thing)
        return used

    def _put_away(self, state: State, frame: Frame) -> State:
        (card,) = frame.names[0]
        if card not in state.played[frame.who]:
            return state
        return self._to_discard(state, thing_at(self._place_of("played", frame), card), frame.who)

    # Characters and Special cards

    def _use(self, state: State, frame: Frame) -> State:
        (thing,) = frame.names[0]
        return self._used(state, frame.who, thing)

    # Placing

    def _pay(self, state: State, frame: Frame) -> State:
        (card,) = frame.names[0]
        _, _, ability = self._book.placings[self._book.definition.kinds[card].type]
        thing = thing_at(self._place_of("hand", frame), card)
        paid: State = self._book.machine.used(state, ability, frame.who, thing)
        return paid

    def _place(self, state: State, frame: Frame) -> State:
        """Lay the card into the Camp, unless something kept its place from becoming free."""
        (card,) = frame.names[0]
        book, seat = self._book, frame.who
        zone = book.placings[book.definition.kinds[card].type][0].zone
        if not has_room(book, state, seat, zone) or card not in state.hands[seat]:
            return state
        hand, to = self._place_of("hand", frame), book.world.place(zone, seat)
        state = book.world.lifted(state, hand, card)
        state = book.world.settled(book.world.laid(state, to, card, under=True))
        if len(state.treasures[seat]) >= book.definition.treasures_to_win:
            return replace(state, winner=seat)
        event = Event("put", by=seat, of=thing_at(to, card), came_from=hand, to=to)
        told: State = book.machine.announced(state, event)
        return told

    # Discarding by rule

    def _tell_discard(self, state: State, frame: Frame) -> State:
        (thing,) = frame.names[0]
        event = Event(
            "discard",
            by=frame.who,
            of=thing,
            came_from=place_of(thing),
            means="limit",
            is_firm=True,
        )
        told: State = self._book.machine.announced(state, event)
        return told

    def _discard(self, state: State, frame: Frame) -> State:
        (thing,) = frame.names[0]
        return self._to_discard(state, thing, frame.who)

    def _to_discard(self, state: State, thing: int, seat: int) -> State:
        world, item = self._book.world, item_of(thing)
        if item not in world.things(state, place_of(thing)):
            return state
        home = world.home(state, seat, thing, "discard")
        state = world.lifted(state, place_of(thing), item)
        settled: State = world.settled(world.laid(state, home, item, under=False))
        return settled

    def _place_of(self, zone: str, frame: Frame) -> int:
        place: int = self._book.world.place(zone, frame.who)
        return place


def laid_out(book: Rulebook, state: State, seat: int, card: int) -> State:
    """Give the state with a card of the hand laid out, to be carried out."""
    world = book.world
    state = world.lifted(state, world.place("hand", seat), card)
    laid: State = world.laid(state, world.place("played", seat), card, under=False)
    return laid
