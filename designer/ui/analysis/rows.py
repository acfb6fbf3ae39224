"""What the panel of the analysis lists: figures, findings, joints, tiles, each with its spaces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from designer.hexes import Hex
from designer.printing.scenes import BoardScene
from designer.ui.analysis.findings import Finding, findings
from designer.ui.canvas.words import tile_words
from designer.ui.kit.languages import mark, tr, translated, trn

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.routes.analysis import Analysis
    from designer.routes.deep import DeepAnalysis, PartyReach
    from designer.routes.figures import Standing
    from designer.routes.joints import JointReach

__all__ = ["Known", "Row", "big_figures", "compared", "merged", "rows", "standing_words"]

_MOST_PROPOSALS = 4


class Row(msgspec.Struct, frozen=True):
    """Give one line.

    Attributes:
        kind: `head`, `figure` or `finding`.
        id: which line it is, however its words change.
        text: its words; of a figure what it counts.
        value: of a figure, the number.
        sign: of a finding, its sign (`ok`, `error`, `warn`, `hint`), or "".
        spaces: the spaces it comes from.
        tip: how it is found.
        topic: heading of the manual that explains it, "" for none.
        standing: where the figure stands among those of published boards.
        joint: the joint (index into `DeepAnalysis.joints`) it speaks of.
        deep: whether it comes from the whole analysis.
    """

    kind: str
    id: str
    text: str
    value: str = ""
    sign: str = ""
    spaces: tuple[Hex, ...] = ()
    tip: str = ""
    topic: str = ""
    standing: Standing | None = None
    joint: int | None = None
    deep: bool = False

    @property
    def sentence(self) -> str:
        """Give all of it in words."""
        words = f"{self.value} {self.text}" if self.value else self.text
        beside = (
            tr(
                "; of published boards: {standing_words}",
                standing_words=standing_words(self.standing),
            )
            if self.standing
            else ""
        )
        return f"{words}{beside}"


class Known(msgspec.Struct, frozen=True):
    """Give what is known of a board.

    Attributes:
        analysis, scene: what is known at once, and its picture.
        words: the game's words.
        deep: all the rest; None while it is not known.
    """

    analysis: Analysis
    scene: BoardScene
    words: Mapping[str, str]
    deep: DeepAnalysis | None = None

    def hexes(self, positions: tuple[int, ...]) -> tuple[Hex, ...]:
        """Give spaces."""
        return tuple(self.analysis.board.spaces[p].hex for p in positions)


# Rows in order, by their ids without numbers.
_ORDER = (
    "head.figures",
    *(f"figure.{name}" for name in (
        "price", "steps", "price_dealt", "deck_cards", "set_cards", "turns", "closing",
        "closing_pairs", "ways", "second_way", "printed", "side_by_side", "spaces",
    )),
    *("head.findings", "finding.", "party.", "pool.", "head.barriers", "barrier."),
    *("head.proposals", "proposal.", "head.tiles", "tile.", "head.terrains", "terrain."),
)  # fmt: skip
# Per figure: the manual's heading, and how it is found in one or two lines.
_ABOUT = {
    "price": ("Price", mark("The strength of every space entered, one for each card given.")),
    "steps": ("Price", mark("Of equally cheap ways, one with the fewest steps is shown.")),
    "price_dealt": ("Price", mark("The cheapest way is chosen anew for every deal, 720 at most.")),
    "deck_cards": ("Price", mark("One card pays several spaces of its symbol in a row.")),
    "set_cards": ("Price", mark("The same with everything that can be bought.")),
    "turns": ("Price", mark("An estimate: it orders routes, it does not foretell a game.")),
    "closing": ("Closing the way", mark("All of them occupied, these spaces let nobody pass.")),
    "closing_pairs": ("Closing the way", mark("Two spaces that touch and close the way together.")),
    "ways": ("Ways side by side", mark("As many can walk without ever meeting on a space.")),
    "second_way": (
        "Ways side by side",
        mark("How much more whoever walks beside the first one pays."),
    ),
    "printed": ("Difficulty", mark("The numbers on all spaces, and a weight for each closed one.")),
    "side_by_side": (
        "Difficulty",
        mark("Up to three ways that share no space, and what bars all ways."),
    ),
    "spaces": ("Reach", mark("All spaces of the board.")),
}


def rows(known: Known) -> Iterator[Row]:
    """Give all lines; those of the whole analysis only once it is there."""
    yield from _figures(known)
    yield Row("head", "head.findings", tr("Findings"))
    for n, finding in enumerate(findings(known.analysis, known.scene, known.words)):
        if not finding.barrier:
            yield _finding(f"finding.{n}", finding)
    if known.deep is not None:
        yield from _parties(known, known.deep)
        yield from _pools(known, known.deep)
    yield from _barriers(known)
    if known.deep is not None:
        yield from _proposals(known, known.deep)
        yield from _tiles(known, known.deep)
    yield from _terrains(known)


def compared(shown: Iterable[Row], standings: Mapping[str, Standing]) -> list[Row]:
    """Say of figures where they stand among those of published boards."""
    if not standings:
        return list(shown)
    from designer.routes.wording import number  # noqa: PLC0415 - the window starts without it

    n = max(standing.n_others for standing in standings.values())
    found = []
    for row in shown:
        standing = standings.get(row.id.removeprefix("figure."))
        if row.id == "head.figures":
            found.append(
                msgspec.structs.replace(
                    row, text=tr("{figures} beside {n} published", figures=row.text, n=n)
                )
            )
        elif standing is None:
            found.append(row)
        else:
            span = tr(
                "Published: {number} to {number2}.",
                number=number(standing.least),
                number2=number(standing.most),
            )
            found.append(msgspec.structs.replace(row, standing=standing, tip=f"{row.tip}\n{span}"))
    return found


def big_figures(known: Known) -> tuple[Row, ...]:
    """Give the three figures at the top."""
    way, sealing = known.analysis.cheapest, known.analysis.sealing
    spaces = known.hexes(way.positions) if way else ()
    who = known.words.get("figures" if sealing.size != 1 else "figure", "figures")
    verb = tr("closes it") if sealing.size == 1 else tr("close it")
    near = known.hexes(sealing.nearest) if sealing.size else ()
    n_steps = way.n_steps if way else 0
    return (
        _big("price", str(way.price) if way else "–", tr("symbols at least"), spaces),
        _big("steps", str(way.n_steps) if way else "–", trn("step", "steps", n_steps), spaces),
        _big("closing", str(sealing.size or "–"), f"{who} {verb}", near),
    )


def merged(quick: Sequence[Row], deep: Sequence[Row]) -> list[Row]:
    """Put rows of the whole analysis among those that are known at once, in their usual order."""
    return sorted([*quick, *deep], key=lambda row: _ORDER.index(_sort(row.id)))


def _sort(id_: str) -> str:
    return id_ if id_ in _ORDER else id_[: id_.index(".") + 1]


def standing_words(standing: Standing) -> str:
    """Say where a figure stands among those of published boards."""
    n, lower, equal = standing.n_others, standing.n_lower, standing.n_equal
    like = tr(", like {equal}", equal=equal) if equal else ""
    if equal == n:
        return tr("like all {n}", n=n)
    if lower == n:
        return tr("more than all {n}", n=n)
    if not lower:
        return tr("the least{like}", like=like) if equal else tr("less than all {n}", n=n)
    return tr("more than {lower} of {n}{like}", lower=lower, n=n, like=like)


def _big(id_: str, value: str, text: str, spaces: tuple[Hex, ...]) -> Row:
    topic, tip = _ABOUT[id_]
    return Row("figure", f"big.{id_}", text, value, spaces=spaces, tip=tr(tip), topic=topic)


def _figures(known: Known) -> Iterator[Row]:
    deep = known.deep
    if deep is None:
        return
    from designer.routes.figures import figures_of  # noqa: PLC0415 - the window starts without it
    from designer.routes.wording import Wording, number  # noqa: PLC0415 - likewise

    wording = Wording(known.analysis.board, known.words)
    yield Row("head", "head.figures", tr("Figures"), deep=True)
    for figure in figures_of(deep):
        topic, about = _ABOUT.get(figure.id, ("", ""))
        tip = tr(about) if about else ""
        if figure.value is None:
            tip += tr("\nThere is no such number here: no way leads on, or nothing pays for it.")
        yield Row(
            kind="figure",
            id=f"figure.{figure.id}",
            text=wording.filled(translated(figure.title)),
            value="–" if figure.value is None else translated(number(figure.value)),
            spaces=known.hexes(figure.positions),
            tip=tip,
            topic=topic,
            deep=True,
        )


def _finding(id_: str, finding: Finding) -> Row:
    return Row("finding", id_, finding.text, sign=finding.sign, spaces=finding.spaces)


def _parties(known: Known, deep: DeepAnalysis) -> Iterator[Row]:
    for reach in deep.parties:
        yield _party(known, reach)


def _party(known: Known, reach: PartyReach) -> Row:
    n = reach.party.n_players
    goal = known.words.get("goal", tr("the goal"))
    if reach.lost or reach.price is None:
        start = known.words.get("start", "start")
        text, sign, at = (
            tr("no way leads from some {start} to {goal}", start=start, goal=goal),
            "error",
            reach.lost,
        )
    elif reach.alone:
        text, sign, at = tr("one of them alone can close the way"), "warn", reach.sealing.nearest
    elif reach.together:
        text, sign, at = tr("all others together can close the way"), "hint", reach.sealing.nearest
    else:
        text, sign, at = tr("nobody can close the way"), "ok", reach.sealing.nearest
    return Row(
        "finding",
        f"party.{n}",
        tr("{n} players: {text}.", n=n, text=text),
        sign=sign,
        spaces=known.hexes(at),
        topic="Closing the way",
        deep=True,
    )


def _pools(known: Known, deep: DeepAnalysis) -> Iterator[Row]:
    goal = known.words.get("goal", tr("the goal"))
    starts = {start.position for start in deep.quick.starts}
    n_open = sum(entry.is_payable for p, entry in enumerate(deep.entries) if p not in starts)
    for n, pool in enumerate(deep.pools if deep.quick.starts else ()):
        reached = tuple(p for p in pool.reached if p not in starts)
        names = tr(" and ").join(deep.supply.title_of(k) for k in pool.pools)
        ends = tr("{goal} too", goal=goal) if pool.reaches_goal else tr("not {goal}", goal=goal)
        yield Row(
            "finding",
            f"pool.{n}",
            tr(
                "With {names}: {n} of {n_open} spaces, {ends}.",
                names=names,
                n=len(reached),
                n_open=n_open,
                ends=ends,
            ),
            sign="ok" if pool.reaches_goal else "hint",
            spaces=known.hexes(reached if pool.reaches_goal else pool.stopped_at),
            tip="" if pool.reaches_goal else tr("The spaces lit are those that stop these cards."),
            topic="Reach",
            deep=True,
        )


def _barriers(known: Known) -> Iterator[Row]:
    found = [f for f in findings(known.analysis, known.scene, known.words) if f.barrier]
    if not found:
        return
    yield Row("head", "head.barriers", _barriers_word(known))
    deep = known.deep
    for n, finding in enumerate(found):
        index = (
            next((k for k, j in enumerate(deep.joints) if j.barrier == n), None) if deep else None
        )
        text = finding.text
        if deep is not None and index is not None:
            text = f"{text} {_bars(deep.joints[index])}"
        yield Row(
            "finding",
            f"barrier.{n}",
            text,
            sign=finding.sign,
            spaces=finding.spaces,
            topic=_barriers_word(known),
            joint=index,
        )


def _terrains(known: Known) -> Iterator[Row]:
    yield Row("head", "head.terrains", tr("Spaces by terrain"))
    spaces = known.analysis.board.spaces
    for code, n in known.analysis.terrains:
        look = known.scene.looks.get(code)
        at = tuple(p for p, space in enumerate(spaces) if space.cell.code == code)
        name = translated(look.name) if look is not None else code
        way = translated(look.enter) if look is not None else ""
        yield Row("figure", f"terrain.{code}", name, str(n), spaces=known.hexes(at), tip=way)


def _steps(n: int) -> str:
    return trn("{n} step", "{n} steps", n)


def _barriers_word(known: Known) -> str:
    """Give the game's word for barriers: a heading here, and one of the manual."""
    name = known.words.get("barriers", tr("barriers"))
    return name[:1].upper() + name[1:]


def _bars(joint: JointReach) -> str:
    n = len(joint.open_pairs)
    steps = tr("It bars {steps}", steps=_steps(n))
    if joint.is_unavoidable or joint.price is None or joint.price_round is None:
        return f"{steps}."
    more = joint.price_round - joint.price
    return tr("{steps}; the way round costs {more} more.", steps=steps, more=more or tr("nothing"))


def _proposals(known: Known, deep: DeepAnalysis) -> Iterator[Row]:
    if not deep.proposals:
        return
    barrier = known.words.get("barrier", "barrier")
    yield Row(
        "head", "head.proposals", tr("Where a {barrier} does most", barrier=barrier), deep=True
    )
    for rank, index in enumerate(deep.proposals[:_MOST_PROPOSALS], start=1):
        joint = deep.joints[index]
        a, b = (tile_words(known.scene, placement) for placement in joint.joint)
        n = len(joint.open_pairs)
        lies = "" if joint.barrier is None else tr(" (a {barrier} lies there)", barrier=barrier)
        yield Row(
            "finding",
            f"proposal.{index}",
            tr(
                "{rank}. Between {a} and {b}: every way crosses it, over {steps}{lies}.",
                rank=rank,
                a=a,
                b=b,
                steps=_steps(n),
                lies=lies,
            ),
            spaces=known.hexes(tuple(dict.fromkeys(p for pair in joint.open_pairs for p in pair))),
            topic=_barriers_word(known),
            joint=index,
            deep=True,
        )


def _tiles(known: Known, deep: DeepAnalysis) -> Iterator[Row]:
    way = deep.quick.cheapest
    if way is None:
        return
    yield Row("head", "head.tiles", tr("The cheapest way, tile by tile"), deep=True)
    spaces = known.analysis.board.spaces
    for tile in deep.tiles:
        if not tile.n_steps:
            continue
        at = tuple(p for p in way.positions if spaces[p].placement == tile.placement)
        name = tile_words(known.scene, tile.placement)
        if tile.dearer is None:
            more = tr("without it no way leads on")
        else:
            more = (
                tr("{dearer} dearer without it", dearer=tile.dearer)
                if tile.dearer
                else tr("not needed")
            )
        yield Row(
            "figure",
            f"tile.{tile.placement}",
            tr(
                "{word} on {name} in {steps}; {more}",
                word=tr("symbol") if tile.price == 1 else tr("symbols"),
                name=name,
                steps=_steps(tile.n_steps),
                more=more,
            ),
            str(tile.price),
            spaces=known.hexes(at),
            topic="Price",
            deep=True,
        )
