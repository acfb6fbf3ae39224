"""What an analysis draws is drawn in slices, and ends as what is drawn at once."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter

from designer.hexes import Hex
from designer.paint.markings import Marking
from designer.paint.overlays import Overlay
from designer.ui.canvas import kept
from designer.ui.canvas.camera import Camera
from designer.ui.canvas.kept import KeptDrawing


@pytest.fixture(autouse=True)
def _smallest_slices(monkeypatch):
    monkeypatch.setattr(kept, "_LEAST", 0)


SPACES = [Hex(q, r) for q in range(8) for r in range(5)]
TONES = Overlay(marking=Marking(tones={s: (s.q % 5, str(s.q)) for s in SPACES}))
WAYS = Overlay(
    marking=Marking(ways=(tuple(SPACES[:5]), tuple(SPACES[5:10]), tuple(SPACES[10:15]))),
    unreachable=frozenset(SPACES[20:]),
)
MARKS = Overlay(marking=Marking(marks=dict.fromkeys(SPACES, "diamond"), firm=frozenset(SPACES)))
SIZE = QSize(300, 240)


def frame(drawing: KeptDrawing, overlay: Overlay, camera: Camera) -> QImage:
    image = QImage(SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    drawing.paint(painter, camera, SIZE, 1.0, overlay, lambda _rest: None)
    painter.end()
    return image


@pytest.mark.parametrize("overlay", [TONES, WAYS, MARKS])
def test_slices_end_as_what_is_drawn_at_once(qapp, monkeypatch, overlay):
    camera = Camera(1.0, 20, 20)
    monkeypatch.setattr(kept, "_SLICE_S", 60.0)
    at_once = KeptDrawing()
    whole = frame(at_once, overlay, camera)
    assert at_once.is_whole

    monkeypatch.setattr(kept, "_SLICE_S", 0.0)
    drawing = KeptDrawing()
    first = frame(drawing, overlay, camera)
    assert not drawing.is_whole
    assert first != whole

    n_frames = 1
    while not drawing.is_whole:
        last = frame(drawing, overlay, camera)
        n_frames += 1
    assert n_frames > 5
    assert last == whole


def test_another_zoom_begins_anew(qapp, monkeypatch):
    monkeypatch.setattr(kept, "_SLICE_S", 0.0)
    drawing = KeptDrawing()
    frame(drawing, TONES, Camera(1.0, 20, 20))
    frame(drawing, TONES, Camera(2.0, 20, 20))
    drawing.finish()
    monkeypatch.setattr(kept, "_SLICE_S", 60.0)

    assert frame(drawing, TONES, Camera(2.0, 20, 20)) == frame(
        KeptDrawing(), TONES, Camera(2.0, 20, 20)
    )


def test_a_small_board_is_whole_at_once_however_slow(qapp, monkeypatch):
    monkeypatch.setattr(kept, "_SLICE_S", 0.0)
    monkeypatch.setattr(kept, "_LEAST", 250)
    drawing = KeptDrawing()
    frame(drawing, TONES, Camera(1.0, 20, 20))

    assert drawing.is_whole
