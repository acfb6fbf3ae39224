"""Named panels of effects that are being written, in the form and in the text."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from designer.ui.window.main_window import MainWindow
from tests.ui.waiting import wait_until_idle

__all__ = ["EFFECT_PANELS"]


def _effects(window: MainWindow, root: Path) -> QWidget:
    """Give a reaction as it is built from menus."""
    window.open_paths([root / "content/altiplano/base/exploration.yaml"])
    wait_until_idle(window)
    cards = window.page.document.tree["cards"]
    number = next(n for n, card in enumerate(cards) if card["type"] == "reaction")
    window.page.form.editor.entries.choose([("cards", number)])
    window.page.form.editor.form.go_to(("cards", number, "abilities", 0, "when", "event"))
    return window


def _completing(window: MainWindow, root: Path) -> QWidget:
    """Give what may stand in an effect that is being written."""
    _effects(window, root)
    pane = window.page.pane
    text = pane.text()
    place = text.index("{op: cancel}") + len("{op: ")
    pane.go_to(*pane.place_of_offset(text, place))
    window.actions_["complete"].trigger()
    wait_until_idle(window)
    return window


def _offering(window: MainWindow, root: Path) -> QWidget:
    """Give what comes by itself as a key begins."""
    _effects(window, root)
    pane = window.page.pane
    text = pane.text()
    behind = "- trigger: event"
    pane.go_to(*pane.place_of_offset(text, text.index(behind, text.index("torch")) + len(behind)))
    window.activateWindow()
    pane.setFocus()
    pane.textCursor().insertText("\n        i")
    wait_until_idle(window)
    return window


EFFECT_PANELS = {"effects": _effects, "completing": _completing, "offering": _offering}
