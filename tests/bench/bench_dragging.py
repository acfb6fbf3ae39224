"""How long a frame takes while a piece is carried over a board: the move itself, and painting it.

Nothing is asserted about time: the figures are printed (`pytest -s tests/bench/bench_dragging.py`).
The goal is 8 ms a frame, whatever the board's size.
"""

from time import perf_counter

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage

from designer.hexes import Hex
from designer.paint.fonts import load_fonts
from designer.paint.look import Look
from designer.session.desk import Desk
from designer.ui.canvas.panel import CanvasPanel
from plugins.el_dorado.palette import laid, palette
from tests.bench.bench_canvas import shown
from tests.games.el_dorado.projects import route

SIZES = (6, 12, 50, 200)
WIDTH, HEIGHT = 1280, 800
_N_FRAMES = 120


def rows(n_tiles):
    """Give the lines of a route of boards in rows of ten."""
    return "\n".join(
        f"{'CEGIK'[n % 5]} {7 * (n % 10) - 4 * (n // 10)},{-3 * (n % 10) + 8 * (n // 10)} 0 t{n}"
        for n in range(n_tiles)
    )


class Kept:
    """Give the same board whenever it is asked for."""

    def __init__(self, desk):
        self._desk = desk

    def desk(self):
        return self._desk

    def loose(self):
        return None

    def words(self):
        return {}


@pytest.mark.parametrize("n_tiles", SIZES)
def test_frames_while_carrying(n_tiles, qtbot, capsys):
    load_fonts()
    project, document = route(rows(n_tiles))
    desk = Desk(project, document, palette(project, document), laid(project, document))
    panel = CanvasPanel(Look("light"))
    qtbot.addWidget(panel)
    panel.resize(WIDTH, HEIGHT)
    panel.show()
    panel.arranger.set_source(Kept(desk))
    begin = perf_counter()
    panel.arranger.refresh()
    shown_ms = (perf_counter() - begin) * 1000
    view = panel.view
    view.zoom_to(1.0)
    view.show_space(Hex(7, -3))
    view.settle()
    begin = perf_counter()
    panel.arranger.hand.arm("A", anyway=True)
    taken_ms = (perf_counter() - begin) * 1000
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    moves, frames = [], []
    for number in range(_N_FRAMES):
        place = QPointF(200 + 7 * number, 300 + 120 * ((number // 9) % 3) + number)
        begin = perf_counter()
        panel.arranger.hand.carry_to(place, Qt.KeyboardModifier.NoModifier)
        moved = perf_counter()
        view.render(image)
        moves.append((moved - begin) * 1000)
        frames.append((perf_counter() - begin) * 1000)
    begin = perf_counter()
    panel.arranger.hand.step_place(1)
    tab_ms = (perf_counter() - begin) * 1000
    with capsys.disabled():
        print(
            f"\n{n_tiles:4} tiles: shown {shown_ms:.1f}, taken {taken_ms:.1f}, Tab {tab_ms:.1f} ms"
        )
        print("    ", shown("move ", sorted(moves)))
        print("    ", shown("frame", sorted(frames)))

    assert panel.arranger.hand.carried is not None
