"""A bot that explores, keeps out of danger, collects relics of one kind and flies home."""

from collections.abc import Iterable, Iterator

from designer.api import CHOOSE, DONE, LegalMoves, Move, item_of

from ..definition import NOWHERE
from ..rules import verbs
from ..rules.ground import is_clearing, pieces_at
from ..rules.packs import is_overfull
from ..state import ANIMALS, NO_PIECE, State
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
        legal = moves if isinstance(moves, LegalMoves) else tuple(moves)
        return next(move for move in _wishes(view, legal) if move in legal)


def _offered(legal: LegalMoves | tuple[Move, ...]) -> tuple[Move, ...]:
    return tuple(legal.candidates) if isinstance(legal, LegalMoves) else legal


def _wishes(view: Seen, legal: LegalMoves | tuple[Move, ...]) -> Iterator[Move]:
    """Give what to do, what is wanted most first, then all moves."""
    state = view.state
    if state.decision is not None:
        yield _answer(view, state, _offered(legal))
    elif state.phase == ANIMALS:
        yield from _prowls(view, state, _offered(legal))
    else:
        yield from _actions(view, state)
        yield from _offered(legal)


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
    """Give slots to empty, the one first that is missed least."""
    kind_of, row = view.game.definition.kind_of, state.packs[view.seat]

    def loss(move: Move) -> float:
        return pack.loss(kind_of[row[move.args[0]]])

    return sorted(drops, key=loss)


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
    from_own = hexes[own].distance if own != NOWHERE else None
    from_others = [hexes[other].distance for other in others]

    def harm(move: Move) -> float:
        there = move.args[1] if move.args else state.where[state.prowling]
        if there == own:
            return -100
        at = hexes[there]
        worth = min(4, from_own(at)) if from_own is not None else 0
        nearest = min([distance(at) for distance in from_others], default=9)
        return worth + 5.0 * others.count(there) - 0.5 * min(6, nearest)

    return sorted(offered, key=harm, reverse=True)


# Actions


def _actions(view: Seen, state: State) -> Iterator[Move]:
    """Give what to do in the own turn: fly home, collect, draw what is needed, go on, end."""
    book, seat = view.game.book, view.seat
    here = state.at[seat]
    draw, end = Move(verbs.DRAW), Move(verbs.END)
    pack = pack_of(book, state, seat)
    if pack.n_alike >= book.definition.matching and is_clearing(book.definition, state, here):
        yield Move(verbs.FLY_HOME)
    if is_overfull(book.definition, state, seat):
        row = enumerate(state.packs[seat])
        drops = [Move(verbs.DROP, (slot,)) for slot, piece in row if piece != NO_PIECE]
        yield from _drops(view, state, pack, drops)
    yield from _picks(view, state, pack)
    if state.left < 1:
        yield end
    is_poor = pack.n_free > _ROOM  # then supplies come first
    if is_poor and pack.n_relics < _FEW:
        yield draw
    plan = Plan(book, state, seat, pack)
    if is_poor and plan.price >= state.left:
        yield draw
    yield Move(verbs.WALK, (plan.step,))
    if plan.goal is None or pack.n_free > 1:
        yield draw
    yield end
    beside = [there for there in book.definition.beside[here] if there >= 0]
    known = [there for there in beside if state.ground[there] >= 0]
    yield from (Move(verbs.WALK, (there,)) for there in sorted(known, key=plan.danger))


def _picks(view: Seen, state: State, pack: Pack) -> Iterator[Move]:
    """Give what is worth picking up, what gains most first."""
    lying, kind_of = pieces_at(state, state.at[view.seat]), view.game.definition.kind_of
    for kind in sorted({kind_of[piece]: None for piece in lying}, key=pack.gain, reverse=True):
        if pack.gain(kind) > LEAST:
            yield Move(verbs.PICK, (kind,))
