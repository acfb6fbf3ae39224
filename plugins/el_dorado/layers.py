"""What is drawn over a route for its modules: ranges, currents, chains of skulls, ways round, temples."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from designer.api import BoardLayer, Hex, counted_as, said

from .colours import COLOUR_WORDS
from .dragon_layout import DragonLayout
from .laid_on import laid_on
from .roads import Roads
from .subject import RouteSubject
from .temple_spaces import entered, temples_of
from .wanderers import OFF_THE_BOARD, wanderers

__all__ = ["layers"]

_SEED = 1  # of the game that shows where dealt pieces may lie


def layers(subject: RouteSubject) -> tuple[BoardLayer, ...]:
    """Give the drawings of which there is anything to see on a route, in a fixed order."""
    roads = Roads(subject)
    found = (make(subject, roads) for make in _LAYERS)
    return tuple(layer for layer in found if layer is not None)


def _ranges(subject: RouteSubject, _roads: Roads) -> BoardLayer | None:
    layout = DragonLayout(subject)
    if not layout.is_on:
        return None
    laid = {dragon.colour: dragon.place for dragon in layout.lying if dragon.place is not None}
    some_are_dealt = len(laid) < len(COLOUR_WORDS)
    dealt = {c: place for c, place in _dealt(subject) if c not in laid} if some_are_dealt else {}
    at = {*laid.values()}
    near = {p for place in (*at, *dealt.values()) for p in layout.range(place)}
    lines = (
        (laid, ("firm", said("a sleeping dragon"))),
        (near, ("faint", said("in the range of a dragon once it wakes"))),
        (
            dealt,
            (
                "dot",
                counted_as(
                    "{n} dragon is dealt anew in each game, here for example",
                    "{n} dragons are dealt anew in each game, here for example",
                    len(dealt),
                ),
            ),
        ),
    )
    return BoardLayer(
        id="ranges",
        title=said("Ranges"),
        icon="flame",
        tip=said(
            "What dragons hold once they wake; those that are dealt lie as one game deals them"
        ),
        firm=_hexes(subject, at),
        faint=_hexes(subject, near),
        marks=dict.fromkeys(_hexes(subject, dealt.values()), "dot"),
        plates=tuple(
            (_hex(subject, place), said("{colour} dragon", colour=COLOUR_WORDS[colour]))
            for colour, place in {**laid, **dealt}.items()
        ),
        legend=tuple(line for there, line in lines if there),
    )


def _dealt(subject: RouteSubject) -> Iterator[tuple[str, int]]:
    """Give where the dragons lie in one game, always the same: colour and position."""
    game = subject.game
    if game is None or game.book.ask.wanderers is None:
        return
    index = subject.route_board.board.index
    for each in wanderers(game.book, game.start(_SEED)):
        if each.place != OFF_THE_BOARD and each.colour in COLOUR_WORDS:
            place = index.get(game.definition.board.spaces[each.place].hex)
            if place is not None:
                yield each.colour, place


def _currents(subject: RouteSubject, roads: Roads) -> BoardLayer | None:
    arrows = [
        p for p in range(len(subject.route_board.board.spaces)) if roads.cell(p).arrow is not None
    ]
    if not arrows:
        return None
    ways, stuck, onto = [], {}, 0
    for position in arrows:
        to = roads.carries_to(position)
        if to is None:
            stuck[_hex(subject, position)] = "cross"
        else:
            ways.append((_hex(subject, position), _hex(subject, to)))
            onto += roads.cell(to).marked
    legend = [
        ("arrow", counted_as("{n} current carries on", "{n} currents carry on", len(ways))),
        ("cross", counted_as("{n} carries nobody", "{n} carry nobody", len(stuck))),
        ("", counted_as("{n} carries onto a skull", "{n} carry onto skulls", onto)),
    ]
    counts = (len(ways), len(stuck), onto)
    return BoardLayer(
        id="currents",
        title=said("Currents"),
        icon="current",
        tip=said("Where rapids carry who stops there"),
        marks=stuck,
        arrows=tuple(ways),
        legend=tuple(line for line, n in zip(legend, counts, strict=True) if n),
    )


def _skulls(subject: RouteSubject, roads: Roads) -> BoardLayer | None:
    left = {p for p in range(len(subject.route_board.board.spaces)) if roads.cell(p).marked}
    if not left:
        return None
    alone, chains = set(), []
    while left:
        first = min(left)
        chain = set(roads.reached([first], partial(_beside_in, roads, frozenset(left))))
        left -= chain | {first}
        if len(chain) > 1:
            chains.append(sorted(chain))
        else:
            alone |= chain | {first}
    longest = max((len(chain) for chain in chains), default=1)
    return BoardLayer(
        id="skulls",
        title=said("Skulls"),
        icon="crosshair",
        tip=said("Where skulls touch, so that one turn must lead over several"),
        firm=_hexes(subject, {p for chain in chains for p in chain}),
        faint=_hexes(subject, alone),
        plates=tuple(
            (_hex(subject, chain[0]), counted_as("{n} skull", "{n} skulls", len(chain)))
            for chain in chains
        ),
        legend=(
            ("firm", counted_as("{n} chain of skulls", "{n} chains of skulls", len(chains))),
            ("", said("the longest has {n} spaces", n=longest)),
            ("faint", counted_as("{n} skull alone", "{n} skulls alone", len(alone))),
        ),
    )


def _beside_in(roads: Roads, those: frozenset[int], position: int) -> Iterable[int]:
    return (p for p in roads.beside(position) if p in those)


def _bypasses(subject: RouteSubject, _roads: Roads) -> BoardLayer | None:
    if not any(True for _ in laid_on(subject)) or subject.analysis is None:
        return None
    board, over, plates = subject.route_board.board, set(), []
    ends = {*subject.route_board.start_pieces, *subject.route_board.finish_pieces}
    for barrier in subject.analysis.barriers:
        joint = board.joint_between(*barrier.joint)
        if not barrier.can_be_walked_round or joint is None:
            continue
        plates.append((subject.middle_of(joint), said("can be bypassed")))
        for tile in barrier.detour:
            if tile not in ends:
                over |= {s.hex for s in board.spaces if s.placement == tile}
    n = len(plates)
    legend = (
        (("", counted_as("{n} blockade can be bypassed", "{n} blockades can be bypassed", n)),
         ("faint", said("pieces that the way round leads over")))
        if n
        else (("", said("No blockade can be bypassed.")),)
    )  # fmt: skip
    return BoardLayer(
        id="bypasses",
        title=said("Bypasses"),
        icon="bypass",
        tip=said("Blockades that a piece laid on boards leads round"),
        faint=frozenset(over),
        plates=tuple(plates),
        legend=legend,
    )


def _temples(subject: RouteSubject, roads: Roads) -> BoardLayer | None:
    temples = temples_of(subject)
    if not temples:
        return None
    reached = roads.reached(
        roads.starts, lambda here: (p for p in roads.beside(here) if p not in roads.goals)
    )
    marks: dict[Hex, str] = {}
    plates = []
    for temple in temples:
        entries = entered(roads, temple)
        steps = min((reached[p] for p in entries if p in reached), default=None)
        for position in temple.positions:
            marks[_hex(subject, position)] = "dot" if position in reached else "cross"
        colour = COLOUR_WORDS.get(temple.colour, temple.colour)
        told = (
            said("{colour}: not reached", colour=colour)
            if steps is None
            else counted_as("{colour}: {n} step", "{colour}: {n} steps", steps, colour=colour)
        )
        plates.append((_hex(subject, temple.positions[0]), told))
    n = sum(any(p in reached for p in entered(roads, temple)) for temple in temples)
    return BoardLayer(
        id="temples",
        title=said("Temples"),
        icon="flag",
        tip=said("Which temples can be reached from the start, and in how many steps"),
        marks=marks,
        plates=tuple(plates),
        legend=(
            ("dot", said("{n} of {of} temples are reached", n=n, of=len(temples))),
            ("cross", said("spaces that nobody enters")),
        ),
    )


_LAYERS: tuple[Callable[[RouteSubject, Roads], BoardLayer | None], ...] = (
    _ranges,
    _currents,
    _skulls,
    _bypasses,
    _temples,
)


def _hex(subject: RouteSubject, position: int) -> Hex:
    return subject.route_board.board.spaces[position].hex


def _hexes(subject: RouteSubject, positions: Iterable[int]) -> frozenset[Hex]:
    return frozenset(_hex(subject, position) for position in positions)
