"""What filters may ask about a thing: its id, kind, colour, symbols, strength, terrain."""

from collections.abc import Mapping

from designer.api import Fact, item_of, place_of

from .definition import ARRIVED, TOKENS
from .places import BARS, FIGURES, LYING, SPACES
from .rulebook import Rulebook
from .state import State
from .wanderers import Wanderer, is_wanderer, wanderer

__all__ = ["Facts"]

_PLACE_KINDS = {BARS: "blockade", FIGURES: "explorer", SPACES: "space"}


class Facts:
    """Give facts about the things of one game; None where a thing has none."""

    def __init__(self, book: Rulebook) -> None:
        self._book = book
        self._definition = book.definition

    def by_key(self) -> Mapping[str, Fact]:
        """Give all facts by their keys in filters."""
        return {
            "id": self._id,
            "kind": self._kind,
            "colour": self._colour,
            "symbol": self._symbols,
            "strength": self._strength,
            "terrain": self._terrain,
            "state": self._state_word,
        }

    def position(self, state: State, thing: int) -> int:
        """Give where a thing stands on the map, or `ARRIVED`."""
        place = place_of(thing)
        if place == FIGURES:
            other = self._wanderer(state, thing)
            return state.at[item_of(thing)] if other is None else other.place
        return item_of(thing) if place == SPACES else ARRIVED

    def _wanderer(self, state: State, thing: int) -> Wanderer | None:
        """Give the figure that no player owns, None for all else."""
        if place_of(thing) != FIGURES or not is_wanderer(self._book, item_of(thing)):
            return None
        return wanderer(self._book, state, item_of(thing))

    def _state_word(self, state: State, thing: int) -> str | None:
        ask = self._book.ask.space_state
        if place_of(thing) == SPACES and ask is not None:
            word: str | None = ask(self._book, state, item_of(thing))
            return word
        other = self._wanderer(state, thing)
        return None if other is None else other.state

    def _id(self, state: State, thing: int) -> str:
        place, item = place_of(thing), item_of(thing)
        definition = self._definition
        if place == BARS:
            return definition.blockades[state.bars[item]].id if state.bars[item] >= 0 else ""
        if (other := self._wanderer(state, thing)) is not None:
            return other.id
        return definition.item_id(item) if place < BARS or place == LYING else ""

    def _kind(self, state: State, thing: int) -> str:
        place = place_of(thing)
        if (other := self._wanderer(state, thing)) is not None:
            return other.kind
        if place in _PLACE_KINDS:
            return _PLACE_KINDS[place]
        return "token" if item_of(thing) >= TOKENS else "card"

    def _colour(self, state: State, thing: int) -> str | None:
        place, item = place_of(thing), item_of(thing)
        definition = self._definition
        if (other := self._wanderer(state, thing)) is not None:
            return other.colour
        if place == FIGURES:
            return definition.seats[definition.owners[item]].colour
        return definition.cards[item].colour if place < BARS and item < TOKENS else None

    def _symbols(self, _state: State, thing: int) -> tuple[str, ...]:
        place, item = place_of(thing), item_of(thing)
        definition = self._definition
        if place >= BARS:
            return ()
        if item >= TOKENS:
            symbol = definition.tokens[item - TOKENS].symbol
            return (definition.symbols[symbol],) if symbol >= 0 else ()
        return tuple(definition.symbols[s] for s in definition.cards[item].symbols)

    def _strength(self, state: State, thing: int) -> int | None:
        place, item = place_of(thing), item_of(thing)
        definition = self._definition
        if place == BARS:
            return definition.blockades[state.bars[item]].n if state.bars[item] >= 0 else None
        if place == SPACES:
            return definition.surfaces[state.surface[item]].n
        if place > BARS:
            return None
        if item >= TOKENS:
            return definition.tokens[item - TOKENS].strength
        return definition.cards[item].strength

    def _terrain(self, state: State, thing: int) -> str | None:
        position = self.position(state, thing)
        return None if position == ARRIVED else self.terrain_at(state, position)

    def terrain_at(self, state: State, position: int) -> str:
        """Give the terrain that a position shows."""
        return self._definition.surfaces[state.surface[position]].terrain
