"""What a game tells its effects: zones, facts about things, figures, and how its own rules do things.

A game implements the parts that the verbs of its schema need; a verb asks for nothing else.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from designer.engine.effects.records import Event, Frame

__all__ = ["BEFORE", "EVENTS", "Fact", "StepRule", "World", "Zone"]

State = Any
Fact = Callable[[State, int], Any]
"""Gives a word, a number or several words about a thing; None where it has none."""

BEFORE = frozenset({"play", "discard", "trash", "take", "meet", "hazard"})
"""Events that are asked about before they happen, and can be cancelled."""

EVENTS = BEFORE | {
    "put", "draw", "reveal", "enter", "stop", "leave", "hold", "phase", "turn", "collect",
}  # fmt: skip


class Zone(msgspec.Struct, frozen=True):
    """Give a zone.

    Attributes:
        first: its place; where each seat has one, that of the first seat (the others follow).
        each: whether each seat has one.
        is_hidden: whether only its owner sees what lies there, and of a pile nobody.
        is_pile: whether things are taken from the top.
        is_map: whether its things are figures, spaces and the like, which no effect carries away.
    """

    first: int
    each: bool = False
    is_hidden: bool = False
    is_pile: bool = False
    is_map: bool = False


class StepRule(msgspec.Struct, frozen=True):
    """Say how a `step` or `place` differs from a figure's own way of moving.

    Attributes:
        ignores: `requirement`, `occupied`, `range` or what else the game's rules can be told.
        not_onto: spaces that stay closed all the same.
        by_rules: nothing is ignored; the figure moves as it does by itself.
        flies: straight to a space that need not be adjacent.
        needs: of what is ignored, that without which the step would not be possible.
    """

    ignores: tuple[str, ...] = ()
    not_onto: tuple[str, ...] = ()
    by_rules: bool = False
    flies: bool = False
    needs: tuple[str, ...] = ()


class World(Protocol):
    """Answer for one compiled game.

    Attributes:
        n_seats: number of players.
        zones: by word. A zone that depends on where something stands (`here`) has `first` -1.
        facts: what filters may ask, by key (`id`, `kind`, `colour`, `strength`, `terrain`).
        values: what a number made of words may become (`symbol`), as word and value.
        dice: faces by name of the die.
        conditions: the game's own, by key: each compiles what stands there (in a `Scope`).
    """

    n_seats: int
    zones: Mapping[str, Zone]
    facts: Mapping[str, Fact]
    values: Mapping[str, Mapping[str, int]]
    dice: Mapping[str, int]
    conditions: Mapping[str, Callable[[Any, Any], Callable[[State, Frame], bool]]]

    # Things and where they lie

    def things(self, state: State, place: int) -> tuple[int, ...]:
        """Give the items of a place, top first; equal ones repeated."""

    def slots(self, state: State, place: int) -> tuple[int, ...]:
        """Give what lies in the numbered slots of a place, `NOTHING` for an empty one."""

    def borne(self, state: State, place: int) -> Sequence[int]:
        """Give the items whose abilities the things of a place bear."""

    def bearers(self, state: State, place: int, item: int) -> tuple[int, ...]:
        """Give the items of a place that bear the abilities of an item.

        It is the item itself, where abilities are not written once for many pieces.
        """

    def lifted(self, state: State, place: int, item: int) -> State:
        """Take the first such item out of a place."""

    def laid(self, state: State, place: int, item: int, *, under: bool) -> State:
        """Put an item on top of a place, or under what lies there."""

    def arranged(self, state: State, place: int, items: tuple[int, ...]) -> State:
        """Put the items of a place into another order."""

    def drawn(self, state: State, seat: int, place: int, n: int) -> tuple[State, tuple[int, ...]]:
        """Let a seat draw up to n things; give them where they lie then."""

    def left_to_draw(self, state: State, place: int) -> int:
        """Give how many things could be drawn from a place."""

    def home(self, state: State, seat: int, thing: int, zone: str) -> int:
        """Give the place of a zone that a thing goes to when a seat puts it there."""

    def here(self, state: State, frame: Frame) -> int:
        """Give the place that `here` means for a program, or -1."""

    def place_on(self, state: State, space: int) -> int:
        """Give the place that lies on a space of the map, or -1 where nothing is put there."""

    def owner(self, state: State, thing: int) -> int:
        """Give the seat that a thing belongs to, or -1."""

    def carriers(self, state: State, item: int) -> Sequence[tuple[int, int]]:
        """Give where an item that carries abilities lies in effect, as seat and thing.

        Only places that are not told by the ability's zone are asked for (pieces on a map).
        """

    # Figures and spaces

    def figures(self, state: State, seat: int) -> tuple[int, ...]:
        """Give a seat's figures on the map."""

    def within(self, state: State, thing: int, of: tuple[int, ...], steps: int) -> bool:
        """Say whether a thing lies at most so many steps from one of others."""

    def targets(self, state: State, figure: int, rule: StepRule, frame: Frame) -> tuple[int, ...]:
        """Give the spaces, as things, that a figure can be moved to by one step (or flight)."""

    def made_ready(self, state: State, frame: Frame) -> State:
        """Do what has to be done before an effect moves a figure; may leave programs to be run."""

    def moved(self, state: State, figure: int, space: int, rule: StepRule, frame: Frame) -> State:
        """Move a figure by the game's rules; may leave programs to be run."""

    def came_to_rest(self, state: State, figure: int, rule: StepRule, frame: Frame) -> State:
        """Do what follows when a figure has stopped; may leave programs to be run."""

    def with_state(self, state: State, thing: int, word: str) -> State:
        """Set a thing asleep, upright, face down."""

    # Turns, numbers and words

    def active(self, state: State) -> int:
        """Give the seat whose turn it is."""

    def may_answer(self, state: State, seat: int, event: Event) -> bool:
        """Say whether a seat may be asked about an event at all."""

    def tells_after_payment(self, item: int) -> bool:
        """Say whether using an item raises `play` by itself, once its cost is paid."""

    def answering(self, state: State, seat: int, thing: int) -> tuple[State, int]:
        """Do what the rules ask when a thing answers an event; give where it lies then.

        Programs that are pushed here go on when the answer has been carried out.
        """

    def opened(self, state: State, place: int) -> State:
        """Do what has to be done before the top of a place is looked at or shown."""

    def settled(self, state: State) -> State:
        """Put right what the rules keep right at any time: asked after each thing that was carried.

        It pushes no programs.
        """

    def option(self, name: str) -> Any:
        """Give the value of an option of the game."""

    def rule_of(self, item: int) -> str:
        """Give the id of the rule by which an item's abilities work."""

    def actions_left(self, state: State, seat: int) -> int:
        """Give how many actions a seat has left."""

    def spent(self, state: State, seat: int, n: int) -> State:
        """Spend actions."""

    def can_gain(self, state: State, seat: int, what: str) -> bool:
        """Say whether gaining would be of any use."""

    def gained(self, state: State, what: str, n: int, symbol: str, frame: Frame) -> State:
        """Give the program's actor actions, or strength of a symbol; may leave programs to be run."""

    def skipped(self, state: State, seat: int, what: str, which: str) -> State:
        """Let a seat miss a future turn or phase."""

    def ended(self, state: State, seat: int, what: str) -> State:
        """End the running turn, phase or game if it is the seat's; else nothing happens."""

    def won(self, state: State, seat: int) -> State:
        """End the game for a seat."""

    def rolled(self, state: State, faces: int) -> tuple[State, int]:
        """Roll a die of so many faces."""
