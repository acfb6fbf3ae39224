"""What is printed about a document: gathered from its game, compared with boxes, laid out. Qt-free."""

import difflib
from collections.abc import Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any

import msgspec

import designer
from designer.api import ComponentList, GamePlugin, LayingPlan, Printable, SetUp
from designer.diagnostics import Diagnostic, Location, Severity, is_interrupt, said
from designer.documents import Document, Pointer, Project
from designer.printing.component_sheet import component_sheet
from designer.printing.laying_sheet import laying_sheet
from designer.printing.owning import Owning, owning
from designer.printing.paper import Paper
from designer.printing.picture_sheet import picture_on_paper
from designer.printing.sheets import Sheet
from designer.printing.text import Measure
from designer.printing.words import SheetWords

__all__ = [
    "Gathered",
    "NotPrintable",
    "What",
    "cut_text",
    "gather",
    "laid_out",
    "made_from",
    "missing_glyph",
    "owned_boxes",
]

MISSING_GLYPH, CUT_TEXT = "core/missing-glyph", "core/cut-text"


class What(StrEnum):
    """What can be printed."""

    COMPONENTS = "components"
    SETUP = "setup"
    ROUTE = "route"


class NotPrintable(msgspec.Struct, frozen=True):
    """Say in a sentence why there is nothing to print."""

    sentence: str


class Gathered(msgspec.Struct, frozen=True):
    """Give everything that is printed about a document.

    Attributes:
        components: the list of pieces.
        answer: what the boxes hold of them.
        plan: how the route is laid.
        words: the sheets' words in the language that was asked for.
        made_from: what stands at the foot of each page.
    """

    components: ComponentList
    answer: Owning
    plan: LayingPlan
    words: SheetWords
    made_from: str

    @property
    def has_board(self) -> bool:
        """Say whether there is a board that can be drawn."""
        return self.plan.scene in self.plan.scenes


def gather(
    plugin: GamePlugin | None,
    project: Project,
    document: Document,
    *,
    players: int | None = None,
    options: Mapping[str, bool] = MappingProxyType({}),
    language: str = "en",
    owned: Mapping[str, int] | None = None,
) -> Gathered | NotPrintable:
    """Ask a document's game what is to be printed.

    Args:
        plugin: the game.
        project: where the content lies.
        document: a route or scenario.
        players: number of players, or None for the document's own.
        options: what is in play or not, by id, over what the document says.
        language: of names and words.
        owned: how many of each box there are, or None where nobody said.
    """
    if document.tree is None:
        return NotPrintable(said("It cannot be read as YAML, so there is nothing to print yet."))
    if not isinstance(plugin, Printable):
        return NotPrintable(said("The game of this document offers nothing to print."))
    set_up = SetUp(players=players, options=options)
    try:
        components = plugin.components(project, document, set_up, language)
        plan = plugin.laying_plan(project, document, set_up, language)
    except BaseException as error:
        if is_interrupt(error):
            raise
        return NotPrintable(
            said(
                "The game's plugin failed while it listed the pieces: {error}.", error=f"{error!r}"
            )
        )
    if components is None or plan is None:
        return NotPrintable(_why_no_board(project, document))
    if not (plan.steps or plan.notes):
        return NotPrintable(
            said("It lays no piece that is known, so there is nothing to print yet.")
        )
    return Gathered(
        components=components,
        answer=owning(components, owned),
        plan=plan,
        words=SheetWords(language),
        made_from=made_from(document),
    )


def _why_no_board(project: Project, document: Document) -> str:
    """Say why a document gives no board: it is none, or the route it names is not there."""
    if document.likely_kind != "scenario":
        return said("It is no route and no scenario, so there is nothing to print.")
    named = document.tree.get("route") if isinstance(document.tree, dict) else None
    if not isinstance(named, str):
        return said("The scenario names no route, so there is nothing to print.")
    game = project.game_of(document)
    routes = project.of_kind("route", *([game] if game else []))
    known = [route.id for route in routes if route.id is not None]
    close = difflib.get_close_matches(named, known, n=1)
    hint = said(" Did you mean “{close}”?", close=close[0]) if close else ""
    return said(
        "Its route “{named}” is not there, so there is nothing to print.{hint}",
        named=named,
        hint=hint,
    )


def laid_out(gathered: Gathered, what: What, paper: Paper, measure: Measure) -> Sheet:
    """Lay one thing out on paper."""
    words, foot = gathered.words, gathered.made_from
    match what:
        case What.COMPONENTS:
            listed, answer = gathered.components, gathered.answer
            return component_sheet(listed, answer, paper, measure, words, foot)
        case What.SETUP:
            return laying_sheet(gathered.plan, paper, measure, words, foot)
        case What.ROUTE:
            return picture_on_paper(gathered.plan, paper, measure, words)


def made_from(document: Document) -> str:
    """Say what a page was made by and from."""
    name = document.path.replace("\\", "/").rpartition("/")[2]
    return said("Trailwright {version}  ·  {name}", version=designer.__version__, name=name)


def owned_boxes(document: Document) -> dict[str, int] | None:
    """Read how many of each box somebody has; None for a document that does not say so."""
    tree = document.tree
    if not isinstance(tree, dict) or tree.get("kind") != "collection":
        return None
    boxes = tree.get("boxes")
    boxes = boxes if isinstance(boxes, dict) else {}
    return {str(box): n for box, n in boxes.items() if type(n) is int and n >= 0}


def missing_glyph(
    project: Project, document: Document, sentence: str, characters: tuple[str, ...]
) -> Diagnostic:
    """Say that characters cannot be shown, at the place where they are written, if it is known."""
    return Diagnostic(
        MISSING_GLYPH,
        Severity.WARNING,
        sentence,
        _place_of(project, document, characters),
        said("Install a font that has them, or write it without."),
    )


def cut_text(project: Project, document: Document, sentence: str, text: str) -> Diagnostic:
    """Say that a text does not fit on its page, at the place where it is written, if it is known."""
    where = _place_of(project, document, (text,))
    return Diagnostic(CUT_TEXT, Severity.WARNING, sentence, where, said("Write it shorter."))


def _place_of(project: Project, document: Document, parts: tuple[str, ...]) -> Location:
    """Give the first text of the document, else of its game's content, that holds one of these."""
    game = project.game_of(document)
    others = (d for d in project.documents.values() if project.game_of(d) == game)
    for candidate in (document, *others):
        for pointer, text in _texts(candidate.tree, ()):
            if any(part in text for part in parts):
                return candidate.location(pointer)
    return document.location(())


def _texts(tree: Any, pointer: Pointer) -> Iterator[tuple[Pointer, str]]:
    match tree:
        case str():
            yield pointer, tree
        case dict():
            for key, value in tree.items():
                yield from _texts(value, (*pointer, key))
        case list():
            for number, value in enumerate(tree):
                yield from _texts(value, (*pointer, number))
