"""Games that are saved, gone on with, gone through; files that hold none."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit, QPushButton

from designer.session.preview import HUMAN
from designer.ui.preview.window import PreviewWindow
from tests.ui.preview.clicks import click_button

LEFT = Qt.MouseButton.LeftButton


def test_a_game_is_saved_and_resumed_by_the_window(qtbot, opened, tmp_path):
    window = opened(HUMAN, HUMAN)
    click_button(qtbot, window, "End turn")
    path = tmp_path / "kept.replay.yaml"

    window.files.save_game(path)
    window.control.restart()
    window.files.load_game(path)

    assert len(window.control.game.steps) == 1


def test_a_game_saved_without_an_ending_is_offered_again(opened, tmp_path, monkeypatch):
    window = opened(HUMAN, HUMAN)
    chosen = str(tmp_path / "a game")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (chosen, ""))
    window.files.ask_where_to_save()

    assert [file.name for file in tmp_path.glob("*.replay.yaml")] == ["a game.replay.yaml"]


def test_games_are_offered_to_go_beside_an_own_route(opened, tmp_path, monkeypatch):
    window, asked = opened(HUMAN, HUMAN), []
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *given: (asked.append(given), ("", ""))[1]
    )
    window.files.ask_where_to_save()
    own = msgspec.structs.replace(window.files._document, path=str(tmp_path / "own.yaml"))
    window.files._document = own
    window.files.ask_where_to_keep()
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)

    assert [str(Path(given[2]).parent) for given in asked] == [documents, str(tmp_path)]


def test_a_file_that_is_no_game_is_said_in_a_bar_and_changes_nothing(opened, tmp_path):
    window = opened(HUMAN, HUMAN)
    path = tmp_path / "no.replay.yaml"
    path.write_text("kind: route\n")

    window.files.load_game(path)

    assert "no.replay.yaml" in window.message.text
    assert window.control.game.steps == []


def test_a_replay_is_gone_through_step_by_step_and_played_on(qtbot, opened, tmp_path):
    window = opened(HUMAN, HUMAN)
    for _ in range(3):
        click_button(qtbot, window, "End turn")
        qtbot.keyClick(window, Qt.Key.Key_Return)
    path = tmp_path / "game.replay.yaml"
    window.files.save_game(path)

    window.files.load_game(path, only_watch=True)
    bar = window.stepper
    assert bar.isVisible()
    assert bar.text == "Move 0 of 3"
    assert not bar.first.isEnabled()
    qtbot.mouseClick(bar.on, LEFT)
    assert bar.text == "Move 1 of 3"
    qtbot.mouseClick(bar.last, LEFT)
    assert bar.text == "Move 3 of 3"
    assert not bar.on.isEnabled()
    qtbot.mouseClick(bar.back, LEFT)
    assert bar.text == "Move 2 of 3"
    bar.slider.setValue(1)
    assert bar.text == "Move 1 of 3"
    qtbot.mouseClick(bar.first, LEFT)
    assert bar.text == "Move 0 of 3"
    assert not window.handover.isVisible()
    assert not window.control.may_act

    bar.on.click()
    bar.play_asked.emit()
    window.control.take_seat()

    assert not bar.isVisible()
    assert window.control.may_act
    assert window.control.game.seat_to_move == 1


REPLAY = "kind: replay\nformat: 1\ngame: race\nroute: the_race\nplayers: 2\nseed: 1\n"


def message_button(window: PreviewWindow, text: str) -> QPushButton:
    buttons = window.message.findChildren(QPushButton)
    return next(b for b in buttons if b.text().startswith(text))


def test_a_game_that_cannot_go_on_can_be_stepped_through_as_far_as_it_goes(opened, tmp_path):
    window = opened(HUMAN, HUMAN)
    path = tmp_path / "bad.replay.yaml"
    path.write_text(f"{REPLAY}moves:\n  - take: [1]\n  - fly: [1]\n  - {{move: end}}\n")

    window.files.load_game(path)
    assert "Move 2 cannot be read" in window.message.text
    assert window.control.game.steps == []
    message_button(window, "Step through 1 move").click()

    assert window.control.is_watching
    assert window.control.game.n_known == 1


@pytest.mark.parametrize("only_watch", [False, True])
def test_a_game_of_changed_content_says_so_also_where_all_its_moves_can_be_made(
    opened, tmp_path, only_watch
):
    window = opened(HUMAN, HUMAN)
    path = tmp_path / "old.replay.yaml"
    path.write_text(f"{REPLAY}content: cards:1234\nmoves:\n  - take: [1]\n")

    window.files.load_game(path, only_watch=only_watch)

    assert window.message.text.startswith("The content has changed since")
    assert window.control.game.n_known == 1


def test_the_moves_of_a_cut_file_are_shown_as_they_are_written(opened, tmp_path):
    window = opened(HUMAN, HUMAN)
    path = tmp_path / "cut.replay.yaml"
    path.write_text(f"{REPLAY}moves:\n  - take: [1]\n  - {{move: en")

    window.files.load_game(path)
    assert "Line 9:" in window.message.text
    message_button(window, "Step through 1 move").click()
    assert window.control.is_watching
    assert window.control.game.n_known == 1

    window.files.load_game(path)
    message_button(window, "Show what is written").click()

    written = next(w for w in window.findChildren(QPlainTextEdit) if w.isVisible())
    assert written.toPlainText() == "   1  take: [1]"
    assert written.isReadOnly()
    written.window().close()


def test_a_file_that_is_not_there_is_told_without_numbers_of_errors(opened, tmp_path):
    window = opened(HUMAN, HUMAN)

    window.files.load_game(tmp_path / "gone.replay.yaml")

    assert "There is no such file." in window.message.text
    assert "Errno" not in window.message.text
    assert str(tmp_path) not in window.message.text


def test_a_game_of_a_board_that_is_not_here_is_shown_as_it_is_written(opened, tmp_path):
    window = opened(HUMAN, HUMAN)
    path = tmp_path / "other.replay.yaml"
    path.write_text(f"{REPLAY.replace('the_race', 'hills')}moves:\n  - take: [1]\n")

    window.files.load_game(path)
    assert "It was played on the route hills; here the_race is open." in window.message.text
    message_button(window, "Look at it there").click()

    assert "The route hills is not here" in window.message.text
    assert message_button(window, "Show what is written")
