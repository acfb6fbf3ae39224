"""A module without all of its cards, tokens or pieces.

## What it finds

A module in play whose deck, cave tokens or pieces are not as many as its rules count on, and pieces of
which every player needs one and there are not enough.

## Why it matters

The rules are made for these numbers: eight cards of the tribe, six tokens, four artifacts of each colour.

## Example

    decks:
      - {id: tribe, cards: {tribe_runner: 1}}      # eight are needed

## How to fix

Give the module the cards, tokens or pieces that it lacks, or take some out.

## Source

LV-COUNT-05, LV-COUNT-07, LV-COUNT-09, LV-COUNT-12; how many a module needs stands in its `pack.yaml`.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Pack, Severity, module_of, said, spoken_name

from ..in_play import held_by_module
from ..subject import RouteSubject
from ..terrains import GAME_ID

CODE = "el-dorado/too-few-pieces"
RULE = "LV-COUNT-07"
SEVERITY = Severity.ERROR
SCOPE = "route"
ALSO = ("LV-COUNT-05", "LV-COUNT-09", "LV-COUNT-12")
"""Rules that it honours too."""

_WORDS = {"cards": said("cards"), "tokens": said("cave tokens"), "pieces": said("pieces")}


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per module and kind of thing."""
    for pack in subject.project.packs:
        if module_of(pack) in subject.modules:
            yield from _faults(subject, pack)


def _faults(subject: RouteSubject, pack: Pack) -> Iterator[Diagnostic]:
    tree = pack.module or {}
    holds = tree.get("holds")
    title = spoken_name(tree.get("title")) or pack.id
    for sort, needed in (holds if isinstance(holds, dict) else {}).items():
        held = held_by_module(subject.project, pack, sort)
        n, most = sum(held.values()), needed.get("count", 0)
        each = 0 if needed.get("shared") is True else subject.players or 0
        few = [name for name, count in held.items() if count < each]
        if n != most:
            message = said(
                "{title}: {n} of {most} {things}.",
                title=title,
                n=n,
                most=most,
                things=_WORDS.get(sort, sort),
            )
        elif sort == "pieces" and few:
            named = _named(subject, few[0])
            message = said(
                "{title}: {named}: {held} for {players} players.",
                title=title,
                named=named,
                held=held[few[0]],
                players=subject.players,
            )
        else:
            continue
        yield Diagnostic(
            CODE,
            SEVERITY,
            message,
            subject.at_module(module_of(pack)),
            remedy=said("Give the module what it lacks, or take some out."),
            object=f"module {module_of(pack)}",
            rule=str(needed.get("rule", RULE)),
        )


def _named(subject: RouteSubject, piece: str) -> str:
    entry = subject.project.entry("piece", piece, GAME_ID)
    tree = entry.tree if entry is not None and isinstance(entry.tree, dict) else {}
    return spoken_name(tree.get("name")) or piece
