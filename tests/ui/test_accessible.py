"""Every named panel can be worked with by keyboard and by screen reader; the numbers are the panels'."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QTabBar, QToolButton, QWidget

from designer.hexes import Hex
from designer.ui.kit.accessible import announce, begin_speaking, spoken_as
from tests.helpers.sources import CHECKOUT
from tests.ui import audit
from tests.ui.audited import THEMES, faults_of
from tests.ui.panels import PANELS, Stage

# One panel of each sort for every change; all of them in the long run.
SHORT = (
    "main",
    "welcome",
    "card_fault",
    "situation",
    "preview",
    "print",
    "compare",
    "search",
    "manual",
)
PANELS_MARKED = [pytest.param(n, marks=[] if n in SHORT else pytest.mark.long) for n in PANELS]
# The other looks of the program: theme and scale; the keyboard goes the same ways in all of them.
LOOKS = [(theme, scale) for scale in (1, 2) for theme in THEMES if (theme, scale) != ("light", 1)]
SAMPLE = {"dark": ("card_fault", "preview"), "contrast": ("main",)}


@pytest.fixture(scope="module")
def stage(qapp):
    return Stage(Path(__file__).parents[2], (1440, 900))


@pytest.mark.parametrize("name", PANELS_MARKED)
def test_everything_is_named_seen_and_reached(stage, name):
    with stage.panel(name, "light") as panel:
        assert not faults_of(panel, name)


@pytest.mark.parametrize(("theme", "name"), [(t, n) for t, names in SAMPLE.items() for n in names])
def test_other_themes_show_as_much(stage, theme, name):
    with stage.panel(name, theme) as panel:
        assert not faults_of(panel, name, keys=False)


def _audited(theme: str, scale: int, *names: str) -> str:
    """Go over panels in a process of its own, since Qt reads the scale once."""
    own = {**os.environ, "QT_SCALE_FACTOR": str(scale), "PYTHONPATH": str(CHECKOUT)}
    words = [sys.executable, "-m", "tests.ui.audited", *names, "--theme", theme]
    done = subprocess.run(words, env=own, cwd=CHECKOUT, capture_output=True, text=True, check=False)
    return done.stdout + (done.stderr if done.returncode not in {0, 1} else "")


def test_at_200_percent_nothing_is_cut():
    assert _audited("light", 2, "welcome", "card_form") == ""


@pytest.mark.long
@pytest.mark.parametrize(("theme", "scale"), LOOKS)
def test_all_panels_in_all_looks(theme, scale):
    assert _audited(theme, scale) == ""


class TestTheAudit:
    """What it is to find, it finds."""

    @pytest.fixture
    def panel(self, qtbot) -> QWidget:
        panel = QWidget()
        panel.resize(300, 200)
        qtbot.addWidget(panel)
        panel.show()
        return panel

    def test_a_field_without_a_name(self, panel):
        field = QLineEdit(panel)
        field.show()

        assert len(audit.names_missing(panel)) == 1
        field.setAccessibleName("Name")
        assert not audit.names_missing(panel)

    def test_a_name_that_is_a_sign(self, panel):
        button = QPushButton("×", panel)
        button.show()

        assert "'×'" in audit.names_missing(panel)[0]

    def test_a_sign_without_a_tip(self, panel):
        button = QToolButton(panel)
        button.setText("»")
        button.show()

        assert len(audit.tipless(panel)) == 1

    def test_a_text_that_is_cut(self, panel):
        button = QPushButton("A long word of command", panel)
        button.resize(40, 30)
        button.show()

        assert len(audit.cut_texts(panel)) == 1

    def test_a_trap(self, panel):
        class Trap(QLineEdit):
            def event(self, event):
                keeps = event.type() == event.Type.KeyPress and event.key() == Qt.Key.Key_Tab
                return True if keeps else super().event(event)

        for at, made in enumerate((QLineEdit, Trap, QLineEdit)):
            field = made(panel)
            field.move(0, at * 40)
            field.show()
        panel.activateWindow()
        panel.findChildren(QLineEdit)[0].setFocus()

        faults = audit.focus_faults(panel)

        assert "Tab stays there" in faults[0]

    def test_a_focus_that_is_not_seen(self, panel):
        class Blank(QWidget):
            pass

        blank = Blank(panel)
        blank.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        blank.resize(20, 20)
        blank.show()
        panel.activateWindow()

        assert len(audit.hidden_focus(panel)) == 1

    def test_words_that_fade_into_their_ground(self, panel):
        button = QPushButton("Faint", panel)
        button.setStyleSheet("color: #bbbbbb; background: #ffffff; border: none; font-size: 24px")
        button.resize(120, 50)
        button.show()

        assert len(audit.low_contrast(panel)) == 1


def test_a_painted_widget_has_a_role_and_is_pressed(qtbot):
    pressed = []

    @spoken_as(QAccessible.Role.Button, press="press")
    class Painted(QWidget):
        def press(self):
            pressed.append(self)

    begin_speaking()
    widget = Painted()
    qtbot.addWidget(widget)
    seen = QAccessible.queryAccessibleInterface(widget)

    assert seen.role() == QAccessible.Role.Button
    seen.actionInterface().doAction("Press")
    assert pressed == [widget]


def test_the_cursor_on_the_board_is_spoken(make, example, monkeypatch):
    window = make(example)
    said = []
    monkeypatch.setattr("designer.ui.canvas.surface.announce", lambda _, text: said.append(text))
    view = window.page.board.view
    view.setFocus()
    view.set_cursor(Hex(0, 0))

    QTest.keyClick(view, Qt.Key.Key_Right)

    assert "Tile B, space 1, 0" in said[-1]


def test_enter_presses_what_has_the_keyboard(make):
    window = make()
    pressed = []
    for made in (QPushButton, QToolButton):
        button = made(window)
        button.setText("Once more")
        button.setGeometry(400, 300, 120, 40)
        button.clicked.connect(lambda *_, button=button: pressed.append(button))
        button.show()
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Return)
        QTest.keyClick(button, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

        assert pressed == [button]
        pressed.clear()


def test_what_is_said_stays_as_the_description(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)

    announce(widget, "Jungle 1")

    assert widget.accessibleDescription() == "Jungle 1"


def test_no_tabs_of_docks_lie_about_after_a_restart(make, example):
    first = make(example)
    first.documents.ask_unsaved = lambda *_: "discard"
    first.close()
    second = make(example)
    QApplication.processEvents()

    within = Qt.FindChildOption.FindDirectChildrenOnly
    inside = second.rect()
    bars = [b for b in second.findChildren(QTabBar, options=within) if b.geometry() & inside]
    edges = {dock.geometry().bottomLeft().toTuple() for dock in second.docks if dock.isVisible()}

    assert bars
    assert all((b.x(), b.y() - 1) in edges for b in bars if inside.contains(b.geometry().center()))
