"""Start a game on what is on screen, saved or not; errors stop it, and the last good state can be played."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtWidgets import QWidget

from designer.diagnostics import Diagnostic, Severity, sorted_by_place
from designer.paint.look import Look
from designer.ui.background.checks import with_texts
from designer.ui.background.jobs import Jobs
from designer.ui.kit.languages import tr, trn

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.api import Compiled, GamePlugin, SetUp
    from designer.documents import Document, Project
    from designer.session import Report, Workspace

__all__ = ["OpenPreview", "Playing", "Stopped", "open_with", "why_not", "why_unplayable"]

OpenPreview = Callable[..., QWidget]
"""Opens the preview: plugin, compiled game, project, look, parent; `document` by name, and `set_up`
where one was chosen."""

_LONE = frozenset({"route", "scenario", "situation", "replay"})  # nothing else is made of these


class Stopped(NamedTuple):
    """Say why there is no game.

    Attributes:
        why: a sentence.
        faults: what stands in the way, ordered by place; empty where the sentence says all.
        good_since: when the last state without errors was on screen (`13:45`), or "".
    """

    why: str
    faults: tuple[Diagnostic, ...] = ()
    good_since: str = ""


class _Ready(NamedTuple):
    plugin: GamePlugin | None
    compiled: Compiled | None
    project: Project
    document: Document
    faults: tuple[Diagnostic, ...]
    set_up: SetUp | None = None


class _Good(NamedTuple):
    project: Project
    since: str


class Playing:
    """Start games for one window, and keep each document's last state without errors.

    A project is an immutable snapshot that shares what did not change with the next one, so that a
    state kept costs next to nothing.
    """

    def __init__(
        self,
        jobs: Jobs,
        started: Callable[[GamePlugin, Compiled, Project, Document, str, SetUp | None], object],
    ) -> None:
        """Compile as `jobs`; `started` is called with a game that can start, and a note or ""."""
        self._jobs = jobs
        self._started = started
        self._good: dict[str, _Good] = {}

    def note(self, workspace: Workspace, report: Report, paths: Collection[str]) -> frozenset[str]:
        """Take note of what a check found.

        Args:
            workspace: what was checked.
            report: of exactly what the workspace holds now.
            paths: documents that are open.

        Returns:
            The documents among them that no error keeps from being played.
        """
        good = set()
        for path in report.inspections:
            if path in paths and not _errors(_stopping(workspace.project, report, path, paths)):
                self._good[path] = _Good(workspace.project, time.strftime("%H:%M"))
                good.add(path)
        return frozenset(good)

    def play(
        self,
        workspace: Workspace,
        path: str,
        texts: Mapping[str, str],
        paths: Collection[str],
        stopped: Callable[[Stopped], None],
        set_up: SetUp | None = None,
    ) -> None:
        """Check and compile a document as it is on screen, then start, or say what stands in the way.

        Args:
            workspace: what is open.
            path: the document to play.
            texts: texts of the window that the workspace lacks.
            paths: documents that are open; errors in pieces among them count too.
            stopped: called with what stands in the way.
            set_up: what is chosen over what the document says.
        """
        base, kept, opened = workspace.last_read, dict(texts), frozenset(paths)

        def job() -> _Ready:
            now = with_texts(base, kept)
            return _ready(workspace, now, path, opened, set_up, checked=True)

        self._jobs.run(job, lambda result: self._take(result, path, stopped))

    def play_last_good(
        self,
        workspace: Workspace,
        path: str,
        stopped: Callable[[Stopped], None],
        set_up: SetUp | None = None,
    ) -> None:
        """Play the state that was last on screen without errors."""
        good = self._good.get(path)
        if good is None:
            return

        def job() -> _Ready:
            return _ready(workspace, good.project, path, frozenset(), set_up, checked=False)

        note = tr("This is the state of {since}, the last one without errors.", since=good.since)
        self._jobs.run(job, lambda result: self._take(result, path, stopped, note))

    def _take(
        self, result: Any, path: str, stopped: Callable[[Stopped], None], note: str = ""
    ) -> None:
        good = self._good.get(path)
        since = good.since if good is not None and not note else ""
        if isinstance(result, Exception):
            why = tr("The game's plugin failed while it set the game up: {result}.", result=result)
            stopped(Stopped(why, (), since))
            return
        errors = _errors(result.faults)
        if not errors and (why := why_unplayable(result.plugin)):
            stopped(Stopped(why))
            return
        if errors or result.compiled is None or result.compiled.game is None:
            why = why_not(result.plugin, result.compiled, result.document, errors)
            stopped(Stopped(why, errors, since))
            return
        self._started(
            result.plugin,
            result.compiled,
            result.project,
            result.document,
            note or _warned(result.faults),
            result.set_up,
        )


def why_unplayable(plugin: GamePlugin | None) -> str:
    """Say why no document of a game can be played on screen, "" where it can."""
    if plugin is None:
        return tr("No game that is installed says how this document is played.")
    if all(callable(getattr(plugin, part, None)) for part in ("table", "attempt")):
        return ""
    return tr("This game cannot be played on screen: its plugin lays no table.")


def why_not(
    plugin: GamePlugin | None,
    compiled: Compiled | None,
    document: Document,
    errors: Sequence[Diagnostic] = (),
) -> str:
    """Say why a document cannot be played."""
    if document.tree is None or document.faulty:
        line = document.diagnostics[0].location.line if document.diagnostics else 1
        return tr("Line {line} cannot be read, so there is no game to play yet.", line=line)
    if plugin is None:
        return why_unplayable(plugin)
    found = errors or _errors(compiled.diagnostics if compiled is not None else ())
    if len(found) > 1:
        return tr("This cannot be played yet: {n} errors stand in the way.", n=len(found))
    if found:
        return tr("This cannot be played yet: an error stands in the way.")
    return tr("This cannot be played yet; the list of problems says why.")


def open_with(
    open_preview: OpenPreview | None, look: Look, parent: QWidget
) -> Callable[[GamePlugin, Compiled, Project, Document, str, SetUp | None], object]:
    """Give what opens the preview: the one handed in, else the program's own, loaded only now."""

    def started(
        plugin: GamePlugin,
        compiled: Compiled,
        project: Project,
        document: Document,
        note: str,
        set_up: SetUp | None,
    ) -> None:
        opener = open_preview
        if opener is None:
            from designer.ui.preview.window import (  # noqa: PLC0415 - the window starts without it
                open_preview as own,
            )

            opener = own
        chosen = {} if set_up is None else {"set_up": set_up}
        preview = opener(plugin, compiled, project, look, parent, document=document, **chosen)
        say = getattr(preview, "say", None)
        if note and say is not None:
            say("hint", note)

    return started


def _ready(
    workspace: Workspace,
    project: Project,
    path: str,
    opened: Collection[str],
    set_up: SetUp | None,
    *,
    checked: bool,
) -> _Ready:
    """Check and compile; on the other thread."""
    from designer.api import SetUp  # noqa: PLC0415 - loaded once the window is on the screen
    from designer.session import Checker  # noqa: PLC0415 - the same

    document = project.documents[path]
    plugin = workspace.host.game(project.game_of(document))
    compiled = None
    if plugin is not None and document.tree is not None:
        compiled = plugin.compile(project, document, set_up or SetUp())
    found = list(compiled.diagnostics) if compiled is not None else []
    if checked:
        report = Checker(workspace.host).check(project, {path, *opened})
        found += (d for d in _stopping(project, report, path, opened) if d not in found)
    return _Ready(plugin, compiled, project, document, tuple(sorted_by_place(found)), set_up)


def _stopping(
    project: Project, report: Report, path: str, opened: Collection[str]
) -> tuple[Diagnostic, ...]:
    """Give what was found in a document, the route behind it, and open documents with its pieces."""
    document = project.documents.get(path)
    if document is None:
        return report.of(path)
    game, files = project.game_of(document), {path}
    tree = document.tree if isinstance(document.tree, Mapping) else {}
    if (entry := project.entry("route", str(tree.get("route")))) is not None:
        files.add(entry.document.path)
    for other in opened:
        beside = project.documents.get(other)
        if beside is not None and beside.kind not in _LONE and project.game_of(beside) == game:
            files.add(other)
    return tuple(d for d in report.diagnostics if d.location.file in files)


def _errors(found: Sequence[Diagnostic]) -> tuple[Diagnostic, ...]:
    return tuple(d for d in found if d.severity is Severity.ERROR)


def _warned(found: Sequence[Diagnostic]) -> str:
    """Say what was found that does not stop a game."""
    warned = [d for d in found if d.severity is Severity.WARNING]
    if not warned:
        return ""
    return trn(
        "Played with a warning: {message}",
        "Played with {n} warnings, the first: {message}",
        len(warned),
        message=warned[0].message,
    )
