"""A bot that explores, keeps out of danger, collects relics of one kind and flies home."""

from collections.abc import Iterable

from designer.api import CHOOSE, DONE, Move, item_of

from ..definition import NOWHERE, WALL
from ..rules import verbs
from ..rules.ground import border, explorers_at
from ..rules.packs import matches
from ..state import ANIMALS, NO_PIECE, State
from ..views import Seen
from .planning import Plan

__all__ = ["GreedyBot"]

_ROOM = 4  # empty slots with which supplies come first
_LEAST = 0.5  # what gains less is not worth the trouble


class GreedyBot:
    """Choose the step that leads to what is wanted most."""

    id = "greedy"

    def choose(self, view: Seen, moves: Iterable[Move], rng: int) -> Move:  # noqa: ARG002 - it leaves nothing to chance
        """Choose one of the legal moves."""
        legal = list(moves)
        state = view.state
        if len(legal) == 1:
            return legal[0]
        if state.decision is not None:
            return _answer(view, state, legal)
        if state.phase == ANIMALS:
            return max(legal, key=lambda move: _harm(view, state, move))
        return _act(view, state, legal)


# Answers


def _answer(view: Seen, state: State, legal: list[Move]) -> Move:
    decision = state.decision
    assert decision is not None, "an answer needs its question"
    options = [move for move in legal if move.verb == CHOOSE]
    if decision.kind == "reveal":
        return next((move for move in legal if move.verb == DONE), legal[0])
    if decision.kind == "drop":
        plan = Plan(view.game.book, state, view.seat)
        return max(options, key=lambda move: _without(plan, state, move.args[0]))
    if decision.kind == "return":
        return max(options, key=lambda move: _welcome(view, state, item_of(move.args[0])))
    return options[0] if options else legal[0]


def _without(plan: Plan, state: State, slot: int) -> float:
    """Give what the pack is worth without what lies in a slot."""
    return plan.value(without=state.packs[plan.seat][slot])


def _welcome(view: Seen, state: State, position: int) -> float:
    """Say how good it is to stand up on a clearing: near to things, with nothing dangerous."""
    hexes = view.game.definition.hexes
    at = hexes[position]
    near = min((at.distance(hexes[there]) for there, _ in state.lying_here), default=9)
    return -near - 20 * any(where == position for where in state.where)


# Animals


def _harm(view: Seen, state: State, move: Move) -> float:
    """Say how well an animal goes away from the own explorer and towards the others."""
    definition = view.game.definition
    animal = state.prowling if move.verb == verbs.HALT else move.args[0]
    there = state.where[animal] if move.verb == verbs.HALT else move.args[1]
    at = definition.hexes[there]
    own = state.at[view.seat]
    found = explorers_at(state, there)
    if view.seat in found:
        return -100
    worth = 5.0 * len(found)
    if own != NOWHERE:
        worth += min(4, at.distance(definition.hexes[own]))
    others = [p for seat, p in enumerate(state.at) if seat != view.seat and p != NOWHERE]
    nearest = min((at.distance(definition.hexes[p]) for p in others), default=9)
    return worth - 0.5 * min(6, nearest)


# Actions


def _act(view: Seen, state: State, legal: list[Move]) -> Move:
    plan = Plan(view.game.book, state, view.seat)
    by_verb: dict[str, list[Move]] = {}
    for move in legal:
        by_verb.setdefault(move.verb, []).append(move)
    if verbs.FLY_HOME in by_verb:
        return by_verb[verbs.FLY_HOME][0]
    if verbs.END not in by_verb and verbs.WALK not in by_verb:
        return max(by_verb[verbs.DROP], key=lambda move: _without(plan, state, move.args[0]))
    if (pick := _pick(plan, by_verb.get(verbs.PICK, []))) is not None:
        return pick
    goal = _goal(plan, state)
    if verbs.DRAW in by_verb and _is_poor(plan, state, goal):
        return by_verb[verbs.DRAW][0]
    if (walk := _walk(plan, goal, by_verb.get(verbs.WALK, []))) is not None:
        return walk
    if verbs.DRAW in by_verb and _may_draw(plan, state, goal):
        return by_verb[verbs.DRAW][0]
    if verbs.END in by_verb:
        return by_verb[verbs.END][0]
    return min(by_verb[verbs.WALK], key=lambda move: plan.danger(move.args[0]))


def _pick(plan: Plan, picks: list[Move]) -> Move | None:
    """Pick up what gains most, if anything does."""
    kinds = plan.definition.kinds
    best = max(picks, key=lambda move: plan.gain(kinds[move.args[0]]), default=None)
    return best if best is not None and plan.gain(kinds[best.args[0]]) > _LEAST else None


def _walk(plan: Plan, goal: int | None, walks: list[Move]) -> Move | None:
    if goal is None or goal == plan.here:
        return None
    step = plan.first_step(goal)
    return next((move for move in walks if move.args[0] == step), None)


def _goal(plan: Plan, state: State) -> int | None:
    """Give where to go: home with enough relics, else to a relic, else to where tiles are turned up."""
    definition = plan.definition
    if matches(definition, state, plan.seat) >= definition.matching:
        clearings = [p for p in plan.far if definition.surfaces[state.ground[p]].clearing]
        return min(clearings, key=lambda p: (plan.far[p], p), default=None)
    rated: list[tuple[float, int]] = []
    for position, kind in plan.lying():
        if position in plan.far and position != plan.here and plan.gain(kind) > _LEAST:
            rated.append((plan.far[position] - min(8.0, plan.gain(kind) / 6), position))
    for surface, position in _relic_spaces(plan, state):
        beside = [
            p
            for way, p in enumerate(definition.beside[position])
            if p in plan.far and border(definition, state, position, way) != WALL
        ]
        if surface and beside:
            near = min(beside, key=lambda p: plan.far[p])
            rated.append((plan.far[near] - 4, near))
    for position, n in plan.frontier():
        rated.append((plan.far[position] - n, position))
    rated = [(worth, p) for worth, p in rated if p in plan.far and p != plan.here]
    return min(rated)[1] if rated else None


def _relic_spaces(plan: Plan, state: State) -> Iterable[tuple[int, int]]:
    """Give the spaces where relics lie face down, as how many and where."""
    for position, code in enumerate(state.ground):
        if code >= 0 and plan.definition.surfaces[code].relics:
            number = plan.definition.relic_spaces.index(code)
            yield len(state.sealed[number]), position


def _is_poor(plan: Plan, state: State, goal: int | None) -> bool:
    """Say whether supplies come first: little is carried, and nothing is in reach in this turn."""
    free = state.packs[plan.seat][: plan.definition.slots].count(NO_PIECE)
    is_near = goal is not None and plan.far[goal] < state.left and len(plan.relics) > 1
    return free > _ROOM and not is_near


def _may_draw(plan: Plan, state: State, goal: int | None) -> bool:
    """Draw while there is room, and always where nothing else leads on."""
    free = state.packs[plan.seat][: plan.definition.slots].count(NO_PIECE)
    return free > 1 or goal is None
