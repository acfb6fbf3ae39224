"""F5 on a file of cards or other pieces: it offers the scenarios and routes of their game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget

from designer.ui.kit.buttons import tip_of
from designer.ui.kit.languages import tr, translated
from designer.ui.kit.menus import Menu
from designer.ui.window.bars import PLAY
from designer.ui.window.playing import why_unplayable

if TYPE_CHECKING:  # only named
    from collections.abc import Collection, Sequence

    from designer.documents import Document, Project
    from designer.ui.pages.page import DocumentPage
    from designer.ui.window.main_window import MainWindow

__all__ = ["PLAYED", "boards_for", "offer_boards", "show_play"]

PLAYED = ("scenario", "route")
_MOST = 12


def boards_for(
    project: Project, document: Document, opened: Collection[str]
) -> tuple[Document, ...]:
    """Give the boards on which pieces of a document can be played, the nearest first.

    Those of its own pack stand first, then those that are open; scenarios before routes. A document
    that is no file of pieces has none.
    """
    from designer.session.packless import NO_CONTENT  # noqa: PLC0415 - after the window is there

    game, pack = project.game_of(document), project.pack_of(document)
    if document.kind in NO_CONTENT or document.kind in PLAYED or not game:
        return ()
    found = [board for kind in PLAYED for board in project.of_kind(kind, game)]

    def far(board: Document) -> tuple[bool, bool]:
        is_ours = pack is not None and project.pack_of(board) is pack
        return not is_ours, board.path not in opened

    return tuple(sorted(found, key=far))[:_MOST]


def offer_boards(window: MainWindow, boards: Sequence[Document]) -> None:
    """Let the board be chosen that a game is started on."""
    from designer.documents.trees import spoken_name  # noqa: PLC0415 - after the window is there

    menu = Menu(window)
    menu.addSection(tr("Play in"))
    for board in boards:
        tree = board.tree if isinstance(board.tree, dict) else {}
        title = spoken_name(tree.get("name")) or board.id or board.path
        action = menu.addAction(translated(title))
        action.setToolTip(board.path)
        action.triggered.connect(lambda _=False, path=board.path: window.play_on(path))
    menu.aboutToHide.connect(menu.deleteLater)
    button = window.findChild(QWidget, PLAY)
    if isinstance(button, QWidget) and button.isVisible():
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
    else:
        menu.popup(QCursor.pos())
    menu.setActiveAction(menu.actions()[1])  # so that the arrow keys go on from there


def show_play(window: MainWindow, page: DocumentPage | None) -> None:
    """Make playing possible, or let its tip say why it is not."""
    action, workspace = window.actions_["play"], window.workspace
    text, why, plays = tr("Play this route"), "", False
    if page is None or workspace is None:
        why = tr("Open a scenario, a route or a file of cards first")
    else:
        project, document = workspace.last_read, page.document
        plugin = workspace.host.game(project.game_of(document)) if window.report else None
        if document.kind == "scenario":
            text = tr("Play this scenario")
        if document.kind in PLAYED or page.board is not None:
            why = why_unplayable(plugin) if window.report else ""
            plays = page.board is not None or plugin is not None
        elif boards_for(project, document, ()):
            text, plays = tr("Play in…"), True
            why = tr("Offers the scenarios and routes of this game")
        else:
            why = tr("Only scenarios and routes are played; this is neither")
    action.setEnabled(plays and not (why and document.kind in PLAYED))
    action.setText(text)
    action.setToolTip(tip_of(text, "F5", why or tr("Starts a game on what is on screen")))
