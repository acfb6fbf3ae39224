"""Named panels of the window, set up for pictures; `packaging/shots` renders them."""

import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp

import pytest
from PySide6.QtCore import QEvent, QEventLoop, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from designer.hexes import Hex
from designer.ui.app import make_window, prepare
from designer.ui.canvas.arranger import Arranger
from designer.ui.canvas.overlay_bar import OVERLAYS
from designer.ui.commands.shortcuts import ShortcutsDialog
from designer.ui.forms.things import ThingDelegate
from designer.ui.kit.languages import speak
from designer.ui.preview.window import PreviewWindow
from designer.ui.printing.window import PrintWindow
from designer.ui.window.main_window import MainWindow
from designer.ui.window.settings import Settings
from tests.ui.effect_panels import EFFECT_PANELS
from tests.ui.other_windows import OTHER_WINDOWS
from tests.ui.piece_panels import PIECE_PANELS
from tests.ui.table_panels import TABLE_PANELS
from tests.ui.waiting import EXAMPLE, open_example, wait_until_idle, wait_until_known

__all__ = ["EXAMPLE", "PANELS", "Stage", "wait_until_idle", "wait_until_known"]


def _overlay(window: MainWindow, root: Path, id_: str) -> QWidget:
    """Show what an analysis draws over the board, with the board alone."""
    open_example(window, root)
    window.actions_["side_board"].trigger()
    wait_until_known(window)
    window.actions_[f"overlay_{id_}"].trigger()
    window.page.board.view.fit()
    return window


def _fault(window: MainWindow, root: Path) -> QWidget:
    open_example(window, root)
    pane = window.page.pane
    text = pane.text().replace("face: N", "face: NN").replace("turn: 5}", "turn: 7}")
    text = text.replace("{face: K, at: [21, 0]", "{face: K, at: [19, 1]")
    text = text.replace("{face: Z, at: [25", "{face: Z, at: [x25")
    pane.selectAll()
    pane.textCursor().insertText(text)
    wait_until_idle(window)
    window.problems.step(1)
    wait_until_idle(window)
    return window


def _unreadable(window: MainWindow, root: Path) -> QWidget:
    open_example(window, root)
    pane = window.page.pane
    pane.go_to(13, 4)
    pane.insertPlainText("{")
    wait_until_idle(window)
    return window


def _welcome(window: MainWindow, root: Path) -> QWidget:
    wait_until_idle(window)
    return window


def _cards(window: MainWindow, root: Path) -> QWidget:
    open_example(window, root)
    window.documents.show(str(root / "content/el_dorado/base/cards.yaml"))
    wait_until_idle(window)
    return window


def _document(window: MainWindow, root: Path, name: str) -> QWidget:
    """Open a file of the base game alone."""
    window.open_paths([root / "content/el_dorado/base" / name])
    wait_until_idle(window)
    return window


def _card_form(window: MainWindow, root: Path) -> QWidget:
    """Give a card with abilities whose text is too long."""
    _document(window, root, "cards.yaml")
    pane = window.page.pane
    long = "Take any one card from the market or the reserve, free of charge"
    more = "and then another one of them, " * 9
    text = pane.text().replace(f"{long}.", f"{long}, {more}twice.")
    pane.selectAll()
    pane.textCursor().insertText(text)
    wait_until_idle(window)
    window.page.form.editor.entries.choose([("cards", 8)])
    return window


def _card_fault(window: MainWindow, root: Path) -> QWidget:
    """Give a card with an unknown key and a word that is none of the colours."""
    _document(window, root, "cards.yaml")
    pane = window.page.pane
    text = pane.text().replace("name: {en: Scout,", "colr: red\n    name: {en: Scout,")
    scout = text.index("en: Scout")
    text = text[:scout] + text[scout:].replace("colour: green", "colour: grene", 1)
    pane.selectAll()
    pane.textCursor().insertText(text)
    wait_until_idle(window)
    window.page.form.editor.entries.choose([("cards", 3)])
    window.page.form.editor.form.go_to(("cards", 3, "colour"))
    return window


def _several(window: MainWindow, root: Path) -> QWidget:
    _document(window, root, "cards.yaml")
    window.page.form.editor.entries.choose([("cards", 3), ("cards", 4), ("cards", 9)])
    return window


def _decks(window: MainWindow, root: Path) -> QWidget:
    _document(window, root, "decks.yaml")
    window.page.form.editor.entries.choose([("decks", 1)])
    return window


def _rules(window: MainWindow, root: Path) -> QWidget:
    return _document(window, root, "rules.yaml")


def _tiles(window: MainWindow, root: Path) -> QWidget:
    _document(window, root, "tiles.yaml")
    window.page.form.editor.entries.choose([("tiles", 2)])
    window.page.form.editor._stage.pad.setFocus()
    return window


def _situation(window: MainWindow, root: Path) -> QWidget:
    return _document(window, root, "situations/stopping.yaml")


def _terrains(window: MainWindow, root: Path) -> QWidget:
    _document(window, root, "terrains.yaml")
    window.page.form.editor.entries.choose([("terrains", 1)])
    return window


def _picker(window: MainWindow, root: Path) -> QWidget:
    _decks(window, root)
    window.page.form.editor._stage.adding.click()
    return QApplication.activePopupWidget()


def _route_form(window: MainWindow, root: Path) -> QWidget:
    open_example(window, root)
    window.settings.form = True
    window.doing.apply_sides(window.page)
    window.page.pane.go_to(15, 6)
    wait_until_idle(window)
    window.settings.form = False
    return window


def _form_read_only(window: MainWindow, root: Path) -> QWidget:
    _document(window, root, "cards.yaml")
    window.page.pane.go_to(13, 4)
    window.page.pane.insertPlainText("{")
    wait_until_idle(window)
    return window


def _palette(window: MainWindow, root: Path) -> QWidget:
    open_example(window, root)
    return window.show_commands("zo")


def _find(window: MainWindow, root: Path) -> QWidget:
    open_example(window, root)
    window.page.find_bar.begin()
    window.page.find_bar.field.setText("turn")
    return window


def _shortcuts(window: MainWindow, root: Path) -> QWidget:
    open_example(window, root)
    window.actions_["shortcuts"].trigger()
    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, ShortcutsDialog))


def _board(window: MainWindow, root: Path) -> QWidget:
    open_example(window, root)
    window.actions_["side_board"].trigger()
    view = window.page.board.view
    view.setFocus()
    view.zoom_to(1.6)
    view.show_space(view.scene.board.spaces[20].hex)
    return window


def _coordinates(window: MainWindow, root: Path) -> QWidget:
    _board(window, root)
    window.page.board.view.set_coordinates(True)
    window.page.board.show_minimap(True)
    return window


def _laying(window: MainWindow, root: Path) -> Arranger:
    """Show the board alone, with the palette beside it."""
    open_example(window, root)
    window.actions_["side_board"].trigger()
    window.pieces_dock.raise_()
    view = window.page.board.view
    view.fit()
    view.zoom_by(0.85)
    view.setFocus()
    return window.page.board.arranger


def _at(arranger: Arranger, space: Hex) -> QPointF:
    return arranger.view.camera.projection.centre(space)


_PLAIN = Qt.KeyboardModifier.NoModifier


def _stamp(window: MainWindow, root: Path) -> QWidget:
    arranger = _laying(window, root)
    arranger.hand.arm("G", by_key=True)
    arranger.hand.carry_to(_at(arranger, Hex(21, 7)), _PLAIN)
    return window


def _stamp_illegal(window: MainWindow, root: Path) -> QWidget:
    arranger = _laying(window, root)
    arranger.hand.arm("G", by_key=True)
    arranger.hand.carry_to(_at(arranger, Hex(18, 5)), _PLAIN)
    arranger.hand.say_refusal()
    return window


def _selection(window: MainWindow, root: Path) -> QWidget:
    arranger = _laying(window, root)
    arranger.select([2])
    return window


def _bars(window: MainWindow, root: Path) -> QWidget:
    arranger = _laying(window, root)
    arranger.set_bar(1, "none")
    window.pieces.groups.choose("Blockades")
    arranger.set_tool("bar")
    arranger.hand.arm_bar("blockade_4", by_key=True)
    arranger.hand.step_place(2)
    return window


def _print(window: MainWindow, root: Path) -> QWidget:
    """Show the print window with all that it can print."""
    open_example(window, root)
    window.actions_["print"].trigger()
    wait_until_idle(window)
    printing = next(w for w in QApplication.topLevelWidgets() if isinstance(w, PrintWindow))
    printing.resize(window.size())
    for box in printing.settings.whats.values():
        box.setChecked(True)
    printing.settings.option_box("caves").setChecked(True)
    wait_until_idle(window)
    return printing


def _own_route(window: MainWindow, root: Path) -> Path:
    """Open a route of a user's own."""
    file = Path(mkdtemp()) / "river_race.yaml"
    text = (root / EXAMPLE).read_text("utf-8").replace("id: first_expedition", "id: river_race")
    file.write_text(text, "utf-8")
    window.open_paths([file])
    wait_until_idle(window)
    return file


def _search(window: MainWindow, root: Path) -> QWidget:
    _own_route(window, root)
    window.actions_["search"].trigger()
    window.search.field.setText("jungle")
    wait_until_idle(window)
    window.search.tree.choose_first()
    return window


def _replace(window: MainWindow, root: Path) -> QWidget:
    _own_route(window, root)
    window.actions_["replace"].trigger()
    window.search.field.setText("turn: 2")
    window.search.replacement.setText("turn: 3")
    wait_until_idle(window)
    window.search.tree.choose_first()
    return window


def _search_fault(window: MainWindow, root: Path) -> QWidget:
    _own_route(window, root)
    window.actions_["search"].trigger()
    window.search.pattern.setChecked(True)
    window.search.field.setText("turn: (2")
    return window


def _uses(window: MainWindow, root: Path) -> QWidget:
    _own_route(window, root)
    window.page.pane.go_to(13, 12)
    window.actions_["find_uses"].trigger()
    return window


def _rename(window: MainWindow, root: Path) -> QWidget:
    file = _own_route(window, root)
    scenario = file.with_name("evening.yaml")
    scenario.write_text(
        "kind: scenario\nformat: 1\nid: evening\ngame: el_dorado\nroute: river_race\nplayers: 2\n",
        "utf-8",
    )
    window.open_paths([scenario])
    wait_until_idle(window)
    window.documents.show(str(scenario))
    window.page.pane.go_to(5, 10)
    window.actions_["rename"].trigger()
    window.uses.field.setText("falls_race")
    return window


def _new(window: MainWindow, root: Path) -> QWidget:
    return window.finding.beginning.ask()


def _new_copy(window: MainWindow, root: Path) -> QWidget:
    return window.finding.beginning.ask("serp")


def _history(window: MainWindow, root: Path) -> QWidget:
    _fault(window, root)
    window.actions_["history"].trigger()
    return window


def _modules(window: MainWindow, root: Path) -> QWidget:
    """Show the modules of a scenario that has several."""
    window.open_paths([root / "content/el_dorado/together/scenarios/all_nine.yaml"])
    wait_until_idle(window)
    window.modules_dock.show()
    window.modules_dock.raise_()
    wait_until_idle(window)
    return window


def _readme(window: MainWindow, root: Path) -> QWidget:
    """Show the window as its picture in the README does."""
    open_example(window, root)
    window.documents.show(str(root / "content/el_dorado/base/routes/serpentine.yaml"))
    wait_until_known(window)
    window.pieces_dock.raise_()
    window.page._split.setSizes([780, 390])
    QApplication.processEvents()
    window.page.board.view.fit()
    return window


def _scenario(window: MainWindow, root: Path) -> QWidget:
    """Show a scenario with small pieces as the rules deal them, and its modules."""
    file = Path(mkdtemp()) / "evening.yaml"
    source = root / "content/el_dorado/together/scenarios/dragons_complete.yaml"
    file.write_text(source.read_text("utf-8").replace("id: dragons_complete\n", "id: evening\n"))
    window.open_paths([file])
    wait_until_idle(window)
    window.actions_["side_board"].trigger()
    window.actions_["modules"].trigger()
    arranger = window.page.board.arranger
    arranger.do(arranger.loose.deal(7))
    wait_until_idle(window)
    window.page.board.view.fit()
    return window


def _ranges(window: MainWindow, root: Path) -> QWidget:
    _scenario(window, root)
    window.page.overlays.choose("own:ranges")
    return window


PANELS: dict[str, Callable[[MainWindow, Path], QWidget]] = {
    "main": open_example,
    "window": _readme,
    "fault": _fault,
    "unreadable": _unreadable,
    "welcome": _welcome,
    "cards": _cards,
    "card_form": _card_form,
    "card_fault": _card_fault,
    "several": _several,
    "decks": _decks,
    "rules": _rules,
    "tiles": _tiles,
    "situation": _situation,
    "terrains": _terrains,
    "picker": _picker,
    "route_form": _route_form,
    "form_read_only": _form_read_only,
    "find": _find,
    "board": _board,
    "coordinates": _coordinates,
    "stamp": _stamp,
    "stamp_illegal": _stamp_illegal,
    "selection": _selection,
    "bars": _bars,
    **{f"over_{o.id}": partial(_overlay, id_=o.id) for o in OVERLAYS},
    "scenario": _scenario,
    "over_own": _ranges,
    "search": _search,
    "replace": _replace,
    "search_fault": _search_fault,
    "uses": _uses,
    "rename": _rename,
    "new": _new,
    "new_copy": _new_copy,
    "palette": _palette,
    "shortcuts": _shortcuts,
    "print": _print,
    "history": _history,
    "modules": _modules,
    **PIECE_PANELS,
    **EFFECT_PANELS,
    **TABLE_PANELS,
    **OTHER_WINDOWS,
}


class Stage:
    """Make a window anew for each picture."""

    def __init__(self, root: Path, size: tuple[int, int], language: str = "en") -> None:
        self._root = root
        self._size = size
        self._application = QApplication.instance() or QApplication(sys.argv[:1])
        prepare(self._application)
        speak(self._application, language)

    def picture(self, name: str, theme: str) -> QImage:
        """Give a panel's picture in a theme; sizes are in device pixels."""
        with self.panel(name, theme) as widget:
            image = widget.grab().toImage()
            while any(rows.is_waiting for rows in widget.findChildren(ThingDelegate)):
                self._application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
                image = widget.grab().toImage()
            return image

    @contextmanager
    def panel(self, name: str, theme: str) -> Iterator[QWidget]:
        """Set a panel up, for as long as it is looked at."""
        with TemporaryDirectory() as home, pytest.MonkeyPatch.context() as here:
            # Nothing is remembered from the panel before: each looks the same after any other.
            here.setenv("XDG_CONFIG_HOME", home)
            yield from self._set_up(name, theme)

    def _set_up(self, name: str, theme: str) -> Iterator[QWidget]:
        settings = Settings()
        settings.theme = theme
        settings.sides = ""
        window = make_window(settings)
        ratio = window.devicePixelRatioF()
        window.resize(*(round(edge / ratio) for edge in self._size))
        window.show()
        window.start([])
        wait_until_idle(window)
        widget = PANELS[name](window, self._root)
        wait_until_known(window)
        window.settle()
        if isinstance(widget, PreviewWindow):
            widget.board.settle()
        self._application.processEvents()
        try:
            yield widget
        finally:
            if widget is not window:
                widget.close()
            window.documents.ask_unsaved = lambda *_: "discard"
            window.close()
            window.deleteLater()
            self._application.processEvents()
            # Outside an event loop nothing else takes away what is to be deleted later.
            self._application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            gc.collect()
