"""Which page of the manual speaks of what has the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.ui.window.main_window import MainWindow

__all__ = ["topic_of"]

# A form's heading, by the kind of its document.
_FORMS = {
    "cards": "Cards and tokens",
    "tokens": "Cards and tokens",
    "decks": "Decks",
    "rules": "Rules",
    "tiles": "Tiles",
}


def topic_of(window: MainWindow, focus: QWidget | None) -> tuple[str, str]:
    """Give the page and the heading for a widget of the main window."""
    if focus is None:
        return "start", ""
    page = window.page
    places: list[tuple[QWidget | None, tuple[str, str]]] = [
        (window.analysis, ("analysis", "In the window")),
        (window.modules, ("modules", "The panel")),
        (window.pieces, ("boards", "The palette")),
        (window.problems_dock, ("checking", "The list of problems")),
        (window.search, ("finding", "Search and replace")),
        (window.uses, ("finding", "Names")),
        (window.history, ("window", "Going back")),
        (window.files, ("window", "Documents")),
        (window.menuBar(), ("window", "Commands")),
    ]
    if page is not None:
        kind = page.document.kind or ""
        places += [
            (page.pane, ("window", "The text")),
            (page.find_bar, ("window", "The text")),
            (page.board, ("boards", "")),
        ]
        if page.form is not None:
            form = ("forms", _FORMS.get(kind, ""))
            places += [(page.form.editor, form)]
    for place, topic in places:
        if place is not None and (place is focus or place.isAncestorOf(focus)):
            return topic
    return ("start", "") if page is None else ("window", "")
