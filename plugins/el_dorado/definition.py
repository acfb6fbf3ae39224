"""The compiled game: everything that never changes while it is played, in integers and tuples.

Positions are those of the board; cards, symbols, surfaces, blockades and slots (joints that may
carry a blockade) are numbered. Trees from YAML stop in `compile.py`; nothing here knows them.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from designer.api import Board, Cell, Requirement, fingerprint

__all__ = [
    "ACTIONS",
    "ARRIVED",
    "DISCARD",
    "NO_SLOT",
    "PAID_BY_STRENGTH",
    "TOKENS",
    "TRASH",
    "ActionKind",
    "BlockadeKind",
    "CardKind",
    "Cost",
    "Definition",
    "Lying",
    "Seat",
    "Slot",
    "Surface",
    "TokenKind",
    "TurningTile",
    "steps_to_goal",
]

ARRIVED = -1
"""The place of an explorer that has reached El Dorado."""

NO_SLOT = -1
"""Stands where a step crosses no joint that may carry a blockade."""

PAID_BY_STRENGTH, DISCARD, TRASH = 0, 1, 2
"""How a space or a blockade is paid: by one card's strength, by cards discarded, or by cards removed."""


TOKENS = 1000
"""What is added to a token's number where cards and tokens lie together (in the box, on a board)."""

ACTIONS = 2000
"""What is added to the number of what a space shows, where that is told from cards and tokens."""


class CardKind(msgspec.Struct, frozen=True):
    """Give a kind of card.

    Attributes:
        symbols: what it shows, as symbol numbers; several make it a joker.
        mask: the same as bits.
        price: in coins; 0 when it is never for sale.
        half_coins: what it is worth in a payment; `shows_coin` says that this is its function.
        one_use: it leaves the game once its function was used.
        has_action: it is a purple card with something to do.
        abilities: what it can do, as written.
    """

    id: str
    title: str
    colour: str
    symbols: tuple[int, ...]
    mask: int
    strength: int
    price: int
    half_coins: int
    shows_coin: bool
    one_use: bool
    has_action: bool
    abilities: tuple[Any, ...] = ()


class Cost(msgspec.Struct, frozen=True):
    """Give what is given out of the game for a token that lies on the board.

    Attributes:
        cards: one colour per card, `any` for each; or, where it is empty:
        symbol: the number of a symbol; `strength`: how strong cards with it are together, at least.
    """

    cards: tuple[str, ...] = ()
    symbol: int = -1
    strength: int = 0


class TokenKind(msgspec.Struct, frozen=True):
    """Give a kind of token.

    Attributes:
        symbol: the number of the symbol that it shows, or -1; `strength`: how often.
        count: how many there are.
        half_coins: what it pays in a purchase; 0 where it shows no coin.
        abilities: what it can do, as written.
        cost: what it is collected for where it lies on the board; None for one of the caves.
        counts: as how strong a card of any colour it is given for another one; 0 where it is not.
    """

    id: str
    title: str
    symbol: int
    strength: int
    count: int
    half_coins: int
    abilities: tuple[Any, ...] = ()
    cost: Cost | None = None
    counts: int = 0


class Surface(msgspec.Struct, frozen=True):
    """Give what a space shows, and what it takes to enter it.

    Attributes:
        text: the cell as written (`J2`); `title`: its terrain's name with the number.
        closed: id of the rule that keeps everybody out, or "".
        mask: symbols (bits) of which a paying card shows one; 0 when cards are given.
        n: the strength needed, or the number of cards to give.
        give: `PAID_BY_STRENGTH`, `DISCARD` or `TRASH`.
        requirement: the same for the analysis of routes.
        terrain: the id of its terrain; `feature`: what else it is (`cave`), or "".
        exactly: one card of just this strength pays, nothing of it is left.
        rule: the rule that refuses who does not pay, or "" for the base game's.
        arrow: the direction that it shows, or -1; `marked`: it shows the mark.
        action: the number of what else it shows, or -1.
    """

    text: str
    title: str
    closed: str
    mask: int
    n: int
    give: int
    goal: bool
    requirement: Requirement
    terrain: str = ""
    feature: str = ""
    exactly: bool = False
    rule: str = ""
    arrow: int = -1
    marked: bool = False
    action: int = -1


class ActionKind(msgspec.Struct, frozen=True):
    """Give what spaces may show beside their terrain.

    Attributes:
        colour: of what is collected there, or "".
        abilities: what is carried out there, as written.
    """

    id: str
    title: str
    colour: str = ""
    abilities: tuple[Any, ...] = ()


class BlockadeKind(msgspec.Struct, frozen=True):
    """Give a blockade: its printed number and what it takes to remove it (see `Surface`)."""

    id: str
    title: str
    number: int
    code: str
    mask: int
    n: int
    give: int
    requirement: Requirement


class Slot(msgspec.Struct, frozen=True):
    """Give a joint that carries a blockade at the start: its pairs of positions, and which one.

    `blockade` is the number of a named one, or -1 when it is dealt.
    """

    pairs: tuple[tuple[int, int], ...]
    blockade: int


class TurningTile(msgspec.Struct, frozen=True):
    """Give a tile that lies on others with its back up until it is turned over.

    Attributes:
        spaces: per turn, its hexes from its middle (q, r) with the number of the surface there.
        owl: per turn, the hex that is turned to whoever uncovers it.
    """

    id: str
    title: str
    spaces: tuple[tuple[tuple[int, int, int], ...], ...]
    owl: tuple[tuple[int, int], ...]


class Lying(msgspec.Struct, frozen=True):
    """Give a piece that the set-up puts on a space: its id, the position, how it is put there."""

    piece: str
    place: int
    state: str = ""


class Seat(msgspec.Struct, frozen=True):
    """Give a player: the colour of the explorers, and the name that goes with it."""

    colour: str
    title: str


class Definition(msgspec.Struct, frozen=True, dict=True):
    """Give the whole compiled game.

    Attributes:
        ways: per position, the positions beside it, each with the slot between (or `NO_SLOT`).
        surface_of: per position, the number of its surface at the start.
        far: per position, the fewest steps to a finishing space, payment apart; -1 for none.
        seats: the players in turn order; the first one begins each round.
        owners: per explorer, its seat; `explorers`: per seat, its explorers.
        starts: per explorer, its start space.
        deck: the starting deck of each player, one card number per card.
        places: the cards on the market's places at the start, -1 for an empty one.
        stock: per kind, how many are for sale at the start.
        hand_size, purchases: numbers that rules set.
        moves_first: nothing moves after the purchase (switch `turn.move_before_buying`).
        keeps_rest: buying or giving cards does not stop a card in motion
            (switch `move.keep_rest_on_interrupt`).
        first_wins: a full tie goes to the first arrival (switch `victory.tie`).
        patience: rounds without progress after which a game ends unfinished.
        other_half_coins: what a card that shows no coin pays, in half coins.
        tokens: the kinds of tokens; `modules`: the parts of the rules that are switched on.
        options: numbers that these parts set, as pairs of name and number.
        actions: what spaces show beside their terrains.
        decks: decks of all players together, as pairs of id and cards.
        terrain_tiles: placements that count as terrain tiles, the nearest to the start first; neither
            the start tile nor El Dorado's, and none that lies on another one.
        start_tiles: placements with start spaces.
        lying: pieces that the set-up puts on spaces.
        cells: per surface, what it looks like in the content.
        turning: tiles that are turned over in play; `cover`: the surface of their backs, or -1.
        costs: how the costs of tokens on the board are told, by id.
        pictures: files of the pictures of pieces that have one, by id.
    """

    title: str
    board: Board
    symbols: tuple[str, ...]
    symbol_titles: tuple[str, ...]
    cards: tuple[CardKind, ...]
    blockades: tuple[BlockadeKind, ...]
    surfaces: tuple[Surface, ...]
    surface_of: tuple[int, ...]
    ways: tuple[tuple[tuple[int, int], ...], ...]
    slots: tuple[Slot, ...]
    far: tuple[int, ...]
    seats: tuple[Seat, ...]
    owners: tuple[int, ...]
    explorers: tuple[tuple[int, ...], ...]
    starts: tuple[int, ...]
    deck: tuple[int, ...]
    places: tuple[int, ...]
    stock: tuple[int, ...]
    tile_titles: tuple[str, ...] = ()
    hand_size: int = 4
    purchases: int = 1
    moves_first: bool = False
    keeps_rest: bool = False
    first_wins: bool = False
    patience: int = 60
    other_half_coins: int = 1
    tokens: tuple[TokenKind, ...] = ()
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, int], ...] = ()
    actions: tuple[ActionKind, ...] = ()
    decks: tuple[tuple[str, tuple[int, ...]], ...] = ()
    terrain_tiles: tuple[int, ...] = ()
    start_tiles: tuple[int, ...] = ()
    lying: tuple[Lying, ...] = ()
    cells: tuple[Cell, ...] = ()
    turning: tuple[TurningTile, ...] = ()
    cover: int = -1
    costs: tuple[tuple[str, tuple[str, str]], ...] = ()
    pictures: tuple[tuple[str, str], ...] = ()

    @property
    def fingerprint(self) -> str:
        """Give a text that differs when anything but names and titles differs, part by part."""
        parts: dict[str, tuple[object, ...]] = {
            "board": (
                [tuple(space.hex) for space in self.board.spaces],
                [(s.text, s.closed, s.mask, s.n, s.give, s.goal) for s in self.surfaces],
                self.surface_of,
                [(s.pairs, s.blockade) for s in self.slots],
            ),
            "cards": (
                self.symbols,
                [
                    (c.id, c.symbols, c.strength, c.price, c.half_coins, c.one_use)
                    for c in self.cards
                ],
                [(c.id, c.abilities) for c in self.cards if c.abilities],
            ),
            "tokens": ([(t.id, t.symbol, t.strength, t.count, t.abilities) for t in self.tokens],),
            "blockades": ([(b.id, b.number, b.mask, b.n, b.give) for b in self.blockades],),
            "set_up": (self.explorers, self.starts, self.deck, self.places, self.stock),
            "rules": (
                [self.hand_size, self.purchases, self.patience],
                [self.moves_first, self.keeps_rest, self.first_wins],
                [self.modules, self.options],
            ),
        }
        if self.decks:
            parts["decks"] = (self.decks,)
        if self.turning:
            parts["turning"] = ([(t.id, t.spaces, t.owl) for t in self.turning],)
        if self.lying:
            parts["lying"] = ([(each.piece, each.place, each.state) for each in self.lying],)
        if costs := [(t.id, t.cost, t.counts) for t in self.tokens if t.cost or t.counts]:
            parts["costs"] = ([repr(cost) for cost in costs],)
        if self.actions:
            parts["actions"] = ([(a.id, a.colour, a.abilities) for a in self.actions],)
        return " ".join(f"{name}:{fingerprint(*found)[:8]}" for name, found in parts.items())

    def item_id(self, item: int) -> str:
        """Give the id of a card or token, or of what a space shows."""
        if item >= ACTIONS:
            return self.actions[item - ACTIONS].id
        return self.tokens[item - TOKENS].id if item >= TOKENS else self.cards[item].id

    def item_title(self, item: int) -> str:
        """Give the name of a card or token, or of what a space shows."""
        if item >= ACTIONS:
            return self.actions[item - ACTIONS].title
        return self.tokens[item - TOKENS].title if item >= TOKENS else self.cards[item].title

    def option(self, name: str, otherwise: int = 0) -> int:
        """Give a number that a part of the rules sets."""
        return self._option.get(name, otherwise)

    @cached_property
    def _option(self) -> Mapping[str, int]:
        return dict(self.options)

    @property
    def n_seats(self) -> int:
        """Give the number of players."""
        return len(self.seats)

    def symbol_title(self, symbol: int) -> str:
        """Give a symbol's name, also for a number that is none."""
        known = 0 <= symbol < len(self.symbol_titles)
        return self.symbol_titles[symbol] if known else "this symbol"


def steps_to_goal(
    ways: Sequence[Sequence[tuple[int, int]]], closed: Sequence[bool], goals: Sequence[int]
) -> tuple[int, ...]:
    """Give each position's fewest steps to a goal over spaces that are not closed; -1 for none."""
    far = [-1] * len(ways)
    for goal in goals:
        far[goal] = 0
    queue = deque(goals)
    while queue:
        here = queue.popleft()
        for there, _ in ways[here]:
            if far[there] < 0:
                far[there] = far[here] + 1
                if not closed[there]:
                    queue.append(there)
    return tuple(far)
