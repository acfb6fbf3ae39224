"""A world with nothing in it: what a game answers that lacks figures, dice, states or actions.

A game's `World` may take these answers over and give its own where it has more.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from designer.engine.effects.records import Event, Frame
from designer.engine.effects.things import NOTHING
from designer.engine.effects.world import StepRule

__all__ = ["PlainWorld"]

State = Any
_NONE: Mapping[str, Any] = MappingProxyType({})


class PlainWorld:
    """Answer for a game without figures, dice, states and actions; see `World`."""

    values: Mapping[str, Mapping[str, int]] = _NONE
    dice: Mapping[str, int] = _NONE
    conditions: Mapping[str, Callable[[Any, Any], Callable[[State, Frame], bool]]] = _NONE

    def things(self, _state: State, _place: int) -> tuple[int, ...]:
        """There are no places."""
        return ()

    def slots(self, state: State, place: int) -> tuple[int, ...]:
        """Slots are numbered as things lie there."""
        return self.things(state, place)

    def borne(self, state: State, place: int) -> Sequence[int]:
        """Each item bears its own abilities."""
        return self.things(state, place)

    def bearers(self, state: State, place: int, item: int) -> tuple[int, ...]:
        """Each item bears its own abilities."""
        return (item,) if item in self.things(state, place) else ()

    def here(self, _state: State, _frame: Frame) -> int:
        """Nothing lies on spaces."""
        return NOTHING

    def place_on(self, _state: State, _space: int) -> int:
        """Nothing lies on spaces."""
        return NOTHING

    def carriers(self, _state: State, _item: int) -> Sequence[tuple[int, int]]:
        """Nothing on a map carries abilities."""
        return ()

    def figures(self, _state: State, _seat: int) -> tuple[int, ...]:
        """There are no figures."""
        return ()

    def within(self, _state: State, _thing: int, _of: tuple[int, ...], _steps: int) -> bool:
        """Nothing lies anywhere near."""
        return False

    def targets(
        self, _state: State, _figure: int, _rule: StepRule, _frame: Frame
    ) -> tuple[int, ...]:
        """No figure goes anywhere."""
        return ()

    def made_ready(self, state: State, _frame: Frame) -> State:
        """Nothing has to be done."""
        return state

    def moved(
        self, state: State, _figure: int, _space: int, _rule: StepRule, _frame: Frame
    ) -> State:
        """No figure goes anywhere."""
        return state

    def came_to_rest(self, state: State, _figure: int, _rule: StepRule, _frame: Frame) -> State:
        """Nothing follows."""
        return state

    def with_state(self, state: State, _thing: int, _word: str) -> State:
        """No piece has states."""
        return state

    def may_answer(self, _state: State, _seat: int, _event: Event) -> bool:
        """Everybody may answer."""
        return True

    def tells_after_payment(self, _item: int) -> bool:
        """The game's own rules tell that something is played."""
        return False

    def answering(self, state: State, _seat: int, thing: int) -> tuple[State, int]:
        """What answers does so from where it lies."""
        return state, thing

    def opened(self, state: State, _place: int) -> State:
        """Nothing has to be done before a pile is looked into."""
        return state

    def settled(self, state: State) -> State:
        """Nothing has to be put right."""
        return state

    def option(self, _name: str) -> Any:
        """There are no options."""
        return None

    def actions_left(self, _state: State, _seat: int) -> int:
        """Actions are not counted."""
        return 0

    def spent(self, state: State, _seat: int, _n: int) -> State:
        """Actions are not counted."""
        return state

    def can_gain(self, _state: State, _seat: int, _what: str) -> bool:
        """There is nothing to gain."""
        return False

    def gained(self, state: State, _what: str, _n: int, _symbol: str, _frame: Frame) -> State:
        """There is nothing to gain."""
        return state

    def skipped(self, state: State, _seat: int, _what: str, _which: str) -> State:
        """Nothing is ever missed."""
        return state

    def ended(self, state: State, _seat: int, _what: str) -> State:
        """No effect ends anything."""
        return state

    def won(self, state: State, _seat: int) -> State:
        """No effect wins the game."""
        return state

    def rolled(self, state: State, faces: int) -> tuple[State, int]:
        """There is no die."""
        return state, faces
