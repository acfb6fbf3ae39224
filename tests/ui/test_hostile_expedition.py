"""Content of an expedition that means no good, in the window: it is told, nothing hangs or fails."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from designer.diagnostics import Severity
from designer.ui.games import window as games_window
from designer.ui.games.window import GamesWindow
from designer.ui.preview.window import PreviewWindow
from designer.ui.printing.window import PrintWindow
from tests.games.relic_expedition.hostile import HOSTILE, write_hostile
from tests.ui.waiting import wait_until_idle

CODES = {
    "a deck of starters only": "relic-expedition/stack-without-clearing",
    "a die of zeros": "relic-expedition/number-die",
    "a feature larger than the table": "relic-expedition/board-too-large",
    "an animal without rules": "relic-expedition/no-protection",
    "the same id twice": "core/duplicate-id",
    "a negative number of animals": "core/out-of-range",
    "ten thousand tiles of a kind": "core/out-of-range",
    "a stack without a tile": "relic-expedition/empty-stack",
    "a stack without starters and clearings": "relic-expedition/stack-without-clearing",
    "conditions within conditions": "relic-expedition/no-protection",
}
IN_SHORT = (
    "a deck of starters only",
    "a feature larger than the table",
    "an animal without rules",
    "the same id twice",
)
"""The others, of which most do not come as far as a game, are in the long tier."""
CASES = [pytest.param(n, marks=() if n in IN_SHORT else pytest.mark.long) for n in HOSTILE]
N_MOVES = 25


def windows_of(kind):
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, kind) and w.isVisible()]


def close_all(kind) -> None:
    for shown in windows_of(kind):
        shown.close()
    QApplication.processEvents()


@pytest.fixture(params=CASES, ids=str)
def hostile(request, make, tmp_path):
    """Give what is wrong, and a window with the scenario in front and the pieces beside it."""
    scenario, pieces = write_hostile(request.param, tmp_path)
    window = make(pieces, scenario)
    window.documents.show(str(scenario))
    wait_until_idle(window)
    return request.param, window


def test_hostile_content_is_told_and_played_analysed_printed(hostile, qtbot, monkeypatch):
    monkeypatch.setattr(games_window, "n_cores", lambda: 1)
    name, window = hostile
    opened = {page.path for page in window.tabs.pages()}
    found = [d for d in window.report.diagnostics if d.location.file in opened]
    assert CODES[name] in {d.code for d in found}
    assert all(d.location.line >= 1 and d.remedy for d in found)

    QTest.keyClick(window, Qt.Key.Key_F5)
    wait_until_idle(window)
    errors = [d for d in found if d.severity is Severity.ERROR]
    playing = windows_of(PreviewWindow)
    assert bool(playing) is not bool(errors)
    assert window.page.bar.isVisible() is bool(errors)
    for preview in playing:
        control = preview.control
        game = control.game.game
        control.new_game(game, ["random"] * game.n_seats, 1, preview._bots)
        for _ in range(N_MOVES):
            control.step_bot()
        assert not preview.grab().isNull()
    close_all(PreviewWindow)

    window.actions_["print"].trigger()
    wait_until_idle(window)
    for printing in windows_of(PrintWindow):
        assert not printing.grab().isNull()
    close_all(PrintWindow)

    window.analysis_dock.show()
    wait_until_idle(window)
    assert not window.grab().isNull()

    window.actions_["many_games"].trigger()
    games = window.findChild(GamesWindow)
    games.games.setValue(1)
    games.bot.setCurrentIndex(games.bot.findData("random"))
    games.begin()
    qtbot.waitUntil(lambda: games.is_idle, timeout=60_000)
    assert (games.known.tally is None) is bool(errors)
    assert games.notes.count() >= bool(errors)
    games.close()
