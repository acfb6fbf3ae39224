"""Panels of pieces that are painted and of decks, set up for pictures."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from designer.ui.window.main_window import MainWindow
from tests.ui.waiting import wait_until_idle

__all__ = ["PIECE_PANELS"]

_BASE = "content/relic_expedition/base"
_TILE, _STARTER, _CAVE, _STACK = 5, 10, 3, 0


def _opened(window: MainWindow, root: Path, name: str, key: str, number: int) -> QWidget:
    window.open_paths([root / _BASE / f"{name}.yaml"])
    wait_until_idle(window)
    window.page.form.editor.entries.choose([(key, number)])
    wait_until_idle(window)
    return window.page.form.editor._stage


def _tile(window: MainWindow, root: Path) -> QWidget:
    _opened(window, root, "tiles", "tiles", _TILE).pad.setFocus()
    return window


def _starter(window: MainWindow, root: Path) -> QWidget:
    _opened(window, root, "tiles", "tiles", _STARTER)
    return window


def _board(window: MainWindow, root: Path) -> QWidget:
    _opened(window, root, "boards", "boards", _CAVE)
    return window


def _deck(window: MainWindow, root: Path) -> QWidget:
    _opened(window, root, "decks", "decks", _STACK)
    return window


def _figures(window: MainWindow, root: Path) -> QWidget:
    _opened(window, root, "decks", "decks", _STACK).show_view("charts")
    return window


def _sample(window: MainWindow, root: Path) -> QWidget:
    _opened(window, root, "decks", "decks", _STACK).show_view("sample")
    return window


def _bulk(window: MainWindow, root: Path) -> QWidget:
    """Give three kinds that are chosen, with a field to change in all of them."""
    window.actions_["unlock"].trigger()
    stage = _opened(window, root, "decks", "decks", _STACK)
    stage.narrow("Contents", "Relic")
    stage.choose_all()
    stage.bulk.show_field("terrain")
    return window


PIECE_PANELS: dict[str, Callable[[MainWindow, Path], QWidget]] = {
    "piece_tile": _tile,
    "piece_starter": _starter,
    "piece_board": _board,
    "deck_pieces": _deck,
    "deck_figures": _figures,
    "deck_sample": _sample,
    "deck_bulk": _bulk,
}
