"""A bot that explores, keeps out of danger, collects relics of one kind and flies home."""

from collections.abc import Iterable, Iterator

from designer.api import CHOOSE, DONE, Decision, LegalMoves, Move, item_of

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
        yield _answer(view, state, state.decision)
    elif state.phase == ANIMALS:
        yield from _prowls(view, state, _offered(legal))
    else:
        yield from _actions(view, state)
    yield from _offered(legal)


# Answers


def _answer(view: Seen, state: State, decision: Decision) -> Move:
    options = decision.options
    if not options or decision.kind == "reveal":
        return Move(DONE)
    option = options[0]
    if decision.kind == "drop":
        option = _drops(view, state, pack_of(view.game.book, state, view.seat), options)[0]
    if decision.kind == "return":
        option = max(options, key=lambda thing: _welcome(view, state, item_of(thing)))
    return Move(CHOOSE, (option,))


def _drops(view: Seen, state: State, pack: Pack, slots: Iterable[int]) -> list[int]:
    """Give slots to empty, the one first that is missed least."""
    kind_of, row = view.game.definition.kind_of, state.packs[view.seat]
    return sorted(slots, key=lambda slot: pack.loss(kind_of[row[slot]]))


def _welcome(view: Seen, state: State, position: int) -> float:
    """Say how good it is to stand up on a clearing: near to things, with nothing dangerous."""
    distances = view.game.book.distances
    apart, keys, own = distances.apart, distances.keys, distances.keys[position]
    near = min([apart[own - keys[there]] for there, _ in state.lying_here], default=9)
    return -near - 20 * any(where == position for where in state.where)


# Animals


def _prowls(view: Seen, state: State, offered: tuple[Move, ...]) -> list[Move]:
    """Give how to move animals, those first that go from the own explorer and towards the others."""
    distances, own = view.game.book.distances, state.at[view.seat]
    apart, keys = distances.apart, distances.keys
    others = [p for seat, p in enumerate(state.at) if seat != view.seat and p != NOWHERE]
    keys_of_others = [keys[other] for other in others]

    def harm(move: Move) -> float:
        there = move.args[1] if move.args else state.where[state.prowling]
        if there == own:
            return -100
        key = keys[there]
        worth = min(4, apart[key - keys[own]]) if own != NOWHERE else 0
        nearest = min([apart[key - other] for other in keys_of_others], default=9)
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
        slots = [slot for slot, piece in enumerate(state.packs[seat]) if piece != NO_PIECE]
        for slot in _drops(view, state, pack, slots):
            yield Move(verbs.DROP, (slot,))
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
