"""What the game tells its effects: where things lie, what they are, how explorers move."""

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from designer.api import (
    NOTHING,
    EffectZone,
    Fact,
    Frame,
    PlainWorld,
    Scope,
    StepRule,
    item_of,
    place_of,
    selector_of,
    thing_at,
)

from .definition import ARRIVED, TOKENS
from .facts import Facts
from .lying import lying, replaced
from .means import EFFECT, Means
from .places import (
    BARS,
    BOARD,
    BOX,
    DISCARD,
    FIGURES,
    HAND,
    LYING,
    MARKET,
    PILE,
    PLAYED,
    RESERVE,
    SPACES,
)
from .rulebook import Rulebook
from .rules.actions import rule_of
from .rules.cards import drawn
from .rules.market import taken_from_sale
from .rules.order import come_to_rest, enter, stop, take_blockade
from .rules.tolls import (
    refusal_of_blockade,
    refusal_of_explorer,
    refusal_of_landing,
    refusal_of_space,
    refusal_of_taker,
)
from .state import OVER, State, put, without
from .token_abilities import BLOCKADES
from .wanderers import OFF_THE_BOARD, is_wanderer, number_of, wanderer, wanderers

__all__ = ["World"]

_ROWS = {HAND: "hands", PILE: "piles", DISCARD: "discards", BOARD: "boards"}
_COMMON = {PLAYED: "played", BOX: "box"}
_FAR = 99


class World(PlainWorld):
    """Answer for effects; see `designer.api.World`."""

    def __init__(self, book: Rulebook) -> None:
        self._book = book
        definition = book.definition
        self.n_seats = definition.n_seats
        self.zones: Mapping[str, EffectZone] = {
            "hand": EffectZone(HAND, each=True, is_hidden=True),
            "pile": EffectZone(PILE, each=True, is_hidden=True, is_pile=True),
            "discard": EffectZone(DISCARD, each=True),
            "board": EffectZone(BOARD, each=True),
            "played": EffectZone(PLAYED),
            "box": EffectZone(BOX),
            "market": EffectZone(MARKET),
            "reserve": EffectZone(RESERVE),
            "blockade": EffectZone(BARS, is_map=True),
            "explorer": EffectZone(FIGURES, is_map=True),
            "figures": EffectZone(FIGURES, is_map=True),
            "spaces": EffectZone(SPACES, is_map=True),
            "lying": EffectZone(LYING),
        }
        self.values: Mapping[str, Mapping[str, int]] = {
            "symbol": {name: n for n, name in enumerate(definition.symbols)}
        }
        self._facts = Facts(book)
        self.facts: Mapping[str, Fact] = self._facts.by_key()
        self.conditions: Mapping[str, Callable[[Any, Any], Any]] = {"occupied": self._occupied}

    def _occupied(self, tree: Any, scope: Scope) -> Callable[[State, Frame], bool]:
        spaces = selector_of(tree, scope)
        return lambda state, frame: any(
            item_of(space) in state.at for space in spaces.things(state, frame)
        )

    # Things and where they lie

    def things(self, state: State, place: int) -> tuple[int, ...]:
        """Give the items of a place."""
        if place < PLAYED:
            seat = place % 8
            rows: tuple[tuple[int, ...], ...] = getattr(state, _ROWS[place - seat])
            return rows[seat]
        if place in _COMMON:
            row: tuple[int, ...] = getattr(state, _COMMON[place])
            return row
        if place in (MARKET, RESERVE):
            ask = self._book.ask.kept_from_effects
            kept = () if ask is None else ask(self._book, state)
            return tuple(
                card
                for card, n in enumerate(state.stock)
                if n > 0 and (card in state.places) == (place == MARKET) and card not in kept
            )
        if place == LYING:
            return tuple(sorted(lying(self._book, state).values()))
        if place == BARS:
            return tuple(slot for slot, blockade in enumerate(state.bars) if blockade >= 0)
        if place == FIGURES:
            own = tuple(e for e, position in enumerate(state.at) if position != ARRIVED)
            others = wanderers(self._book, state)
            on_board = (n for n, each in enumerate(others) if each.place != OFF_THE_BOARD)
            return (*own, *(number_of(self._book, n) for n in on_board))
        return tuple(range(len(state.surface)))

    def arranged(self, state: State, place: int, items: tuple[int, ...]) -> State:
        """Let a place hold these items."""
        if place < PLAYED:
            seat = place % 8
            name = _ROWS[place - seat]
            items = tuple(sorted(items)) if name == "hands" else items
            return replace(state, **{name: put(getattr(state, name), seat, items)})
        assert place in _COMMON, "what is for sale and what stands on the map is not arranged"
        return replace(state, **{_COMMON[place]: items})

    def lifted(self, state: State, place: int, item: int) -> State:
        """Take an item out of a place."""
        if place == LYING:
            return replaced(self._book, state, item)
        if place in (MARKET, RESERVE):
            return taken_from_sale(self._book, state, item, moves_in=False)
        return self.arranged(state, place, without(self.things(state, place), item))

    def laid(self, state: State, place: int, item: int, *, under: bool) -> State:
        """Put an item down."""
        if place == LYING:
            return replaced(self._book, state, 0, by=item)
        if place in (MARKET, RESERVE):
            return replace(state, stock=put(state.stock, item, state.stock[item] + 1))
        items = self.things(state, place)
        is_under = under or place in _COMMON
        return self.arranged(state, place, (*items, item) if is_under else (item, *items))

    def drawn(self, state: State, seat: int, place: int, n: int) -> tuple[State, tuple[int, ...]]:
        """Draw from the own pile."""
        before = state.hands[seat]
        if PILE <= place < DISCARD:
            state = drawn(state, seat, n)
        else:
            for item in self.things(state, place)[:n]:
                state = self.lifted(state, place, item)
                state = self.laid(state, HAND + seat, item, under=False)
        new = list(state.hands[seat])
        for item in before:
            new.remove(item)
        return state, tuple(thing_at(HAND + seat, item) for item in new)

    def left_to_draw(self, state: State, place: int) -> int:
        """Give how many things could be drawn."""
        n = len(self.things(state, place))
        return n + len(state.discards[place - PILE]) if PILE <= place < DISCARD else n

    def home(self, _state: State, seat: int, thing: int, zone: str) -> int:
        """Give the place of a zone; tokens lie before a player or out of the game."""
        is_token = item_of(thing) >= TOKENS and zone != "box"
        found = self.zones["board" if is_token else zone]
        return found.first + seat if found.each else found.first

    def owner(self, state: State, thing: int) -> int:
        """Give whose a thing is."""
        place = place_of(thing)
        if place < PLAYED:
            return place % 8
        if place == PLAYED:
            return state.active
        if place != FIGURES or is_wanderer(self._book, item_of(thing)):
            return NOTHING
        return self._book.definition.owners[item_of(thing)]

    # Explorers

    def figures(self, state: State, seat: int) -> tuple[int, ...]:
        """Give a seat's explorers that are on the board."""
        own = self._book.definition.explorers[seat]
        return tuple(thing_at(FIGURES, e) for e in own if state.at[e] != ARRIVED)

    def within(self, state: State, thing: int, of: tuple[int, ...], steps: int) -> bool:
        """Say whether a thing is near: a blockade one step away touches the space one stands on."""
        ways = self._book.definition.ways
        found = {self._facts.position(state, other): 0 for other in of} | {ARRIVED: _FAR}
        queue = deque(position for position in found if position != ARRIVED)
        while queue:
            here = queue.popleft()
            for there, _ in ways[here]:
                if there not in found and found[here] < steps:
                    found[there] = found[here] + 1
                    queue.append(there)
        if place_of(thing) == BARS:
            pairs = self._book.definition.slots[item_of(thing)].pairs
            near = [found[p] for pair in pairs for p in pair if p in found]
            return bool(near) and min(near) < steps
        return found.get(self._facts.position(state, thing), _FAR) <= steps

    def targets(self, state: State, figure: int, rule: StepRule, frame: Frame) -> tuple[int, ...]:
        """Give the spaces that an explorer can be moved to."""
        explorer, item = item_of(figure), _item(frame)
        if is_wanderer(self._book, explorer):
            return self._roads(state, explorer, rule)
        if state.phase == OVER or refusal_of_explorer(
            self._book, state, explorer, EFFECT, item, rule.ignores
        ):
            return ()
        definition = self._book.definition
        refusal = refusal_of_landing if rule.flies else refusal_of_space
        beside = [to for to, _ in definition.ways[state.at[explorer]]]
        found = []
        for to in range(len(definition.ways)) if rule.flies else beside:
            surface = definition.surfaces[state.surface[to]]
            is_free = "requirement" in rule.ignores or rule.flies or not surface.n
            if not is_free or surface.terrain in rule.not_onto:
                continue
            if refusal(self._book, state, explorer, to, EFFECT, item, rule.ignores):
                continue
            if not rule.needs or self._is_needed(state, explorer, to, item, rule):
                found.append(thing_at(SPACES, to))
        return (*found, *self._in_place_of_a_space(state, explorer, item, rule))

    def _in_place_of_a_space(
        self, state: State, explorer: int, item: int, rule: StepRule
    ) -> Iterator[int]:
        """Give the blockades that a step takes, where it may.

        Source: OQ-109.
        """
        if BLOCKADES not in rule.ignores:
            return
        left = tuple(word for word in rule.ignores if word not in rule.needs)
        if rule.needs and not refusal_of_explorer(self._book, state, explorer, EFFECT, item, left):
            return
        if refusal_of_taker(self._book, state, explorer, EFFECT, item):
            return
        for slot in sorted({slot for _, slot in self._book.definition.ways[state.at[explorer]]}):
            if slot >= 0 and state.bars[slot] >= 0:
                yield thing_at(BARS, slot)

    def _is_needed(self, state: State, explorer: int, to: int, item: int, rule: StepRule) -> bool:
        """Say whether a step needs that something is ignored."""
        left = tuple(word for word in rule.ignores if word not in rule.needs)
        return bool(
            refusal_of_explorer(self._book, state, explorer, EFFECT, item, left)
            or refusal_of_landing(self._book, state, explorer, to, EFFECT, item, left)
        )

    def _roads(self, state: State, figure: int, rule: StepRule) -> tuple[int, ...]:
        """Give the spaces that a figure without an owner can be moved to."""
        other = wanderer(self._book, state, figure)
        if state.phase == OVER or other.place == OFF_THE_BOARD:
            return ()
        ways = self._book.definition.ways
        if other.refusal(self._book, state, -1, rule) is not None:
            return ()
        there = range(len(ways)) if rule.flies else [to for to, _ in ways[other.place]]
        return tuple(
            thing_at(SPACES, to)
            for to in there
            if self._facts.terrain_at(state, to) not in rule.not_onto
            and other.refusal(self._book, state, to, rule) is None
        )

    def made_ready(self, state: State, _frame: Frame) -> State:
        """Stop the card in motion before an effect moves somebody."""
        if self._book.definition.keeps_rest:
            return state
        return stop(self._book, state)

    def moved(self, state: State, figure: int, space: int, rule: StepRule, frame: Frame) -> State:
        """Let a figure enter a space."""
        if is_wanderer(self._book, item_of(figure)):
            other = wanderer(self._book, state, item_of(figure))
            return other.moved(self._book, state, item_of(space), rule)
        if place_of(space) == BARS:
            return take_blockade(self._book, state, item_of(space), frame.actor)
        means = self._means(rule, frame)
        return enter(self._book, state, item_of(figure), item_of(space), means)

    def came_to_rest(self, state: State, figure: int, rule: StepRule, frame: Frame) -> State:
        """Let a figure rest."""
        if is_wanderer(self._book, item_of(figure)):
            return wanderer(self._book, state, item_of(figure)).rested(self._book, state)
        return come_to_rest(self._book, state, item_of(figure), self._means(rule, frame))

    def takes(self, state: State, slot: int, frame: Frame) -> bool:
        """Say whether an own explorer can take a blockade that it stands beside."""
        book, item = self._book, _item(frame)
        return any(
            not refusal_of_blockade(book, state, explorer, slot)
            and not refusal_of_taker(book, state, explorer, EFFECT, item)
            for explorer in map(item_of, self.figures(state, frame.actor))
        )

    def collected(self, state: State, slot: int, seat: int) -> State:
        """Let a seat take a blockade."""
        return take_blockade(self._book, state, slot, seat)

    def collectable(self, state: State, seat: int) -> tuple[tuple[int, int], ...]:
        """Give the tokens on the board that a seat may collect now, each with its explorer."""
        ask = self._book.ask.collectable
        return () if ask is None else tuple(ask(self._book, state, seat))

    def unearthed(self, state: State, token: int, explorer: int) -> State:
        """Let an explorer collect a token for nothing."""
        ask = self._book.ask.collected
        after: State | None = None if ask is None else ask(self._book, state, token, explorer)
        return state if after is None else after

    def _means(self, rule: StepRule, frame: Frame) -> Means:
        item = _item(frame)
        known = tuple(word for word in rule.ignores if word in ("requirement", "occupied", "range"))
        return Means(EFFECT, item, pays=False, mover=frame.actor, ignores=known)

    # Turns and numbers

    def active(self, state: State) -> int:
        """Give the seat whose turn it is."""
        return state.active

    def option(self, name: str) -> Any:
        """Give a number that a part of the rules sets."""
        return dict(self._book.definition.options).get(name)

    def rule_of(self, item: int) -> str:
        """Give the rule by which an item works."""
        return rule_of(self._book, item)

    def can_gain(self, state: State, seat: int, what: str) -> bool:
        """Strength is of use while an explorer is on the way and may move."""
        return what == "strength" and any(
            not refusal_of_explorer(self._book, state, item_of(figure), EFFECT)
            for figure in self.figures(state, seat)
        )

    def gained(self, state: State, what: str, n: int, symbol: str, frame: Frame) -> State:
        """Set strength in motion, like a card without a card."""
        if what != "strength" or not symbol or not self.figures(state, frame.actor):
            return state
        number = self.values["symbol"][symbol]
        item = _item(frame)
        return self._book.begin(self._book.programs.gain, state, (number, n, item), ())


def _item(frame: Frame) -> int:
    """Give the card or token whose effect is carried out; -1 for what is none."""
    has_item = frame.source >= 0 and place_of(frame.source) < BARS
    return item_of(frame.source) if has_item else -1
