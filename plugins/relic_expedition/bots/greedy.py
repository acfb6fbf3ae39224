"""A bot that explores, keeps out of danger, collects relics of one kind and flies home."""

from collections.abc import Iterable, Iterator

from designer.api import CHOOSE, DONE, LegalMoves, Move, item_of

from ..definition import NOWHERE
from ..rules import verbs
from ..rules.packs import is_overfull
from ..state import ANIMALS, State
from ..views import Seen
from .packing import Pack, pack_of
from .planning import LEAST, Plan

__all__ = ["GreedyBot"]

_ROOM = 4  # with more empty slots, supplies come before what is not in reach in this turn,
_FEW = 2  # and before everything while there are fewer relics


class GreedyBot:
    """Choose the step that leads to what is wanted most."""

    id = "greedy"

    def choose(self, view: Seen, moves: Iterable[Move], rng: int) -> Move:  # noqa: ARG002 - it leaves nothing to chance
        """Choose one of the legal moves."""
        # Wishes come first: asking whether they are legal is less work than asking it of all moves.
        offered = tuple(moves.candidates if isinstance(moves, LegalMoves) else moves)
        if len(offered) == 1:
            return offered[0]
        wishes = _wishes(view, offered)
        return next(move for move in wishes if not isinstance(moves, LegalMoves) or move in moves)


def _wishes(view: Seen, offered: tuple[Move, ...]) -> Iterator[Move]:
    """Give all moves on offer, those wanted most first."""
    state = view.state
    if state.decision is not None:
        yield _answer(view, state, offered)
    elif state.phase == ANIMALS:
        yield from _prowls(view, state, offered)
    else:
        yield from _actions(view, state, offered)


# Answers


def _answer(view: Seen, state: State, offered: tuple[Move, ...]) -> Move:
    decision = state.decision
    assert decision is not None, "an answer needs its question"
    options = [move for move in offered if move.verb == CHOOSE]
    if decision.kind == "reveal":
        return next((move for move in offered if move.verb == DONE), offered[0])
    if decision.kind == "drop":
        return _drops(view, state, pack_of(view.game.book, state, view.seat), options)[0]
    if decision.kind == "return":
        return max(options, key=lambda move: _welcome(view, state, item_of(move.args[0])))
    return options[0] if options else offered[0]


def _drops(view: Seen, state: State, pack: Pack, drops: list[Move]) -> list[Move]:
    """Give slots to empty, the one first without which the pack is worth most."""
    definition, row = view.game.definition, state.packs[view.seat]

    def left(move: Move) -> float:
        return pack.without(definition.kinds[definition.kind_of[row[move.args[0]]]])

    return sorted(drops, key=left, reverse=True)


def _welcome(view: Seen, state: State, position: int) -> float:
    """Say how good it is to stand up on a clearing: near to things, with nothing dangerous."""
    hexes = view.game.definition.hexes
    at = hexes[position]
    near = min((at.distance(hexes[there]) for there, _ in state.lying_here), default=9)
    return -near - 20 * any(where == position for where in state.where)


# Animals


def _prowls(view: Seen, state: State, offered: tuple[Move, ...]) -> list[Move]:
    """Give how to move animals, those first that go from the own explorer and towards the others."""
    hexes, own = view.game.definition.hexes, state.at[view.seat]
    others = [p for seat, p in enumerate(state.at) if seat != view.seat and p != NOWHERE]

    def harm(move: Move) -> float:
        there = move.args[1] if move.args else state.where[state.prowling]
        if there == own:
            return -100
        at = hexes[there]
        worth = min(4, at.distance(hexes[own])) if own != NOWHERE else 0
        nearest = min((at.distance(hexes[other]) for other in others), default=9)
        return worth + 5.0 * others.count(there) - 0.5 * min(6, nearest)

    return sorted(offered, key=lambda move: -harm(move))


# Actions


def _actions(view: Seen, state: State, offered: tuple[Move, ...]) -> Iterator[Move]:
    """Give what to do in the own turn: fly home, collect, draw what is needed, go on, end."""
    book, seat = view.game.book, view.seat
    by_verb: dict[str, list[Move]] = {}
    for move in offered:
        by_verb.setdefault(move.verb, []).append(move)
    yield from by_verb.get(verbs.FLY_HOME, [])
    pack = pack_of(book, state, seat)
    if is_overfull(book.definition, state, seat):
        yield from _drops(view, state, pack, by_verb[verbs.DROP])
    yield from _picks(view, pack, by_verb.get(verbs.PICK, []))
    ends = by_verb.get(verbs.END, [])
    if state.left < 1:
        yield from ends
    draws = by_verb.get(verbs.DRAW, [])
    is_poor = pack.n_free > _ROOM  # then supplies come first
    if is_poor and pack.n_relics < _FEW:
        yield from draws
    plan = Plan(book, state, seat, pack)
    if is_poor and plan.price >= state.left:
        yield from draws
    walks = by_verb.get(verbs.WALK, [])
    step = plan.first_step()
    yield from (move for move in walks if move.args[0] == step)
    if plan.goal is None or pack.n_free > 1:
        yield from draws
    yield from ends
    yield from sorted(walks, key=lambda move: plan.danger(move.args[0]))
    yield from offered


def _picks(view: Seen, pack: Pack, picks: list[Move]) -> list[Move]:
    """Give what is worth picking up, what gains most first."""
    kinds = view.game.definition.kinds
    gains = {move: pack.gain(kinds[move.args[0]]) for move in picks}
    return sorted((move for move in picks if gains[move] > LEAST), key=lambda move: -gains[move])
