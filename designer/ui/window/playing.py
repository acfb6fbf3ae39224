"""Start a game on what is on screen, saved or not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtWidgets import QWidget

from designer.diagnostics import Severity
from designer.paint.look import Look
from designer.ui.background.checks import with_texts
from designer.ui.background.jobs import Jobs

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.api import Compiled, GamePlugin
    from designer.documents import Document, Project
    from designer.session import Workspace

__all__ = ["OpenPreview", "play", "why_not"]

OpenPreview = Callable[..., QWidget]
"""Opens the preview: plugin, compiled game, project, look, parent; `document` by name."""


class _Ready(NamedTuple):
    plugin: GamePlugin | None
    compiled: Compiled | None
    project: Project
    document: Document


def play(
    jobs: Jobs,
    workspace: Workspace,
    path: str,
    texts: Mapping[str, str],
    *,
    started: Callable[[GamePlugin, Compiled, Project, Document], None],
    refused: Callable[[str], None],
) -> None:
    """Compile a document as it is on screen, then say that it can start, or why not.

    Args:
        jobs: where compiling is done.
        workspace: what is open.
        path: the document to play.
        texts: texts of the window that the workspace lacks.
        started: called with a game that can start.
        refused: called with a sentence.
    """
    base, host, kept = workspace.project, workspace.host, dict(texts)

    def job() -> _Ready:
        from designer.api import SetUp  # noqa: PLC0415 - loaded once the window is on the screen

        project = with_texts(base, kept)
        document = project.documents[path]
        plugin = host.game(project.game_of(document))
        compiled = None
        if plugin is not None and document.tree is not None:
            compiled = plugin.compile(project, document, SetUp())
        return _Ready(plugin, compiled, project, document)

    def then(result: Any) -> None:
        if isinstance(result, Exception):
            refused(f"The game's plugin failed while it set the game up: {result}.")
        elif result.plugin is None or result.compiled is None or result.compiled.game is None:
            refused(why_not(result.plugin, result.compiled, result.document))
        else:
            started(result.plugin, result.compiled, result.project, result.document)

    jobs.run(job, then)


def why_not(plugin: GamePlugin | None, compiled: Compiled | None, document: Document) -> str:
    """Say why a document cannot be played."""
    if document.tree is None or document.faulty:
        line = document.diagnostics[0].location.line if document.diagnostics else 1
        return f"Line {line} cannot be read, so there is no game to play yet."
    if plugin is None:
        return "No game that is installed says how this document is played."
    errors = [d for d in compiled.diagnostics if d.severity is Severity.ERROR] if compiled else []
    if errors:
        return f"This cannot be played yet: {errors[0].message}"
    return "This cannot be played yet; the list of problems says why."


def open_with(
    open_preview: OpenPreview | None, look: Look, parent: QWidget
) -> Callable[[GamePlugin, Compiled, Project, Document], None]:
    """Give what opens the preview: the one handed in, else the program's own, loaded only now."""

    def started(
        plugin: GamePlugin, compiled: Compiled, project: Project, document: Document
    ) -> None:
        opener = open_preview
        if opener is None:
            from designer.ui.preview.window import (  # noqa: PLC0415 - the window starts without it
                open_preview as own,
            )

            opener = own
        opener(plugin, compiled, project, look, parent, document=document)

    return started
