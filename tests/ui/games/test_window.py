"""The window of many games: figures as bots play, whatever the game, and what they rest on."""

import csv
import multiprocessing

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from designer.session.modules import Chosen
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


@pytest.mark.parametrize(
    ("name", "numbers", "own"),
    [(RELICS, [1, 2, 3, 4], 2), (CARDS, [2], 2), (ROUTE, [2, 3, 4], 4)],
    ids=["relic_expedition", "altiplano", "el_dorado"],
)
def test_one_to_four_players_were_offered_for_every_game(
    make, checkout, qtbot, here, name, numbers, own
):
    shown = opened(make(checkout / name))
    qtbot.waitUntil(lambda: shown.is_idle, timeout=60_000)

    offered = [shown.players.itemData(n) for n in range(shown.players.count())]
    assert offered == [None, *numbers]
    shown.bot.setCurrentIndex(shown.bot.count() - 1)  # each seat its own
    assert len(shown.seats.boxes) == own
    shown.players.setCurrentIndex(shown.players.count() - 1)
    assert len(shown.seats.boxes) == numbers[-1]
    shown.close()


def test_one_bot_played_all_seats(make, checkout, qtbot, here):
    shown = opened(make(checkout / CARDS))
    qtbot.waitUntil(lambda: shown.is_idle, timeout=60_000)
    assert not shown.seats.isVisible()
    shown.bot.setCurrentIndex(shown.bot.count() - 1)
    assert shown.seats.isVisible()
    first, second = shown.seats.boxes
    first.setCurrentIndex(first.findData("greedy"))
    second.setCurrentIndex(second.findData("random"))
    shown.games.setValue(2)
    shown.begin()
    qtbot.waitUntil(lambda: shown.is_idle, timeout=60_000)

    assert shown.known.bots == ("greedy", "random")
    won = next(t for t in tops(shown) if t.text(0) == "Won by")
    assert [won.child(n).text(0) for n in range(2)] == [
        "Player 1, greedy bot",
        "Player 2, random bot",
    ]
    shown.close()


def tops(shown):
    root = shown.figures.invisibleRootItem()
    return [root.child(n) for n in range(root.childCount())]


def test_figures_went_nowhere_from_the_window(make, checkout, qtbot, here, tmp_path):
    window = make(checkout / CARDS)
    shown = opened(window)
    assert not shown.copying.isVisible()
    shown.games.setValue(1)
    shown.begin()
    qtbot.waitUntil(lambda: shown.is_idle, timeout=60_000)

    QTest.keyClick(
        shown, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0].split("\t")[1:3] == ["What was counted", "In all games"]
    assert ["Won by", "Player 1"] in [line.split("\t")[:2] for line in copied]

    target = tmp_path / "figures.csv"
    window.analysing.many_games.choose_target = lambda *_: (str(target), ";")
    QTest.mouseClick(shown.saving, Qt.MouseButton.LeftButton)
    with target.open(encoding="utf-8-sig", newline="") as file:
        assert ["\t".join(row) for row in csv.reader(file, delimiter=";")] == copied
    assert shown.says.text().endswith("figures.csv is written.")

    window.analysing.many_games.choose_target = lambda *_: (str(tmp_path), ";")  # a folder
    QTest.mouseClick(shown.saving, Qt.MouseButton.LeftButton)
    assert "was not written" in shown.says.text()
    shown.close()


def test_figures_stayed_unmarked_when_modules_were_switched(make, checkout, qtbot, here):
    window = make(checkout / ROUTE)
    shown = opened(window)
    shown.games.setValue(1)
    shown.begin()
    qtbot.waitUntil(lambda: shown.is_idle, timeout=60_000)
    document = window.workspace.document(window.page.path)
    for chosen, marked in ((Chosen(modules=("dragons",)), True), (Chosen(), False)):
        window.module_work._choose(document, chosen)
        assert shown.age.isVisible() == marked
    shown.close()


@pytest.mark.parametrize("how", ["cancel", "close", "again"])
def test_games_in_processes_of_their_own_end_when_they_are_not_wanted(
    make, checkout, qtbot, monkeypatch, how
):
    monkeypatch.setattr(games_window, "n_cores", lambda: 2)
    shown = opened(make(checkout / CARDS))
    shown.games.setValue(MANY)
    shown.bot.setCurrentIndex(shown.bot.findData("random"))
    shown.begin()
    qtbot.waitUntil(lambda: len(multiprocessing.active_children()) == 2, timeout=60_000)
    if how == "again":
        shown.games.setValue(1)
        shown.begin()
        qtbot.waitUntil(lambda: shown.is_idle, timeout=60_000)
        assert shown.known.tally.games == 1
    elif how == "cancel":
        shown.cancel()
        assert shown.known.tally.games < MANY
    shown.close()

    qtbot.waitUntil(lambda: not multiprocessing.active_children(), timeout=60_000)
