"""Windows of words: what a code means, all keys, about the program. None of them stops the work."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QVBoxLayout,
    QWidget,
)

from designer import __version__
from designer.paint.look import Look
from designer.session.help_pages import HelpPages
from designer.ui.commands.command import Command
from designer.ui.commands.shortcuts import ShortcutsDialog
from designer.ui.files.names import text_in
from designer.ui.kit.closing import closing_row
from designer.ui.kit.languages import tr
from designer.ui.kit.reading import Reader
from designer.ui.kit.sizes import fits_screen

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.session import Workspace

__all__ = ["WordsDialog", "about_text", "show_about", "show_code", "show_manual", "show_shortcuts"]


class WordsDialog(QDialog):
    """Show a text in Markdown."""

    def __init__(self, look: Look, title: str, markdown: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.resize(fits_screen(QSize(620, 520)))
        self.text = Reader(13)
        self.text.show_text(markdown)
        self.text.setAccessibleName(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.addWidget(self.text, 1)
        column.addLayout(closing_row(look, self))


def show_code(parent: QWidget, look: Look, workspace: Workspace, code: str) -> QDialog:
    """Show the help page of a diagnostic's code."""
    page = HelpPages(workspace.host).page(code)
    words = page or tr("There is no page on {code} yet.", code=code)
    return _show(WordsDialog(look, code, words, parent))


def show_manual(parent: QWidget, page: str, heading: str = "") -> QDialog:
    """Show a page of the manual from one of its headings on, in the window that is open already."""
    from designer.session.manual import Manual  # noqa: PLC0415 - loaded once it is wanted
    from designer.ui.manual.window import ManualWindow, commands_page  # noqa: PLC0415 - likewise
    from designer.ui.window.main_window import MainWindow  # noqa: PLC0415 - which loads this file

    above: QWidget | None = parent
    while above is not None and not isinstance(above, MainWindow):
        above = above.parentWidget()
    # What stops all else stops the manual, too, unless it is a window of its own.
    owner = QApplication.activeModalWidget() or above or parent
    opened = owner.findChild(ManualWindow)
    if opened is None:
        workspace = above.workspace if above is not None else None
        more = [commands_page(above.actions_.commands())] if above is not None else []
        manual = Manual(workspace.host if workspace is not None else None)
        opened = ManualWindow(manual, more, owner)
    opened.show_page(page, heading)
    opened.show()
    opened.raise_()
    opened.activateWindow()
    return opened


def show_shortcuts(parent: QWidget, look: Look, commands: Iterable[Command]) -> QDialog:
    """Show all keys."""
    return _show(ShortcutsDialog(look, commands, parent))


def show_about(parent: QWidget, look: Look, workspace: Workspace | None) -> QDialog:
    """Show what the program is, and whose work is in it."""
    return _show(WordsDialog(look, tr("About Trailwright"), about_text(workspace), parent))


def about_text(workspace: Workspace | None) -> str:
    """Give the text of About."""
    lines = [
        "# Trailwright",
        tr("Version {version}. MIT licence.", version=__version__),
        tr("A rules editor and scenario designer for expedition board games."),
        tr("## Fonts and icons"),
        tr("Inter, JetBrains Mono, Alegreya and Cinzel: SIL Open Font License 1.1."),
        tr("Icons of the program: Lucide, ISC licence."),
    ]
    if workspace is not None and workspace.project.packs:
        lines.append(tr("## Content"))
        for pack in workspace.project.packs:
            tree = pack.document.tree
            title = text_in(tree.get("title")) or pack.id
            credits_ = text_in(tree.get("credits"))
            words = [f"**{title}**", str(tree.get("version", "")), str(tree.get("licence", ""))]
            lines.append(", ".join(filter(None, words)) + (f". {credits_}" if credits_ else ""))
    return "\n\n".join(lines) + "\n"


def _show(dialog: QDialog) -> QDialog:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.show()
    return dialog
