"""The parts of a situation's `given`, read one by one; what names nothing is a ValueError with a sentence."""

from collections.abc import Mapping, Sequence
from typing import Any

from designer.api import Board, Cell, CellFault, Hex, Placement, build_board, number_in, parse_cell

from .definition import ARRIVED, TOKENS, Definition, Slot
from .modules import caves
from .observing import CITY
from .pieces import Pieces
from .rulebook import Rulebook
from .state import State
from .terrains import Terrain

__all__ = [
    "barriers_of",
    "blockades_of",
    "board_of",
    "cards_of",
    "market_of",
    "places_of",
    "rest_of",
    "seats_of",
    "seed_of",
    "tokens_of",
    "with_caves",
]

_MOST = 1000  # cards of a kind


def board_of(tree: Any, terrains: Mapping[str, Terrain]) -> Board:
    """Give the board; the spaces around those named are mountains."""
    if not isinstance(tree, dict) or not tree:
        raise ValueError("The board has no spaces")
    placements = []
    named: set[Hex] = set()
    for name, spaces in tree.items():
        cells = {}
        for text, written in _map(spaces, f"The spaces of {name}").items():
            cell = parse_cell(str(written), terrains)
            if isinstance(cell, CellFault):
                raise ValueError(f"{name}, space {text}: {cell.message}")  # noqa: TRY004 - a fault in content
            cells[Hex.from_text(str(text))] = cell
        named |= cells.keys()
        placements.append(Placement(str(name), str(name), Hex(0, 0), 0, cells))
    around = {there for here in named for there in here.neighbours()} - named
    mountain = next(
        (t.code for t in terrains.values() if t.pay == "never" and not t.start and not t.feature),
        None,
    )
    if mountain is not None:
        rim = {there: Cell(mountain) for there in sorted(around)}
        placements.append(Placement("", "", Hex(0, 0), 0, rim))
    return build_board(placements)


def barriers_of(
    given: Mapping[str, Any], board: Board, pieces: Pieces
) -> tuple[tuple[Slot, ...], tuple[int, ...]]:
    """Give the joints with their blockades, and per joint which one lies there."""
    numbers = {blockade.number: index for index, blockade in enumerate(pieces.blockades)}
    tiles = {placement.id: index for index, placement in enumerate(board.placements)}
    slots, bars = [], []
    for each in _list(given, "barriers"):
        entry = _map(each, "A blockade")
        number, between = entry.get("number"), [str(name) for name in _list(entry, "between")]
        if type(number) is not int or number not in numbers:
            raise ValueError(f"There is no blockade {number}")
        if len(between) != 2 or any(name not in tiles for name in between):
            raise ValueError(f"Blockade {number} lies between two tiles of the board")
        joint = board.joint_between(tiles[between[0]], tiles[between[1]])
        if joint is None:
            raise ValueError(f"The tiles {between[0]} and {between[1]} do not touch")
        slots.append(Slot(joint.pairs, numbers[number]))
        bars.append(numbers[number])
    return tuple(slots), tuple(bars)


def market_of(given: Mapping[str, Any], pieces: Pieces) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Give the market's places and per card how many are for sale."""
    stock = [0] * len(pieces.cards)
    numbers = {card.id: number for number, card in enumerate(pieces.cards)}
    if "market" not in given and "reserve" not in given:
        return (), tuple(stock)
    piles = _counts(given.get("market"), numbers)
    for card, n in {**piles, **_counts(given.get("reserve"), numbers)}.items():
        stock[card] = n
    places = [card for card, n in piles.items() if n]
    if len(places) > pieces.places:
        raise ValueError(f"The market has {pieces.places} places")
    return (*places, *(-1,) * (pieces.places - len(places))), tuple(stock)


def _counts(tree: Any, numbers: Mapping[str, int]) -> dict[int, int]:
    counts = {} if tree is None else _map(tree, "What is for sale")
    for name, n in counts.items():
        if type(n) is not int or not 0 <= n <= _MOST:
            message = f"{name}: “{n}” is no number of cards"
            raise ValueError(message)
    return {_card(numbers, name): n for name, n in counts.items()}


def seats_of(given: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Give the players."""
    return [_map(seat, "A seat") for seat in _list(given, "seats") or [{}]]


def places_of(board: Board, seat: Mapping[str, Any]) -> tuple[int, ...]:
    """Give where the explorers of a player stand."""
    places = []
    for text in _list(seat, "explorers"):
        if text == CITY:
            places.append(ARRIVED)
            continue
        place = board.index.get(Hex.from_text(str(text)))
        if place is None:
            raise ValueError(f"There is no space {text} for an explorer")
        places.append(place)
    return tuple(places)


def cards_of(numbers: Mapping[str, int], tree: Mapping[str, Any], key: str) -> tuple[int, ...]:
    """Give the cards named under a key, as numbers."""
    return tuple(_card(numbers, name) for name in _list(tree, key))


def _card(numbers: Mapping[str, int], name: Any) -> int:
    if not isinstance(name, str) or name not in numbers:
        raise ValueError(f"There is no card “{name}”")
    return numbers[name]


def blockades_of(definition: Definition, tree: Mapping[str, Any]) -> tuple[int, ...]:
    """Give the blockades that a player has, named by id or by number."""
    known = {b.id: n for n, b in enumerate(definition.blockades)}
    known |= {b.number: n for n, b in enumerate(definition.blockades)}  # type: ignore[misc]  # by id or by number
    for name in _list(tree, "blockades"):
        if not isinstance(name, str | int) or name not in known:
            raise ValueError(f"There is no blockade “{name}”")
    return tuple(known[name] for name in _list(tree, "blockades"))


def tokens_of(definition: Definition, names: Any) -> tuple[int, ...]:
    """Give the tokens of a list, by their ids."""
    known = {token.id: TOKENS + number for number, token in enumerate(definition.tokens)}
    found = _rows(names, "A list of tokens")
    for name in found:
        if not isinstance(name, str) or name not in known:
            raise ValueError(f"There is no token “{name}”")
    return tuple(known[name] for name in found)


def with_caves(book: Rulebook, state: State, tree: Any) -> State:
    """Lay the tokens of caves, by the space of each; the other piles stay."""
    definition = book.definition
    places = caves.caves_of(definition)
    for text, names in (
        {} if tree is None or isinstance(tree, bool) else _map(tree, "What lies on caves")
    ).items():
        position = definition.board.index.get(Hex.from_text(str(text)))
        if position not in places:
            raise ValueError(f"There is no cave on {text}")
        pile = tokens_of(definition, names)
        state = book.rows.with_row(state, caves.PILES, pile, places.index(position))
    return state


def rest_of(deck: Sequence[int], hand: Sequence[int]) -> tuple[int, ...]:
    """Give the cards of a deck without those of a hand."""
    left = list(deck)
    for card in hand:
        if card in left:
            left.remove(card)
    return tuple(left)


def seed_of(rng: Mapping[str, Any]) -> int:
    """Give where chance begins."""
    return number_in(rng, "seed", 1)


def _list(tree: Mapping[str, Any], key: str) -> list[Any]:
    return _rows(tree.get(key), f"“{key}”")


def _rows(value: Any, what: str) -> list[Any]:
    """Give a list; what is absent is an empty one."""
    if value is not None and not isinstance(value, list):
        message = f"{what} is a list, not “{value}”"
        raise ValueError(message)
    return value or []


def _map(value: Any, what: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        message = f"{what} is a map, not “{value}”"
        raise ValueError(message)  # noqa: TRY004 - a fault in content
    return value
