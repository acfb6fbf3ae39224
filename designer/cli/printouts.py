"""The files that `trailwright print` writes: lists without Qt, pages and pictures with it."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import click

from designer.diagnostics import Diagnostic
from designer.documents import Document
from designer.printing.laying_text import plan_text, plan_tree
from designer.printing.lists import list_csv, list_text, list_tree
from designer.printing.paper import Paper
from designer.printing.picture_sheet import picture_sheet
from designer.session import Workspace
from designer.session.printing import Gathered, What, cut_text, laid_out, missing_glyph

__all__ = ["drawn_files", "listed_file", "text_of", "tree_of"]


def text_of(gathered: Gathered, what: What) -> str:
    """Give a list or a plan as plain text."""
    if what is What.SETUP:
        return plan_text(gathered.plan, gathered.words)
    return list_text(gathered.components, gathered.answer, gathered.words)


def tree_of(gathered: Gathered, what: What) -> dict[str, object]:
    """Give a list or a plan as a plain tree."""
    if what is What.SETUP:
        return plan_tree(gathered.plan)
    return list_tree(gathered.components, gathered.answer)


def listed_file(gathered: Gathered, what: What, suffix: str, separator: str) -> bytes:
    """Give what is written without drawing anything."""
    match suffix:
        case ".csv":
            return list_csv(gathered.components, gathered.answer, gathered.words, separator)
        case ".json":
            text = json.dumps(tree_of(gathered, what), ensure_ascii=False, indent=2) + "\n"
            return text.encode("utf-8")
        case _:
            return text_of(gathered, what).encode("utf-8")


def drawn_files(
    workspace: Workspace,
    document: Document,
    gathered: Gathered,
    whats: Sequence[What],
    paper: Paper,
    target: Path,
    *,
    dpi: float,
    space_mm: float,
) -> tuple[Mapping[Path, bytes], Sequence[Diagnostic]]:
    """Give the files that are drawn, and what does not come out as it is written.

    Only here Qt is loaded; it needs no display.
    """
    from designer.paint.export import exported  # noqa: PLC0415 - other commands load no Qt
    from designer.paint.images import TooLargeError  # noqa: PLC0415
    from designer.paint.measuring import QtMeasure  # noqa: PLC0415
    from designer.paint.offscreen import offscreen_application  # noqa: PLC0415
    from designer.paint.proof import text_faults  # noqa: PLC0415

    offscreen_application()
    measure = QtMeasure()
    as_picture = target.suffix.lower() != ".pdf"
    sheets = [
        picture_sheet(gathered.plan, measure, gathered.words, space_mm)
        if what is What.ROUTE and as_picture
        else laid_out(gathered, what, paper, measure)
        for what in whats
    ]
    try:
        files = exported(sheets, target, dpi)
    except TooLargeError as error:
        raise click.UsageError(
            f"{error} Write --dpi {error.largest} or a smaller --space-mm."
        ) from error
    warnings = [
        missing_glyph(workspace.project, document, fault.sentence, fault.missing)
        if fault.missing
        else cut_text(workspace.project, document, fault.sentence, fault.text)
        for fault in text_faults(sheets)
    ]
    return files, warnings
