"""The analysis of a route, asked of the compiled game."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from designer.api import (
    Analysis,
    Deal,
    DeepAnalysis,
    Joint,
    Means,
    Party,
    Project,
    RouteGraph,
    Supply,
    analyse,
    analyse_deeply,
    build_graph,
    entries_in,
    never,
)

from .board import RouteBoard
from .expedition import Expedition
from .pieces import read_pieces
from .terrains import documents_of

__all__ = ["MOUNTAIN_WEIGHT", "analyse_route", "analyse_route_deeply", "dealt_from", "supply_of"]

MOUNTAIN_WEIGHT = 6
"""What a mountain adds to the number by which players compare boards: the published sums per board."""

_SEED = 0  # which blockades it deals does not matter: dealt ones are weighed as any of the box
_DECK, _MARKET, _REST = "deck", "market", "rest"
_POOL_TITLES = {
    _DECK: "the starting deck",
    _MARKET: "the market with its reserve",
    _REST: "all other cards",
}


def analyse_route(route_board: RouteBoard, game: Expedition) -> Analysis:
    """Analyse a route at the start of a game, as quickly as a keystroke needs it.

    Args:
        route_board: the route as it lies on the table.
        game: the game compiled from it.
    """
    return analyse(_graph(route_board, game))


def analyse_route_deeply(
    project: Project,
    route_board: RouteBoard,
    game: Expedition,
    *,
    players: int | None = None,
    seed: int | None = None,
    both_sides: bool = True,
    cancelled: Callable[[], bool] = never,
) -> DeepAnalysis:
    """Analyse a route at the start of a game in every way.

    Args:
        project: where cards and set-ups lie.
        route_board: the route as it lies on the table.
        game: the game compiled from it.
        players: only the start spaces of so many players count; None for all there are.
        seed: blockades lie as this seed deals them; None weighs all deals.
        both_sides: whether blockades lie on both sides of a strip.
        cancelled: asked every few milliseconds whether to stop.

    Raises:
        AnalysisStopped: `cancelled` said yes.
    """
    parties = tuple(_parties(project, route_board))
    starts = None
    if players is not None:
        own = next((party for party in parties if party.n_players == players), Party(()))
        starts = [start for each in own.starts for start in each]
    return analyse_deeply(
        _graph(route_board, game, starts=starts, seed=seed),
        supply_of(project, game),
        parties=parties if players is None else [p for p in parties if p.n_players == players],
        carriers=[(joint.a, joint.b) for joint in route_board.blockade_joints(both_sides)],
        closed_weight=MOUNTAIN_WEIGHT,
        cancelled=cancelled,
    )


def dealt_from(
    route_board: RouteBoard, game: Expedition, seed: int
) -> tuple[tuple[Joint, str], ...]:
    """Give each joint with the id of the blockade that a game from a seed lays there."""
    definition, board = game.definition, route_board.board
    found = []
    for slot, blockade in zip(definition.slots, game.start(seed).bars, strict=True):
        a, b = (board.host_of(position) for position in slot.pairs[0])
        joint = board.joint_between(a, b)
        if joint is not None and blockade >= 0:
            found.append((joint, definition.blockades[blockade].id))
    return tuple(found)


def supply_of(project: Project, game: Expedition) -> Supply:
    """Give the cards of the set: the starting deck, what is for sale, and what else there is."""
    definition = game.definition
    deck = Counter(definition.deck)
    ignoring = frozenset(_ignoring(project))
    means = []
    for number, card in enumerate(definition.cards):
        in_deck, for_sale = deck[number], definition.stock[number]
        means.append(
            Means(
                id=card.id,
                title=card.title,
                symbols=tuple(definition.symbols[symbol] for symbol in card.symbols),
                strength=card.strength,
                copies=in_deck or for_sale or 1,
                pool=_DECK if in_deck else _MARKET if for_sale else _REST,
                price=card.price,
                worth=card.half_coins / 2,
                one_use=card.one_use,
                ignores=card.id in ignoring,
            )
        )
    there = {each.pool for each in means}
    pools = tuple(pool for pool in (_DECK, _MARKET, _REST) if pool in there or pool == _DECK)
    titles = tuple(_POOL_TITLES[pool] for pool in pools)
    return Supply(definition.hand_size, pools, tuple(means), titles)


def _graph(
    route_board: RouteBoard,
    game: Expedition,
    *,
    starts: Sequence[int] | None = None,
    seed: int | None = None,
) -> RouteGraph:
    definition = game.definition
    state = game.start(_SEED if seed is None else seed)
    # What covers spaces may be turned in play: the ground below says where a way can lead.
    state = replace(state, surface=definition.surface_of)
    return build_graph(
        route_board.board,
        game,
        state,
        starts=[start.position for start in route_board.starts] if starts is None else starts,
        goals=route_board.goals,
        deal=_deal(route_board, game, state) if seed is None else None,
        names=[blockade.title for blockade in definition.blockades],
    )


def _deal(route_board: RouteBoard, game: Expedition, state: Any) -> Deal:
    """Give the joints that are dealt to, and the blockades that are not named for one."""
    definition = game.definition
    joints = set()
    for slot in definition.slots:
        if slot.blockade < 0:
            a, b = (route_board.board.host_of(position) for position in slot.pairs[0])
            joints.add((min(a, b), max(a, b)))
    named = {slot.blockade for slot in definition.slots}
    return Deal(
        frozenset(joints),
        tuple(
            game.barrier_requirement(state, number)
            for number in range(len(definition.blockades))
            if number not in named
        ),
    )


def _parties(project: Project, route_board: RouteBoard) -> Iterator[Party]:
    """Give the numbers of players for whom the board has start spaces."""
    places = {start.number: start.position for start in reversed(route_board.starts)}
    set_ups = read_pieces(project, route_board.terrains).set_ups
    for _, set_up in sorted(set_ups.items()):
        if all(number in places for each in set_up.start_spaces for number in each):
            yield Party(tuple(tuple(places[n] for n in each) for each in set_up.start_spaces))


def _ignoring(project: Project) -> Iterator[str]:
    """Give the cards with a step that ignores what a space requires."""
    for document in documents_of(project, "cards"):
        for _, card in entries_in(document.tree, "cards"):
            if _has_free_step(card.get("abilities")):
                yield str(card.get("id"))


def _has_free_step(tree: Any) -> bool:
    if isinstance(tree, dict):
        ignored = tree.get("ignore")
        if tree.get("op") == "step" and isinstance(ignored, list) and "requirement" in ignored:
            return True
        return any(map(_has_free_step, tree.values()))
    return isinstance(tree, list) and any(map(_has_free_step, tree))
