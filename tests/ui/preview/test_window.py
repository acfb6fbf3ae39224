import msgspec
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu

from designer.engine.game import Move, Termination
from designer.play.table import Handle
from designer.session.preview import HUMAN
from designer.ui.preview import grip
from designer.ui.preview.control import SPEEDS
from designer.ui.preview.settings import PreviewSettings
from designer.ui.preview.window import PreviewWindow
from tests.probes.race import END, GATE, hex_of
from tests.ui.preview.clicks import card_of, chosen_from_menu, click_button, click_card, click_space

LEFT = Qt.MouseButton.LeftButton


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
        qtbot.waitUntil(lambda: window.control.may_act or window.control.game.outcome is not None)
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
    qtbot.waitUntil(window.banner.isVisible)
    window.control.set_speed("slow")

    qtbot.mouseClick(window.banner.again, LEFT)

    assert not window.banner.isVisible()
    assert len(window.control.game.steps) == 0


def test_a_game_that_ends_while_a_card_has_the_keyboard_offers_the_next_one(qtbot, opened):
    window = opened(HUMAN, "random", seed=4)
    window.control.set_speed("at once")
    window.hand.take_focus()
    for _ in range(200):
        if window.banner.isVisible():
            break
        for held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier):
            qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return, held)
        QApplication.processEvents()

    assert window.banner.isVisible()
    assert window.banner.again.hasFocus()


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
    qtbot.waitUntil(window.large.isVisible)

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


def test_nothing_flies_longer_than_a_quarter_of_a_second(opened):
    window = opened(HUMAN, HUMAN)
    for speed in SPEEDS:
        window.control.set_speed(speed)
        assert window._glide_ms() <= 250


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


def test_a_button_that_does_nothing_now_stays_and_tells_why(qtbot, opened):
    window = opened()
    control = window.control
    end = Handle(Move("go", (END + 1,)), "Run on", button="Run on")  # no such card is in hand
    control.table = msgspec.structs.replace(control.table, handles=(), withheld=(end,))
    window._refresh()
    steps = len(control.game.steps)

    qtbot.keyClick(window, Qt.Key.Key_Return)

    assert window.balloon.isVisible()
    assert window.balloon.accessibleName() == "That card is not in hand. RACE-1"
    assert len(control.game.steps) == steps
    assert "Press to read why" in window.hand.main_button.toolTip()
