"""The preview of a game without a board, played by a person who looks and clicks."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QPushButton

from designer.api import Compiled
from designer.engine.game import Termination
from designer.paint.fonts import load_fonts
from designer.paint.look import Look
from designer.play.table import Handle
from designer.session.manual import Manual
from designer.session.preview import HUMAN
from designer.ui.preview.answer import AnswerRow
from designer.ui.preview.settings import PreviewSettings
from designer.ui.preview.window import PreviewWindow
from plugins.altiplano.bots.greedy import GreedyBot
from plugins.altiplano.game import GAME
from tests.games.altiplano.games import begun, compiled
from tests.games.altiplano.projects import scenario, shipped

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def opened(qtbot, tmp_path):
    """Give a function that opens a game for `seats`."""
    load_fonts()

    def open_game(*seats, seed=5, game=None) -> PreviewWindow:
        window = PreviewWindow(
            GAME,
            Compiled(game or compiled()),
            shipped(),
            Look("light"),
            document=scenario(),
            seats=seats or (HUMAN, "random"),
            seed=seed,
            settings=PreviewSettings(tmp_path / "preview.ini"),
        )
        qtbot.addWidget(window)
        window.resize(1440, 900)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.control.set_speed("at once")
        return window

    return open_game


def shown(window, handle):
    """Give the widget that a move is made with: an answer, a button or a piece."""
    question = window.control.table.question
    if question is not None and handle in question.handles:
        rows = window.question.findChildren(AnswerRow)
        cards = [c for c in window.question.widgets() if c.piece.title == handle.label]
        buttons = [b for b in window.question.findChildren(QPushButton) if b.text() == handle.label]
        return next((w for w in (*[r for r in rows if r.handle == handle], *cards, *buttons)), None)
    if handle.button:
        return next(b for b in window.hand.button_widgets if b.text() == handle.button)
    return next(w for w in window.pieces() if w.piece.id == handle.piece and w.isVisible())


def click(qtbot, window, handle: Handle) -> None:
    """Make a move as a person does: click, and click again where it is only taken in hand."""
    before = len(window.control.game.steps)
    for _ in range(2):
        if len(window.control.game.steps) == before:
            widget = shown(window, handle)
            at = QPoint(16, 40) if not isinstance(widget, QPushButton | AnswerRow) else QPoint()
            qtbot.mouseClick(widget, LEFT, pos=at) if at else qtbot.mouseClick(widget, LEFT)
    assert len(window.control.game.steps) > before, (handle.label, window.control.table.prompt)


@pytest.mark.parametrize("number", [0, 1])
def test_a_person_who_clicks_plays_a_whole_game(qtbot, opened, number):
    """EA-SETUP-01, EA-HINT-01."""
    window = opened(game=compiled(number))
    control, bot = window.control, GreedyBot()

    for step in range(900):
        qtbot.waitUntil(lambda: control.may_act or control.game.outcome is not None)
        if control.game.outcome is not None:
            break
        game, state = control.game.game, control.game.state
        moves = [h.move for h in control.table.handles]
        wanted = bot.choose(game.view(state, 0), moves, step)
        click(qtbot, window, next(h for h in control.table.handles if h.move == wanted))

    outcome = control.game.outcome
    assert outcome is not None
    assert outcome.termination is Termination.WON
    assert window.banner.isVisible()


CAMPS = """\
  seats:
    - {camp: [ohio_bob, rosa_valdemar], hand: [storm, puma, trusty_rifle], location: [salt_mirror], specials: [adventurer]}
    - {camp: [che_madera, vera_kestrel], hand: [old_map, golden_llama], specials: [rogue]}
  exploration: [radio_call, condor_gate]
  exploration_discard: [anaconda, night_raid]
  character: [kuntur]
  character_discard: [old_pachu]
"""


def place(window, seat, zone):
    found = window.mats.place_of(seat, zone)
    assert found is not None
    return found


def test_camps_lie_before_both_and_the_piles_between_them(opened):
    """EA-SETUP-01, EA-COMP-04, EA-COMP-05."""
    window = opened(game=begun(CAMPS))

    mine, theirs, between = (place(window, seat, zone) for seat, zone in ((0, "camp"), (1, "camp"), (None, "exploration")))  # fmt: skip
    assert theirs.bottom() < between.top() < between.bottom() < mine.top()
    assert not window.board.isVisible()


def test_special_cards_lie_beside_the_camp_of_their_owner(opened):
    """EA-SPECIAL-06, EA-SPECIAL-08."""
    window = opened(game=begun(CAMPS))
    table = window.control.table

    for seat, owned in ((0, "archaeologist"), (1, "raider")):
        held = {z.id: z.n for z in table.zones if z.seat == seat and z.id.startswith("specials")}
        assert held == {
            f"specials_{role}": int(role == owned) for role in ("archaeologist", "raider")
        }
        left, camp, right = (place(window, seat, z) for z in ("specials_raider", "camp", "specials_archaeologist"))  # fmt: skip
        assert left.right() < camp.left() < camp.right() < right.left()
    colours = {z.id: z.colour for z in table.zones if z.seat == 0 and z.colour}
    assert colours == {"specials_raider": "#A63E25", "specials_archaeologist": "#1F6482"}


def test_the_own_hand_is_seen_and_the_other_only_from_behind(opened):
    """EA-SETUP-12."""
    window = opened(game=begun(CAMPS))

    assert {w.piece.title for w in window.hand.hand.widgets} == {"Storm", "Puma", "Trusty Rifle"}
    faces = {w.piece.face for w in window.pieces()}
    assert not faces & {"card:old_map", "card:golden_llama", "card:radio_call", "card:kuntur"}
    other = next(z for z in window.control.table.zones if (z.seat, z.id) == (1, "hand"))
    assert {piece.face for piece in other.pieces} == {"back:exploration"}


def test_the_piles_have_their_places_and_their_counts(opened):
    """EA-SETUP-14."""
    window = opened(seed=3)

    counts = {z.id: (z.layout, z.n) for z in window.control.table.zones if z.area == "centre" and z.layout != "row"}  # fmt: skip
    assert counts == {
        "exploration": ("pile", 24),
        "exploration_discard": ("open_pile", 0),
        "character": ("pile", 11),
        "character_discard": ("open_pile", 0),
    }
    assert place(window, None, "exploration").width() > 40


def test_discards_lie_open_and_can_be_looked_through(qtbot, opened):
    """EA-DRAW-02."""
    window = opened(game=begun(CAMPS))
    top = next(w for w in window.mats.widgets() if w.piece.face == "card:anaconda")

    qtbot.mouseClick(top, LEFT)

    assert window.browser.isVisible()
    assert [w.piece.title for w in window.browser.widgets()] == ["Anaconda", "Night Raid"]
    state = window.control.game.state
    qtbot.mouseClick(next(window.browser.widgets()), LEFT)
    assert window.control.game.state is state
    qtbot.keyClick(window.browser, Qt.Key.Key_Escape)
    assert not window.browser.isVisible()


def test_the_keyboard_passes_by_what_a_pile_lies_over(qtbot, opened):
    window = opened(game=begun(CAMPS))
    window.resize(720, 450)
    window.mats.pile_asked.emit("exploration_discard")

    def passed_by():
        return [w for w in window.mats.widgets() if w.focusPolicy() == Qt.FocusPolicy.NoFocus]

    hidden = window.browser.geometry()
    assert passed_by()
    assert all(
        hidden.contains(QRect(w.mapTo(window.mats, QPoint(0, 0)), w.size())) for w in passed_by()
    )
    window.browser.dismiss()
    assert not passed_by()


def test_what_is_played_is_named_and_read_aloud(opened):
    """EA-CARD-08."""
    window = opened(game=begun(CAMPS))
    control = window.control
    control.press(next(h for h in control.table.handles if h.label == "Play Storm"))

    lines = [line for step in control.game.steps for line in step.lines]
    assert "Blue plays Storm: “I discard 2 cards from your hand at random.”" in lines


def test_both_actions_are_recommended_and_nothing_follows_if_not(opened):
    """EA-HINT-01."""
    window = opened(game=begun(CAMPS))
    control = window.control

    assert control.table.hints == ("Two Actions are possible in a turn: one now, one in phase 3.",)
    assert window.common.stages.isVisible()
    control.press(next(h for h in control.table.handles if h.button == "Leave out phase 2"))
    assert control.table.hints == ()
    assert [stage.state for stage in control.table.stages] == ["done", "done", "now", "next"]


@pytest.mark.parametrize(
    ("discard", "says"),
    [("[golden_llama]", "lies in the Exploration discard"), ("[storm]", "is hidden")],
)
def test_the_last_treasure_is_watched(opened, discard, says):
    """EA-HINT-06."""
    given = (
        "  seats: [{camp: [ohio_bob], treasures: [mask_of_inti]}, {camp: [kuntur], treasures: [emerald_quipu]}]\n"
        f"  exploration_discard: {discard}\n"
        "  exploration: [puma]\n"
    )
    window = opened(game=begun(given))

    assert any(says in hint for hint in window.control.table.hints)


BEAST = """\
  active: 2
  seats:
    - {camp: [ohio_bob, kuntur], hand: [trusty_rifle, storm]}
    - {camp: [], hand: [puma]}
  exploration: [radio_call, condor_gate, salt_mirror]
  character: [old_pachu]
"""


class Beast:
    """A bot that draws, then plays the first card that it may."""

    id = "beast"

    def choose(self, view, moves, rng):
        legal = list(moves)
        return next((m for m in legal if m.verb == "play"), legal[0])


def asked(qtbot, opened, monkeypatch) -> PreviewWindow:
    monkeypatch.setattr(type(GAME), "bots", lambda self: {"beast": Beast()})
    window = opened(HUMAN, "beast", game=begun(BEAST))
    qtbot.waitUntil(window.question.isVisible)
    return window


def test_a_reaction_is_offered_with_what_happens(qtbot, opened, monkeypatch):
    window = asked(qtbot, opened, monkeypatch)
    question = window.control.table.question

    assert question.title == "Red plays Puma. Do you react?"
    assert question.face == "card:puma"
    assert [h.label for h in window.question.answers] == [
        "Trusty Rifle (hand)", "Kuntur the Falconer", "Let it happen", "Not again this turn",
    ]  # fmt: skip
    assert window.question.findChildren(AnswerRow)[0].hasFocus()


@pytest.mark.parametrize(
    ("key", "camp"),
    [(Qt.Key.Key_1, 2), (Qt.Key.Key_2, 2), (Qt.Key.Key_Escape, 1)],
)
def test_digits_answer_and_escape_lets_it_happen(qtbot, opened, monkeypatch, key, camp):
    window = asked(qtbot, opened, monkeypatch)
    window.control.set_running(False)

    qtbot.keyClick(QApplication.focusWidget(), key)

    for _ in range(4):
        if window.control.game.bot_is_to_move and window.control.game.state.active == 1:
            window.control.step_bot()
    assert len(window.control.game.state.camps[0]) == camp
    assert not window.question.isVisible()


def test_between_two_people_the_other_comes_to_the_screen_before_the_question(opened, qtbot):
    window = opened(HUMAN, HUMAN, game=begun(BEAST))
    control = window.control
    assert window.handover.isVisible()
    assert window.handover.title == "Hand over to Red"
    assert {w.piece.face for w in window.hand.widgets()} == set()
    control.take_seat()

    control.press(next(h for h in control.table.handles if h.label == "Play Puma"))

    assert window.handover.title == "Hand over to Blue"
    assert not window.question.isVisible()
    control.take_seat()
    assert window.question.isVisible()
    assert {w.piece.title for w in window.hand.hand.widgets} == {"Trusty Rifle", "Storm"}


def test_who_can_only_let_it_happen_is_not_bothered_by_bots(qtbot, opened, monkeypatch):
    monkeypatch.setattr(type(GAME), "bots", lambda self: {"beast": Beast()})
    given = BEAST.replace(
        "[ohio_bob, kuntur], hand: [trusty_rifle, storm]", "[ohio_bob], hand: [storm]"
    )
    window = opened(HUMAN, "beast", game=begun(given))

    qtbot.waitUntil(lambda: not window.control.game.state.camps[0])

    assert not any(
        step.seat == 0 and window.question.isVisible() for step in window.control.game.steps
    )


@pytest.mark.parametrize(
    "advice",
    [
        "many cards in hand give you more to choose from",
        "cards that work together",
        "Make a plan early",
        "pulp adventure",
    ],
)
def test_the_help_on_playing_gives_the_advice_of_the_rulebook(advice):
    """EA-HINT-02, EA-HINT-04, EA-HINT-05, EA-HINT-07."""
    assert advice in Manual().page("playing").text
