"""Cells (`J2`) and spaces (`3,-1`) in documents, with faults at the exact column."""

import difflib
import re
from collections.abc import Iterator, Mapping
from typing import Any

from designer.diagnostics import Diagnostic, Fix, Replacement, said
from designer.documents import Document, Entry, Project
from designer.hexes import Cell, CellFault, parse_cell
from designer.validation.documents import Judged
from designer.validation.marks import Mark
from designer.validation.naming import Reporter
from designer.validation.words import listed, quoted

__all__ = ["SPACE_ACTION", "TERRAIN_CODE", "bad_cells", "bad_spaces"]

TERRAIN_CODE, SPACE_ACTION = "terrain_code", "space_action"
_SPACE = re.compile(r"\s*[+-]?\d{1,6}\s*,\s*[+-]?\d{1,6}\s*\Z")
_NUMBER = re.compile(r"(?<=[A-Z])\d+")
_CODE = re.compile(r"[A-Z]+")


def bad_cells(project: Project, document: Document, judged: Judged) -> Iterator[Diagnostic]:
    """Give a fault for each cell of a document that cannot be read or does not fit its terrain."""
    cells = [mark for mark in judged.marks if mark.sort == "cell"]
    if not cells:
        return
    game = project.game_of(document) or None
    codes, actions = project.entries(TERRAIN_CODE, game), project.entries(SPACE_ACTION, game)
    reporter = Reporter(document, judged.schema)
    known: dict[str, CellFault | None] = {}
    for mark in cells:
        if mark.text not in known:
            known[mark.text] = _fault_in(mark.text, codes, actions)
        fault = known[mark.text]
        if fault is not None:
            yield _report(reporter, mark, fault, codes)


def _fault_in(
    text: str, codes: Mapping[str, Entry], actions: Mapping[str, Entry]
) -> CellFault | None:
    cell = parse_cell(text, codes)
    if isinstance(cell, CellFault):
        return cell
    terrain = codes[cell.code].tree
    if not isinstance(terrain, dict):
        return None
    return _fault_of_number(text, cell, terrain) or _fault_of_signs(text, cell, terrain, actions)


def _fault_of_signs(
    text: str, cell: Cell, terrain: Mapping[str, Any], actions: Mapping[str, Entry]
) -> CellFault | None:
    """Give what is wrong with the arrow or the action of a space.

    A game that declares no actions, or whose terrain says nothing of arrows, may show any.
    """
    if cell.action and actions and cell.action not in actions:
        close = difflib.get_close_matches(cell.action, actions, n=1, cutoff=0.5)
        suggestion = close[0] if close else ""
        at = text.index(":") + 1
        return CellFault(
            at,
            len(cell.action),
            said("There is no action “{action}”", action=cell.action),
            suggestion,
        )
    shows = terrain.get("arrows")
    if shows is True and cell.arrow is None:
        return CellFault(
            0, len(text), said("{code} shows an arrow: write > and a direction", code=cell.code)
        )
    if shows is False and cell.arrow is not None:
        return CellFault(
            text.index(">"), 1, said("The terrain {code} shows no arrow", code=cell.code)
        )
    return None


def _fault_of_number(text: str, cell: Cell, terrain: Mapping[str, Any]) -> CellFault | None:
    written = _NUMBER.search(text)
    mode, code = terrain.get("number"), cell.code
    if mode == "none":
        if written is None:
            return None
        return CellFault(
            written.start(),
            len(written[0]),
            said("The terrain {code} takes no number", code=code),
            code,
        )
    if mode not in ("strength", "label"):
        return None
    low, high = _range(terrain)
    what = "strength" if mode == "strength" else "number"
    wanted = (
        said("from {low} to {high}", low=low, high=high)
        if high is not None
        else said("of {low} or more", low=low)
    )
    if written is None:
        return CellFault(
            0,
            len(code),
            said("After {code} comes a {what} {wanted}", code=code, what=what, wanted=wanted),
        )
    if cell.number < low or (high is not None and cell.number > high):
        return CellFault(
            written.start(),
            len(written[0]),
            said(
                "The {what} of {code} is {number}, but should be {wanted}",
                what=what,
                code=code,
                number=cell.number,
                wanted=wanted,
            ),
        )
    return None


def _range(terrain: Mapping[str, Any]) -> tuple[int, int | None]:
    limits = terrain.get("range")
    if isinstance(limits, list) and len(limits) == 2 and all(type(n) is int for n in limits):
        return limits[0], limits[1]
    return 1, None


def _report(
    reporter: Reporter, mark: Mark, fault: CellFault, codes: Mapping[str, Entry]
) -> Diagnostic:
    within = (fault.offset, fault.offset + fault.length)
    fixes: tuple[Fix, ...] = ()
    code = _CODE.match(mark.text)
    if fault.suggestion:
        remedy = said("Did you mean {suggestion}?", suggestion=fault.suggestion)
        fixes = _fix(reporter, mark, fault)
    elif code is None or code[0] not in codes:
        remedy = (
            said("The terrains are {listed}.", listed=listed(codes, 30))
            if codes
            else said("No terrain is declared in the files that are open.")
        )
    elif fault.message.startswith(("After", "A strength")):
        remedy = said("Write for example {code}1.", code=code[0])
    else:
        remedy = said("Correct it, or choose another terrain.")
    return reporter.fault(
        "core/bad-cell",
        mark.pointer,
        f"{quoted(mark.text)}: {fault.message}.",
        remedy,
        of=mark.of,
        within=within,
        fixes=fixes,
    )


def _fix(reporter: Reporter, mark: Mark, fault: CellFault) -> tuple[Fix, ...]:
    """Offer the suggestion in place of the faulty part, where its place is known exactly."""
    within = (fault.offset, fault.offset + fault.length)
    document = reporter.document
    place = reporter.place(mark.pointer, of=mark.of, within=within)
    start = document.offset(place.line, place.column)
    end = document.offset(place.end_line, place.end_column)
    if document.text[start:end] != mark.text[slice(*within)]:
        return ()
    text = "" if mark.text[slice(*within)].isdigit() else fault.suggestion
    whole = mark.text[: fault.offset] + text + mark.text[within[1] :]
    return (
        Fix(said("Write {whole}", whole=whole), (Replacement(document.path, start, end, text),)),
    )


def bad_spaces(document: Document, judged: Judged) -> Iterator[Diagnostic]:
    """Give a fault for each text that should name a space and does not."""
    reporter = Reporter(document, judged.schema)
    for mark in judged.marks:
        if mark.sort == "space" and not _SPACE.match(mark.text):
            yield reporter.fault(
                "core/bad-space",
                mark.pointer,
                said("{quoted} is no space of the board.", quoted=quoted(mark.text)),
                said(
                    "Write two whole numbers with a comma between them, in quotes, for example “3,-1”."
                ),
                of=mark.of,
            )
