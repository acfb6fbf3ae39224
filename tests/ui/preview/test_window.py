import msgspec
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QMenu, QPlainTextEdit, QPushButton

from designer.engine.game import Termination
from designer.hexes import Hex
from designer.session.preview import HUMAN
from designer.ui.preview import grip
from designer.ui.preview.cards import PieceWidget
from designer.ui.preview.control import SPEEDS
from designer.ui.preview.settings import PreviewSettings
from designer.ui.preview.window import PreviewWindow
from tests.probes.race import END, GATE, hex_of

LEFT = Qt.MouseButton.LeftButton


def card_of(window: PreviewWindow, face: str) -> PieceWidget:
    """Give the first card in hand with a face."""
    return next(w for w in window.hand.hand.widgets if w.piece.face == face)


def click_card(qtbot, window: PreviewWindow, face: str) -> None:
    # Cards may overlap: their left edge is always free.
    qtbot.mouseClick(card_of(window, face), LEFT, pos=QPoint(14, 60))


def click_space(qtbot, window: PreviewWindow, space: Hex) -> None:
    qtbot.mouseClick(window.board, LEFT, pos=window.board.place_of(space, None))


def click_button(qtbot, window: PreviewWindow, text: str) -> None:
    buttons = (*window.hand.button_widgets, *window.strip.buttons)
    qtbot.mouseClick(next(b for b in buttons if b.text() == text), LEFT)


def play_one_turn_by_mouse(qtbot, window: PreviewWindow) -> None:
    """Run with the best card there is, open the gate before it, else take a card; end the turn."""
    control = window.control
    state, seat = control.game.state, control.game.seat_to_move
    assert seat is not None
    faces = sorted({w.piece.face for w in window.hand.hand.widgets}, reverse=True)
    for face in faces:
        card, here = int(face.removeprefix("card:")), state.at[seat]
        if state.gate and here == GATE and card >= 2:
            click_card(qtbot, window, face)
            qtbot.mouseClick(window.board, LEFT, pos=window.board.place_of(None, 7))
            break
        to = here + card
        if to <= END and not (state.gate and here <= GATE < to):
            click_card(qtbot, window, face)
            click_space(qtbot, window, hex_of(seat, to))
            break
    if control.game.outcome is None and control.game.state == state:
        two = next(w for w in window.common.market.widgets() if w.piece.face == "card:2")
        qtbot.mouseClick(two, LEFT)
    if control.game.outcome is None:
        click_button(qtbot, window, "End turn")


def test_a_whole_game_is_played_with_the_mouse_alone(qtbot, opened):
    window = opened(HUMAN, "random")
    window.control.set_speed("at once")
    for _ in range(60):
        qtbot.waitUntil(
            lambda: window.control.may_act or window.control.game.outcome is not None, timeout=5000
        )
        if window.control.game.outcome is not None:
            break
        play_one_turn_by_mouse(qtbot, window)

    outcome = window.control.game.outcome
    assert outcome is not None
    assert outcome.termination is Termination.WON
    assert window.banner.isVisible()
    assert "wins" in window.banner.accessibleName()


def test_a_move_is_made_with_keys_alone(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    window.hand.take_focus()
    first = window.hand.hand.widgets[0]
    number = int(first.piece.face.removeprefix("card:"))

    qtbot.keyClick(first, Qt.Key.Key_Return)
    assert window.control.held == first.piece.id
    qtbot.keyClick(window.board, Qt.Key.Key_Return)

    assert window.control.game.state.at[0] == number


def test_enter_ends_the_turn_and_escape_puts_the_card_down(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    click_card(qtbot, window, "card:1")
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.control.held is None

    qtbot.keyClick(window, Qt.Key.Key_Return)

    assert window.control.game.seat_to_move == 1


def test_arrows_go_from_card_to_card_and_from_target_to_target(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    cards = window.hand.hand.widgets
    cards[0].setFocus()

    qtbot.keyClick(cards[0], Qt.Key.Key_Right)
    assert cards[1].hasFocus()
    cards[0].setFocus()
    qtbot.keyClick(cards[0], Qt.Key.Key_Return)

    assert window.board.hasFocus()
    assert "target 1 of 1" in window.board.accessibleDescription()


def test_a_card_in_hand_lights_its_targets_and_dims_the_rest(qtbot, opened):
    window = opened(HUMAN, HUMAN)

    click_card(qtbot, window, "card:1")

    assert dict(window.board.overlay.legal) == {hex_of(0, 1): "1"}
    assert hex_of(1, 3) in window.board.overlay.dim
    assert hex_of(0, 1) not in window.board.overlay.dim
    assert "1 target" in window.strip.text


def test_a_refused_click_shows_sentence_and_rule_beside_its_place(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    click_card(qtbot, window, "card:1")

    qtbot.mouseClick(window.board, LEFT, pos=window.board.place_of(None, 7))

    assert window.balloon.isVisible()
    assert window.balloon.refusal.rule == "RACE-2"
    at = window.board.mapTo(window, window.board.place_of(None, 7))
    assert not window.balloon.geometry().contains(at)
    assert window.rect().contains(window.balloon.geometry())


def test_the_rule_behind_a_refusal_can_be_read_on_the_spot(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    click_card(qtbot, window, "card:1")
    qtbot.mouseClick(window.board, LEFT, pos=window.board.place_of(None, 7))
    assert window.balloon.rule is None
    window.balloon.grab()  # where the words lie is known once they are drawn

    foot = QPoint(window.balloon.width() - 40, window.balloon.height() - 24)
    qtbot.mouseClick(window.balloon, LEFT, pos=foot)

    assert window.balloon.rule.text == "The gate opens for a card of 2 or more."
    assert window.rect().contains(window.balloon.geometry())


def test_f1_reads_the_rule_too(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    click_card(qtbot, window, "card:1")
    qtbot.mouseClick(window.board, LEFT, pos=window.board.place_of(None, 7))

    qtbot.keyClick(window, Qt.Key.Key_F1)

    assert window.balloon.rule.title == "The gate"


def test_a_question_is_answered_card_by_card_and_done(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    click_button(qtbot, window, "Drop cards")
    assert window.strip.text == "Which cards go?"
    n_cards = len(window.hand.hand.widgets)

    click_card(qtbot, window, "card:1")
    click_button(qtbot, window, "Done")

    assert len(window.hand.hand.widgets) == n_cards - 1
    assert window.strip.text == "Run."


def test_several_ways_to_one_place_are_a_menu(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    handles = window.control.table.handles[:2]

    window.control.asked.emit(handles)

    menu = window.menu
    assert isinstance(menu, QMenu)
    assert [a.text().split("\t")[0] for a in menu.actions()] == [h.label for h in handles]
    menu.actions()[0].trigger()
    menu.close()
    assert window.control.game.steps[0].move == handles[0].move


def test_the_list_of_targets_holds_every_move(qtbot, opened):
    window = opened(HUMAN, HUMAN)

    window.show_targets()

    labels = [a.text().split("\t")[0] for a in window.menu.actions()]
    window.menu.close()
    assert labels == [h.label for h in window.control.table.handles]


def test_undo_and_redo_are_on_the_keyboard_and_in_the_bar(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    click_button(qtbot, window, "End turn")

    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.control.game.steps == []
    assert window.top.redo.isEnabled()
    assert not window.top.undo.isEnabled()
    qtbot.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)

    assert len(window.control.game.steps) == 1


def test_a_line_of_the_log_leads_back_to_before_it(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    click_button(qtbot, window, "End turn")
    qtbot.keyClick(window, Qt.Key.Key_Return)
    click_button(qtbot, window, "End turn")
    qtbot.keyClick(window, Qt.Key.Key_Return)
    log = window.common.log
    newest = log.model().index(0, 0)
    assert newest.data() == "Runner 2: end."

    qtbot.mouseClick(log.viewport(), LEFT, pos=log.visualRect(newest).center())

    assert len(window.control.game.steps) == 1


def test_what_is_not_there_yet_is_said(opened):
    window = opened(HUMAN, HUMAN)

    assert window.players.missing_text == "• Hurdles are not there yet."


def test_whose_turn_it_is_is_told_in_words(opened):
    window = opened(HUMAN, HUMAN)

    assert window.top.pill.accessibleName() == "Runner 1, round 1"
    assert window.players.plates[0].accessibleDescription() == "to move"
    assert window.players.plates[1].accessibleDescription() == ""


def test_a_new_game_offers_the_numbers_of_players_that_the_game_allows(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    window.toggle_setup()
    bar = window.setup_bar

    bar.choose(["random", HUMAN, "random"], 77)
    bar.started.emit(bar.seats, 77)

    assert window.control.game.seats == ("random", HUMAN, "random")
    assert window.control.game.seed == 77
    assert len(window.players.plates) == 3
    assert not bar.isVisible()


def test_play_again_begins_anew_and_takes_the_banner_away(qtbot, opened):
    window = opened("random", "random", seed=4)
    window.control.set_speed("at once")
    qtbot.waitUntil(window.banner.isVisible, timeout=5000)
    window.control.set_speed("slow")

    qtbot.mouseClick(window.banner.again, LEFT)

    assert not window.banner.isVisible()
    assert len(window.control.game.steps) == 0


def test_hovering_a_card_lights_its_targets_without_taking_it(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    card = card_of(window, "card:1")

    card.entered.emit(card)
    assert hex_of(0, 1) in window.board.overlay.legal
    assert window.board.overlay.dim == frozenset()
    card.left.emit()

    assert window.board.overlay.legal == {}
    assert window.control.held is None


def test_a_card_is_shown_large_after_a_moment(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    card = card_of(window, "card:1")

    card.entered.emit(card)
    qtbot.waitUntil(window.large.isVisible, timeout=2000)

    assert window.rect().contains(window.large.geometry())
    assert not window.large.geometry().intersects(
        card.rect().translated(card.mapTo(window, QPoint(0, 0)))
    )


def test_in_a_narrow_window_side_panels_lie_over_the_board_one_at_a_time(qtbot, opened):
    window = opened(HUMAN, HUMAN, size=(720, 450))
    assert window.is_narrow
    assert not window.common.isVisible()
    assert window.board.width() >= 700

    window.top.market.click()
    window.top.players.click()

    assert window.players.isVisible()
    assert not window.common.isVisible()


def test_a_game_is_saved_and_resumed_by_the_window(qtbot, opened, tmp_path):
    window = opened(HUMAN, HUMAN)
    click_button(qtbot, window, "End turn")
    path = tmp_path / "kept.replay.yaml"

    window.files.save_game(path)
    window.control.restart()
    window.files.load_game(path)

    assert len(window.control.game.steps) == 1


def test_a_file_that_is_no_game_is_said_in_a_bar_and_changes_nothing(opened, tmp_path):
    window = opened(HUMAN, HUMAN)
    path = tmp_path / "no.replay.yaml"
    path.write_text("kind: route\n")

    window.files.load_game(path)

    assert "no.replay.yaml" in window.message.text
    assert window.control.game.steps == []


def test_a_closed_window_lets_no_bot_move_any_more(qtbot, opened):
    window = opened("random", "random")
    window.control.set_speed("fast")

    window.close()
    n_steps = len(window.control.game.steps)
    qtbot.wait(100)

    assert len(window.control.game.steps) == n_steps


def test_another_theme_repaints_while_a_game_runs(qtbot, opened, look):
    window = opened(HUMAN, HUMAN)
    light = window.grab().toImage()

    look.set_theme("dark")

    assert window.grab().toImage() != light
    look.set_theme("light")


def test_the_next_players_hand_is_hidden_until_they_sit_before_the_screen(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    click_button(qtbot, window, "End turn")

    assert window.handover.isVisible()
    assert window.handover.title == "Hand over to Runner 2"
    assert window.control.table.seat == 0
    assert not window.control.may_act
    assert not window.hand.hand.isVisible()
    assert window.hand.button_widgets == []
    covered = window.handover.geometry()
    for panel in (window.board, window.hand, window.players, window.common):
        at = panel.mapTo(window, QPoint(0, 0))
        assert covered.contains(panel.rect().translated(at))
    assert window.childAt(covered.center()) in (window.handover, *window.handover.children())

    qtbot.keyClick(window.handover.button, Qt.Key.Key_Return)

    assert not window.handover.isVisible()
    assert window.control.table.seat == 1
    assert window.control.may_act
    assert window.hand.hand.isVisible()


def test_undo_before_the_hand_over_gives_the_screen_back(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    click_button(qtbot, window, "End turn")

    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert not window.handover.isVisible()
    assert window.control.table.seat == 0


def test_with_one_person_nothing_is_handed_over(qtbot, opened):
    window = opened(HUMAN, "random")
    window.control.set_speed("at once")
    click_button(qtbot, window, "End turn")
    qtbot.waitUntil(lambda: window.control.may_act, timeout=5000)

    assert not window.handover.isVisible()


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


def chosen_from_menu(window: PreviewWindow, text: str) -> None:
    window.menus.open_more()
    next(a for a in window.menu.actions() if a.text() == text).trigger()
    window.menu.close()


def test_with_reduced_motion_pieces_are_there_at_once_and_that_is_remembered(
    qtbot, opened, monkeypatch, tmp_path
):
    window = opened(HUMAN, HUMAN)
    glides = []
    show_table = window.board.show_table
    monkeypatch.setattr(
        window.board,
        "show_table",
        lambda table, glide_ms: (glides.append(glide_ms), show_table(table, glide_ms=glide_ms)),
    )
    click_card(qtbot, window, "card:1")
    assert glides.pop() > 0

    chosen_from_menu(window, "Reduced motion")
    click_space(qtbot, window, hex_of(0, 1))

    assert glides.pop() == 0
    assert PreviewSettings(tmp_path / "preview.ini").has_reduced_motion


def test_undo_everything_is_in_the_menu(opened):
    window = opened(HUMAN, HUMAN)
    assert not window.control.game.takes_back_all

    chosen_from_menu(window, "Undo everything (designer's mode)")

    assert window.control.game.takes_back_all


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


def test_the_moves_of_a_cut_file_are_shown_as_they_are_written(opened, tmp_path):
    window = opened(HUMAN, HUMAN)
    path = tmp_path / "cut.replay.yaml"
    path.write_text(f"{REPLAY}moves:\n  - take: [1]\n  - {{move: en")

    window.files.load_game(path)
    assert "Line 9:" in window.message.text
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


def below_the_bar(window: PreviewWindow) -> QImage:
    """Give what is seen of a window under its top bar, where the seed stands."""
    top = window.top.geometry().bottom() + 1
    return window.grab(QRect(0, top, window.width(), window.height() - top)).toImage()


def hand_of(window: PreviewWindow, seat: int) -> tuple[int, ...]:
    return window.control.game.state.hands[seat]


def test_where_several_people_play_no_hand_is_seen_before_the_first_one_sits(opened):
    window = opened(HUMAN, HUMAN, seed=1, sits=False)
    seen = below_the_bar(window)
    other = opened(HUMAN, HUMAN, seed=2, sits=False)
    assert hand_of(window, 0) != hand_of(other, 0)

    assert window.handover.title == "Hand over to Runner 1"
    assert seen == below_the_bar(other)
    window.control.take_seat()
    other.control.take_seat()
    assert below_the_bar(window) != below_the_bar(other)


def test_the_first_frame_of_a_window_shows_no_hand(opened, monkeypatch):
    painted = []
    paint = PieceWidget.paintEvent

    def paint_and_tell(widget, event):
        if widget.piece.face and widget.window().hand.isAncestorOf(widget):
            painted.append(widget.piece.face)
        paint(widget, event)

    monkeypatch.setattr(PieceWidget, "paintEvent", paint_and_tell)
    window = opened(HUMAN, HUMAN, sits=False)
    window.control.restart()
    window.grab()
    assert painted == []

    window.control.take_seat()
    window.grab()
    assert painted


def test_a_saved_game_of_several_people_is_handed_over_first(opened, tmp_path):
    window = opened(HUMAN, HUMAN)
    path = tmp_path / "kept.replay.yaml"
    window.files.save_game(path)

    window.files.load_game(path)

    assert window.handover.isVisible()
    assert not window.control.may_act
    assert not window.hand.hand.isVisible()
    assert [zone.id for zone in window.control.table.zones if zone.seat is not None] == []


def test_play_on_from_a_replay_is_handed_over_first(opened, tmp_path):
    window = opened(HUMAN, HUMAN)
    path = tmp_path / "kept.replay.yaml"
    window.files.save_game(path)
    window.files.load_game(path, only_watch=True)
    assert not window.handover.isVisible()

    window.control.play_on()

    assert window.handover.isVisible()


def test_nothing_flies_longer_than_a_quarter_of_a_second(opened):
    window = opened(HUMAN, HUMAN)
    for speed in SPEEDS:
        window.control.set_speed(speed)
        assert window._glide_ms() <= 250


def test_nothing_flies_into_view_when_the_next_player_sits_down(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    click_button(qtbot, window, "End turn")
    assert window.flights.flights == ()

    window.control.take_seat()

    assert window.flights.flights == ()


def test_a_purchase_once_begun_is_taken_back_with_escape(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    before = window.control.game.state
    click_button(qtbot, window, "Drop cards")
    assert window.strip.text == "Which cards go?"
    click_card(qtbot, window, "card:1")
    assert [b.text() for b in window.strip.buttons] == ["Cancel"]

    qtbot.keyClick(window, Qt.Key.Key_Escape)

    assert window.control.game.state == before
    assert "Cancel" not in [b.text() for b in window.strip.buttons]


def test_on_the_way_a_click_goes_on_without_asking_which_card_is_meant(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    handles = window.control.table.handles
    first = next(h for h in handles if h.target_hex is not None)
    table = msgspec.structs.replace(
        window.control.table,
        handles=(first, msgspec.structs.replace(first, piece=None)),
    )

    meaning = grip.click_hex(table, None, first.target_hex)

    assert meaning == grip.Make(msgspec.structs.replace(first, piece=None))
