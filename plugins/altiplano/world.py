"""What the game tells its effects: where cards lie, what they are, what holds at any time."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from designer.api import (
    NOTHING,
    EffectZone,
    Event,
    Fact,
    PlainWorld,
    Row,
    Rows,
    item_of,
    place_of,
    shuffled,
    thing_at,
)

from .counting import COUNTS_AS, fixed_counts
from .definition import CHARACTER, FIRST_TYPE, LOCATION, ROLES, SPECIAL, TREASURE, Kind
from .rulebook import Rulebook
from .rules import ids
from .state import State

__all__ = ["BACKS", "CAMP_ZONES", "HIDDEN_CHARACTER", "HIDDEN_EXPLORATION", "PILES", "World"]

PILES = ("exploration", "character")
CAMP_ZONES = {"camp": CHARACTER, "location": LOCATION, "treasures": TREASURE}
"""The zones of a Camp that cards are placed in, with the type of card that each holds."""

HIDDEN_EXPLORATION, HIDDEN_CHARACTER = -2, -1
BACKS = {"exploration": HIDDEN_EXPLORATION, "character": HIDDEN_CHARACTER}
"""A card of which only the back is seen; per pile."""

_ROWS = {
    "hand": Row("hands", each=True, is_hidden=True, is_sorted=True),
    "camp": Row("camps", each=True),
    "location": Row("locations", each=True),
    "treasures": Row("treasures", each=True),
    "specials": Row("specials", each=True, is_sorted=True),
    "played": Row("played", each=True),
    "offered": Row("offered", each=True, is_hidden=True, is_sorted=True),
    "aside": Row("aside", each=True, is_hidden=True),
    "exploration": Row("exploration", is_hidden=True, is_pile=True, refill="exploration_discard"),
    "character": Row("character", is_hidden=True, is_pile=True, refill="character_discard"),
    "exploration_discard": Row("exploration_discard"),
    "character_discard": Row("character_discard"),
    "central": Row("central", is_sorted=True),
    "box": Row("box"),
}


class World(Rows, PlainWorld):
    """Answer for effects; see `designer.api.World`.

    Attributes:
        decks: by kind of card, the word of the pile that it belongs to; `backs`: what hides it.
        hidden: per seat, the places whose cards it does not see.
    """

    def __init__(self, book: Rulebook) -> None:
        Rows.__init__(self, 2, _ROWS)
        self._book = book
        self._definition = book.definition
        self._kinds = book.definition.kinds
        self._switches = dict(book.definition.switches)
        # “discard” means the pile of a card's own kind; as a place of its own it is never asked for.
        first = self.zones["exploration_discard"].first
        self.zones["discard"] = EffectZone(first)
        self._numbers = {
            word: (zone.first, zone.first + zone.each) for word, zone in self.zones.items()
        }
        self.facts: Mapping[str, Fact] = {
            "id": self._fact(lambda kind: kind.id),
            "type": self._fact(lambda kind: kind.words),
            "icon": self._fact(lambda kind: kind.icon or None),
        }
        self._specials = tuple(
            (n, kind.majority) for n, kind in enumerate(self._kinds) if kind.type == SPECIAL
        )
        self._counts = {role: fixed_counts(self._kinds, role) for role in ROLES}
        self._is_fixed = None not in self._counts.values()
        # Camps and Special cards looked at last, where all lies with those who have more.
        self._level: tuple[Any, Any, Any] = (None, None, None)
        self.decks = tuple(kind.deck for kind in self._kinds)
        self.backs = tuple(BACKS.get(deck, HIDDEN_EXPLORATION) for deck in self.decks)
        self.hidden = tuple(tuple(self._hidden_from(seat)) for seat in range(2))
        self._reacts = frozenset(
            number
            for number, kind in enumerate(self._kinds)
            if any(isinstance(a, dict) and a.get("trigger") == "event" for a in kind.abilities)
        )

    def _fact(self, of: Callable[[Kind], Any]) -> Fact:
        known = {item: of(kind) for item, kind in enumerate(self._kinds)}
        return lambda _state, thing: known.get(item_of(thing))

    def _hidden_from(self, seat: int) -> Iterator[int]:
        for zone in self.zones.values():
            if zone.is_hidden and zone.each:
                yield zone.first + 1 - seat
            elif zone.is_hidden:
                yield zone.first

    def place(self, zone: str, seat: int = 0) -> int:
        """Give the place of a zone; of a seat where each has one."""
        return self._numbers[zone][seat]

    # Things and where they lie

    def bearers(self, state: State, place: int, item: int) -> tuple[int, ...]:
        """Each copy bears its abilities."""
        n = self.things(state, place).count(item)
        return (item,) * n

    def laid(self, state: State, place: int, item: int, *, under: bool) -> State:
        """Put a card down; in a Camp it lies behind those that were there before."""
        under = under or self.word_of(place) in CAMP_ZONES
        laid: State = Rows.laid(self, state, place, item, under=under)
        return laid

    def home(self, state: State, seat: int, thing: int, zone: str) -> int:
        """Give where a card goes: the pile of its kind; where it cannot go, it stays."""
        kind = self._kinds[item_of(thing)]
        if kind.type == SPECIAL:
            return place_of(thing)
        if zone in CAMP_ZONES:
            place = self.place(zone, seat)
            has_room = len(self.things(state, place)) < self._definition.room(zone)
            fits = kind.type == CAMP_ZONES[zone] and has_room
            return place if fits else place_of(thing)
        if zone == "discard":
            return self.place(f"{kind.deck}_discard")
        if zone in PILES:
            return self.place(kind.deck)
        return self.place(zone, seat)

    def owner(self, _state: State, thing: int) -> int:
        """Give whose a card is; -1 on the central board."""
        return self.seat_of(place_of(thing))

    def drawn(self, state: State, seat: int, place: int, n: int) -> tuple[State, tuple[int, ...]]:
        """Draw into the hand, card by card."""
        hand, drawn = self.place("hand", seat), []
        for _ in range(n):
            state = self.opened(state, place)
            pile = self.things(state, place)
            if not pile:
                break
            state = self.arranged(state, place, pile[1:])
            state = self.rebuilt(self.laid(state, hand, pile[0], under=False))
            drawn.append(thing_at(hand, pile[0]))
        return state, tuple(drawn)

    # What holds at any time

    def opened(self, state: State, place: int) -> State:
        """Rebuild a pile that is empty now that it is needed."""
        word = self.word_of(place)
        if word not in PILES or self.things(state, place):
            return state
        return self._shuffled_in(state, PILES.index(word))

    def rebuilt(self, state: State) -> State:
        """Rebuild each pile whose last card has just left, where that happens at once."""
        if state.exploration and state.character and not any(state.dry):
            return state
        for number, word in enumerate(PILES):
            if self.things(state, self.place(word)):
                if state.dry[number]:
                    state = _dry(state, number, is_dry=False)
            elif self._definition.rebuilds_at_once and not state.dry[number]:
                state = self._shuffled_in(state, number)
                if not self.things(state, self.place(word)):
                    state = _dry(state, number, is_dry=True)
        return state

    def _shuffled_in(self, state: State, number: int) -> State:
        pile, source = self.place(PILES[number]), self.place(f"{PILES[number]}_discard")
        cards = self.things(state, source)
        if not cards:
            return state
        rng, order = shuffled(state.rng, sorted(cards))
        state = self.arranged(replace(state, rng=rng), source, ())
        found: State = self.arranged(state, pile, order)
        return _dry(found, number, is_dry=False)

    def settled(self, state: State) -> State:
        """Rebuild piles, and give the Special cards to those who have more."""
        state = self.rebuilt(state)
        camps, specials, central = self._level
        if state.camps is camps and state.specials is specials and state.central is central:
            return state
        for item, role in self._specials:
            state = self._given(state, item, role)
        if self._is_fixed:
            self._level = (state.camps, state.specials, state.central)
        return state

    def _given(self, state: State, item: int, role: str) -> State:
        held = state.specials
        holder = 0 if item in held[0] else 1 if item in held[1] else -1
        if holder < 0 and item not in state.central:
            return state
        one, other = self.strengths(state, role)
        if one == other:
            to = -1 if self._definition.returns_when_level else holder
        else:
            to = 0 if one > other else 1
        if to == holder:
            return state
        state = self.lifted(state, self._special(holder), item)
        given: State = self.laid(state, self._special(to), item, under=False)
        return given

    def _special(self, seat: int) -> int:
        return self.place("specials", seat) if seat >= 0 else self.place("central")

    def strength(self, state: State, seat: int, role: str) -> int:
        """Give for how many Archaeologists (or Raiders) a Camp counts."""
        return self.strengths(state, role)[seat]

    def strengths(self, state: State, role: str) -> tuple[int, int]:
        """Give for how many Archaeologists (or Raiders) each Camp counts."""
        if role not in ROLES:
            return 0, 0
        one, other = state.camps
        counts = self._counts[role]
        if counts is not None:
            return sum([counts[item] for item in one]), sum([counts[item] for item in other])
        return self._counted(state, 0, role), self._counted(state, 1, role)

    def _counted(self, state: State, seat: int, role: str) -> int:
        """Ask for each card of a Camp for how many it counts now."""
        number, camp, n = self._book.machine.clauses.number, self.place("camp", seat), 0
        for item in state.camps[seat]:
            base = int(role in self._kinds[item].roles)
            n += max(0, number(state, COUNTS_AS + role, seat, thing_at(camp, item), base))
        return n

    # Turns, numbers and words

    def active(self, state: State) -> int:
        """Give the seat whose turn it is."""
        return state.active

    def may_answer(self, state: State, seat: int, event: Event) -> bool:
        """Only the other player reacts, to what is done by the one whose turn it is.

        Nobody reacts to a Reaction or to what it does.
        """
        active = state.active
        if seat == active or event.by != active or state.is_quiet:
            return False
        for frame in state.flow.stack:  # noqa: SIM110 - a generator costs more than the frames
            if frame.who != active:
                return False
        return True

    def tells_after_payment(self, item: int) -> bool:
        """An Action may be reacted to once its cost is paid; placing is no Action."""
        return item < FIRST_TYPE

    def answering(self, state: State, seat: int, thing: int) -> tuple[State, int]:
        """A Reaction card is laid out, and discarded when its text is carried out."""
        place, item = place_of(thing), item_of(thing)
        if place != self.place("hand", seat):
            return state, thing
        played = self.place("played", seat)
        state = self.laid(self.lifted(state, place, item), played, item, under=False)
        state = self._book.machine.waiting(state, self._book.put_away, seat, ((item,),))
        return state, thing_at(played, item)

    def option(self, name: str) -> Any:
        """Give the value of a switch."""
        return self._switches.get(name)

    def rule_of(self, item: int) -> str:
        """Give the rule by which something is asked."""
        return ids.REACT if item == NOTHING or item in self._reacts else ids.DECIDES

    def skipped(self, state: State, seat: int, what: str, which: str) -> State:
        """Note that a phase of the next turn is missed."""
        if what != "phase" or which not in ("2", "3"):
            return state
        rows = list(state.skips)
        rows[seat] = tuple(sorted({*rows[seat], int(which)}))
        return replace(state, skips=tuple(rows))


def _dry(state: State, number: int, *, is_dry: bool) -> State:
    rows = list(state.dry)
    rows[number] = is_dry
    return replace(state, dry=(rows[0], rows[1]))
