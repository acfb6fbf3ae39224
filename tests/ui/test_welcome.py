"""The welcome page: the boards of its cards are drawn between the window's events."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from designer.hexes import Hex, Placement, build_board, parse_cell
from designer.paint.look import Look
from designer.paint.scene import scene_image
from designer.printing.display import DisplayList, Ellipse
from designer.printing.scenes import BoardScene
from designer.ui.welcome import cards
from designer.ui.welcome.cards import BoardCard, Drawing
from designer.ui.welcome.page import WelcomePage
from designer.ui.welcome.shown import Shown


def scene(n_spaces: int) -> BoardScene:
    cells = {Hex(q, 0): parse_cell("J1", {"J"}) for q in range(n_spaces)}
    board = build_board([Placement("A", "A", Hex(0, 0), 0, cells)])
    return BoardScene("A", board, {}, (), (), ())


@pytest.fixture
def card(qtbot, monkeypatch):
    monkeypatch.setattr(cards, "_SLICE_S", 0.0)
    card = BoardCard(Look(), Shown("a.yaml", "A", "one tile", "route"))
    qtbot.addWidget(card)
    card.resize(240, 180)
    card.show()
    return card


def test_a_card_is_drawn_in_slices(card, qtbot):
    card.set_scene(scene(20))
    first = card.grab().toImage()  # nothing is drawn yet, and nobody has waited
    qtbot.waitUntil(lambda: card.is_drawn)

    assert card.grab().toImage() != first


def test_a_card_settles_at_once(card):
    card.set_scene(scene(20))
    card.grab()
    card.settle()

    assert card.is_drawn


def test_the_last_scene_is_the_one_shown(card, qtbot):
    card.set_scene(scene(20))
    card.grab()
    card.set_scene(scene(3))
    card.grab()
    card.settle()
    drawn = QImage(card.picture)

    wide = round(drawn.width() / drawn.devicePixelRatio())
    assert drawn == scene_image(
        scene(3), wide, 118, ratio=drawn.devicePixelRatio(), margin_px=10.0, with_letters=False
    )


def test_cards_are_drawn_one_after_the_other_while_they_are_seen(qtbot, monkeypatch):
    monkeypatch.setattr(cards, "_SLICE_S", 0.0)
    drawing, look, drawn = Drawing(), Look(), []
    draw_some = BoardCard.draw_some
    monkeypatch.setattr(
        BoardCard, "draw_some", lambda card: drawn.append(card.toolTip()) or draw_some(card)
    )
    made = [BoardCard(look, Shown(name, "", "", "route"), drawing) for name in "abc"]
    for card in made:
        qtbot.addWidget(card)
        card.resize(240, 180)
        card.show()
        card.set_scene(scene(20))
        card.grab()
    made[0].hide()
    qtbot.waitUntil(lambda: made[2].is_drawn)

    assert drawn == sorted(drawn)
    assert made[1].is_drawn
    assert not made[0].is_drawn

    made[0].show()
    made[0].grab()
    qtbot.waitUntil(lambda: made[0].is_drawn)


def keys(page, *pressed) -> list[str]:
    """Press keys on whatever card has the keyboard; give the cards that had it."""
    seen = []
    for key in pressed:
        QTest.keyClick(page.focusWidget(), key)
        seen.append(page.focusWidget().text())
    return seen


def test_down_went_to_the_next_card_and_not_to_the_one_below(qtbot):
    page = WelcomePage(Look("light"))
    qtbot.addWidget(page)
    page.show_recent(Shown(f"/{n}", n, ("",)) for n in "abc")
    page.show_examples(Shown(f"/{n}", n, ("",)) for n in "defgh")
    page.resize(950, 900)  # two cards in a row
    page.show()
    page.activateWindow()
    next(c for c in page.findChildren(BoardCard) if c.text() == "b").setFocus()

    assert keys(page, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right) == ["c", "d", "e"]
    assert keys(page, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down) == ["g", "h", "h"]
    assert keys(page, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Home, Qt.Key.Key_Up) == [
        "g",
        "e",
        "a",
        "a",
    ]
    assert keys(page, Qt.Key.Key_End, Qt.Key.Key_Right) == ["h", "h"]
    with qtbot.waitSignal(page.chosen) as chosen:
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert chosen.args == ["/h"]


def test_the_examples_of_one_game_are_shown_alone(qtbot):
    page = WelcomePage(Look("light"))
    qtbot.addWidget(page)
    page.resize(1400, 900)
    page.show_examples(
        Shown(f"/{n}", n, ("",), game=game)
        for n, game in zip("abc", ("Race", "Dig", "Race"), strict=True)
    )
    page.show()
    seen = lambda: [card.text() for row in page._examples.rows() for card in row]  # noqa: E731

    assert seen() == ["a", "b", "c"]
    page.games.chosen.emit("Race")
    assert seen() == ["a", "c"]
    page.show_examples((Shown("/d", "d", ("",), game="Dig"), Shown("/e", "e", ("",), game="Race")))
    assert seen() == ["e"]  # read again, it still shows what was asked for


def test_a_game_without_a_board_shows_some_of_its_cards(qtbot):
    face = DisplayList(63, 88, (Ellipse(30, 40, 20, 20, "#AA3311"),), title="A card")
    drawn = []
    faces = tuple(lambda n=n: drawn.append(n) or face for n in range(3))
    card = BoardCard(Look("light"), Shown("/x", "X", ("",), faces=faces))
    qtbot.addWidget(card)
    card.resize(260, 200)
    card.grab()
    card.settle()

    assert drawn == [0, 1, 2]
    colours = {card.picture.pixelColor(x, 59).name() for x in range(card.picture.width())}
    assert "#aa3311" in colours
