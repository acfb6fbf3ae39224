"""Positions from situation documents, and what can be observed of a state.

With `board` nothing is taken from a scenario: what is not named is absent, and spaces that are not
named are mountains. With `scenario` what is not named is as a game of it begins.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from designer.api import (
    Bag,
    Board,
    Cell,
    CellFault,
    Document,
    Hex,
    Placement,
    Project,
    SetUp,
    Situation,
    SituationTree,
    Whole,
    build_board,
    expanded,
    parse_cell,
    seeded,
)

from .board import read_board
from .compile import compile_game, definition_of, ground_of
from .definition import ARRIVED, Definition, Slot
from .expedition import Expedition
from .pieces import Pieces, read_pieces
from .rules.ending import outcome
from .state import PLAYING, State
from .terrains import Terrain, read_terrains, text_of
from .words import explorer_name

__all__ = ["observed", "situations"]

CITY = "el_dorado"
_NOT_YET = {
    "caves": "Cave tokens are not there yet",
    "tokens": "Cave tokens are not there yet",
}


def situations(project: Project, document: Document) -> Iterator[Situation]:
    """Give the situations of a document, one per variant; a fault in one says why it has no game."""
    if not isinstance(document.tree, dict):
        return
    for each in expanded(document.tree):
        tree = each.tree
        rules = tree.get("rules")
        play = tree.get("play")
        made = _made(project, each)
        game, state, fault = made if isinstance(made, tuple) else (None, None, made)
        yield Situation(
            title=text_of(tree.get("title")),
            variant=each.variant,
            rules=tuple(str(r) for r in rules) if isinstance(rules, list) else (),
            game=game,
            state=state,
            play=tuple(i for i in play if isinstance(i, dict)) if isinstance(play, list) else (),
            pointer=each.play,
            observe=_Observer(game.definition) if game is not None else dict,
            fault=fault,
        )


def _made(project: Project, each: SituationTree) -> tuple[Expedition, State, str] | str:
    given = each.tree.get("given")
    given = given if isinstance(given, dict) else {}
    rng = each.tree.get("rng")
    rng = rng if isinstance(rng, dict) else {}
    try:
        if "board" in given:
            game, state = _on_a_board(project, given, rng)
        else:
            game, state = _in_a_scenario(project, given, rng)
    except ValueError as error:
        return str(error)
    return game, state, ""


# With a board of its own


def _on_a_board(
    project: Project, given: Mapping[str, Any], rng: Mapping[str, Any]
) -> tuple[Expedition, State]:
    terrains = read_terrains(project)
    pieces = read_pieces(project, terrains)
    board = _board(given["board"], terrains)
    seats = _seats(given)
    slots, bars = _barriers(given, board, pieces)
    places = [_places(board, seat) for seat in seats]
    switches = given.get("switches")
    definition = definition_of(
        title="",
        board=board,
        ground=ground_of(board, terrains, slots, pieces.symbols),
        pieces=replace(pieces, deck=()),
        slots=slots,
        explorers=[len(each) for each in places],
        starts=[place for each in places for place in each],
        switches={**pieces.switches, **(switches if isinstance(switches, dict) else {})},
        has_market=False,
    )
    places_given, stock = _market(given, pieces)
    definition = replace(definition, places=places_given, stock=stock)
    game = Expedition(definition)
    state = replace(game.start(_seed(rng)), bars=bars, rng=seeded(_seed(rng)))
    return game, _with_given(definition, state, given, rng)


def _board(tree: Any, terrains: Mapping[str, Terrain]) -> Board:
    if not isinstance(tree, dict) or not tree:
        raise ValueError("The board has no spaces")
    placements = []
    named: set[Hex] = set()
    for name, spaces in tree.items():
        cells = {}
        for text, written in (spaces if isinstance(spaces, dict) else {}).items():
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


def _barriers(
    given: Mapping[str, Any], board: Board, pieces: Pieces
) -> tuple[tuple[Slot, ...], tuple[int, ...]]:
    numbers = {blockade.number: index for index, blockade in enumerate(pieces.blockades)}
    tiles = {placement.id: index for index, placement in enumerate(board.placements)}
    slots, bars = [], []
    for entry in _list(given, "barriers"):
        number, between = entry.get("number"), [str(name) for name in entry.get("between", ())]
        if number not in numbers:
            raise ValueError(f"There is no blockade {number}")
        if len(between) != 2 or any(name not in tiles for name in between):
            raise ValueError(f"Blockade {number} lies between two tiles of the board")
        joint = board.joint_between(tiles[between[0]], tiles[between[1]])
        if joint is None:
            raise ValueError(f"The tiles {between[0]} and {between[1]} do not touch")
        slots.append(Slot(joint.pairs, numbers[number]))
        bars.append(numbers[number])
    return tuple(slots), tuple(bars)


def _market(given: Mapping[str, Any], pieces: Pieces) -> tuple[tuple[int, ...], tuple[int, ...]]:
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
    counts = tree if isinstance(tree, dict) else {}
    return {_card(numbers, name): int(n) for name, n in counts.items()}


# In a scenario


def _in_a_scenario(
    project: Project, given: Mapping[str, Any], rng: Mapping[str, Any]
) -> tuple[Expedition, State]:
    name = given.get("scenario")
    found = [d for kind in ("scenario", "route") for d in project.of_kind(kind) if d.id == name]
    if not found:
        raise ValueError(f"There is no scenario “{name}”")
    switches = given.get("switches")
    set_up = SetUp(
        players=_number(given, "players", 0) or None,
        switches=switches if isinstance(switches, dict) else {},
    )
    compiled = compile_game(project, found[0], set_up)
    if compiled.game is None:
        raise ValueError(compiled.diagnostics[0].message)
    game: Expedition = compiled.game
    definition, state = game.definition, game.start(_seed(rng))
    pieces = read_pieces(project, read_board(project, found[0]).terrains)
    if len(_seats(given)) > definition.n_seats:
        raise ValueError(f"The scenario is for {definition.n_seats} players")
    if "market" in given or "reserve" in given:
        places, stock = _market(given, pieces)
        state = replace(state, places=places, stock=stock)
    at = list(state.at)
    for seat, tree in enumerate(_seats(given)):
        own = definition.explorers[seat]
        for explorer, place in zip(own, _places(definition.board, tree), strict=False):
            at[explorer] = place
    return game, _with_given(definition, replace(state, at=tuple(at)), given, rng)


# What both share


def _with_given(
    definition: Definition, state: State, given: Mapping[str, Any], rng: Mapping[str, Any]
) -> State:
    numbers = {card.id: number for number, card in enumerate(definition.cards)}
    hands, piles, discards = list(state.hands), list(state.piles), list(state.discards)
    taken, played = list(state.taken), state.played
    active = _number(given, "active", 1) - 1
    if not 0 <= active < definition.n_seats:
        raise ValueError(f"There is no player {active + 1}")
    for seat, tree in enumerate(_seats(given)):
        _refuse_what_is_missing(tree)
        if "hand" in tree:
            hands[seat] = tuple(sorted(_cards(numbers, tree, "hand")))
            if "pile" not in tree:
                piles[seat] = _rest(definition.deck, hands[seat])
        if "pile" in tree:
            piles[seat] = _cards(numbers, tree, "pile")
        if "discard" in tree:
            discards[seat] = _cards(numbers, tree, "discard")
        if "played" in tree and seat == active:
            played = _cards(numbers, tree, "played")
        if "blockades" in tree:
            taken[seat] = _blockades(definition, tree)
    _refuse_what_is_missing(given)
    arrived = tuple(
        seat
        for seat, own in enumerate(definition.explorers)
        if own and all(state.at[explorer] == ARRIVED for explorer in own)
    )
    return replace(
        state,
        draws=_cards(numbers, rng, "draws"),
        round=_number(given, "round", 1),
        active=active,
        phase=PLAYING,
        hands=tuple(hands),
        piles=tuple(piles),
        discards=tuple(discards),
        taken=tuple(taken),
        played=played,
        box=_cards(numbers, given, "box") or state.box,
        arrivals=arrived,
        nearest=sum(definition.far[place] for place in state.at if place != ARRIVED),
    )


def _refuse_what_is_missing(tree: Mapping[str, Any]) -> None:
    for key, sentence in _NOT_YET.items():
        if tree.get(key):
            raise ValueError(sentence)


def _seats(given: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return [seat if isinstance(seat, dict) else {} for seat in given.get("seats") or [{}]]


def _places(board: Board, seat: Mapping[str, Any]) -> tuple[int, ...]:
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


def _cards(numbers: Mapping[str, int], tree: Mapping[str, Any], key: str) -> tuple[int, ...]:
    return tuple(_card(numbers, name) for name in _list(tree, key))


def _card(numbers: Mapping[str, int], name: Any) -> int:
    if name not in numbers:
        raise ValueError(f"There is no card “{name}”")
    return numbers[name]


def _blockades(definition: Definition, tree: Mapping[str, Any]) -> tuple[int, ...]:
    known = {b.id: n for n, b in enumerate(definition.blockades)}
    known |= {b.number: n for n, b in enumerate(definition.blockades)}  # type: ignore[misc]  # by id or by number
    for name in _list(tree, "blockades"):
        if name not in known:
            raise ValueError(f"There is no blockade “{name}”")
    return tuple(known[name] for name in _list(tree, "blockades"))


def _rest(deck: Sequence[int], hand: Sequence[int]) -> tuple[int, ...]:
    left = list(deck)
    for card in hand:
        if card in left:
            left.remove(card)
    return tuple(left)


def _seed(rng: Mapping[str, Any]) -> int:
    return _number(rng, "seed", 1)


def _number(tree: Mapping[str, Any], key: str, otherwise: int) -> int:
    value = tree.get(key)
    return value if type(value) is int else otherwise


def _list(tree: Mapping[str, Any], key: str) -> list[Any]:
    value = tree.get(key)
    return value if isinstance(value, list) else []


# Observing


class _Observer:
    """Give what can be seen of the states of one game."""

    def __init__(self, definition: Definition) -> None:
        self._definition = definition

    def __call__(self, state: State) -> Mapping[str, Any]:
        return observed(self._definition, state)


def observed(definition: Definition, state: State) -> Mapping[str, Any]:
    """Give a state in the words of `then`."""
    end = outcome(definition, state)
    names = [card.id for card in definition.cards]
    blockades = definition.blockades
    on_board = [card for card in state.places if card >= 0]
    return {
        "at": {
            explorer_name(definition, explorer): CITY
            if place == ARRIVED
            else definition.board.spaces[place].hex.to_text()
            for explorer, place in enumerate(state.at)
        },
        "seats": [
            {
                "explorers": [
                    CITY
                    if state.at[e] == ARRIVED
                    else definition.board.spaces[state.at[e]].hex.to_text()
                    for e in definition.explorers[seat]
                ],
                "hand": Bag(tuple(names[card] for card in state.hands[seat])),
                "pile": [names[card] for card in state.piles[seat]],
                "discard": Bag(tuple(names[card] for card in state.discards[seat])),
                "played": Bag(
                    tuple(names[card] for card in state.played) if seat == state.active else ()
                ),
                "blockades": Bag(tuple(blockades[b].id for b in state.taken[seat])),
            }
            for seat in range(definition.n_seats)
        ],
        "market": Whole({names[card]: state.stock[card] for card in on_board}),
        "reserve": Whole(
            {names[card]: n for card, n in enumerate(state.stock) if n and card not in on_board}
        ),
        "box": Bag(tuple(names[card] for card in state.box)),
        "barriers": Bag(tuple(blockades[b].number for b in state.bars if b >= 0)),
        "active": state.active + 1,
        "round": state.round,
        "winners": [] if end is None else [seat + 1 for seat in end.winners],
    }
