"""Everything by keys: a turn, a purchase, going back, leaving nothing without a focus that is seen."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from designer.api import Compiled, Game
from designer.plugin_host import PluginHost
from designer.session.preview import HUMAN
from designer.ui.preview.cards import PieceWidget
from designer.ui.preview.settings import PreviewSettings
from designer.ui.preview.window import PreviewWindow
from tests.games.el_dorado.games import compiled as expedition
from tests.games.el_dorado.games import holding
from tests.games.el_dorado.projects import published, shipped

ENTER, ESC, TAB = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab


@pytest.fixture
def opened(qtbot, look, tmp_path) -> Callable[[Game], PreviewWindow]:
    """Give a function that opens a game of First Expedition for two people."""

    def opened_with(game: Game) -> PreviewWindow:
        return _opened(qtbot, look, tmp_path, game)

    return opened_with


@pytest.fixture
def window(opened) -> PreviewWindow:
    return opened(expedition("first_expedition", 2))


def _opened(qtbot, look, tmp_path, game) -> PreviewWindow:
    document = published("first_expedition")
    window = PreviewWindow(
        PluginHost.standard().game("el_dorado"),
        Compiled(game),
        shipped(),
        look,
        document=document,
        seats=[HUMAN, HUMAN],
        seed=2718,
        settings=PreviewSettings(tmp_path / "preview.ini"),
    )
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def press(qtbot, *keys: Qt.Key) -> QWidget:
    """Press keys where the focus is; give where it is then."""
    for key in keys:
        widget = QApplication.focusWidget()
        assert widget is not None
        qtbot.keyClick(widget, key)
    focus = QApplication.focusWidget()
    assert focus is not None
    return focus


def go_to(qtbot, title: str) -> None:
    """Walk with Tab until a piece with a title has the focus."""
    for _ in range(80):
        focus = QApplication.focusWidget()
        piece = getattr(focus, "piece", None)
        if piece is not None and piece.title == title:
            return
        press(qtbot, TAB)
    pytest.fail(f"Tab never comes to {title}")


def test_a_whole_turn_is_played_with_keys_alone(qtbot, window):
    control = window.control
    assert window.handover.button.hasFocus()
    focus = press(qtbot, ENTER)  # the player sits down
    assert isinstance(focus, PieceWidget)
    titles = [w.piece.title for w in window.hand.hand.widgets]
    assert titles == ["Traveler", "Traveler", "Traveler", "Sailor"]

    go_to(qtbot, "Trailblazer")
    focus = press(qtbot, ENTER)
    assert "pay for Trailblazer" in window.strip.text
    assert isinstance(focus, PieceWidget)
    assert focus.is_choosable

    press(qtbot, ENTER, ENTER)
    assert "2 of 3" in window.strip.text
    press(qtbot, ENTER)  # what is paid exactly is paid: nobody is asked again
    assert [w.piece.title for w in window.hand.hand.widgets] == ["Sailor"]
    assert window.strip.text.endswith("or end your turn.")

    press(qtbot, ENTER)  # nothing can be done with the card: Enter ends the turn
    press(qtbot, ENTER)  # the card is discarded, and the new ones drawn

    assert control.game.seat_to_move == 1
    assert window.handover.button.hasFocus()
    assert [step.words for step in control.game.steps[:1]] == [{"buy": "trailblazer"}]


def test_enter_on_a_card_that_can_do_nothing_says_why_and_ends_no_turn(qtbot, window):
    press(qtbot, ENTER)
    for title in ("Traveler", "Sailor", "Transmitter"):  # none leads anywhere, nor can be paid
        go_to(qtbot, title)

        press(qtbot, ENTER)

        assert window.balloon.isVisible()
        assert window.control.game.steps == []
        window.balloon.hide()


def test_a_purchase_that_ended_by_itself_is_taken_back_with_its_last_card(qtbot, window):
    control = window.control
    press(qtbot, ENTER)
    go_to(qtbot, "Trailblazer")
    press(qtbot, ENTER, ENTER, ENTER, ENTER)
    assert [step.words for step in control.game.steps[-2:]] == [
        {"pay": ["traveler"]},
        {"move": "done"},
    ]

    control.undo()
    assert "2 of 3" in window.strip.text
    control.redo()

    assert window.strip.text.endswith("or end your turn.")
    assert len(control.game.steps) == 5


@pytest.mark.parametrize("key", [ENTER, Qt.Key.Key_Space], ids=["Enter", "Space"])
def test_where_paying_more_has_a_sense_one_key_pays(qtbot, opened, key):
    window = opened(
        holding(expedition("first_expedition", 2), "traveler", "explorer", "treasure_chest")
    )
    press(qtbot, ENTER)
    go_to(qtbot, "Scout")
    press(qtbot, ENTER)
    go_to(qtbot, "Traveler")
    focus = press(qtbot, ENTER)

    assert focus is window.hand.main_button
    assert "but Treasure Chest could be added and leave the game" in window.strip.text
    assert not window.control.game.state.bought
    press(qtbot, key)
    assert [w.piece.title for w in window.hand.hand.widgets] == ["Explorer", "Treasure Chest"]
    assert window.control.game.state.bought


def test_what_an_action_asks_is_answered_and_taken_back_with_keys(qtbot, opened):
    window = opened(holding(expedition("first_expedition", 2), "native", "explorer"))
    control, first = window.control, Qt.Key.Key_Down
    press(qtbot, ENTER)
    go_to(qtbot, "Native")
    press(qtbot, ENTER)
    use = next(b for b in window.strip.buttons if b.text() == "Native: use its action")
    use.setFocus()
    focus = press(qtbot, Qt.Key.Key_Space)
    assert "choose which explorer moves" in window.strip.text
    assert focus is window.board  # its places are on the board: the keyboard is there

    focus = press(qtbot, ESC)
    assert control.game.steps == []
    assert focus in window.hand.hand.widgets

    go_to(qtbot, "Native")
    press(qtbot, ENTER)
    use = next(b for b in window.strip.buttons if b.text() == "Native: use its action")
    use.setFocus()
    press(qtbot, Qt.Key.Key_Space, first, ENTER)
    assert "choose where it goes" in window.strip.text
    press(qtbot, ENTER)

    assert [step.words for step in control.game.steps[:2]] == [
        {"card": "native"},
        {"choose": ["1.2"]},
    ]
    assert len(control.game.steps) == 3
    assert control.game.state.decision is None
    assert QApplication.focusWidget() in window.hand.hand.widgets


def test_a_move_is_made_along_targets_with_keys(qtbot, window):
    control = window.control
    press(qtbot, ENTER)
    go_to(qtbot, "Sailor")
    press(qtbot, ENTER)
    if control.held is None:  # no water beside: it can serve for nothing
        assert window.balloon.isVisible() or control.game.steps
    press(qtbot, ESC)

    assert control.held is None
    assert QApplication.focusWidget() in window.hand.hand.widgets


def test_a_card_goes_on_along_targets_with_keys_and_esc_puts_it_down(qtbot, opened):
    window = opened(holding(expedition("first_expedition", 2), "trailblazer", "explorer"))
    control = window.control
    press(qtbot, ENTER)
    go_to(qtbot, "Trailblazer")
    assert press(qtbot, ENTER) is window.board
    assert press(qtbot, ESC) in window.hand.hand.widgets
    assert control.held is None

    go_to(qtbot, "Trailblazer")
    press(qtbot, ENTER)
    focus = press(qtbot, ENTER)
    assert "go on with Trailblazer" in window.strip.text
    assert focus is window.board
    press(qtbot, ENTER)

    assert len(control.game.steps) == 2


def test_escape_takes_a_purchase_back_and_the_keyboard_is_at_the_hand(qtbot, window):
    control = window.control
    press(qtbot, ENTER)
    go_to(qtbot, "Trailblazer")
    press(qtbot, ENTER, ENTER)
    assert "1 of 3" in window.strip.text

    focus = press(qtbot, ESC)

    assert control.game.steps == []
    assert focus in window.hand.hand.widgets


def test_the_focus_is_seen_on_every_stop_of_the_keyboard(qtbot, window):
    press(qtbot, ENTER)
    first = QApplication.focusWidget()
    stops = []
    for _ in range(80):
        focus = press(qtbot, TAB)
        if focus is first:
            break
        stops.append(focus)
        assert focus.isVisible()
        assert focus.accessibleName() or focus.text(), focus
    assert QApplication.focusWidget() is first
    for stop in stops[:12]:
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        with_focus = stop.grab().toImage()
        first.setFocus(Qt.FocusReason.TabFocusReason)
        assert stop.grab().toImage() != with_focus, stop.accessibleName()


def test_while_a_hand_is_waited_for_the_keyboard_stays_on_what_is_seen(qtbot, window):
    assert window.handover.isVisible()

    assert press(qtbot, TAB, TAB, TAB) is window.handover.button


def test_restart_with_the_same_seed_deals_the_same_hand(qtbot, window):
    press(qtbot, ENTER)
    hand = [w.piece.title for w in window.hand.hand.widgets]
    go_to(qtbot, "Trailblazer")
    press(qtbot, ENTER)

    window.top.restart.click()
    press(qtbot, ENTER)

    assert [w.piece.title for w in window.hand.hand.widgets] == hand
    assert window.control.game.steps == []


def test_ctrl_enter_does_what_the_button_says_where_enter_takes_the_card(qtbot, window):
    press(qtbot, ENTER)
    assert isinstance(QApplication.focusWidget(), PieceWidget)
    ctrl = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(window.windowHandle(), ENTER, ctrl)  # ends the turn
    assert isinstance(QApplication.focusWidget(), PieceWidget)
    assert window.hand.main_button.text().startswith("Keep 4")
    qtbot.keyClick(window.windowHandle(), ENTER, ctrl)  # keeps all: Enter would discard the first

    assert len(window.control.game.steps) == 2
    assert window.control.game.steps[-1].words == {"move": "done"}


def test_the_reason_is_not_hidden_by_the_card_shown_large(qtbot, window):
    press(qtbot, ENTER)
    sailor = next(w for w in window.hand.hand.widgets if w.piece.title == "Sailor")
    window.large.expect(sailor)
    window.large.show_now()
    qtbot.mouseClick(sailor, Qt.MouseButton.LeftButton)

    assert window.balloon.isVisible()
    assert not window.large.isVisible()
