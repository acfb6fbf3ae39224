"""Which page of the manual speaks of what has the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.ui.window.main_window import MainWindow

__all__ = ["topic_near", "topic_of"]

# A form's heading, by the kind of its document.
_FORMS = {
    "cards": "Cards and tokens",
    "tokens": "Cards and tokens",
    "rules": "Rules",
    "tiles": "Tiles",
}


# Windows, dialogs and lists that pop up, by their classes, which need not be loaded for this.
_WINDOWS = {
    "CombosWindow": ("modules", "Combinations"),
    "CommandPalette": ("window", "Commands"),
    "CompareWindow": ("analysis", "In the window"),
    "SetWindow": ("sets", ""),
    "ChangeDialog": ("sets", "Change"),
    "ImportWindow": ("sets", "From a spreadsheet"),
    "GamesWindow": ("playing", "Many games"),
    "ComparisonDialog": ("window", "Saving and losing nothing"),
    "PreviewWindow": ("playing", ""),
    "PrintWindow": ("printing", ""),
    "RecoveryDialog": ("window", "Saving and losing nothing"),
    "ShortcutsDialog": ("window", "Commands"),
    "TemplateChooser": ("finding", "New documents"),
    "WordsDialog": ("checking", "Why, and what to do"),
}


def topic_near(widget: QWidget) -> tuple[str, str]:
    """Give the page and the heading for a widget of any window or pop-up.

    What pops up and has no page of its own belongs to what it popped up from.
    """
    from designer.ui.window.main_window import MainWindow  # noqa: PLC0415 - which loads the keys

    near: QWidget | None = widget
    while near is not None:
        topic = _WINDOWS.get(type(near).__name__)
        if topic is not None:
            return topic
        window = near.window()
        if isinstance(window, MainWindow):
            return topic_of(window, near)
        near = near.parentWidget()
    return "start", ""


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
            form = ("decks", "") if kind == "decks" else ("forms", _FORMS.get(kind, ""))
            places += [(page.form.editor, form)]
    for place, topic in places:
        if place is not None and (place is focus or place.isAncestorOf(focus)):
            return topic
    return ("start", "") if page is None else ("window", "")
