"""Pictures and other files that a document names: every `x-file` against what lies on the disk."""

import os
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

from designer.diagnostics import Diagnostic, Severity, said
from designer.documents import Document, Project
from designer.documents.faults import MOST_PER_CODE, counted
from designer.drawings import NoDrawing, read_drawing
from designer.validation.documents import Judged
from designer.validation.marks import Mark
from designer.validation.naming import Reporter
from designer.validation.words import closest, quoted, subject

__all__ = ["FolderTimes", "folders_of", "lost_files"]

_MOST_LISTED = 500
_DRAWN = ".svg"


class FolderTimes:
    """Tell when something in a folder was last made, renamed or deleted; each folder is asked once."""

    def __init__(self) -> None:
        self._times: dict[str, int] = {}

    def time(self, folder: str) -> int:
        """Give the time in nanoseconds, -1 where there is no such folder."""
        if folder not in self._times:
            try:
                self._times[folder] = os.stat(folder).st_mtime_ns  # noqa: PTH116 - like the rest here
            except (OSError, ValueError):
                self._times[folder] = -1
        return self._times[folder]


def folders_of(folder: Path, marks: Iterable[Mark]) -> tuple[str, ...]:
    """Give the folders that hold the files which a document in `folder` names."""
    named = {m.text.rpartition("/")[0] for m in marks if m.sort == "file"}
    return tuple(os.path.join(folder, name) for name in sorted(named))  # noqa: PTH118 - never raises


def lost_files(project: Project, document: Document, judged: Judged) -> Iterator[Diagnostic]:
    """Give a warning for each file that a document names and that is not there.

    A warning only: the document says what was meant, and everything else in it can be used.
    """
    folder = project.folder_of(document)
    known: dict[str, bool] = {}
    reporter = Reporter(document, judged.schema)
    n_lost = 0
    for mark in judged.marks:
        if mark.sort != "file":
            continue
        named = (f"{mark.text}{end}" for end in mark.to)
        lost = next((name for name in named if not _is_there(project, document, name, known)), None)
        if lost is None:
            if mark.to == ("",):
                yield from _undrawn(reporter, mark, project.file_of(document, mark.text))
            continue
        if (n_lost := n_lost + 1) > MOST_PER_CODE:
            yield counted("core/lost-file", document.path, mark.text, Severity.WARNING)
            continue
        close = _near(folder, mark.text, mark.to[0])
        hint = (
            said("Did you mean {close}?", close=close)
            if close
            else said("Put the file there, or correct the path.")
        )
        yield reporter.fault(
            "core/lost-file",
            mark.pointer,
            said(
                "{subject}: there is no file {quoted} in {quoted2}, so a stand-in is shown.",
                subject=subject(mark.pointer),
                quoted=quoted(lost),
                quoted2=quoted(folder.name),
            ),
            hint,
            severity=Severity.WARNING,
            fixes=reporter.replace(said("Write {close}", close=close), mark.pointer, close)
            if close
            else (),
        )


def _undrawn(reporter: Reporter, mark: Mark, file: Path) -> Iterator[Diagnostic]:
    """Tell of a picture that is there and is not drawn: by its name, or by what it holds."""
    named = {"subject": subject(mark.pointer), "quoted": quoted(mark.text)}
    remedy = said("Save the picture as SVG and name that file.")
    if not mark.text.lower().endswith(_DRAWN):
        message = said(
            "{subject}: {quoted} is a .{end} file, and only .svg pictures are "
            "drawn, so a stand-in is shown.",
            **named,
            end=mark.text.rpartition(".")[2],
        )
    else:
        match _why_undrawn(file):
            case NoDrawing.NO_SVG:
                message = said(
                    "{subject}: {quoted} is called .svg but holds no SVG picture, so a stand-in is shown.",
                    **named,
                )
            case NoDrawing.TOO_LARGE:
                message = said(
                    "{subject}: {quoted} is larger than 20 MB, so a stand-in is shown.", **named
                )
                remedy = said("Save a simpler picture.")
            case NoDrawing.TOO_MANY_SHAPES:
                message = said(
                    "{subject}: {quoted} uses parts of itself without end or too many times, so a stand-in is shown.",
                    **named,
                )
                remedy = said("Save a simpler picture.")
            case _:
                return
    yield reporter.fault(
        "core/undrawn-picture", mark.pointer, message, remedy, severity=Severity.WARNING
    )


def _why_undrawn(path: Path) -> NoDrawing | None:
    """Say why a picture is not drawn, None where it is; of one that cannot be read nothing is said."""
    try:
        changed = path.stat().st_mtime_ns
    except (OSError, ValueError):
        return None
    return _why_undrawn_since(str(path), changed)


@lru_cache(maxsize=4096)
def _why_undrawn_since(path: str, _changed: int) -> NoDrawing | None:
    found = read_drawing(path)
    return found if isinstance(found, NoDrawing) else None


def _is_there(project: Project, document: Document, name: str, known: dict[str, bool]) -> bool:
    if name not in known:
        known[name] = "\0" not in name and os.path.isfile(project.file_of(document, name))  # noqa: PTH113 - never raises
    return known[name]


def _near(folder: Path, text: str, end: str) -> str | None:
    """Give a path with the same ending, in the same folder, that may have been meant."""
    above, _, name = text.rpartition("/")
    try:
        with os.scandir(folder / above) as entries:
            names = [entry.name for _, entry in zip(range(_MOST_LISTED), entries, strict=False)]
    except (OSError, ValueError):
        return None
    stems = [n.removesuffix(end) for n in names if n.endswith(end or Path(name).suffix)]
    close = closest(name, sorted(stems))
    return None if close is None else f"{above}/{close}" if above else close
