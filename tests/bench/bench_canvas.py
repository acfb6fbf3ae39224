"""How long a frame of the canvas takes, panning and zooming, beside a QGraphicsView with an item per hex.

Nothing is asserted about time: the figures are printed (`pytest -s tests/bench/bench_canvas.py`).
A frame is what paints one, and the work done for it in between.
"""

import math
from itertools import cycle, islice
from time import perf_counter

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

from designer.hexes import Hex
from designer.paint.fonts import load_fonts
from designer.paint.geometry import centre
from designer.paint.look import Look
from designer.ui.canvas.view import CanvasView
from plugins.el_dorado.scene import scene
from tests.games.el_dorado.projects import route

SIZES = (12, 50, 200)
WIDTH, HEIGHT = 1280, 800
_N_FRAMES = 60


def long_route(n_tiles):
    """Give the scene of boards in rows of ten."""
    faces = islice(cycle("CEGIK"), n_tiles)
    lines = [
        f"{face} {7 * (n % 10) - 4 * (n // 10)},{-3 * (n % 10) + 8 * (n // 10)} 0 t{n}"
        for n, face in enumerate(faces)
    ]
    return scene(*route("\n".join(lines)))


def frames(step, paint):
    """Give the times of frames in milliseconds, sorted."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    times = []
    for number in range(_N_FRAMES):
        begin = perf_counter()
        step(number)
        paint(image)
        times.append((perf_counter() - begin) * 1000)
    return sorted(times)


def shown(name, times):
    """Give a line with the median and the 95th of a hundred frames."""
    return f"{name} p50 {times[len(times) // 2]:6.2f}  p95 {times[int(len(times) * 0.95)]:6.2f} ms"


def item_per_hex(board):
    """Give the reference: a view with one polygon item for each space."""
    radius, stage = 20.0, QGraphicsScene()
    corners = [
        QPointF(
            radius * math.cos(math.radians(60 * k - 30)),
            radius * math.sin(math.radians(60 * k - 30)),
        )
        for k in range(6)
    ]
    pen, brush = QPen(QColor("#1F4D2B")), QBrush(QColor("#3B7A45"))
    for space in board.spaces:
        item = stage.addPolygon(QPolygonF(corners), pen, brush)
        x, y = centre(space.hex)
        item.setPos(radius * x, radius * y)
    view = QGraphicsView(stage)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.resize(WIDTH, HEIGHT)
    view.show()
    return view


@pytest.mark.parametrize("n_tiles", SIZES)
def test_frames_by_size(n_tiles, qtbot, capsys):
    load_fonts()
    board_scene = long_route(n_tiles)
    view = CanvasView(Look("light"))
    reference = item_per_hex(board_scene.board)
    for widget in (view, reference):
        qtbot.addWidget(widget)
    view.resize(WIDTH, HEIGHT)
    view.show()
    view.set_scene(board_scene)
    middle = board_scene.board.spaces[len(board_scene.board.spaces) // 2].hex
    view.set_ways((tuple(Hex(middle.q + n, middle.r) for n in range(9)),))
    view.zoom_to(1.0)
    view.show_space(middle)
    view.settle()

    def paint(image):
        view.render(image)
        view._draw_some()

    def paint_reference(image):
        del image
        reference.grab()

    pan = frames(lambda n: view._move(view.camera.panned(-9 if n < 30 else 9, 4)), paint)
    zoom = frames(
        lambda n: view.zoom_by(1.15 if n % 20 < 10 else 1 / 1.15, QPointF(640, 400)), paint
    )
    bar = reference.horizontalScrollBar()
    pan_items = frames(lambda n: bar.setValue(bar.value() + (9 if n < 30 else -9)), paint_reference)

    def zoom_items(number):
        factor = 1.15 if number % 20 < 10 else 1 / 1.15
        reference.scale(factor, factor)

    reference.centerOn(0, 0)
    scaled_items = frames(zoom_items, paint_reference)
    with capsys.disabled():
        print(f"\n{n_tiles:4} tiles, {len(board_scene.board.spaces)} spaces")
        for name, times in (
            ("pan ", pan),
            ("zoom", zoom),
            ("item per hex, pan ", pan_items),
            ("item per hex, zoom", scaled_items),
        ):
            print("   ", shown(name, times))

    assert len(pan) == len(zoom) == _N_FRAMES
