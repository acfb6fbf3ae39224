"""The graph of a board: which step leads where, and what it takes.

The price of a step is counted in symbols: the strength of the space entered, or the number of cards
given up for it, so that one card discarded or removed weighs as much as one symbol. A barrier on
the step adds its own price in the same way.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from designer.engine.questions import Requirement, RouteQuestions
from designer.hexes import Board

if TYPE_CHECKING:
    import networkx as nx

__all__ = ["SINK", "SOURCE", "Barrier", "Deal", "Price", "RouteGraph", "Step", "build_graph"]

SOURCE = -1  # stands before all starts in the networkx graph
SINK = -2  # stands behind all goals


class Price(msgspec.Struct, frozen=True):
    """Give a price: `n` symbols of a kind, or `n` cards given (`discard`, `trash`).

    Where several symbols would do, `symbol` joins them with a slash.
    """

    n: int
    symbol: str


class Deal(msgspec.Struct, frozen=True):
    """Say where barriers lie that are only known once a game begins.

    Attributes:
        joints: the joints, each as its two placements (indices, lower first).
        requirements: what it takes to remove the barriers that may turn up there.
    """

    joints: frozenset[tuple[int, int]] = frozenset()
    requirements: tuple[Requirement, ...] = ()


class Step(msgspec.Struct, frozen=True):
    """Give one step: where it leads, the price of that space, the barrier on it (index) or None."""

    to: int
    price: Price
    barrier: int | None = None


class Barrier(msgspec.Struct, frozen=True):
    """Give a barrier of the graph.

    Attributes:
        joint: the two placements (indices, lower first) whose border it bars.
        least, most: its price; they differ where it is dealt. None: nothing removes it.
        dealt: whether it is only known once a game begins.
        requirements: what it takes to remove it: one entry, or one per barrier that may be dealt.
        name: what it is called, where one knows which it is and its name was given.
    """

    joint: tuple[int, int]
    least: Price | None
    most: Price | None
    dealt: bool
    requirements: tuple[Requirement, ...] = ()
    name: str = ""


class RouteGraph(msgspec.Struct, frozen=True):
    """Give a board as a directed graph over its positions.

    Attributes:
        starts, goals: positions where ways begin and end; no step leaves a goal.
        requirements: per position, all ways to pay for entering it.
        prices: per position, the cheapest of them; None where nobody can enter.
        steps: per position, its steps.
        barriers: what bars steps at the start of a game; `Step.barrier` counts in it.
        deal: prices of the barriers that may be dealt, ascending.
    """

    board: Board
    starts: tuple[int, ...]
    goals: tuple[int, ...]
    requirements: tuple[Requirement, ...]
    prices: tuple[Price | None, ...]
    steps: tuple[tuple[Step, ...], ...]
    barriers: tuple[Barrier, ...]
    deal: tuple[int, ...] = ()

    def barrier_price(self, barrier: int | None) -> int | None:
        """Give what a barrier adds to a step, 0 without one, None where nothing removes it.

        A dealt barrier counts as the cheapest that may turn up.
        """
        if barrier is None:
            return 0
        least = self.barriers[barrier].least
        return least.n if least is not None else None

    def to_networkx(self, without: Collection[int] = ()) -> "nx.DiGraph[int]":
        """Give the networkx graph: `SOURCE` before all starts, `SINK` behind all goals.

        Edges carry `price` (in symbols, with the barrier's), `barrier` (index or None) and
        `weight`, which orders ways by price and then by their number of steps.

        Args:
            without: barriers (indices) whose steps are left out, as if nobody could remove them.
        """
        import networkx as nx  # noqa: PLC0415 - the program starts without it

        graph: nx.DiGraph[int] = nx.DiGraph()
        graph.add_nodes_from((SOURCE, SINK))
        graph.add_nodes_from(range(len(self.steps)))
        graph.add_edges_from(self._edges(frozenset(without)))
        graph.add_edges_from((SOURCE, start, _FREE) for start in self.starts)
        graph.add_edges_from((goal, SINK, _FREE) for goal in self.goals)
        return graph

    def _edges(self, without: frozenset[int]) -> Iterator[tuple[int, int, dict[str, Any]]]:
        scale = len(self.steps) + 1  # no way has that many steps
        for position, steps in enumerate(self.steps):
            for step in steps:
                added = self.barrier_price(step.barrier)
                if added is not None and step.barrier not in without:
                    price = step.price.n + added
                    weight = price * scale + 1
                    edge = {"price": price, "barrier": step.barrier, "weight": weight}
                    yield position, step.to, edge


_FREE: dict[str, Any] = {"price": 0, "barrier": None, "weight": 0}  # networkx copies it


def build_graph(
    board: Board,
    questions: RouteQuestions,
    state: Any,
    *,
    starts: Sequence[int],
    goals: Sequence[int],
    deal: Deal | None = None,
    names: Sequence[str] = (),
) -> RouteGraph:
    """Build the graph of a board from what the rules answer.

    Args:
        board: whose positions the questions are about.
        questions: the compiled game.
        state: the state that is asked about, as a rule the start of a game.
        starts: positions where ways begin.
        goals: positions where they end.
        deal: which barriers of the state are dealt anew for each game.
        names: what the game's barriers are called, by index.
    """
    requirements = tuple(
        questions.requirement(state, position) for position in range(len(board.spaces))
    )
    cheapest: dict[int, Price | None] = {}  # boards have few kinds of spaces: one object per kind
    for requirement in requirements:
        if id(requirement) not in cheapest:
            cheapest[id(requirement)] = _cheapest(requirement)
    prices = tuple(cheapest[id(requirement)] for requirement in requirements)
    barred = _barred_steps(board, questions, state)
    order = _in_order(board, starts, barred.values())
    ends = frozenset(goals)
    steps = tuple(
        ()
        if position in ends
        else tuple(
            Step(other, price, order.get(barred.get((position, other), _OPEN)))
            for other in beside
            if (price := prices[other]) is not None
        )
        for position, beside in enumerate(board.neighbours)
    )
    in_box = deal.requirements if deal is not None else ()
    pieces = [price for r in in_box if (price := _cheapest(r)) is not None]
    pieces.sort(key=lambda price: price.n)
    joints = deal.joints if deal is not None else frozenset()
    barriers = []
    for number, joint in order:
        if joint in joints and pieces:
            dealt = tuple(r for r in in_box if r.ways)
            barriers.append(Barrier(joint, pieces[0], pieces[-1], dealt=True, requirements=dealt))
        else:
            requirement = questions.barrier_requirement(state, number)
            known = _cheapest(requirement)
            name = names[number] if number < len(names) else ""
            barriers.append(Barrier(joint, known, known, False, (requirement,), name))
    return RouteGraph(
        board=board,
        starts=tuple(starts),
        goals=tuple(goals),
        requirements=requirements,
        prices=prices,
        steps=steps,
        barriers=tuple(barriers),
        deal=tuple(price.n for price in pieces),
    )


_Lying = tuple[int, tuple[int, int]]  # a barrier of the game, and the joint it bars
_OPEN: _Lying = (-1, (-1, -1))


def _barred_steps(
    board: Board, questions: RouteQuestions, state: Any
) -> Mapping[tuple[int, int], _Lying]:
    """Give the steps that a barrier bars."""
    barred: dict[tuple[int, int], _Lying] = {}
    for position, beside in enumerate(board.neighbours):
        own = board.host_of(position)
        for other in beside:
            barrier = questions.barrier_between(state, position, other)
            if barrier is not None:
                there = board.host_of(other)
                barred[position, other] = (barrier, (min(own, there), max(own, there)))
    return barred


def _in_order(board: Board, starts: Iterable[int], lying: Iterable[_Lying]) -> Mapping[_Lying, int]:
    """Number the barriers, those nearest to the starts first."""
    reach = board.tile_distances({board.spaces[start].placement for start in starts})
    far = len(reach)

    def key(barrier: _Lying) -> tuple[int, _Lying]:
        distances = (reach[placement] for placement in barrier[1])
        return min(far if d is None else d for d in distances), barrier

    return {barrier: index for index, barrier in enumerate(sorted(set(lying), key=key))}


def _cheapest(requirement: Requirement) -> Price | None:
    prices = [Price(way.n, way.give or "/".join(way.symbols)) for way in requirement.ways]
    return min(prices, key=lambda price: price.n, default=None)
