"""Cards and other pieces in files that lie in no pack: most games leave them out. Qt-free."""

from collections.abc import Iterator
from pathlib import Path

from designer.diagnostics import Diagnostic, Severity, said
from designer.documents import Document, Project

__all__ = ["NO_CONTENT", "in_no_pack", "left_out"]

NO_CONTENT = frozenset({None, "pack", "plugin", "situation", "replay", "collection"})
"""Kinds of documents that belong to a game without being part of it."""

_BOARDS = frozenset({"route", "scenario"})
_MOST = 200  # files of a folder that are looked at


def in_no_pack(project: Project, document: Document) -> Iterator[Diagnostic]:
    """Give a hint for a file of pieces that lies in no pack."""
    if document.kind in NO_CONTENT | _BOARDS or project.pack_of(document) is not None:
        return
    if project.game_of(document):
        yield Diagnostic(
            "core/in-no-pack",
            Severity.HINT,
            said(
                "This file lies in no pack: games on the command line leave it out, those of the window "
                "only know it while it is open."
            ),
            document.location(("kind",)),
            said("Put a pack.yaml into its folder (File > New > Pack)."),
        )


def left_out(project: Project, document: Document) -> Iterator[Diagnostic]:
    """Give a hint for each file beside a board that a game on it leaves out, for it lies in no pack."""
    if project.pack_of(document) is not None:
        return
    files = sorted(Path(document.path).parent.glob("*.y*ml"))[:_MOST]
    for file in files:
        if str(file) in project.documents:
            continue
        alone = project.with_file(file)
        other = alone.documents[str(file)]
        if other.own_game in ("", project.game_of(document)):
            yield from in_no_pack(alone, other)
