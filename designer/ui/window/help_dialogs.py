"""Windows of words: what a code means, all keys, about the program. None of them stops the work."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

import designer
from designer import __version__
from designer.paint.look import Look
from designer.session.help_pages import HelpPages
from designer.ui.commands.command import Command
from designer.ui.commands.shortcuts import ShortcutsDialog
from designer.ui.files.names import text_in

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.session import Workspace

__all__ = ["WordsDialog", "about_text", "show_about", "show_code", "show_manual", "show_shortcuts"]


class WordsDialog(QDialog):
    """Show a text in Markdown."""

    def __init__(self, title: str, markdown: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.resize(620, 520)
        self.text = QTextBrowser()
        self.text.setMarkdown(markdown)
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(title)
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.addWidget(self.text, 1)
        column.addWidget(close)


def show_code(parent: QWidget, workspace: Workspace, code: str) -> QDialog:
    """Show the help page of a diagnostic's code."""
    page = HelpPages(workspace.host).page(code)
    return _show(WordsDialog(code, page or f"There is no page on {code} yet.", parent))


def show_manual(parent: QWidget, page: str, heading: str) -> QDialog:
    """Show a page of the manual from one of its headings on."""
    text = (Path(designer.__file__).parent / "help" / "manual" / f"{page}.md").read_text("utf-8")
    dialog = WordsDialog(text.partition("\n")[0].removeprefix("# "), text, parent)
    dialog.resize(720, 600)
    _show(dialog)
    block = dialog.text.document().begin()
    while block.isValid():
        if block.text() == heading and block.blockFormat().headingLevel():
            dialog.text.setTextCursor(QTextCursor(block))
            top = dialog.text.document().documentLayout().blockBoundingRect(block).top()
            dialog.text.verticalScrollBar().setValue(round(top))
            break
        block = block.next()
    return dialog


def show_shortcuts(parent: QWidget, look: Look, commands: Iterable[Command]) -> QDialog:
    """Show all keys."""
    return _show(ShortcutsDialog(look, commands, parent))


def show_about(parent: QWidget, workspace: Workspace | None) -> QDialog:
    """Show what the program is, and whose work is in it."""
    return _show(WordsDialog("About Trailwright", about_text(workspace), parent))


def about_text(workspace: Workspace | None) -> str:
    """Give the text of About."""
    lines = [
        "# Trailwright",
        f"Version {__version__}. MIT licence.",
        "A rules editor and scenario designer for expedition board games.",
        "## Fonts and icons",
        "Inter, JetBrains Mono, Alegreya and Cinzel: SIL Open Font License 1.1.",
        "Icons of the program: Lucide, ISC licence.",
    ]
    if workspace is not None and workspace.project.packs:
        lines.append("## Content")
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
