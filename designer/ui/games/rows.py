"""The figures of many games as rows to read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLocale

from designer.play.statistics import CUT_OFF
from designer.ui.kit.bots import bot_title
from designer.ui.kit.languages import mark, spoken, tr

if TYPE_CHECKING:
    from designer.play.statistics import Histogram, Share, Tally
    from designer.session.many_games import ManyGames

__all__ = ["FigureRow", "figure_rows"]

_QUARTER, _THREE_QUARTERS = 0.25, 0.75
_ENDS = {
    "won": mark("won"),
    "unfinished": mark("not ended in time"),
    CUT_OFF: mark("cut off after many moves"),
}
_NUMBERED = re.compile(r"(.+)_(\d+)$")


class FigureRow(NamedTuple):
    """Give a row: what it is, in all games, a game, how sure or how spread that is, what is below it."""

    name: str
    whole: str = ""
    each: str = ""
    spread: str = ""
    below: Sequence[FigureRow] = ()


def figure_rows(known: ManyGames, words: Mapping[str, str]) -> Iterator[FigureRow]:
    """Give what is known of many games.

    Args:
        known: that; nothing is given before the first game.
        words: the game's own for what it counts.
    """
    tally = known.tally
    if tally is None:
        return
    yield _length(tr("Rounds of a game"), tally.rounds)
    yield _length(tr("Moves of a game"), tally.moves)
    ends = sorted(tally.ends, key=lambda end: -tally.ends[end])
    below = [_share(_end(end), tally.share_of(end)) for end in ends]
    yield FigureRow(tr("Ends"), below=below)
    seats = range(len(tally.wins))
    wins = [_share(_seat(known, n), tally.wins_of(n)) for n in seats]
    yield FigureRow(tr("Won by"), below=wins)
    for name in sorted(tally.counted):
        yield _counted(known, tally, name, words)


def _seat(known: ManyGames, seat: int) -> str:
    name = tr("Player {number}", number=seat + 1)
    if len(set(known.bots)) < 2:
        return name
    return f"{name}, {bot_title(known.bots[seat])}"


def _end(end: str) -> str:
    return tr(_ENDS[end]) if end in _ENDS else _plain(end)


def _counted(known: ManyGames, tally: Tally, name: str, words: Mapping[str, str]) -> FigureRow:
    kinds = {kind: sum(seats) for kind, seats in tally.counted[name].items()}
    rows = [
        FigureRow(
            _kind(kind, known.titles, words),
            _number(kinds[kind], 0),
            _number(kinds[kind] / tally.games, 2),
            _won(tally, name, kind),
        )
        for kind in sorted(kinds, key=lambda kind: _place(kind, kinds))
    ]
    whole = sum(kinds.values())
    title = words.get(name, _plain(name))
    return FigureRow(
        title[:1].upper() + title[1:],
        _number(whole, 0),
        _number(whole / tally.games, 2),
        below=rows,
    )


def _place(kind: str, kinds: Mapping[str, int]) -> tuple[int, str, int, str]:
    """Give the most frequent first; what is numbered goes by its number."""
    numbered = _NUMBERED.match(kind)
    if numbered is not None:
        return 0, numbered[1], int(numbered[2]), kind
    return 1, "", -kinds[kind], kind


def _kind(kind: str, titles: Mapping[str, str], words: Mapping[str, str]) -> str:
    if titles.get(kind):
        return titles[kind]
    numbered = _NUMBERED.match(kind)
    if numbered is not None:
        return f"{words.get(numbered[1], _plain(numbered[1]))} {numbered[2]}"
    return words.get(kind, _plain(kind))


def _won(tally: Tally, name: str, kind: str) -> str:
    share = tally.won_with.get(name, {}).get(kind)
    if share is None or not share.of or not any(tally.wins):
        return ""
    return tr("{percent} of those who had it won", percent=_percent(share.value))


def _share(name: str, share: Share) -> FigureRow:
    bounds = share.interval
    likely = tr("likely {low} to {high}", low=_percent(bounds.low), high=_percent(bounds.high))
    return FigureRow(name, _number(share.n, 0), _percent(share.value), likely)


def _length(name: str, numbers: Histogram) -> FigureRow:
    spread = tr(
        "half of them {low} to {high}",
        low=_number(numbers.quantile(_QUARTER), 0),
        high=_number(numbers.quantile(_THREE_QUARTERS), 0),
    )
    whole = tr("{least} to {most}", least=_number(numbers.least, 0), most=_number(numbers.most, 0))
    return FigureRow(name, whole, _number(numbers.mean, 1), spread)


def _percent(share: float) -> str:
    return tr("{n} %", n=_number(100 * share, 0))


def _number(value: float, decimals: int) -> str:
    return QLocale(spoken()).toString(float(value), "f", decimals)


def _plain(name: str) -> str:
    return name.replace("_", " ")
