"""An analysis as short findings, each with the spaces it speaks of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import msgspec

from designer.hexes import Hex
from designer.printing.scenes import BoardScene
from designer.ui.canvas.words import tile_words
from designer.ui.kit.languages import tr, trn

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.routes.analysis import Analysis, BarrierReach
    from designer.routes.graph import Price

__all__ = ["Finding", "findings", "way_lines"]


class Finding(msgspec.Struct, frozen=True):
    """Give a sentence, its sign (`ok`, `error`, `warn`, `hint`), and the spaces it speaks of.

    `barrier` says that it speaks of a barrier; these come in their order.
    """

    sign: str
    text: str
    spaces: tuple[Hex, ...] = ()
    barrier: bool = False


def way_lines(analysis: Analysis, words: Mapping[str, str]) -> list[str]:
    """Say what the cheapest way costs: the way, and what is dealt on it; [] where there is none."""
    way = analysis.cheapest
    if way is None:
        return []
    text = tr(
        "Cheapest way: {symbols}, {steps}",
        symbols=trn("{n} symbol", "{n} symbols", way.price),
        steps=trn("{n} step", "{n} steps", way.n_steps),
    )
    if way.dealt_most:
        more = _range(way.dealt_least, way.dealt_most)
        barriers = words.get("barriers", tr("barriers"))
        return [text, tr("and {more} for {barriers} dealt on it", more=more, barriers=barriers)]
    return [text]


def findings(analysis: Analysis, scene: BoardScene, words: Mapping[str, str]) -> Iterator[Finding]:
    """Give the findings, the gravest first within each matter."""
    yield from _reach(analysis, words)
    yield from _spaces(analysis)
    yield from _chokes(analysis)
    for barrier in analysis.barriers:
        yield _barrier(analysis, scene, barrier, words)
    way = analysis.cheapest
    if way is not None:
        parts = ", ".join(_price(price, words) for price in way.by_symbol)
        yield Finding(
            "hint",
            tr("The cheapest way needs {parts}.", parts=parts),
            _hexes(analysis, way.positions),
        )


def _reach(analysis: Analysis, words: Mapping[str, str]) -> Iterator[Finding]:
    goal, start = words.get("goal", tr("the goal")), words.get("start", tr("start"))
    if not analysis.starts:
        yield Finding("error", tr("There is no {start} space.", start=start))
        return
    if not analysis.goals:
        yield Finding("error", tr("There is no space of {goal} on the board.", goal=goal))
        return
    cut_off = [s.position for s in analysis.starts if s.way is None]
    n_starts = len(analysis.starts)
    if not cut_off:
        text = trn("The start reaches {goal}.", "All {n} starts reach {goal}.", n_starts, goal=goal)
        starts = tuple(start.position for start in analysis.starts)
        yield Finding("ok", text, _hexes(analysis, starts))
        return
    for position in cut_off:
        space = analysis.board.spaces[position]
        name = space.cell.number or space.hex.to_text()
        yield Finding(
            "error",
            tr("From {start} {name} no way leads to {goal}.", start=start, name=name, goal=goal),
            (space.hex,),
        )


def _spaces(analysis: Analysis) -> Iterator[Finding]:
    lost = analysis.unreachable
    if lost:
        n = len(lost)
        text = trn("{n} space cannot be reached.", "{n} spaces cannot be reached.", n)
        yield Finding("warn", text, _hexes(analysis, lost))
    elif analysis.starts:
        yield Finding("ok", tr("Every space that can be entered can be reached."))


def _chokes(analysis: Analysis) -> Iterator[Finding]:
    if not analysis.reaches_goal:
        return
    if analysis.chokes:
        n = len(analysis.chokes)
        text = trn(
            "{n} space closes the way alone: every way crosses it.",
            "{n} spaces close the way alone: every way crosses each.",
            n,
        )
        yield Finding("warn", text, _hexes(analysis, analysis.chokes))
    else:
        yield Finding("ok", tr("No space closes the way alone."))


def _barrier(
    analysis: Analysis, scene: BoardScene, barrier: BarrierReach, words: Mapping[str, str]
) -> Finding:
    a, b = (tile_words(scene, placement) for placement in barrier.joint)
    crossing = tuple(dict.fromkeys(p for pair in barrier.crossing for p in pair))
    name = words.get("barrier", tr("barrier")).capitalize()
    if barrier.least is None or barrier.most is None:
        price = tr("nothing removes it")
    elif barrier.dealt:
        price = tr("dealt, {range}", range=_range(barrier.least.n, barrier.most.n))
    else:
        price = _price(barrier.least, words)
    if barrier.around:
        tiles = ", ".join(tile_words(scene, p) for p in barrier.detour or barrier.around)
        text, sign = tr("can be walked round over {tiles}", tiles=tiles), "warn"
    elif analysis.reaches_goal:
        text, sign = tr("bars its joint, every way crosses it"), "ok"
    else:
        text, sign = tr("no way leads on without it"), "hint"
    sentence = f"{name} {a} – {b} ({price}): {text}."
    return Finding(sign, sentence, _hexes(analysis, crossing), barrier=True)


def _price(price: Price, words: Mapping[str, str]) -> str:
    name = words.get(f"symbol.{price.symbol}", price.symbol.replace("_", " "))
    return f"{name} {price.n}"


def _hexes(analysis: Analysis, positions: tuple[int, ...]) -> tuple[Hex, ...]:
    return tuple(analysis.board.spaces[p].hex for p in positions)


def _range(least: int, most: int) -> str:
    return str(least) if least == most else tr("{least} to {most}", least=least, most=most)
