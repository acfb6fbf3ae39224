"""What a newcomer stumbled over with keys alone, each by its symptom."""

from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from designer.diagnostics import Diagnostic, Location, Severity, sorted_by_place
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.forms.things import fitted
from designer.ui.kit.buttons import Button
from designer.ui.window.dialogs import unsaved_box
from tests.ui.waiting import open_example, wait_until_idle, wait_until_known


def test_a_hint_stood_above_an_error_at_the_same_place():
    at = Location("a.yaml", 3, 1)
    hint = Diagnostic("core/a", Severity.HINT, "hint", at)
    error = Diagnostic("core/b", Severity.ERROR, "error", at)
    assert sorted_by_place([hint, error]) == (error, hint)


def test_palette_cells_and_numbers_of_players_came_last_in_the_tab_order(window, checkout):
    open_example(window, checkout)
    panel = window.pieces
    wait_until_known(window)
    first = panel.cell(panel.shown()[0])
    assert panel.isAncestorOf(first.previousInFocusChain())
    players = window.analysis.players
    stops = list(players.segments.values())
    assert len(stops) > 1
    assert all(window.analysis.isAncestorOf(stop.previousInFocusChain()) for stop in stops)


def test_nothing_showed_that_the_text_has_the_keyboard(window, checkout):
    open_example(window, checkout)
    window.activateWindow()
    window.page.pane.setFocus()
    QApplication.processEvents()
    assert any(type(w).__name__ == "_Ring" for w in window.page.pane.findChildren(QWidget))


def test_the_icon_of_a_tab_stayed_generic_after_a_spoilt_kind_was_undone(make, tmp_path):
    file = tmp_path / "own.yaml"
    file.write_text("kind: rules\nformat: 1\ngame: el_dorado\nrules: []\n", "utf-8")
    window = make(file)
    bar = window.page.parentWidget().parentWidget().tabBar()
    before = bar.name_of(0).icon
    window.page.pane.go_to(1, 12)
    QTest.keyClicks(window.page.pane, "x")
    wait_until_idle(window)
    spoilt = bar.name_of(0).icon
    window.actions_["undo"].trigger()
    wait_until_idle(window)
    assert (before != spoilt, bar.name_of(0).icon) == (True, before)


def test_save_discard_and_cancel_were_not_our_buttons(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    box = unsaved_box(parent, Look("light"), ["own.yaml"])
    assert [type(button) for button in box.buttons()] == [Button] * 3
    assert box.defaultButton().objectName() == "save"
    assert box.escapeButton().objectName() == "cancel"


def test_tiles_in_a_narrow_list_were_all_called_alike(qapp):
    metrics = QFontMetrics(font("ui", 13, 600))
    names = [f"Geländetafel {sides}" for sides in ("A/B", "C/D")]
    room = metrics.horizontalAdvance(names[0]) * 3 // 4

    shown = [fitted(name, metrics, room) for name in names]
    assert [name.rpartition(" ")[2] for name in shown] == ["A/B", "C/D"]
    assert all(metrics.horizontalAdvance(name) <= room for name in shown)
    assert fitted("Drachenbeschwörerin", metrics, 60).endswith("…")
