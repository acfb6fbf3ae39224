"""The window as a whole: one route seen in text, list and picture, and what happens to it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton

from designer.diagnostics import Severity
from designer.hexes import Hex
from designer.ui.preview.window import PreviewWindow
from tests.ui.panels import wait_until_idle, wait_until_known

N_SPACES = 188  # facts: 185 on the boards of First Expedition, and 3 finishing spaces


def centre_of(view, space):
    return view.camera.projection.centre(space).toPoint()


def test_opening_a_route_draws_it_and_finds_nothing(window):
    page = window.page

    assert page.title == "First Expedition"
    assert len(page.scene.board.spaces) == N_SPACES
    assert [label.text for label in page.scene.labels] == list("BCNIK")
    assert window.problems.model.rowCount() == 0
    assert window.windowTitle() == "First Expedition — Trailwright"


def test_the_analysis_of_the_open_route_is_shown_and_drawn(window):
    assert any("All 4 starts reach El Dorado" in text for text in window.analysis.findings())
    (way,) = window.page.board.view.overlay.ways
    assert way[0] in {s.hex for s in window.page.scene.board.spaces if s.cell.code == "S"}


def test_a_fault_that_is_typed_shows_in_gutter_list_and_picture(window, edit):
    # K laid two spaces further back, over I (its line is 16).
    edit(window, "face: K, at: [21, 0]", "face: K, at: [19, 1]")

    assert window.page.pane.gutter.sign_at(16) == "circle-x"
    (row,) = [d for d in window.problems.model.shown if d.rule == "LV-ROUTE-01"]
    assert (row.severity, row.location.line) == (Severity.ERROR, 16)
    assert Severity.ERROR in window.page.board.view.overlay.problems.values()
    assert window.status.counts.numbers()[Severity.ERROR] >= 1
    assert any(severity is Severity.ERROR for *_, severity in window.page.pane.underlined())


def test_mending_the_fault_clears_every_view(window, edit):
    edit(window, "turn: 5", "turn: 7")
    edit(window, "turn: 7", "turn: 5")

    assert window.page.pane.gutter.sign_at(13) == ""
    assert window.problems.model.rowCount() == 0
    assert not window.page.board.view.overlay.problems
    assert len(window.page.scene.board.spaces) == N_SPACES


def test_a_click_on_a_problem_leads_to_text_and_board(window, edit, qtbot):
    edit(window, "face: K, at: [21, 0]", "face: K, at: [19, 1]")
    window.page.pane.go_to(1, 1)
    table = window.problems.table
    row = next(n for n, d in enumerate(window.problems.model.shown) if d.rule == "LV-ROUTE-01")

    qtbot.mouseClick(
        table.viewport(),
        Qt.MouseButton.LeftButton,
        pos=table.visualRect(window.problems.model.index(row, 2)).center(),
    )

    assert window.page.pane.place()[0] == 16
    assert window.page.board.view.overlay.cursor in window.page.board.view.overlay.problems


def test_a_click_on_a_space_leads_to_the_line_of_its_tile(window, qtbot):
    view = window.page.board.view

    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=centre_of(view, Hex(11, 0)))

    assert window.page.pane.place()[0] == 14  # the middle of N, the third tile


def test_the_cursor_in_a_tile_s_line_outlines_the_tile(window):
    window.page.pane.go_to(14, 8)

    assert len(window.page.board.view.overlay.selected) == 37


def test_a_click_on_a_sign_in_the_gutter_goes_to_its_line(window, edit, qtbot):
    edit(window, "turn: 5", "turn: 7")
    gutter = window.page.pane.gutter
    block, top, height = window.page.pane.visible_lines()[12]

    qtbot.mouseClick(gutter, Qt.MouseButton.LeftButton, pos=QPoint(8, int(top + height / 2)))

    assert block.blockNumber() == 12
    assert window.page.pane.place()[0] == 13


def test_f8_goes_round_the_problems(window, edit):
    edit(window, "turn: 5", "turn: 7")
    edit(window, "face: N", "face: NN")
    lines = []
    for _ in range(window.problems.model.rowCount() + 1):
        window.actions_["next_problem"].trigger()
        lines.append(window.page.pane.place()[0])

    assert lines[0] == lines[-1]
    assert {13, 14} <= set(lines)
    window.search_dock.show()
    window.search_dock.raise_()
    QApplication.processEvents()
    window.actions_["next_problem"].trigger()
    shown = window.problems.table.currentIndex().data(Qt.ItemDataRole.UserRole)
    assert window.status.told.text() == shown.message  # the list is behind: it is said below


def test_a_text_that_cannot_be_read_leaves_the_last_drawing_greyed_under_a_bar(window, edit):
    edit(window, "placements:", "placements: {")

    assert len(window.page.scene.board.spaces) == N_SPACES
    assert "cannot be read; you see the version of" in window.page.board.bar.text
    assert window.page.title == "First Expedition"

    edit(window, "placements: {", "placements:")

    assert window.page.board.bar.text == ""


def test_pointing_at_a_space_says_tile_coordinate_terrain_and_how_it_is_entered(window, qtbot):
    view = window.page.board.view

    qtbot.mouseMove(view, centre_of(view, Hex(0, 0)))

    text = window.status.space.text()
    assert "Tile B, space 0, 0" in text
    assert "Jungle 1" in text
    assert "Machete" in text


def test_the_keyboard_alone_chooses_a_space(window, qtbot):
    view = window.page.board.view
    view.setFocus()
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Down):
        qtbot.keyClick(view, key)
    qtbot.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(view, Qt.Key.Key_Return)

    assert window.page.pane.place()[0] == 13  # C, the second tile
    assert "Tile C" in view.accessibleDescription()


def test_switching_the_theme_recolours_the_window_and_its_canvas(window, qtbot):
    view = window.page.board.view
    light = view.grab().toImage().pixelColor(4, view.height() // 2)
    window.actions_["theme_dark"].trigger()
    wanted = window.look.theme.window.lower()
    qtbot.waitUntil(lambda: window.palette().window().color().name() == wanted)
    window.settle()
    dark = view.grab().toImage().pixelColor(4, view.height() // 2)

    assert window.settings.theme == "dark"
    assert light.lightness() - dark.lightness() > 150


def test_every_button_without_words_has_a_tip_and_a_name(window):
    silent = [
        b
        for b in window.findChildren(QAbstractButton)
        if not (b.text() and len(b.text()) > 2) and not b.objectName().startswith("qt_")
    ]

    # Qt's own (the arrow of a tool bar, the cross in a field) are named by Qt.
    ours = [b for b in silent if type(b).__module__.startswith("designer")]
    assert len(ours) > 10
    assert [b for b in ours if not b.toolTip() or not b.accessibleName()] == []


def test_the_cheapest_way_is_hidden_and_shown_by_its_chip(window, qtbot):
    chip = window.page.board.way_chip
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    hidden = window.page.board.view.overlay.ways
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)

    assert hidden == ()
    assert len(window.page.board.view.overlay.ways) == 1


def test_a_finding_shows_the_spaces_it_speaks_of(window, edit):
    edit(window, "  - {face: N, at: [11, 0], turn: 2}\n", "")
    row = next(
        n for n, text in enumerate(window.analysis.findings()) if "cannot be reached" in text
    )

    window.analysis.list.itemClicked.emit(window.analysis.list.item(row))

    assert len(window.page.board.view.overlay.lit) > 37


def test_play_opens_the_preview_on_what_is_on_screen(make, example, edit):
    opened = []
    window = make(
        example, open_preview=lambda *things, document: opened.append((*things, document))
    )
    edit(window, "First Expedition", "My Expedition")
    window.actions_["play"].trigger()
    wait_until_idle(window)

    ((plugin, compiled, _project, _look, parent, document),) = opened
    assert plugin.id == "el_dorado"
    assert compiled.game is not None
    assert parent is window
    assert "My Expedition" in document.text


def test_play_says_why_a_faulty_route_cannot_be_played(window, edit):
    edit(window, "placements:", "placements: {")
    window.actions_["play"].trigger()
    wait_until_idle(window)

    assert "cannot be read" in window.page.bar.text


def test_the_files_panel_opens_other_documents(window, checkout):
    path = str(checkout / "content/el_dorado/base/cards.yaml")
    assert path in window.files.paths()

    window.files.chosen.emit(path)
    wait_until_idle(window)

    assert window.page.path == path
    assert window.page.board is None
    assert window.actions_["play"].text() == "Play in…"  # cards are played in a scenario


def test_without_a_document_the_welcome_page_shows_the_examples_drawn(make):
    window = make()

    cards = [card for path in window.welcome.paths() for card in window.welcome._cards[path]]
    project = window.workspace.project
    alone = {d.path for d in project.of_kind("scenario") if not d.tree.get("route")}
    assert {card.path for card in cards} == {d.path for d in project.of_kind("route")} | alone
    assert len(cards) >= 7  # the published routes
    assert all(card._scene is not None for card in cards if card.path not in alone)
    assert not window.problems_dock.isVisible()


def test_a_welcome_card_opens_its_route(make):
    window = make()
    path = next(p for p in window.welcome.paths() if p.endswith("serpentine.yaml"))
    window.welcome._cards[path][0].click()
    wait_until_idle(window)

    assert window.page.title == "Serpentine"
    assert window.problems_dock.isVisible()


def test_dropped_files_are_opened(window, own_route, qtbot):
    from PySide6.QtCore import QMimeData, QPointF, QUrl
    from PySide6.QtGui import QDropEvent

    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(own_route))])
    event = QDropEvent(
        QPointF(50, 50),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.dropEvent(event)
    qtbot.waitUntil(lambda: window.tabs.page_of(str(own_route)) is not None)
    wait_until_idle(window)

    assert window.page.path == str(own_route)


def test_f6_goes_through_every_panel_from_wherever_the_keyboard_is(window, application):
    window.activateWindow()
    shown = [dock for dock in window.docks if not dock.isHidden()]
    met = []
    window.problems.filter.setFocus()
    for _ in range(len(shown) + 2):  # board and text, too
        window.actions_["next_panel"].trigger()
        focus = application.focusWidget()
        assert not focus.visibleRegion().isEmpty()  # its panel came to the front
        met += [dock.objectName() for dock in shown if dock.isAncestorOf(focus)]

    assert sorted(met) == sorted(dock.objectName() for dock in shown)


def test_shift_f6_goes_back_to_the_panel_before(window, application):
    window.activateWindow()
    window.problems.filter.setFocus()
    window.actions_["next_panel"].trigger()
    window.actions_["previous_panel"].trigger()

    assert window.problems_dock.isAncestorOf(application.focusWidget())


@pytest.mark.parametrize("way", [True, False], ids=["tab", "shift_tab"])
def test_tab_passes_over_panels_behind_others(window, application, way):
    window.activateWindow()
    window.modules_dock.raise_()
    window.pieces_dock.raise_()
    wait_until_idle(window)
    window.pieces.filter.setFocus()
    begun, met = application.focusWidget(), []
    for _ in range(400):
        window.focusNextPrevChild(way)
        met.append(application.focusWidget())
        if met[-1] is begun:
            break

    assert met[-1] is begun
    assert len(met) > 20
    for stop in met:
        assert not window.analysis_dock.isAncestorOf(stop)
        assert not window.files_dock.isAncestorOf(stop)


def test_in_a_low_window_palette_and_analysis_show_something_whole(window, application):
    window.resize(1366, 768)
    window._lay_docks()
    window.pieces_dock.raise_()
    wait_until_known(window)
    cells = [window.pieces.cell(name) for name in window.pieces.shown()[:2]]
    rows = window.analysis.list

    assert all(cell.visibleRegion().boundingRect() == cell.rect() for cell in cells)
    assert rows.visualItemRect(rows.item(1)).bottom() <= rows.viewport().height()


def test_panels_are_reached_one_after_the_other(window, application):
    seen = []
    window.activateWindow()
    for _ in range(2 + len(window.docks)):
        window.actions_["next_panel"].trigger()
        seen.append(application.focusWidget())

    assert window.page.pane in seen
    assert window.page.board.view in seen
    assert window.files.tree in seen


@pytest.mark.parametrize("sides", ["board", "both", "text"])
def test_a_page_shows_board_text_or_both(window, sides):
    window.actions_[f"side_{sides}"].trigger()

    assert window.page.board.isVisible() == (sides != "text")
    assert window.page.pane.isVisible() == (sides != "board")


def test_a_missing_file_is_told_and_the_window_lives(make, example):
    window = make(Path("/nowhere/at/all.yaml"))
    assert "cannot be opened" in window.page.bar.text
    assert window.page.pane.isReadOnly()

    window.open_paths([example])
    wait_until_idle(window)

    assert len(window.page.scene.board.spaces) == N_SPACES


def test_errors_stop_the_game_and_each_is_a_line_that_leads_to_its_place(make, example, edit):
    opened = []
    window = make(example, open_preview=lambda *things, **_more: opened.append(things))
    edit(window, "face: N,", "face: NOWHERE,")
    window.actions_["play"].trigger()
    wait_until_idle(window)

    assert opened == []
    bar = window.page.bar
    assert "cannot be played yet" in bar.text
    line = next(line for line in bar.lines if "NOWHERE" in line.text())
    window.page.pane.go_to(1)
    line.click()
    number = window.page.pane.text()[: window.page.pane.text().index("NOWHERE")].count("\n") + 1
    assert window.page.pane.place()[0] == number


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("face: N,", "face: NOWHERE,"),
        ("{face: N, at: [11, 0]", "{face: N, at: [3, 0]"),
        ("{face: N, at: [11, 0]", "{face: N, at: [99999999, 0]"),
    ],
)
def test_a_broken_board_is_not_played(make, example, edit, old, new):
    opened = []
    window = make(example, open_preview=lambda *things, **_more: opened.append(things))
    edit(window, old, new)
    window.actions_["play"].trigger()
    wait_until_idle(window)

    assert opened == []
    assert window.page.bar.lines


def test_the_last_good_state_can_be_played_and_says_so(make, example, edit):
    opened = []
    window = make(example, open_preview=lambda *things, document: opened.append((things, document)))
    edit(window, "First Expedition", "My Expedition")
    edit(window, "face: N,", "face: NOWHERE,")
    window.actions_["play"].trigger()
    wait_until_idle(window)
    buttons = {b.text(): b for b in window.page.bar.findChildren(QPushButton)}

    next(b for text, b in buttons.items() if text.startswith("Play the last good state")).click()
    wait_until_idle(window)

    ((_, document),) = opened
    assert "My Expedition" in document.text
    assert "face: N," in document.text


def test_what_stopped_the_game_goes_away_once_it_is_mended(window, edit):
    edit(window, "face: N,", "face: NOWHERE,")
    window.actions_["play"].trigger()
    wait_until_idle(window)
    assert window.page.bar.text

    edit(window, "face: NOWHERE,", "face: N,")

    assert window.page.bar.text == ""


def test_warnings_let_the_game_start_and_are_told_in_it(make, example, edit):
    window = make(example)
    edit(window, "face: N,", "face: D,")  # probably the other side of C
    found = {d.severity for d in window.report.of(window.page.path)}
    assert Severity.WARNING in found
    assert Severity.ERROR not in found

    window.actions_["play"].trigger()
    wait_until_idle(window)

    preview = next(w for w in QApplication.topLevelWidgets() if isinstance(w, PreviewWindow))
    assert "Played with" in preview.message.text
    preview.close()
