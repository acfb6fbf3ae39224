"""The machine that carries effects out: programs that go on until one waits for an answer.

A game holds one machine. It starts abilities and its own programs (steps of its rules that effects
may interrupt), announces events, and passes answers on; everything that waits lies in the state.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from msgspec.structs import replace

from designer.engine.decisions import DONE, Decision, answered, is_complete
from designer.engine.effects.abilities import (
    ACTION,
    PASSIVE,
    Ability,
    Carrier,
    ability_of,
)
from designer.engine.effects.answers import Answers
from designer.engine.effects.building import Branch, Instruction, Program, Step, Verb
from designer.engine.effects.frames import named, popped, pushed, reframed, with_lasting
from designer.engine.effects.lasting import Bound, Clause, Clauses
from designer.engine.effects.records import DRIVER, EMPTY, Event, Flow, Frame
from designer.engine.effects.scope import CannotCompile
from designer.engine.effects.things import NOTHING
from designer.engine.effects.world import World
from designer.engine.game import Move

__all__ = ["Fault", "Machine"]

State = Any


class Fault(NamedTuple):
    """Say which ability of an item (counted from 0) says nothing in this game, and why."""

    item: int
    ability: int
    message: str


class Machine:
    """Carry out the effects of one compiled game.

    Attributes:
        world: the game.
        abilities: all that could be compiled; `faults`: the others.
        clauses: the answers of all that lasts.
        free: items with an action of which nothing is asked.
    """

    def __init__(
        self, world: World, carriers: Sequence[Carrier], verbs: Mapping[str, Verb]
    ) -> None:
        self.world = world
        self._verbs = verbs
        self.clauses = Clauses()
        self._labels: list[tuple[str, ...]] = []
        self._options: list[tuple[Any, ...]] = []
        self._titles = {carrier.item: carrier.title for carrier in carriers}
        self.abilities: list[Ability] = []
        self.faults: list[Fault] = []
        for carrier in carriers:
            for place, tree in enumerate(carrier.abilities):
                try:
                    ability = ability_of(len(self.abilities), tree, carrier, world, self, verbs)
                except CannotCompile as error:
                    self.faults.append(Fault(carrier.item, place, error.message))
                else:
                    self.abilities.append(ability)
        self._actions = _by_item(a for a in self.abilities if a.trigger == ACTION)
        self.free = frozenset(a.item for a in self.abilities if a.trigger == ACTION and a.is_free)
        self._passive = [a for a in self.abilities if a.trigger == PASSIVE]
        self._about: dict[str, tuple[Ability, ...]] = {}
        if self._passive:
            words = {clause.what for ability in self._passive for clause in ability.clauses}
            self.clauses.use_passive(self._in_place, frozenset({"", *words}))
        self._answers = Answers(world, self.abilities)
        driver = Program((self._answers.look, self._answers.chosen), 1)
        self._programs: list[tuple[Step, ...]] = [driver.steps]
        self._programs += [ability.program.steps for ability in self.abilities]
        self._own: dict[int, tuple[Instruction, ...]] = {}

    @property
    def has_passive(self) -> bool:
        """Say whether any ability holds all the time while its carrier is in place."""
        return bool(self._passive)

    # Programs

    def own(self, *stages: Instruction) -> int:
        """Add a program of the game's own rules; give its number."""
        number = len(self._programs)
        self._programs.append(stages)
        self._own[number] = stages
        return number

    def begun(
        self,
        state: State,
        program: int,
        seat: int,
        names: tuple[tuple[int, ...], ...] = (),
        source: int = NOTHING,
    ) -> State:
        """Carry out one of the game's own programs as far as it goes at once.

        Its stages find what they need in `frame.names`; they do not change their own frame. Where a
        stage pushes programs or asks, the rest waits beneath, for `run`.
        """
        stages = self._own[program]
        before = state.flow
        depth = len(before.stack)
        frame = Frame(program, 0, seat, seat, source, names)
        for at, stage in enumerate(stages, start=1):
            state = stage(state, frame)
            if state.flow is before and state.decision is None:
                continue
            stack = state.flow.stack
            if len(stack) > depth or state.decision is not None:
                waits = state.decision is not None and state.decision.register >= 0
                rest = (replace(frame, at=at),) if waits or at < len(stages) else ()
                flow = state.flow
                whole = (*stack[:depth], *rest, *stack[depth:])
                return replace(state, flow=Flow(whole, flow.lasting, flow.uses))
        return state

    def waiting(
        self, state: State, program: int, seat: int, names: tuple[tuple[int, ...], ...] = ()
    ) -> State:
        """Push one of the game's own programs, to be carried out by `run`."""
        return pushed(state, Frame(program, 0, seat, seat, NOTHING, names))

    def run(self, state: State) -> State:
        """Go on until an answer is owed or nothing is left to do."""
        programs = self._programs
        while state.decision is None and (stack := (flow := state.flow).stack):
            frame = stack[-1]
            steps, at = programs[frame.program], frame.at
            n_steps = len(steps)
            while at < n_steps and type(step := steps[at]) is Branch:
                at = at + 1 if step.test(state, frame) else step.to.at
            if at >= n_steps:
                state = self._left(state, frame)
            else:
                frame = replace(frame, at=at + 1)
                flow = Flow((*stack[:-1], frame), flow.lasting, flow.uses)
                state = step(replace(state, flow=flow), frame)
        if state.flow.lasting and not state.flow.stack:
            state = self.over(state, "now")
        return state

    def _left(self, state: State, frame: Frame) -> State:
        """Leave a program; the one below a driver learns what became of the event."""
        state = popped(state)
        if frame.program == DRIVER and state.flow.stack:
            below = state.flow.stack[-1]
            if below.program != DRIVER:
                state = reframed(state, replace(below, event=frame.event))
        return state

    def stopped(self, state: State) -> State:
        """Give the state with nothing left to do, for the end of a game."""
        return replace(state, flow=EMPTY, decision=None)

    # Abilities

    def actions(self, item: int) -> tuple[Ability, ...]:
        """Give what an item's owner may use it for in his turn."""
        return self._actions.get(item, ())

    def possible(self, state: State, item: int, seat: int, source: int) -> tuple[Ability, ...]:
        """Give the actions of an item that a seat could use now."""
        return tuple(a for a in self.actions(item) if self.obstacle(state, a, seat, source) == "")

    def obstacle(self, state: State, ability: Ability, seat: int, source: int) -> str:
        """Give why an action cannot be used: `if`, `cost`, `limit` or `effects`; "" where it can."""
        hindered = self.hindrance(state, ability, seat, source)
        if hindered or ability.possible(state, ability.context(seat, source)):
            return hindered
        return "effects"

    def hindrance(self, state: State, ability: Ability, seat: int, source: int) -> str:
        """Give the same without asking whether the action would do anything."""
        if not self._answers.is_within_limit(state, ability, seat):
            return "limit"
        context = ability.context(seat, source)
        if not ability.holds(state, context):
            return "if"
        return "" if ability.payable(state, context) else "cost"

    def used(self, state: State, ability: Ability, seat: int, source: int) -> State:
        """Push an ability to be carried out; the game then goes on with `run`."""
        return self._answers.pushed(state, ability, seat, source)

    def performed(self, state: State, item: int, who: int, source: int) -> State | None:
        """Push what an item's actions do; None where it has none that is possible."""
        found = self.possible(state, item, who, source)
        return self.used(state, found[0], who, source) if found else None

    # Events and answers

    def hears(self, kind: str) -> bool:
        """Say whether anything in the game answers events of a kind."""
        return self._answers.hears(kind)

    def announced(self, state: State, event: Event) -> State:
        """Push an event to be answered; nothing is pushed where nothing answers it.

        The program on top finds the event, as the answers have left it, in its frame.
        """
        stack = state.flow.stack
        if stack and stack[-1].event is not None and stack[-1].program != DRIVER:
            state = reframed(state, replace(stack[-1], event=None))
        if not self._answers.hears(event.kind) or not self._answers.is_answered(state, event):
            return state
        return pushed(state, Frame(DRIVER, 0, event.by, event.by, NOTHING, ((),), event=event))

    def answer(self, state: State, decision: Decision, move: Move) -> State:
        """Answer an effect's question, and go on when nothing more is to be chosen."""
        if move.verb != DONE:
            decision = answered(decision, move.args[0])
            if not is_complete(decision):
                return replace(state, decision=decision)
        state = named(replace(state, decision=None), decision.register, decision.chosen)
        return self.run(state)

    def asked_anew(self, state: State, decision: Decision) -> Decision:
        """Give an effect's open question as it is asked in another state: with an imagined hand."""
        frame = state.flow.stack[-1]
        step = self._programs[frame.program][frame.at - 1]
        assert not isinstance(step, Branch), "a branch asks nothing"
        asked = step(reframed(replace(state, decision=None), frame), frame)
        if asked.decision is None:
            found: tuple[int, ...] = asked.flow.stack[-1].names[decision.register]
        else:
            found = asked.decision.options
        options = list(found)
        for chosen in decision.chosen:
            if chosen in options:
                options.remove(chosen)
        return replace(decision, options=tuple(options))

    def labels(self, decision: Decision) -> tuple[str, ...]:
        """Give the words of the options of a question."""
        return self._labels[decision.about[0]]

    def options(self, decision: Decision) -> tuple[Any, ...]:
        """Give what the options of a question do, as written; () where they do nothing themselves."""
        return self._options[decision.about[0]]

    def choice(self, labels: Sequence[str], options: Sequence[Any] = ()) -> int:
        """Note the words of options, and what they do; give the number under which both are found."""
        self._labels.append(tuple(labels))
        self._options.append(tuple(options))
        return len(self._labels) - 1

    # What lasts

    def noted(self, clause: Clause) -> int:
        """Number what lasts."""
        return self.clauses.noted(clause)

    def allowed(
        self, state: State, what: str, things: tuple[int, ...], frame: Frame
    ) -> tuple[int, ...]:
        """Give the things to which nothing lasting keeps a program from doing something."""
        if not self.clauses.holding(state, what):
            return things
        forbids, owner = self.clauses.forbids, self.world.owner
        return tuple(t for t in things if not forbids(state, what, owner(state, t), t, frame))

    def over(self, state: State, span: str, seat: int = -1) -> State:
        """Let what lasts for a span end with it, and count limited uses anew.

        Args:
            state: of the game.
            span: as in `for`; `until_my_turn` ends when the turn of `seat` begins.
            seat: whose changes end; all seats' where it is -1.
        """
        flow = state.flow
        if flow.lasting:
            kept = self.clauses.over(state, span, seat)
            if len(kept) != len(flow.lasting):
                state = with_lasting(state, kept)
        if flow.uses and span in ("turn", "game"):
            state = self._answers.counted_anew(state, span)
        return state

    def _in_place(self, state: State, what: str) -> Iterator[Bound]:
        for ability in self._passive_about(what):
            for seat, thing in self._answers.carriers(state, ability):
                frame = ability.context(seat, thing)
                if not ability.holds(state, frame):
                    continue
                for clause in ability.clauses:
                    things = () if clause.is_everything else clause.of.things(state, frame)
                    value = clause.word or (
                        clause.amount(state, frame) if clause.amount is not None else 0
                    )
                    yield Bound(clause, seat, ability.item, things, value, frame)

    def _passive_about(self, what: str) -> tuple[Ability, ...]:
        """Give the passive abilities that say something about a word, found once."""
        found = self._about.get(what)
        if found is None:
            found = self._about[what] = tuple(
                ability
                for ability in self._passive
                if not what or any(clause.what == what for clause in ability.clauses)
            )
        return found


def _by_item(abilities: Iterator[Ability]) -> dict[int, tuple[Ability, ...]]:
    return {item: tuple(group) for item, group in groupby(abilities, key=lambda a: a.item)}
