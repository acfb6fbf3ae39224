"""The parts of a situation's `given`, read one by one; what names nothing is a ValueError with a sentence."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from designer.api import Hex, number_in, seeded

from .box import Box
from .definition import EMPTY, NOWHERE, Definition
from .expedition import Expedition
from .names import kind_number
from .names import position_of as found_position
from .rules.revealing import flip
from .rules.setup import blank, set_up
from .rules.turn import begun
from .state import ACTING, ANIMALS, NO_PIECE, State, put

__all__ = ["Given"]

_OPEN = "OOOOOO"
_EMPTY_SLOT = "empty"
_ACTIONS = 4


class Given:
    """Read what is given for one game."""

    def __init__(self, game: Expedition, given: Mapping[str, Any], rng: Mapping[str, Any]) -> None:
        self._game = game
        self._definition: Definition = game.definition
        self._given = given
        self._rng = rng
        self._used: set[int] = set()

    # What the compiled game needs to know beforehand

    @staticmethod
    def seats_of(given: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        """Give the players."""
        seats = given.get("seats")
        return (
            [s if isinstance(s, dict) else {} for s in seats] if isinstance(seats, list) else [{}]
        )

    @staticmethod
    def tiles_of(box: Box, given: Mapping[str, Any]) -> list[tuple[str, str]]:
        """Give all tiles that are named, with their edges: those on the map, then the stack."""
        found = []
        for name, edges, _ in _tiles_on_map(given):
            found.append((name, edges))
        for text in _list(given.get("stack")):
            name = str(text).partition(">")[0]
            patterns = _list(box.tiles.get(name, {}).get("edges")) or [_OPEN]
            found.append((name, _OPEN if _OPEN in patterns else str(patterns[0])))
        for name, _ in found:
            if name not in box.tiles:
                message = f"There is no tile “{name}”"
                raise ValueError(message)
        return found

    # Positions

    def on_a_map(self) -> State:
        """Give a position of which everything is named."""
        definition = self._definition
        state = blank(definition, seeded(number_in(self._rng, "seed", 1)))
        cells = _map(self._given.get("map"))
        ground = list(state.ground)
        n = 0
        for _, _, text in _tiles_on_map(self._given):
            ground[position_of(definition, text)] = n
            n += 1
        stack = tuple(n + number for number in range(len(_list(self._given.get("stack")))))
        state = replace(state, ground=tuple(ground), stack=stack)
        for entry in _list(self._given.get("boards")):
            state = self._with_board(state, entry)
        for text, cell in cells.items():
            if isinstance(cell, dict):
                state = self._with_cell(state, position_of(definition, text), cell)
        state = self._with_seats(state)
        state = replace(
            state,
            bag=self._pieces(self._given.get("bag")),
            relics=self._pieces(self._given.get("relics")),
            supply=self._pieces(self._given.get("supply")),
            laid=tuple(_turn(text) for text in _list(self._given.get("stack"))),
        )
        for position in state.at:
            if position != NOWHERE:
                state = flip(self._game.book, state, position)
        return self._in_course(state)

    def in_a_scenario(self) -> State:
        """Give the beginning of a game, with what is named changed."""
        game = self._game
        state = set_up(game.book, number_in(self._rng, "seed", 1), self._rolls())
        if not {"seats", "active", "phase", "actions", "rolled"} & set(self._given):
            return game.settled(begun(game.book, state, state.first))
        for row in (state.bag, state.relics, state.supply, *state.sealed):
            self._used |= set(row)
        return self._in_course(self._with_seats(state))

    def _in_course(self, state: State) -> State:
        """Set how far the turn is."""
        given = self._given
        active = number_in(given, "active", 1) - 1
        if not 0 <= active < self._definition.n_seats:
            message = f"There is no player {active + 1}"
            raise ValueError(message)
        rolled = given.get("rolled")
        number = number_in(given, "actions", _ACTIONS)
        is_first = given.get("phase") == "animals"
        state = replace(
            state,
            round=1,
            active=active,
            mover=active,
            animal=kind_number(self._definition, str(rolled)) if rolled is not None else -1,
            number=number,
            left=0 if is_first else number,
            phase=ANIMALS if is_first else ACTING,
            rolls=self._rolls(),
        )
        return self._game.settled(state) if is_first else state

    def _rolls(self) -> tuple[int, ...]:
        found = []
        for value in _list(self._rng.get("rolls")):
            if type(value) is int:
                found.append(value)
            else:
                known = {kind.id: number for number, kind in enumerate(self._definition.kinds)}
                found.append(known.get(str(value), -1))
        return tuple(found)

    # Parts

    def _piece(self, name: Any) -> int:
        kind = kind_number(self._definition, str(name))
        for piece, own in enumerate(self._definition.kind_of):
            if own == kind and piece not in self._used:
                self._used.add(piece)
                return piece
        message = f"There are not so many of “{name}”"
        raise ValueError(message)

    def _pieces(self, names: Any) -> tuple[int, ...]:
        return tuple(self._piece(name) for name in _list(names))

    def _with_cell(self, state: State, position: int, cell: Mapping[str, Any]) -> State:
        rows = [(position, piece) for piece in self._pieces(cell.get("items"))]
        animals = self._pieces(cell.get("animals"))
        where = list(state.where)
        for animal in animals:
            where[animal] = position
        asleep = animals if cell.get("asleep") is True else ()
        return replace(
            state,
            lying_here=tuple(sorted((*state.lying_here, *rows))),
            where=tuple(where),
            asleep=tuple(sorted((*state.asleep, *asleep))),
        )

    def _with_board(self, state: State, entry: Mapping[str, Any]) -> State:
        definition = self._definition
        names = {board.id: number for number, board in enumerate(definition.boards)}
        number = names.get(str(entry.get("board")))
        if number is None:
            message = f"There is no board “{entry.get('board')}”"
            raise ValueError(message)
        middle = Hex.from_text(str(entry.get("at", "0,0")))
        turn = number_in(entry, "turn") % 6
        ground, turns = list(state.ground), list(state.turns)
        at: dict[int, int] = {}
        for surface in definition.boards[number].surfaces:
            there = middle.plus(definition.surfaces[surface].at.turned(turn))
            position = position_of(definition, there.to_text())
            if ground[position] != EMPTY:
                message = f"The board {entry.get('board')} lies on something at {there.to_text()}"
                raise ValueError(message)
            ground[position], turns[position] = surface, turn
            at[position] = surface
        state = replace(
            state, ground=tuple(ground), turns=tuple(turns), placed=(*state.placed, number)
        )
        for text, names_there in _map(entry.get("relics")).items():
            surface = at.get(position_of(definition, text), -1)
            if surface not in definition.relic_spaces:
                message = f"On {text} no relics lie first"
                raise ValueError(message)
            row = self._pieces(names_there)
            state = replace(
                state, sealed=put(state.sealed, definition.relic_spaces.index(surface), row)
            )
        return state

    def _with_seats(self, state: State) -> State:
        definition = self._definition
        for seat, tree in enumerate(self.seats_of(self._given)[: definition.n_seats]):
            if "explorer" in tree or "map" in self._given:
                text = tree.get("explorer")
                at = NOWHERE if text is None else position_of(definition, str(text))
                state = replace(state, at=put(state.at, seat, at))
            if "pack" in tree:
                row = [
                    NO_PIECE if name == _EMPTY_SLOT else self._piece(name)
                    for name in _list(tree["pack"])
                ]
                row += [NO_PIECE] * (definition.slots - len(row))
                state = replace(state, packs=put(state.packs, seat, tuple(row)))
            if tree.get("lying") is True:
                state = replace(state, lying=put(state.lying, seat, True))
        return state


def position_of(definition: Definition, text: str) -> int:
    """Give the position of a space.

    Raises:
        ValueError: it is no space, or not on the table.
    """
    position = found_position(definition, text)
    if position < 0:
        message = f"The space {text} is not on the table"
        raise ValueError(message)
    return position


def _tiles_on_map(given: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Give the tiles on the map: kind, edges and space; what lies on a board names no tile."""
    for text, cell in _map(given.get("map")).items():
        if not isinstance(cell, dict):
            yield str(cell), _OPEN, text
        elif "tile" in cell:
            yield str(cell["tile"]), str(cell.get("edges", _OPEN)), text


def _turn(text: Any) -> int:
    _, is_turned, turn = str(text).partition(">")
    return int(turn) if is_turned else 0


def _map(tree: Any) -> dict[str, Any]:
    return tree if isinstance(tree, dict) else {}


def _list(tree: Any) -> list[Any]:
    return tree if isinstance(tree, list) else []
