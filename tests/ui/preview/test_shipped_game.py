"""A whole game of the shipped route, played by a person who looks and clicks."""

import heapq
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QPushButton

from designer.api import Compiled, SetUp
from designer.engine.game import Move, Termination
from designer.hexes import Hex
from designer.play.table import Handle, Table
from designer.plugin_host import PluginHost
from designer.session.preview import HUMAN, PreviewGame
from designer.session.saved_games import save_game
from designer.testing.situations import run_document
from designer.ui.preview import grip
from designer.ui.preview.settings import PreviewSettings
from designer.ui.preview.window import PreviewWindow
from tests.games.el_dorado.games import compiled as expedition
from tests.games.el_dorado.games import holding
from tests.games.el_dorado.projects import published, shipped

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot, look, tmp_path) -> PreviewWindow:
    plugin = PluginHost.standard().game("el_dorado")
    document = published("first_expedition")
    compiled = plugin.compile(shipped(), document, SetUp(players=3))
    window = PreviewWindow(
        plugin,
        compiled,
        shipped(),
        look,
        document=document,
        seats=[HUMAN, "random", "random"],
        seed=2,
        settings=PreviewSettings(tmp_path / "preview.ini"),
    )
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    return window


def click_handle(qtbot, window: PreviewWindow, handle: Handle) -> None:
    """Click what the handle is taken hold of by, and then where it leads."""
    before = len(window.control.game.steps)
    if handle.button:
        buttons = window.hand.button_widgets
        qtbot.mouseClick(next(b for b in buttons if b.text() == handle.button), LEFT)
        return
    shown = (*window.hand.widgets(), *window.common.market.widgets())
    if handle.piece is not None:
        card = next(w for w in shown if w.piece.id == handle.piece)
        qtbot.mouseClick(card, LEFT, pos=QPoint(14, 60))
    if len(window.control.game.steps) > before:
        return
    if handle.target_piece is not None:
        qtbot.mouseClick(next(w for w in shown if w.piece.id == handle.target_piece), LEFT)
    else:
        place = window.board.place_of(handle.target_hex, handle.target_bar)
        qtbot.mouseClick(window.board, LEFT, pos=place)
    if len(window.control.game.steps) == before:
        actions = window.menu.actions()  # several ways lead there
        wanted = next(a for a in actions if a.text().split("\t")[0] == handle.label)
        wanted.trigger()
        window.menu.close()


def ways_to_go(window: PreviewWindow) -> list[float]:
    """Give per position what it costs to go on from there to the end, cards given counted double."""
    definition = window.control.game.game.definition
    left = [float("inf")] * len(definition.ways)
    open_ends = [
        (0.0, p) for p, s in enumerate(definition.surface_of) if definition.surfaces[s].goal
    ]
    while open_ends:
        cost, here = heapq.heappop(open_ends)
        if cost >= left[here]:
            continue
        left[here] = cost
        surface = definition.surfaces[definition.surface_of[here]]
        if surface.closed:
            continue
        price = cost + surface.n * (2 if surface.give else 1)
        for there, _ in definition.ways[here]:
            heapq.heappush(open_ends, (price, there))
    return left


def best(window: PreviewWindow, left: list[float]) -> Handle:
    """Go nearer where that is possible, else buy, else give up a card, else end the turn."""
    control = window.control
    definition, state = control.game.game.definition, control.game.state
    here = left[state.at[0]]

    def worth(handle: Handle) -> tuple[int, float]:
        if handle.target_bar is not None:
            return 0, 0
        if handle.target_hex is not None:
            far = left[definition.board.index[handle.target_hex]]
            gives = 0 if handle.piece is not None or "Go on" in handle.label else 1
            return (1 + gives, far) if far < here else (9, far)
        if handle.target_piece is not None:
            return 4, -int(handle.price)
        if handle.piece is not None:
            # A card kept is a card not drawn.
            return (2 if handle.label.startswith("Discard") else 5), 0
        return 3 if handle.button not in {"End turn", "Stop"} else 7, 0

    return min(control.table.handles, key=worth)


def test_a_person_who_clicks_reaches_the_end(qtbot, window):
    control = window.control
    control.set_speed("at once")
    left = ways_to_go(window)

    for _ in range(1500):
        qtbot.waitUntil(lambda: control.may_act or control.game.outcome is not None)
        if control.game.outcome is not None:
            break
        before = len(control.game.steps)
        click_handle(qtbot, window, best(window, left))
        assert len(control.game.steps) > before, control.table.prompt

    outcome = control.game.outcome
    assert outcome is not None
    assert outcome.termination is Termination.WON
    assert outcome.winners == (0,)
    assert window.banner.isVisible()


def test_undo_after_a_draw_says_what_stands_in_the_way(qtbot, window):
    control = window.control
    control.set_running(False)
    control.press(next(h for h in control.table.handles if h.button))
    control.press(next(h for h in control.table.handles if h.piece is not None))
    # One card is replaced by one of the four that are left: nobody could know which.
    control.press(next(h for h in control.table.handles if h.button))
    assert not control.may_act
    n_steps = len(control.game.steps)

    qtbot.mouseClick(window.top.undo, LEFT)

    assert len(control.game.steps) == n_steps
    assert window.balloon.isVisible()
    assert "showed something hidden" in window.balloon.refusal.message
    assert window.top.undo.toolTip() == window.balloon.refusal.message

    control.set_takes_back_all(True)
    qtbot.mouseClick(window.top.undo, LEFT)

    assert len(control.game.steps) < n_steps


def test_a_game_is_kept_as_a_situation(window, tmp_path):
    control = window.control
    control.press(next(h for h in control.table.handles if h.button))
    path = tmp_path / "kept.yaml"

    window.files.keep_situation(path)

    project = shipped().with_text(str(path), path.read_text("utf-8"))
    plugin = PluginHost.standard().game("el_dorado")
    results = list(run_document(plugin, project, project.documents[str(path)]))
    assert [result.failure for result in results] == [""]
    assert "kept.yaml" in window.message.text


def play_to_a_space(window: PreviewWindow) -> str:
    """Play the first card that can be played to a space; give its face."""
    control = window.control
    handle = next(h for h in control.table.handles if h.piece is not None and h.target_hex)
    face = next(p.face for z in control.table.zones for p in z.pieces if p.id == handle.piece)
    control.press(handle)
    return face


def test_a_card_that_is_played_flies_to_the_played_ones(qtbot, window):
    window.control.set_running(False)

    face = play_to_a_space(window)

    (flight,) = window.flights.flights
    assert window.flights.isVisible()
    assert flight.face == face
    assert flight.becomes in window.hand.row_of("played").widgets
    assert flight.end.center().x() > flight.start.center().x()
    before = window.grab().toImage()
    qtbot.waitUntil(lambda: not window.flights.isVisible())
    assert window.flights.flights == ()
    assert window.grab().toImage() != before


def test_input_ends_a_flight_and_counts(qtbot, window):
    window.control.set_running(False)
    play_to_a_space(window)
    assert window.flights.isVisible()
    n_steps = len(window.control.game.steps)

    flown = window.flights.flights

    button = next(b for b in window.hand.button_widgets if b.text() == "End turn")
    qtbot.mouseClick(button, LEFT)

    assert len(window.control.game.steps) > n_steps
    assert flown[0] not in window.flights.flights
    assert not window.board._gliding


def test_with_reduced_motion_nothing_flies_and_the_game_is_the_same(window):
    window.control.set_running(False)
    play_to_a_space(window)
    moved = window.control.game.state
    window.control.undo()
    window._settings.set_reduced_motion(True)

    play_to_a_space(window)

    assert window.flights.flights == ()
    assert not window.board._gliding
    assert window.control.game.state == moved


def test_cards_that_are_drawn_come_from_the_pile(qtbot, window):
    control = window.control
    control.set_running(False)
    play_to_a_space(window)
    window.flights.end()
    control.press(next(h for h in control.table.handles if h.button == "End turn"))
    while control.may_act:
        control.press(next(h for h in control.table.handles if h.piece is not None))

    hand = window.hand.row_of("hand").widgets
    drawn = [f for f in window.flights.flights if f.becomes in hand]
    pile = window.hand.row_of("pile")
    left = pile.mapTo(window, QPoint(0, 0)).x()
    assert len(drawn) == 4
    assert all(left <= f.start.center().x() <= left + pile.width() for f in drawn)


def test_a_pawn_walks_from_space_to_space(window):
    board = window.board
    definition = window.control.game.game.definition
    figure = next(f for f in window.control.table.figures if f.seat == 0)
    far = next(h for h in definition.board.index if h.distance(figure.hex) == 4)

    way = board._way(figure.hex, far)

    assert (way[0], way[-1]) == (figure.hex, far)
    assert all(a.distance(b) == 1 for a, b in pairwise(way))
    assert all(space in definition.board.index for space in way)


def test_a_card_in_hand_that_only_acts_is_used_by_choosing_it_again():
    deed = Handle(Move("act", (1,)), "Compass: use its action", piece=3)
    walk = Handle(Move("go", (1,)), "Go", piece=4, target_hex=Hex(0, 0))
    table = Table(None, "", (), (), (), (), (deed, walk))

    assert grip.click_piece(table, None, 3) == grip.HoldPiece(3)
    assert grip.click_piece(table, 3, 3) == grip.Make(deed)
    assert grip.click_piece(table, 4, 4) == grip.Release()


def test_an_action_that_moves_lights_its_places_and_is_one_step_back(qtbot, look, tmp_path):
    window = PreviewWindow(
        PluginHost.standard().game("el_dorado"),
        Compiled(holding(expedition("first_expedition", 3), "native", "explorer")),
        shipped(),
        look,
        document=published("first_expedition"),
        seats=[HUMAN, "random", "random"],
        seed=2,
        settings=PreviewSettings(tmp_path / "preview.ini"),
    )
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    control = window.control
    start = control.table.figures[0].hex
    native = next(w for w in window.hand.hand.widgets if w.piece.title == "Native")

    qtbot.mouseClick(native, LEFT, pos=QPoint(14, 60))
    lit = set(window.board.overlay.legal)
    assert lit
    assert all(start.distance(space) == 1 for space in lit)
    far = Hex(start.q + 3, start.r)
    qtbot.mouseClick(window.board, LEFT, pos=window.board.place_of(far, None))
    assert window.balloon.refusal.rule == "ED-BASE-03"  # no space beside the explorer

    there = max(lit)
    qtbot.mouseClick(window.board, LEFT, pos=window.board.place_of(there, None))
    assert control.table.figures[0].hex == there
    assert control.game.state.decision is None
    n_steps = len(control.game.steps)
    assert n_steps > 1

    control.undo()
    assert control.game.steps == []
    control.redo()
    assert len(control.game.steps) == n_steps


def test_over_a_target_the_explorer_that_would_go_there_is_shown(qtbot, look, tmp_path):
    plugin = PluginHost.standard().game("el_dorado")
    document = published("first_expedition")
    compiled = plugin.compile(shipped(), document, SetUp(players=2))
    window = PreviewWindow(
        plugin,
        compiled,
        shipped(),
        look,
        document=document,
        seats=[HUMAN, "greedy"],
        seed=2,
        settings=PreviewSettings(tmp_path / "preview.ini"),
    )
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    window.control.set_running(False)
    handle = next(h for h in window.control.table.handles if h.piece is not None and h.target_hex)
    window.control.hold(handle.piece)
    still = window.board.grab().toImage()

    qtbot.mouseMove(window.board, window.board.place_of(handle.target_hex, None))

    assert window.board._pointed == handle.figure
    assert window.board.grab().toImage() != still
    assert {f.badge for f in window.control.table.figures} == {"1", "2"}


def test_a_game_of_another_route_is_looked_at_in_a_window_of_its_own(qtbot, window, tmp_path):
    plugin = PluginHost.standard().game("el_dorado")
    other = published("serpentine")
    compiled = plugin.compile(shipped(), other, SetUp(players=2))
    game = PreviewGame(compiled.game, ["greedy", "greedy"], 7, plugin.bots())
    for _ in range(20):
        game.bot_step()
    path = tmp_path / "other.replay.yaml"
    save_game(game, "el_dorado", other, path)

    window.files.load_game(path)
    assert "It was played on the route serpentine" in window.message.text
    look_there = next(
        b for b in window.message.findChildren(QPushButton) if b.text() == "Look at it there"
    )
    qtbot.mouseClick(look_there, LEFT)

    opened = next(w for w in window.findChildren(PreviewWindow) if w.isVisible())
    assert opened.control.is_watching
    assert opened.control.game.n_known == 20
    assert "Serpentine" in opened.windowTitle()
    assert window.control.game.steps == []
    opened.close()
