"""Programs: the instructions that effects are compiled to, and how verbs write them.

An instruction is a closure of state and frame (its own, the topmost one) that gives the state after
it. It may leave an open decision, or push other programs; the machine then goes on with these first.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from msgspec.structs import replace

from designer.diagnostics import said
from designer.engine.decisions import Decision
from designer.engine.effects.conditions import condition_of
from designer.engine.effects.frames import jumped, named, reframed
from designer.engine.effects.lasting import Clause
from designer.engine.effects.players import seats_of
from designer.engine.effects.records import Event, Frame
from designer.engine.effects.scope import CannotCompile, Scope, mapping, number
from designer.engine.effects.selectors import CARDS, Selector, selector_of
from designer.engine.effects.world import World
from designer.engine.generator import below

__all__ = [
    "YES",
    "Branch",
    "Builder",
    "Check",
    "Hub",
    "Instruction",
    "Label",
    "Program",
    "State",
    "Step",
    "Verb",
]

State = Any
Instruction = Callable[[State, Frame], State]
Check = Callable[[State, Frame], bool]


class Label:
    """Give a place in a program that is jumped to; filled in when it is known."""

    __slots__ = ("at",)

    def __init__(self) -> None:
        self.at = -1


class Branch(NamedTuple):
    """Give a step that changes nothing: where the test fails, its program goes on elsewhere."""

    test: Check
    to: Label


Step = Instruction | Branch

YES = 1
"""The one option of a question whether something is done."""


class Program(NamedTuple):
    """Give the steps of an ability, and how many registers it needs."""

    steps: tuple[Step, ...]
    n_registers: int = 0

    def frame(self, number: int, who: int, source: int) -> Frame:
        """Give a frame at the beginning of this program, which has that number."""
        return Frame(number, 0, who, who, source, ((),) * self.n_registers)


class Verb(NamedTuple):
    """Give what the module of a verb offers; its name is the verb's word.

    Attributes:
        build: writes the instructions of one effect; raises `CannotCompile` where it says nothing
            in this game.
        describe: says what an effect does, in a sentence without its full stop.
        possible: gives a test whether an effect would do anything; absent where it always does.
    """

    build: Callable[[Mapping[str, Any], "Builder"], None]
    describe: Callable[[Mapping[str, Any], Any], str]
    possible: Callable[[Mapping[str, Any], "Builder"], Check] | None = None


class Hub(Protocol):
    """What instructions ask the machine that runs them."""

    def announced(self, state: State, event: Event) -> State:
        """Let an event be answered by whatever answers it; cancelled or changed, it comes back."""

    def allowed(
        self, state: State, what: str, things: tuple[int, ...], frame: Frame
    ) -> tuple[int, ...]:
        """Give the things to which nothing lasting keeps a program from doing something."""

    def choice(self, labels: Sequence[str], options: Sequence[Any] = ()) -> int:
        """Note the words of options, and what they do; give the number under which both are found."""

    def noted(self, clause: Clause) -> int:
        """Number what lasts."""

    def performed(self, state: State, item: int, who: int, source: int) -> State | None:
        """Push what an item's actions do; None where it has none that is possible."""


class Builder:
    """Write one program.

    Attributes:
        scope: the game and the names of this program.
        hub: the machine that will run it.
        maps: places of the map, whose things stay there.
    """

    def __init__(self, scope: Scope, hub: Hub, verbs: Mapping[str, Verb]) -> None:
        self.scope = scope
        self.hub = hub
        zones = scope.world.zones.values()
        self.maps = frozenset(zone.first for zone in zones if zone.is_map)
        self._verbs = verbs
        self._steps: list[Step] = []

    @property
    def world(self) -> World:
        """Give the game."""
        return self.scope.world

    def program(self) -> Program:
        """Give what was written."""
        return Program(tuple(self._steps), self.scope.n_registers)

    def emit(self, instruction: Instruction) -> None:
        """Write an instruction."""
        self._steps.append(instruction)

    # Order

    def label(self) -> Label:
        """Give a new label."""
        return Label()

    def mark(self, label: Label) -> None:
        """Let a label stand for what is written next."""
        label.at = len(self._steps)

    def goto(self, label: Label) -> None:
        """Go on at a label."""
        self._steps.append(Branch(_never, label))

    def unless(self, test: Check, label: Label) -> None:
        """Go on at a label where a test fails."""
        self._steps.append(Branch(test, label))

    # Effects

    def effects(self, trees: Any) -> None:
        """Write a list of effects, in order."""
        for tree in trees if isinstance(trees, list | tuple) else (trees,):
            self.effect(mapping(tree, "An effect"))

    def effect(self, tree: Mapping[str, Any]) -> None:
        """Write one effect with what may stand on any: `if`, `who`, `may`."""
        op = tree.get("op")
        verb = self._verbs.get(op) if isinstance(op, str) else None
        if verb is None:
            raise CannotCompile(said("“{op}” is no verb of this game", op=op))
        end = Label()
        if "if" in tree and "else" not in tree:
            self.unless(condition_of(tree["if"], self.scope), end)
        if tree.get("who", "i") == "i":
            self._asked(tree, verb, end)
        else:
            self._by_others(tree, verb)
        self.mark(end)

    def possible(self, trees: Any) -> Check:
        """Compile whether at least one of several effects would do anything."""
        checks = [self._possible(tree) for tree in (trees if isinstance(trees, list) else [trees])]
        return lambda state, frame: any(check(state, frame) for check in checks)

    def _possible(self, tree: Mapping[str, Any]) -> Check:
        verb = self._verbs[tree["op"]]
        check = _always if verb.possible is None else verb.possible(tree, self)
        if "if" not in tree or "else" in tree:
            return check
        holds = condition_of(tree["if"], self.scope)
        return lambda state, frame: holds(state, frame) and check(state, frame)

    def payable(self, trees: Any) -> Check:
        """Compile whether a cost could be paid in full."""
        checks = [self._payable(tree) for tree in trees]
        return lambda state, frame: all(check(state, frame) for check in checks)

    def _payable(self, tree: Mapping[str, Any]) -> Check:
        if "actions" in tree:
            n = number(tree["actions"], "A cost of actions")
            return lambda state, frame: self.world.actions_left(state, frame.actor) >= n
        if "what" not in tree:
            return self._possible(tree)
        selector = self.selector(tree["what"])

        def payable(state: State, frame: Frame) -> bool:
            wanted = selector.wanted(state, frame)
            n = len(selector.things(state, frame))
            return n >= wanted if wanted >= 0 else n > 0

        return payable

    def cost(self, trees: Any) -> None:
        """Write a cost."""
        for tree in trees:
            if "actions" in mapping(tree, "A cost"):
                self._spend(number(tree["actions"], "A cost of actions"))
            else:
                self.effect(tree)

    def announce_play(self, cancelled: Label, *, is_firm: bool) -> None:
        """Write that the use of the carrier may be answered now; cancelled, it goes on at a label."""

        def announce(state: State, frame: Frame) -> State:
            event = Event("play", by=frame.actor, of=frame.source, is_firm=is_firm)
            return self.hub.announced(state, event)

        self.emit(announce)
        self.unless(lambda _, frame: frame.event is None or not frame.event.is_cancelled, cancelled)

    def _spend(self, n: int) -> None:
        self.emit(lambda state, frame: self.world.spent(state, frame.actor, n))

    def _by_others(self, tree: Mapping[str, Any], verb: Verb) -> None:
        """Let each of the players that `who` names do the effect in turn."""
        seats = seats_of(tree["who"], self.scope)
        left = self.scope.register()
        again, end, after = Label(), Label(), Label()
        self.emit(lambda state, frame: named(state, left, seats(state, frame)))
        self.mark(again)

        def next_seat(state: State, frame: Frame) -> State:
            if not frame.names[left]:
                return jumped(reframed(state, replace(frame, actor=frame.who)), end.at)
            seat, *others = frame.names[left]
            return named(reframed(state, replace(frame, actor=seat)), left, tuple(others))

        self.emit(next_seat)
        self._asked(tree, verb, after)
        self.mark(after)
        self.goto(again)
        self.mark(end)

    def _asked(self, tree: Mapping[str, Any], verb: Verb, end: Label) -> None:
        if tree.get("may") is True:
            self.unless(self._possible({k: v for k, v in tree.items() if k != "if"}), end)
            answer = self.scope.register()
            self.emit(
                lambda state, frame: self._ask(state, frame, "may", (YES,), 0, 1, answer=answer)
            )
            self.unless(lambda _, frame: bool(frame.names[answer]), end)
        verb.build(tree, self)

    def _ask(
        self,
        state: State,
        frame: Frame,
        kind: str,
        options: tuple[int, ...],
        least: int,
        most: int,
        *,
        answer: int,
        seat: int = -1,
        about: tuple[int, ...] = (),
    ) -> State:
        decision = Decision(
            seat=frame.actor if seat < 0 else seat,
            kind=kind,
            rule=self.world.rule_of(self.scope.carrier),
            options=tuple(sorted(options)),
            least=least,
            most=most,
            about=about,
            register=answer,
        )
        return replace(state, decision=decision)

    # Choosing

    def selector(self, tree: Any, mine: str = CARDS) -> Selector:
        """Compile a selector."""
        return selector_of(tree, self.scope, mine)

    def select(
        self,
        selector: Selector,
        kind: str,
        register: int | None = None,
        *,
        is_ordered: bool = False,
        always: bool = False,
    ) -> int:
        """Write the choice that a selector leaves; give the register that will hold the things.

        Nobody is asked where nothing is left to choose, unless `always`; with `is_ordered` the order
        is. Things that something lasting protects from the deed (`kind` is its word) cannot be chosen.
        """
        chosen = self.scope.register() if register is None else register

        def choose(state: State, frame: Frame) -> State:
            offer = selector.offer(state, frame)
            things = self.hub.allowed(state, kind, offer.things, frame)
            most = min(offer.most, len(things))
            least = min(offer.least, most)
            if offer.pick == "random":
                return self._at_random(state, things, most, chosen)
            is_one_way = least == most and len(set(things)) <= 1
            if offer.pick == "top" or not most or (is_one_way and not always):
                return named(state, chosen, things[:most])
            if least == most == len(things) and not is_ordered and not always:
                return named(state, chosen, things)
            return self._ask(
                state, frame, kind, things, least, most, answer=chosen, seat=offer.chooser
            )

        self.emit(choose)
        return chosen

    def ask(
        self,
        kind: str,
        options: Callable[[State, Frame], tuple[int, ...]],
        *,
        least: int = 1,
        most: int = 1,
        about: tuple[int, ...] = (),
        always: bool = False,
    ) -> int:
        """Write a question; where all that is possible is wanted, nobody is asked unless `always`."""
        answer = self.scope.register()

        def ask(state: State, frame: Frame) -> State:
            found = options(state, frame)
            if not found or (len(found) <= least and not always):
                return named(state, answer, found)
            most_now = min(most, len(found))
            return self._ask(
                state,
                frame,
                kind,
                found,
                min(least, most_now),
                most_now,
                answer=answer,
                about=about,
            )

        self.emit(ask)
        return answer

    def _at_random(self, state: State, things: tuple[int, ...], n: int, register: int) -> State:
        left, picked, rng = sorted(things), [], state.rng
        for _ in range(n):
            rng, number = below(rng, len(left))
            picked.append(left.pop(number))
        return named(replace(state, rng=rng), register, tuple(picked))

    def reverse(self, register: int) -> None:
        """Write that the things of a register follow in the opposite order."""
        self.emit(lambda state, frame: named(state, register, frame.names[register][::-1]))


def _always(_state: State, _frame: Frame) -> bool:
    return True


def _never(_state: State, _frame: Frame) -> bool:
    return False
