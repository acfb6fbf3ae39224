"""The figures by which boards are compared, and how one stands among others."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from designer.diagnostics import counted_as, said
from designer.routes.deep import DeepAnalysis

__all__ = ["Figure", "Standing", "figures_of", "percentile", "standings"]


class Figure(msgspec.Struct, frozen=True):
    """Give one number of a board.

    Attributes:
        id: its name for programs.
        title: what it counts, in words; `{goal}`, `{barriers}`, `{figures}` stand for the game's own.
        value: the number; None where there is none, as without a way.
        positions: the spaces it comes from.
    """

    id: str
    title: str
    value: float | None
    positions: tuple[int, ...] = ()


class Standing(msgspec.Struct, frozen=True):
    """Give where a figure stands among those of other boards.

    Attributes:
        least, most: of the others.
        percentile: how many per cent of the others are lower, equal ones counted half.
        n_lower, n_equal, n_others: how many are lower, how many equal, how many there are.
    """

    figure: Figure
    least: float
    most: float
    percentile: float
    n_lower: int = 0
    n_equal: int = 0
    n_others: int = 0


def figures_of(deep: DeepAnalysis) -> tuple[Figure, ...]:
    """Give the figures of a board, in the order in which they are shown."""
    quick, way, turns = deep.quick, deep.quick.cheapest, deep.turns
    first, last = deep.plays[:1], deep.plays[-1:]
    by_deck = first[0] if first else None
    by_set = last[0] if last else None
    sealing = quick.sealing
    leads_on = sealing.size != 0  # else there is nothing to close
    two = deep.by_space.sets[1] if len(deep.by_space.sets) > 1 else ()
    entered = way.positions if way else ()
    ways = tuple(p for each in deep.by_space.sets[-1:] for way_ in each for p in way_.positions)
    return (
        Figure("price", said("symbols of the cheapest way"), way.price if way else None, entered),
        Figure("steps", said("steps of the cheapest way"), way.n_steps if way else None, entered),
        Figure(
            "price_dealt",
            said("symbols with {barriers}, mean of all deals"),
            deep.deals.mean if deep.deals else way.price if way else None,
            entered,
        ),
        Figure(
            "deck_cards",
            said("cards of the starting deck, at least"),
            by_deck.n_cards if by_deck else None,
            by_deck.positions if by_deck else (),
        ),
        Figure(
            "set_cards",
            said("cards of the whole set, at least"),
            by_set.n_cards if by_set else None,
            by_set.positions if by_set else (),
        ),
        Figure(
            "turns",
            said("turns of one {figure} alone, estimated"),
            turns.turns if turns else None,
            turns.positions if turns else (),
        ),
        Figure(
            "closing",
            said("{figures} that close the way, at least"),
            sealing.size if leads_on else None,
            sealing.nearest,
        ),
        Figure(
            "closing_pairs",
            said("pairs of neighbouring spaces that close it"),
            len(sealing.pairs) if leads_on else None,
            tuple(dict.fromkeys(p for pair in sealing.pairs for p in pair)),
        ),
        Figure("ways", said("ways that share no space"), len(deep.by_space.sets), ways),
        Figure(
            "second_way",
            counted_as(
                "symbol by which the second of two such ways is dearer than the cheapest",
                "symbols by which the second of two such ways is dearer than the cheapest",
                deep.by_space.dearer[1] if two else 0,
            ),
            deep.by_space.dearer[1] if two else None,
            two[-1].positions if two else (),
        ),
        Figure(
            "printed",
            said("sum of the printed numbers"),
            deep.difficulty.printed,
            tuple(_counted(deep)),
        ),
        Figure(
            "side_by_side",
            said("symbols on ways side by side, mean"),
            deep.difficulty.side_by_side,
            ways,
        ),
        Figure(
            "spaces", said("spaces"), len(quick.board.spaces), tuple(range(len(quick.board.spaces)))
        ),
    )


def _counted(deep: DeepAnalysis) -> Iterator[int]:
    """Give the spaces that the sum of the printed numbers is of."""
    quick = deep.quick
    starts, closed = {start.position for start in quick.starts}, set(quick.closed)
    for position, space in enumerate(quick.board.spaces):
        if position in starts:
            continue
        if deep.difficulty.closed_weight if position in closed else space.cell.number:
            yield position


def percentile(value: float, others: Sequence[float]) -> float:
    """Give how many per cent of others are lower than a value; equal ones count half."""
    lower = sum(other < value for other in others)
    equal = sum(other == value for other in others)
    return 100 * (lower + equal / 2) / len(others)


def standings(own: Sequence[Figure], others: Sequence[Sequence[Figure]]) -> Mapping[str, Standing]:
    """Give where each figure stands among those of other boards; figures that lack are left out."""
    found: dict[str, Standing] = {}
    for figure in own:
        values = [
            other.value
            for each in others
            for other in each
            if other.id == figure.id and other.value is not None
        ]
        if values and figure.value is not None:
            share = percentile(figure.value, values)
            lower = sum(value < figure.value for value in values)
            found[figure.id] = Standing(
                figure=figure,
                least=min(values),
                most=max(values),
                percentile=share,
                n_lower=lower,
                n_equal=values.count(figure.value),
                n_others=len(values),
            )
    return found
