"""What filters may ask about a thing."""

from collections.abc import Mapping
from typing import Any

from designer.api import Fact, item_of, place_of

from .definition import NOWHERE, Definition
from .places import ANIMALS, BAG, FIGURES, GROUND, PACK, RELICS, SPACES, TILES
from .rules.ground import terrain_at
from .rules.packs import needed
from .state import NO_PIECE, State

__all__ = ["Facts"]

_CLEARING = "clearing"


class Facts:
    """Answer for one compiled game."""

    def __init__(self, definition: Definition) -> None:
        self._definition = definition

    def by_key(self) -> Mapping[str, Fact]:
        """Give the facts by the key that a filter uses."""
        return {
            "id": self._id,
            "kind": self._kind,
            "colour": lambda _, thing: self._of_kind(thing, "colour"),
            "insignia": lambda _, thing: self._of_kind(thing, "insignia"),
            "tag": self._tag,
            "state": self._state,
            "terrain": self._terrain,
        }

    def position(self, state: State, thing: int) -> int:
        """Give where on the map a thing is, or -1."""
        place, item = place_of(thing), item_of(thing)
        if place == FIGURES:
            return state.at[item]
        if place == ANIMALS:
            return state.where[item]
        if place in (SPACES, TILES):
            return item
        if place >= GROUND:
            return place - GROUND
        return state.at[place - PACK] if place < BAG and place < len(state.at) else NOWHERE

    def _is_piece(self, thing: int) -> bool:
        item = item_of(thing)
        is_thing = place_of(thing) not in (FIGURES, SPACES, TILES)
        return is_thing and item != NO_PIECE and item < len(self._definition.kind_of)

    def _of_kind(self, thing: int, what: str) -> Any:
        if not self._is_piece(thing):
            return None
        kind = self._definition.kinds[self._definition.kind_of[item_of(thing)]]
        return getattr(kind, what) or None

    def _id(self, state: State, thing: int) -> Any:
        place, item = place_of(thing), item_of(thing)
        if place == TILES:
            code = state.ground[item]
            kind = self._definition.surfaces[code].kind if code >= 0 else -1
            return self._definition.tile_kinds[kind].id if kind >= 0 else None
        if place == FIGURES:
            return self._definition.seats[item].colour
        return self._of_kind(thing, "id")

    def _kind(self, _state: State, thing: int) -> Any:
        words = {FIGURES: "explorer", SPACES: "space", TILES: "tile"}
        return words.get(place_of(thing)) or self._of_kind(thing, "sort")

    def _tag(self, state: State, thing: int) -> Any:
        tags = self._of_kind(thing, "tags") or ()
        seat = place_of(thing) - PACK
        if 0 <= seat < len(state.at) and needed(self._definition, state, seat, item_of(thing)):
            tags = (*tags, "needed_here")
        return tags

    def _state(self, state: State, thing: int) -> Any:
        place, item = place_of(thing), item_of(thing)
        if place == FIGURES:
            return "lying" if state.lying[item] else "upright"
        if place == ANIMALS:
            return "asleep" if item in state.asleep else "awake"
        return "face_down" if place in (BAG, RELICS) else "face_up"

    def _terrain(self, state: State, thing: int) -> Any:
        position = self.position(state, thing)
        terrain = terrain_at(self._definition, state, position) if position >= 0 else None
        if terrain is None:
            return None
        is_clearing = self._definition.surfaces[state.ground[position]].clearing
        return (terrain.id, _CLEARING) if is_clearing else (terrain.id,)
