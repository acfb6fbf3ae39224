"""A whole analysis as a tree for programs: spaces as `q,r`, placements by their ids."""

from collections.abc import Mapping
from typing import Any

from designer.hexes import Board
from designer.routes.apart import Apart
from designer.routes.deep import DeepAnalysis, PartyReach
from designer.routes.figures import Standing, figures_of
from designer.routes.joints import JointReach, TileReach
from designer.routes.plays import Plays
from designer.routes.report import (
    by_symbol_tree,
    sealing_tree,
    space_texts,
    tile_texts,
    to_tree,
)

__all__ = ["to_deep_tree"]


def to_deep_tree(
    deep: DeepAnalysis, standing: Mapping[str, Standing] | None = None
) -> dict[str, Any]:
    """Give the analysis as plain data.

    Args:
        deep: what was found.
        standing: how its figures stand among those of other boards.
    """
    board = deep.quick.board
    return {
        **to_tree(deep.quick),
        "figures": {figure.id: figure.value for figure in figures_of(deep)},
        "entries": _entries(deep),
        "unpayable": space_texts(board, deep.unpayable),
        "pools": [
            {
                "pools": [deep.supply.pools[n] for n in reach.pools],
                "reaches_goal": reach.reaches_goal,
                "reached": space_texts(board, reach.reached),
                "stopped_at": space_texts(board, reach.stopped_at),
                "stuck": space_texts(board, reach.stuck),
                "fewest_cards": _plays(board, plays),
            }
            for reach, plays in zip(deep.pools, deep.plays, strict=True)
        ],
        "prices_from_start": {
            board.spaces[position].hex.to_text(): price
            for position, price in enumerate(deep.from_start)
            if price is not None
        },
        "turns": _turns(deep),
        "dead_ends": space_texts(board, deep.dead_ends),
        "traps": space_texts(board, deep.traps),
        "players": [_party(board, party) for party in deep.parties],
        "tiles": [_tile(board, tile) for tile in deep.tiles],
        "joints": [_joint(board, joint) for joint in deep.joints],
        "proposals": [tile_texts(board, deep.joints[n].joint) for n in deep.proposals],
        "without_shared_space": _apart(board, deep.by_space),
        "without_shared_step": _apart(board, deep.by_step),
        "deals": _deals(deep),
        "difficulty": {
            "printed": deep.difficulty.printed,
            "side_by_side": deep.difficulty.side_by_side,
            "ways": deep.difficulty.n_ways,
            "barriers": deep.difficulty.barriers,
        },
        "standing": {
            name: {
                "value": each.figure.value,
                "least": each.least,
                "most": each.most,
                "percentile": each.percentile,
            }
            for name, each in (standing or {}).items()
        },
    }


def _entries(deep: DeepAnalysis) -> dict[str, dict[str, Any]]:
    """Give per space which cards of each pool enter it, and how many may be given instead."""
    found: dict[str, dict[str, Any]] = {}
    means, pools = deep.supply.means, deep.supply.pools
    for position, entry in enumerate(deep.entries):
        if not entry.is_payable:
            continue
        able = {pool: [means[n].id for n in entry.able if means[n].pool == pool] for pool in pools}
        space = deep.quick.board.spaces[position].hex.to_text()
        found[space] = {**able, **({"given": entry.given} if entry.given else {})}
    return found


def _plays(board: Board, plays: Plays | None) -> dict[str, Any] | None:
    if plays is None:
        return None
    return {
        "cards": plays.n_cards,
        "spaces": space_texts(board, plays.positions),
        "plays": [
            {
                "symbol": play.symbol,
                "strength": play.strength,
                "cards": play.n_cards,
                "spaces": space_texts(board, play.spaces),
            }
            for play in plays.plays
        ],
    }


def _turns(deep: DeepAnalysis) -> dict[str, Any] | None:
    turns = deep.turns
    if turns is None:
        return None
    return {
        "turns": turns.turns,
        "buying": turns.buying,
        "moving": turns.moving,
        "bought": [deep.supply.means[n].id for n in turns.bought],
        "spaces": space_texts(deep.quick.board, turns.positions),
    }


def _party(board: Board, reach: PartyReach) -> dict[str, Any]:
    return {
        "players": reach.party.n_players,
        "starts": [space_texts(board, each) for each in reach.party.starts],
        "lost": space_texts(board, reach.lost),
        "price": reach.price,
        "dearest": reach.dearest,
        "closing": sealing_tree(board, reach.sealing),
        "one_player_can_close": reach.alone,
        "all_others_can_close": reach.together,
    }


def _tile(board: Board, tile: TileReach) -> dict[str, Any]:
    return {
        "tile": board.placements[tile.placement].id,
        "printed": tile.printed,
        "price": tile.price,
        "steps": tile.n_steps,
        "by_symbol": by_symbol_tree(tile.by_symbol),
        "dearer_without": tile.dearer,
    }


def _joint(board: Board, joint: JointReach) -> dict[str, Any]:
    return {
        "between": tile_texts(board, joint.joint),
        "open_pairs": [space_texts(board, pair) for pair in joint.open_pairs],
        "distance": joint.distance,
        "barrier": joint.barrier,
        "may_carry": joint.may_carry,
        "price": joint.price,
        "price_round": joint.price_round,
        "around": tile_texts(board, joint.around),
        "every_way_crosses": joint.is_unavoidable,
    }


def _apart(board: Board, apart: Apart) -> dict[str, Any]:
    return {
        "is_whole": apart.is_whole,
        "sets": [
            [{"price": way.price, "spaces": space_texts(board, way.positions)} for way in ways]
            for ways in apart.sets
        ],
    }


def _deals(deep: DeepAnalysis) -> dict[str, Any] | None:
    deals = deep.deals
    if deals is None:
        return None
    return {
        "dealt": deals.n_dealt,
        "deals": deals.n_deals,
        "is_exact": deals.is_exact,
        "least": deals.least,
        "mean": deals.mean,
        "most": deals.most,
    }
