"""What can be seen of a state, in the words of a situation's `then`."""

from collections.abc import Mapping
from typing import Any

from designer.api import Bag, Decision

from .definition import ANIMAL, DENSE, NOWHERE, SUPPLY, WALL
from .expedition import Expedition
from .names import option_names, space_of
from .rules.ground import animals_at, pieces_at
from .rules.packs import cursed
from .rules.walking import step_cost
from .state import ACTING, ANIMALS, NO_PIECE, OVER, STANDING, State

__all__ = ["Observer"]

_PHASES = {ANIMALS: "animals", ACTING: "actions", STANDING: "actions", OVER: "over"}
_LETTERS = {DENSE: "D", WALL: "W"}


class Observer:
    """Observe the states of one game."""

    def __init__(self, game: Expedition) -> None:
        self._game = game
        self._definition = game.definition

    def __call__(self, state: State) -> Mapping[str, Any]:
        """Give all that `then` may ask."""
        seat = self._game.seat_to_move(state)
        outcome = self._game.outcome(state)
        found: dict[str, Any] = {
            "at": {n + 1: self._space(at) for n, at in enumerate(state.at)},
            "pack": {n + 1: self._bag(p for p in row) for n, row in enumerate(state.packs)},
            "slots": {n + 1: self._slots(row) for n, row in enumerate(state.packs)},
            "lying": [n + 1 for n, is_lying in enumerate(state.lying) if is_lying],
            "asleep": Bag(tuple(dict.fromkeys(self._space(state.where[a]) for a in state.asleep))),
            "box": self._bag(state.box),
            "curses": self._curses(state),
            "actions": state.left,
            "active": state.active + 1,
            "to_move": 0 if seat is None else seat + 1,
            "phase": _PHASES[state.phase],
            "counts": self._counts(state),
            "cost": self._costs(state),
            "known": self._known(state),
            **self._question(state.decision, state),
            **self._map(state),
        }
        if outcome is not None:
            found["outcome"] = {
                "termination": str(outcome.termination),
                "winners": [winner + 1 for winner in outcome.winners],
            }
        return found

    def _space(self, position: int) -> str:
        return "off" if position == NOWHERE else space_of(self._definition, position)

    def _bag(self, pieces: Any) -> Bag:
        return Bag(tuple(self._definition.piece_id(p) for p in pieces if p != NO_PIECE))

    def _slots(self, row: tuple[int, ...]) -> dict[int, str]:
        return {
            slot + 1: "empty" if piece == NO_PIECE else self._definition.piece_id(piece)
            for slot, piece in enumerate(row)
        }

    def _curses(self, state: State) -> dict[int, Bag]:
        return {
            seat + 1: self._bag(
                piece
                for position, piece in state.lying_here
                if cursed(self._definition, state, seat, piece, position)
            )
            for seat in range(self._definition.n_seats)
        }

    def _counts(self, state: State) -> dict[str, int]:
        definition = self._definition
        tiles = [code for code in state.ground if 0 <= code < definition.n_tiles]
        kinds = [definition.tile_kinds[definition.surfaces[code].kind] for code in tiles]
        return {
            "stack": len(state.stack),
            "bag": len(state.bag),
            "relics": len(state.relics),
            "hidden_relics": sum(map(len, state.sealed)),
            "supplies": sum(definition.sort(p) == SUPPLY for p in state.supply),
            "animals": sum(definition.sort(p) == ANIMAL for p in state.supply),
            "box": len(state.box),
            "starting": sum(kind.is_start for kind in kinds),
            "tiles": len(tiles),
        }

    def _costs(self, state: State) -> dict[str, int]:
        here = state.at[state.active]
        if here == NOWHERE:
            return {}
        return {
            self._space(there): step_cost(self._game.book, state, state.active, here, there)
            for there in self._definition.beside[here]
            if there >= 0 and state.ground[there] >= 0
        }

    def _known(self, state: State) -> int:
        seen = self._game.view(state, 0).state
        rows = (seen.stack, seen.bag, seen.relics, *seen.sealed)
        return sum(piece != NO_PIECE for row in rows for piece in row)

    def _question(self, decision: Decision | None, state: State) -> dict[str, Any]:
        if decision is None:
            return {"asks": "nothing", "options": Bag(())}
        names = option_names(self._game.book, state, decision)
        return {"asks": decision.kind, "options": Bag(tuple(names))}

    def _map(self, state: State) -> dict[str, Any]:
        definition = self._definition
        tiles, edges, items, animals = {}, {}, {}, {}
        for position, code in enumerate(state.ground):
            space = space_of(definition, position)
            items[space] = self._bag(pieces_at(state, position))
            animals[space] = self._bag(animals_at(state, position))
            tiles[space] = "empty"
            if code >= 0:
                surface = definition.surfaces[code]
                lies = surface.edges[state.turns[position]]
                edges[space] = "".join(_LETTERS.get(edge, "O") for edge in lies)
                tiles[space] = (
                    definition.tile_kinds[surface.kind].id
                    if surface.kind >= 0
                    else definition.boards[surface.board].id
                )
        return {"tiles": tiles, "edges": edges, "items": items, "animals": animals}
