"""What each overlay draws over a board, from what the analysis found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from designer.hexes import Hex
from designer.paint.markings import EMPTY, JointMark, Marking
from designer.paint.tokens import tokens
from designer.ui.canvas.legend import LegendRow
from designer.ui.kit.languages import tr, translated, trn

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.printing.layers import BoardLayer
    from designer.routes.analysis import Analysis
    from designer.routes.deep import DeepAnalysis
    from designer.routes.joints import JointReach

__all__ = ["NEEDS_ALL", "Drawn", "Subject", "drawn", "drawn_layer", "titles", "why_not"]

NEEDS_ALL = frozenset({"price", "reach", "apart", "barriers", "ends"})
"""Overlays that the quick analysis is not enough for."""


class Subject(msgspec.Struct, frozen=True):
    """Give what is drawn from.

    Attributes:
        analysis: what is known at once.
        deep: all the rest; None while it is not known (any more).
        words: the game's words.
        by_step: ways side by side share no step, instead of no space.
        joint: the joint (index into `DeepAnalysis.joints`) that is looked at, None for all.
    """

    analysis: Analysis
    deep: DeepAnalysis | None
    words: Mapping[str, str]
    by_step: bool = False
    joint: int | None = None

    def hexes(self, positions: Iterable[int]) -> tuple[Hex, ...]:
        """Give spaces."""
        spaces = self.analysis.board.spaces
        return tuple(spaces[p].hex for p in positions)

    def word(self, name: str, plain: str) -> str:
        """Give the game's word for something, or the program's own."""
        return self.words.get(name, plain)

    def counted(self, n: int, one: str, many: str) -> str:
        """Give a number with the game's word for what is counted."""
        return f"{n} {self.word(one, one) if n == 1 else self.word(many, many)}"


class Drawn(msgspec.Struct, frozen=True):
    """Give what is drawn over a board.

    Attributes:
        ways: the cheapest way, where that is shown.
        marking: everything else.
        legend: what it means.
        switch: words of the button that shows the other kind.
    """

    ways: tuple[tuple[Hex, ...], ...] = ()
    marking: Marking = EMPTY
    legend: tuple[LegendRow, ...] = ()
    switch: str = ""


def titles(words: Mapping[str, str]) -> Mapping[str, str]:
    """Give the words of switches in which the game has a say."""
    barriers = words.get("barriers", tr("barriers"))
    return {"barriers": barriers[:1].upper() + barriers[1:]}


def why_not(analysis: Analysis | None, words: Mapping[str, str]) -> Mapping[str, str]:
    """Say of each overlay that cannot be shown why."""
    goal = words.get("goal", tr("the goal"))
    everything = ("way", "price", "reach", "cuts", "apart", "barriers", "ends")
    if analysis is None:
        return dict.fromkeys(everything, tr("There is no board to look at."))
    if not analysis.starts:
        return dict.fromkeys(
            everything, tr("The board has no {start}.", start=words.get("start", tr("start")))
        )
    if analysis.cheapest is None:
        return dict.fromkeys(("way", "cuts", "apart"), tr("No way leads to {goal}.", goal=goal))
    return {}


def drawn(id_: str, subject: Subject) -> Drawn:
    """Give what an overlay draws; nothing for ""."""
    if not id_:
        return Drawn()
    if id_ in NEEDS_ALL and subject.deep is None:
        return Drawn(legend=(LegendRow("", tr("Computing…")),))
    return _DRAWING[id_](subject)


def drawn_layer(layer: BoardLayer) -> Drawn:
    """Give what a game's own drawing shows."""
    marking = Marking(
        tones=layer.tones,
        marks=layer.marks,
        firm=layer.firm,
        faint=layer.faint,
        arrows=layer.arrows,
        plates=tuple((space, translated(words)) for space, words in layer.plates),
    )
    rows = tuple(LegendRow(sign, translated(words)) for sign, words in layer.legend)
    return Drawn(layer.ways, marking, rows)


def _way(subject: Subject) -> Drawn:
    from designer.ui.analysis.findings import way_lines  # noqa: PLC0415 - it reads us in turn

    way = subject.analysis.cheapest
    if way is None:
        return Drawn()
    # In two lines: a narrow canvas has no room for one.
    first, *more = way_lines(subject.analysis, subject.words)
    rows = [LegendRow("way", first), *(LegendRow("", line) for line in more)]
    return Drawn((subject.hexes(way.positions),), legend=tuple(rows))


def _price(subject: Subject) -> Drawn:
    deep = _deep(subject)
    known = [price for price in deep.from_start if price is not None]
    most, n_steps = max(known, default=0), len(tokens().heat)
    tones = {
        space.hex: (min(n_steps - 1, price * n_steps // (most + 1)), str(price))
        for space, price in zip(subject.analysis.board.spaces, deep.from_start, strict=True)
        if price is not None
    }
    start = subject.word("start", tr("start"))
    rows = [
        LegendRow(
            "tones", tr("0 to {most} symbols from the nearest {start}", most=most, start=start)
        )
    ]
    if any(barrier.dealt for barrier in deep.quick.barriers):
        barriers = subject.word("barriers", tr("barriers"))
        capital = barriers[:1].upper() + barriers[1:]
        rows.append(
            LegendRow(
                "",
                tr("{barriers} dealt count at their least", barriers=capital),
            )
        )
    return Drawn(marking=Marking(tones=tones), legend=tuple(rows))


def _reach(subject: Subject) -> Drawn:
    deep = _deep(subject)
    supply = deep.supply
    starts = {start.position for start in deep.quick.starts}
    closed, lost = set(deep.quick.closed), set(deep.quick.unreachable)
    marks: dict[int, str] = {}
    for position, entry in enumerate(deep.entries):
        if position in starts or position in closed:
            continue
        pools = {supply.means[n].pool for n in entry.able}
        if supply.pools[0] in pools:
            marks[position] = "dot"
        elif entry.given:
            marks[position] = "square"
        else:
            marks[position] = "diamond" if pools else "cross"
    rows = (
        ("dot", tr("a card of {title_of} enters", title_of=supply.title_of(0))),
        ("diamond", tr("only a card that is bought enters")),
        ("square", tr("cards are given for it")),
        ("cross", tr("nothing in the set pays for it")),
    )
    counts = {mark: sum(m == mark for m in marks.values()) for mark, _ in rows}
    legend = [LegendRow(mark, f"{counts[mark]}: {text}") for mark, text in rows if counts[mark]]
    if lost:
        legend.append(LegendRow("hatch", tr("{n}: no way leads there", n=len(lost))))
    shown = {subject.hexes([p])[0]: mark for p, mark in marks.items()}
    return Drawn(marking=Marking(marks=shown), legend=tuple(legend))


def _cuts(subject: Subject) -> Drawn:
    sealing = subject.deep.quick.sealing if subject.deep else subject.analysis.sealing
    if not sealing.size:
        who = subject.word("figures", "figures")
        return Drawn(legend=(LegendRow("", tr("No number of {who} can close the way.", who=who)),))
    near = subject.hexes(sealing.nearest)
    others = frozenset(subject.hexes(sealing.spaces)) - frozenset(near)
    closing = subject.counted(sealing.size, "figure", "figures")
    text = (
        tr("{closing} closes the way here", closing=closing)
        if sealing.size == 1
        else tr("{closing} close the way here", closing=closing)
    )
    legend = [LegendRow("firm", text)]
    if others:
        more = trn(
            "{n} more space in other such sets", "{n} more spaces in other such sets", len(others)
        )
        legend.append(LegendRow("faint", more))
    marking = Marking(
        firm=frozenset(near), faint=others, plates=((max(near, key=lambda each: each.r), closing),)
    )
    return Drawn(marking=marking, legend=tuple(legend))


def _apart(subject: Subject) -> Drawn:
    deep = _deep(subject)
    apart = deep.by_step if subject.by_step else deep.by_space
    ways = apart.sets[-1] if apart.sets else ()
    rows = [
        LegendRow(
            f"way{n}",
            tr("{n}: {price} symbols, {n2} steps", n=n, price=way.price, n2=len(way.positions) - 1),
        )
        for n, way in enumerate(ways, start=1)
    ]
    if len(ways) == 1:
        rows.append(
            LegendRow(
                "",
                tr("No second way shares no step with it")
                if subject.by_step
                else tr("No second way shares no space with it"),
            )
        )
    elif not apart.is_whole:
        rows.append(LegendRow("", tr("There are more")))
    marking = Marking(ways=tuple(subject.hexes(way.positions) for way in ways))
    switch = tr("Ways that share no space") if subject.by_step else tr("Ways that share no step")
    return Drawn(marking=marking, legend=tuple(rows), switch=switch)


def _barriers(subject: Subject) -> Drawn:
    deep = _deep(subject)
    barrier = subject.word("barrier", tr("barrier"))
    lying = [n for n, joint in enumerate(deep.joints) if joint.barrier is not None]
    if subject.joint is not None and subject.joint < len(deep.joints):
        return _one_joint(subject, deep.joints[subject.joint])
    if not lying:
        text = tr("No {barrier} lies on the board.", barrier=barrier)
        return Drawn(legend=(LegendRow("", text),))
    found = [deep.joints[n] for n in lying]
    alike = all(joint.is_unavoidable for joint in found)  # then words beside each say nothing
    joints = [JointMark(_pairs(subject, j), "" if alike else _effect(j)) for j in found]
    rows = [LegendRow("joint", tr("What a {barrier} bars", barrier=barrier))]
    if alike:
        rows.append(LegendRow("", tr("Every way crosses each of them")))
    else:
        rows.append(
            LegendRow(
                "", tr("Click a {barrier} in the panel for the way round it", barrier=barrier)
            )
        )
    return Drawn(marking=Marking(joints=tuple(joints)), legend=tuple(rows))


def _one_joint(subject: Subject, joint: JointReach) -> Drawn:
    n = len(joint.open_pairs)
    rows = [
        LegendRow(
            "joint",
            trn("{n} step leads across this joint", "{n} steps lead across this joint", n),
        )
    ]
    ways: tuple[tuple[Hex, ...], ...] = ()
    if joint.is_unavoidable:
        rows.append(LegendRow("", tr("Every way crosses it")))
    elif joint.price is None or joint.price_round is None:
        rows.append(LegendRow("", tr("No way leads on")))
    else:
        ways = (subject.hexes(joint.way_round),)
        more = joint.price_round - joint.price
        words = (
            tr("The way round it: {more} symbols more", more=more)
            if more
            else tr("The way round it costs the same")
        )
        rows.append(LegendRow("way", words))
    marking = Marking(joints=(JointMark(_pairs(subject, joint), _effect(joint)),), ways=ways)
    return Drawn(marking=marking, legend=tuple(rows))


def _ends(subject: Subject) -> Drawn:
    deep = _deep(subject)
    goal = subject.word("goal", tr("the goal"))
    kinds: Sequence[tuple[str, tuple[int, ...], str]] = (
        ("diamond", deep.dead_ends, tr("dead ends: one gets on only by going back")),
        ("cross", deep.traps, tr("traps: from here no way leads to {goal}", goal=goal)),
        ("square", deep.unpayable, tr("spaces for which nothing in the set pays")),
    )
    marks = {space: mark for mark, positions, _ in kinds for space in subject.hexes(positions)}
    legend = [LegendRow(mark, f"{len(at)} {text}") for mark, at, text in kinds if at]
    lost = deep.quick.unreachable
    if lost:
        legend.append(LegendRow("hatch", tr("{n} spaces that no way leads to", n=len(lost))))
    if not legend:
        legend = [LegendRow("", tr("No dead ends and no traps: every space leads on."))]
    return Drawn(marking=Marking(marks=marks), legend=tuple(legend))


def _pairs(subject: Subject, joint: JointReach) -> tuple[tuple[Hex, Hex], ...]:
    spaces = subject.analysis.board.spaces
    return tuple((spaces[a].hex, spaces[b].hex) for a, b in joint.open_pairs)


def _effect(joint: JointReach) -> str:
    if joint.is_unavoidable:
        return tr("every way")
    if joint.price is None or joint.price_round is None:
        return ""
    return tr("+{price_round} round", price_round=joint.price_round - joint.price)


def _deep(subject: Subject) -> DeepAnalysis:
    assert subject.deep is not None, "asked for before"
    return subject.deep


_DRAWING: Mapping[str, Callable[[Subject], Drawn]] = {
    "way": _way,
    "price": _price,
    "reach": _reach,
    "cuts": _cuts,
    "apart": _apart,
    "barriers": _barriers,
    "ends": _ends,
}
