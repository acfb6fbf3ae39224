"""An analysis as short findings, each with the spaces it speaks of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import msgspec

from designer.hexes import Hex
from designer.printing.scenes import BoardScene
from designer.ui.canvas.words import tile_words

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.routes.analysis import Analysis, BarrierReach
    from designer.routes.graph import Price

__all__ = ["Finding", "findings", "way_words"]


class Finding(msgspec.Struct, frozen=True):
    """Give a sentence, its sign (`ok`, `error`, `warn`, `hint`), and the spaces it speaks of.

    `barrier` says that it speaks of a barrier; these come in their order.
    """

    sign: str
    text: str
    spaces: tuple[Hex, ...] = ()
    barrier: bool = False


def way_words(analysis: Analysis, words: Mapping[str, str]) -> str:
    """Say what the cheapest way costs, in one line."""
    way = analysis.cheapest
    if way is None:
        return ""
    text = f"Cheapest way: {_count(way.price, 'symbol')}, {_count(way.n_steps, 'step')}"
    if way.dealt_most:
        more = _range(way.dealt_least, way.dealt_most)
        return f"{text}, and {more} for {words.get('barriers', 'barriers')} dealt on it"
    return text


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
        yield Finding("hint", f"The cheapest way needs {parts}.", _hexes(analysis, way.positions))


def _reach(analysis: Analysis, words: Mapping[str, str]) -> Iterator[Finding]:
    goal, start = words.get("goal", "the goal"), words.get("start", "start")
    if not analysis.starts:
        yield Finding("error", f"There is no {start} space.")
        return
    if not analysis.goals:
        yield Finding("error", f"There is no space of {goal} on the board.")
        return
    cut_off = [s.position for s in analysis.starts if s.way is None]
    n_starts = len(analysis.starts)
    if not cut_off:
        reach = "The start reaches" if n_starts == 1 else f"All {n_starts} starts reach"
        starts = tuple(start.position for start in analysis.starts)
        yield Finding("ok", f"{reach} {goal}.", _hexes(analysis, starts))
        return
    for position in cut_off:
        space = analysis.board.spaces[position]
        name = space.cell.number or space.hex.to_text()
        yield Finding("error", f"From {start} {name} no way leads to {goal}.", (space.hex,))


def _spaces(analysis: Analysis) -> Iterator[Finding]:
    lost = analysis.unreachable
    if lost:
        noun = "space cannot" if len(lost) == 1 else "spaces cannot"
        yield Finding("warn", f"{len(lost)} {noun} be reached.", _hexes(analysis, lost))
    elif analysis.starts:
        yield Finding("ok", "Every space that can be entered can be reached.")


def _chokes(analysis: Analysis) -> Iterator[Finding]:
    if not analysis.reaches_goal:
        return
    if analysis.chokes:
        n = len(analysis.chokes)
        noun = "space closes" if n == 1 else "spaces close"
        text = f"{n} {noun} the way alone: every way crosses {'it' if n == 1 else 'each'}."
        yield Finding("warn", text, _hexes(analysis, analysis.chokes))
    else:
        yield Finding("ok", "No space closes the way alone.")


def _barrier(
    analysis: Analysis, scene: BoardScene, barrier: BarrierReach, words: Mapping[str, str]
) -> Finding:
    a, b = (tile_words(scene, placement) for placement in barrier.joint)
    crossing = tuple(dict.fromkeys(p for pair in barrier.crossing for p in pair))
    name = words.get("barrier", "barrier").capitalize()
    if barrier.least is None or barrier.most is None:
        price = "nothing removes it"
    elif barrier.dealt:
        price = f"dealt, {_range(barrier.least.n, barrier.most.n)}"
    else:
        price = _price(barrier.least, words)
    if barrier.around:
        tiles = ", ".join(tile_words(scene, p) for p in barrier.around)
        text, sign = f"can be walked round over {tiles}", "warn"
    elif analysis.reaches_goal:
        text, sign = "bars its joint, every way crosses it", "ok"
    else:
        text, sign = "no way leads on without it", "hint"
    sentence = f"{name} {a} – {b} ({price}): {text}."
    return Finding(sign, sentence, _hexes(analysis, crossing), barrier=True)


def _price(price: Price, words: Mapping[str, str]) -> str:
    name = words.get(f"symbol.{price.symbol}", price.symbol.replace("_", " "))
    return f"{name} {price.n}"


def _hexes(analysis: Analysis, positions: tuple[int, ...]) -> tuple[Hex, ...]:
    return tuple(analysis.board.spaces[p].hex for p in positions)


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"
