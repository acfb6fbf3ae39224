"""The still part of the board in square pictures kept ready, so that panning only copies them.

A picture is drawn in slices between frames: the pointer never waits for a board of any size.
Until a zoom's own pictures are there, those of the zoom before are shown, scaled; until those of a
changed board are there, those of the board before.
"""

from collections import OrderedDict
from collections.abc import Iterator
from time import perf_counter

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from designer.paint.boards import BoardPicture, draw_net
from designer.paint.stamps import Stamps
from designer.ui.canvas.camera import Camera

__all__ = ["Layers"]

_EDGE = 512  # of a picture, in device pixels
_LEAST = 16  # so many pictures are kept, and more where a large screen shows more at once
_Key = tuple[float, int, int]


class Layers:
    """Keep the pictures of one board at the zooms lately used."""

    def __init__(self) -> None:
        self._stamps = Stamps()
        self._picture: BoardPicture | None = None
        self._ratio = 1.0
        self._ground = QColor("#FFFFFF")
        self._net: QColor | None = None
        self._ready: OrderedDict[_Key, QImage] = OrderedDict()
        self._before: dict[_Key, QImage] = {}
        self._begun: tuple[_Key, QImage, Iterator[None]] | None = None
        self._whole_zoom = 0.0  # the zoom whose pictures stand in for missing ones

    def show(self, picture: BoardPicture | None) -> None:
        """Show another board; pictures of the old one stand in until its own are drawn."""
        before = {**self._before, **self._ready} if picture is not None else {}
        self._picture = picture
        self._drop()
        self._before = before

    @property
    def stamps(self) -> Stamps:
        """Give the pictures of spaces, for others who draw at the same zoom."""
        return self._stamps

    def set_colours(self, ground: QColor, net: QColor | None) -> None:
        """Set the ground and the net on it (None: no net)."""
        if (ground, net) != (self._ground, self._net):
            self._ground, self._net = ground, net
            self._drop()

    def set_ratio(self, ratio: float) -> None:
        """Set the screen's device pixels per device-independent pixel."""
        if ratio != self._ratio:
            self._ratio = ratio
            self._drop()

    def paint(self, painter: QPainter, camera: Camera, size: QRectF) -> None:
        """Draw what is ready."""
        wanted = self._wanted(camera, size)
        whole = self.is_whole(camera, size)
        if not whole:
            painter.fillRect(size, self._ground)
            self._paint_scaled(painter, camera, size)
        edge = _EDGE / self._ratio
        for key in wanted:
            image = self._ready.get(key)
            if image is not None:
                self._ready.move_to_end(key)
            if not whole:  # a changed board is shown when it is drawn whole, not piece by piece
                image = self._before.get(key, image)
            if image is not None:
                painter.drawImage(QRectF(*self._corner(camera, key), edge, edge), image)

    def is_whole(self, camera: Camera, size: QRectF) -> bool:
        """Say whether all that is in sight is drawn."""
        return all(key in self._ready for key in self._wanted(camera, size))

    def work(self, camera: Camera, size: QRectF, seconds: float) -> bool:
        """Draw missing pictures for a while; say whether there was anything to draw.

        Args:
            camera: what is seen.
            size: of the widget.
            seconds: after which the next frame comes first.
        """
        end = perf_counter() + seconds
        worked = False
        while (key := self._next(camera, size)) is not None:
            worked = True
            if self._begun is None or self._begun[0] != key:
                image = QImage(_EDGE, _EDGE, QImage.Format.Format_RGB32)
                image.setDevicePixelRatio(self._ratio)
                self._begun = (key, image, self._draw(image, camera, key))
            for _ in self._begun[2]:
                if perf_counter() > end:
                    return True
            self._keep(key, self._begun[1], frozenset(self._wanted(camera, size)))
            self._begun = None
            if perf_counter() > end:
                return True
        self._whole_zoom = camera.zoom
        self._before.clear()
        return worked

    def _wanted(self, camera: Camera, size: QRectF) -> list[_Key]:
        edge = _EDGE / self._ratio
        left, top = int(-camera.x // edge), int(-camera.y // edge)
        right = int((size.width() - camera.x) // edge)
        bottom = int((size.height() - camera.y) // edge)
        keys = [
            (camera.zoom, column, row)
            for row in range(top, bottom + 1)
            for column in range(left, right + 1)
        ]
        # From the middle outwards: that is where somebody looks.
        middle = ((left + right) / 2, (top + bottom) / 2)
        keys.sort(key=lambda k: abs(k[1] - middle[0]) + abs(k[2] - middle[1]))
        return keys

    def _next(self, camera: Camera, size: QRectF) -> _Key | None:
        return next((k for k in self._wanted(camera, size) if k not in self._ready), None)

    def _corner(self, camera: Camera, key: _Key) -> tuple[float, float]:
        edge = _EDGE / self._ratio
        return camera.x + key[1] * edge, camera.y + key[2] * edge

    def _draw(self, image: QImage, camera: Camera, key: _Key) -> Iterator[None]:
        edge = _EDGE / self._ratio
        region = QRectF(0, 0, edge, edge)
        projection = Camera(camera.zoom, -key[1] * edge, -key[2] * edge).projection
        image.fill(self._ground)
        painter = QPainter(image)
        try:
            if self._net is not None:
                draw_net(painter, projection, region, self._net)
                yield
            if self._picture is not None:
                yield from self._picture.steps(
                    painter, projection, stamps=self._stamps, ratio=self._ratio, region=region
                )
        finally:
            painter.end()

    def _paint_scaled(self, painter: QPainter, camera: Camera, size: QRectF) -> None:
        """Draw the pictures of the last whole zoom at the size of this one."""
        scale = camera.zoom / self._whole_zoom if self._whole_zoom else 0.0
        if not 0.2 < scale < 5.0:
            return
        edge = _EDGE / self._ratio * scale
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for key, image in self._ready.items():
            if key[0] != self._whole_zoom:
                continue
            target = QRectF(camera.x + key[1] * edge, camera.y + key[2] * edge, edge, edge)
            if target.intersects(size):
                painter.drawImage(target, image)

    def _keep(self, key: _Key, image: QImage, wanted: frozenset[_Key]) -> None:
        self._ready[key] = image
        most = max(_LEAST, 2 * len(wanted) + 4)
        for oldest in list(self._ready):
            if len(self._ready) <= most:
                break
            if oldest not in wanted:
                del self._ready[oldest]

    def _drop(self) -> None:
        self._ready.clear()
        self._before.clear()
        self._begun = None
        self._whole_zoom = 0.0
