"""The window of many games: figures as bots play, whatever the game, and what they rest on."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from designer.ui.games import window as games_window
from designer.ui.games.window import GamesWindow
from tests.ui.waiting import wait_until_idle

RELICS = "content/relic_expedition/base/scenarios/relic_expedition_for_two.yaml"
CARDS = "content/altiplano/base/scenarios/random_expeditions.yaml"
ROUTE = "content/el_dorado/base/routes/first_expedition.yaml"
MANY = 100_000  # never all played in a test


@pytest.fixture
def here(monkeypatch):
    """Play in this process."""
    monkeypatch.setattr(games_window, "n_cores", lambda: 1)


def opened(window) -> GamesWindow:
    window.actions_["many_games"].trigger()
    shown = window.findChild(GamesWindow)
    assert shown is not None
    return shown


def rows_of(shown) -> list[str]:
    root = shown.figures.invisibleRootItem()
    return [root.child(n).text(0) for n in range(root.childCount())]


@pytest.mark.parametrize(
    ("name", "counted"),
    [
        (RELICS, "First clearing beside the camp"),
        (CARDS, "Cards played"),
        (ROUTE, "Cards bought"),
    ],
    ids=["relic_expedition", "altiplano", "el_dorado"],
)
def test_figures_of_every_game_come_with_their_number_and_seed(
    make, checkout, qtbot, here, name, counted
):
    shown = opened(make(checkout / name))
    assert shown.stack.currentWidget() is not shown.figures
    shown.games.setValue(2)
    shown.seed.setValue(7)
    shown.bot.setCurrentIndex(shown.bot.findData("greedy"))
    QTest.keyClick(shown.play, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: shown.is_idle, timeout=120_000)

    assert shown.says.text().startswith("Figures of 2 of 2 games, from seed 7; greedy, greedy")
    assert shown.stack.currentWidget() is shown.figures
    assert {"Rounds of a game", "Ends", "Won by", counted} <= {*rows_of(shown)}
    assert shown.known.tally.games == 2
    ends = shown.figures.topLevelItem(2)
    assert [ends.text(0), ends.text(1)] == ["Ends", ""]
    assert ends.data(1, Qt.ItemDataRole.AccessibleTextRole) == "nothing"
    shown.close()


def test_cancel_keeps_the_figures_and_esc_stops_too(make, checkout, qtbot, here):
    shown = opened(make(checkout / ROUTE))
    shown.games.setValue(MANY)
    for stop in (
        lambda: QTest.mouseClick(shown.stop, Qt.MouseButton.LeftButton),
        lambda: QTest.keyClick(shown, Qt.Key.Key_Escape),
    ):
        shown.begin()
        qtbot.waitUntil(lambda: shown.known is not None, timeout=60_000)
        assert not shown.is_idle
        stop()
        assert shown.is_idle
        assert 0 < shown.known.tally.games < MANY
        assert f"of {MANY} games" in shown.says.text()
        assert shown.play.isEnabled()
    shown.close()


def test_figures_are_marked_once_the_content_is_another(make, checkout, qtbot, here, tmp_path):
    file = tmp_path / "mine.yaml"
    text = (checkout / RELICS).read_text(encoding="utf-8")
    file.write_text(text, encoding="utf-8")
    window = make(file)
    shown = opened(window)
    shown.games.setValue(1)
    shown.begin()
    qtbot.waitUntil(lambda: shown.is_idle, timeout=60_000)
    assert not shown.age.isVisibleTo(shown)

    window.page.pane.setPlainText(text.replace("players: 2", "players: 3", 1))
    wait_until_idle(window)
    assert shown.age.isVisibleTo(shown)

    shown.begin()  # what is on screen now, though it was not saved
    qtbot.waitUntil(lambda: shown.is_idle, timeout=60_000)
    assert not shown.age.isVisibleTo(shown)
    assert len(shown.known.tally.wins) == 3
    shown.close()


def test_a_window_closed_while_bots_play_leaves_nothing_behind(make, checkout, qtbot, here):
    window = make(checkout / ROUTE)
    shown = opened(window)
    shown.games.setValue(MANY)
    shown.begin()
    qtbot.waitUntil(lambda: shown.known is not None, timeout=60_000)
    window.close()  # takes it along; a thread left behind fails the test

    assert window.analysing.many_games._shown == []


def test_what_cannot_be_played_says_why_and_leads_to_its_place(
    make, checkout, qtbot, here, tmp_path
):
    file = tmp_path / "mine.yaml"
    text = (checkout / RELICS).read_text(encoding="utf-8")
    file.write_text(text.replace("players: 2", "players: 9", 1), encoding="utf-8")
    window = make(file)
    shown = opened(window)
    shown.begin()
    qtbot.waitUntil(lambda: shown.is_idle, timeout=60_000)

    assert shown.known.tally is None
    assert shown.notes.count() > 0
    with qtbot.waitSignal(shown.place_asked) as asked:
        shown.notes.itemActivated.emit(shown.notes.item(0))
    assert asked.args[0].location.file == str(file)
    shown.close()


def test_a_document_without_a_game_has_no_such_figures(make, checkout):
    window = make(checkout / "content/el_dorado/base/cards.yaml")
    window.actions_["many_games"].trigger()
    assert window.findChild(GamesWindow) is None
