"""A window that was closed goes whole: nothing keeps it, or a window it opened, in memory."""

import gc
import weakref

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from designer.ui.app import make_window
from designer.ui.problems.model import Column
from tests.ui.panels import wait_until_idle


def collected() -> None:
    """Let Qt and then Python take away what nobody holds."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        gc.collect()


def look_round(window, own_route, edit):
    """Have much of what a user does in a window happen; gives weak references to what opened."""
    window.open_paths([own_route])
    wait_until_idle(window)
    seen = []
    for title in window.menuBar().actions():
        menu = title.menu()
        menu.popup(QPoint(0, 0))
        QApplication.processEvents()
        menu.close()
    edit(window, "difficulty: easy", "difficulty: eassy")
    table, model = window.problems.table, window.problems.model
    row = next(n for n, d in enumerate(model.shown) if "eassy" in d.message)
    offered = window.problems.menu_for(model.shown[row])
    seen.append(weakref.ref(offered))
    cell = table.visualRect(model.index(row, Column.FIX)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    wait_until_idle(window)
    for action in ("play", "compare", "print", "manual"):
        window.actions_[action].trigger()
        wait_until_idle(window)
        others = [w for w in QApplication.topLevelWidgets() if w.isVisible() and w is not window]
        assert others, action
        seen += [weakref.ref(other) for other in others]
        for other in others:
            other.close()
        wait_until_idle(window)
    return seen


def test_nothing_is_left_of_a_closed_window_and_of_those_it_opened(
    application, settings, own_route, edit
):
    window = make_window(settings)
    window.resize(1440, 900)
    window.show()
    window.start(())
    wait_until_idle(window)
    seen = look_round(window, own_route, edit)
    parts = (window, window.look, window.jobs, window.checks, window.documents, window.page)
    seen += [weakref.ref(part) for part in (*parts, window.page.pane, window.page.board.view)]

    window.documents.ask_unsaved = lambda *_: "discard"
    window.close()
    window.deleteLater()
    del window, parts
    collected()

    assert [type(ref()).__name__ for ref in seen if ref() is not None] == []
    assert not [w for w in QApplication.topLevelWidgets() if isinstance(w, QMenu)]
