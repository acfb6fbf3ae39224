"""Named panels of what stands beside cards: where they are played, their pictures, their tables."""

from pathlib import Path
from tempfile import mkdtemp

from PySide6.QtWidgets import QApplication, QWidget

from designer.ui.window.main_window import MainWindow
from tests.ui.waiting import wait_until_idle

__all__ = ["TABLE_PANELS"]

_CARDS = """\
kind: cards
format: 1
game: altiplano
cards:
  - id: own_storm
    name: Own Storm
    type: action
    icon: beast
    art: art/storm.svg
    text: You discard a card.
    abilities:
      - trigger: action
        effects:
          - {op: discard, what: {who: you, from: hand, count: 1}}
    source: designed here
"""


def _own_cards(window: MainWindow, text: str = _CARDS) -> Path:
    file = Path(mkdtemp()) / "own_cards.yaml"
    file.write_text(text, "utf-8")
    window.open_paths([file])
    wait_until_idle(window)
    return file


def _play_in(window: MainWindow, _root: Path) -> QWidget:
    """Give the menu of the boards that a card is tried on."""
    _own_cards(window)
    window.actions_["play"].trigger()
    menu = QApplication.activePopupWidget()
    assert menu is not None
    return menu


def _card_picture(window: MainWindow, _root: Path) -> QWidget:
    """Give a card whose picture is chosen in the form."""
    _own_cards(window)
    window.page.form.editor.entries.choose([("cards", 0)])
    window.page.form.editor.form.go_to(("cards", 0, "art"))
    return window


def _excel(window: MainWindow, _root: Path) -> QWidget:
    """Give what is said of a table with a cell that is longer than Excel reads."""
    file = _own_cards(window, _CARDS.replace("discard a card.", "discard a card, " * 2300))
    target = file.with_suffix(".csv")
    window.set_work.choose_target = lambda *_: (str(target), ";")
    window.set_work.export_table()
    wait_until_idle(window)
    return window


TABLE_PANELS = {"play_in": _play_in, "card_picture": _card_picture, "excel": _excel}
