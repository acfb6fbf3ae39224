"""Cards of documents: a picture of the board or of cards, the name, a line on it."""

from collections.abc import Generator
from time import perf_counter

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget
from shiboken6 import isValid

from designer.paint.fan import fan_image_steps
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.scene import scene_image_steps
from designer.printing.scenes import BoardScene
from designer.ui.kit.buttons import draw_focus
from designer.ui.welcome.shown import Shown

__all__ = ["BoardCard", "Drawing"]

_PICTURE = 118
_LINE = 18
_SLICE_S = 0.003
_Size = tuple[int, float, str]
_WALKS = frozenset(
    {
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
    }
)


class Drawing(QObject):
    """Draw the pictures of cards one after the other, between the window's events."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards: list[BoardCard] = []
        self._timer = QTimer(self, interval=0, singleShot=True)
        self._timer.timeout.connect(self._draw)

    def add(self, card: "BoardCard") -> None:
        """Draw a card once those before it are drawn."""
        if card not in self._cards:
            self._cards.append(card)
        self._timer.start()

    def _draw(self) -> None:
        """Draw a part; a card that is not seen asks again once it is."""
        self._cards = [card for card in self._cards if isValid(card) and card.isVisible()]
        if self._cards and not self._cards[0].draw_some():
            self._cards.pop(0)
        if self._cards:
            self._timer.start()


class BoardCard(QAbstractButton):
    """A button that shows a document; its picture comes once the board is known.

    Attributes:
        path, game: the document, and the game that it belongs to.
        walked: a key that goes to another card was pressed (Qt.Key).
    """

    walked = Signal(object)

    def __init__(
        self,
        look: Look,
        shown: Shown,
        drawing: "Drawing | None" = None,
        parent: QWidget | None = None,
    ) -> None:
        """Show a document; `drawing` is shared by cards that are drawn one after the other."""
        super().__init__(parent)
        path, title = shown.path, shown.title
        self.path, self.game = path, shown.game
        self._look = look
        self._lines = shown.lines
        self._icon = shown.icon
        self.is_lost = shown.lost
        self._faces = shown.faces
        self._scene: BoardScene | None = None
        self._image: QImage | None = None
        self._begun: tuple[_Size, Generator[None, None, QImage]] | None = None
        self._drawn_for: _Size | None = None
        self._drawing = Drawing(self) if drawing is None else drawing
        self.setText(title)
        self.setAccessibleName(", ".join((title, *shown.lines)))
        self.setToolTip("\n".join((title, *shown.lines, path)))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def set_scene(self, scene: BoardScene) -> None:
        """Show the board."""
        self._scene = scene
        self._drawn_for = self._begun = None
        self.update()

    @property
    def is_drawn(self) -> bool:
        """Say whether the picture is that of the board."""
        return self._image is not None and self._begun is None and self._drawn_for is not None

    @property
    def picture(self) -> QImage | None:
        """Give the picture of the board, as far as it is drawn."""
        return self._image

    def sizeHint(self) -> QSize:
        return QSize(240, self._height)

    def minimumSizeHint(self) -> QSize:
        return QSize(150, self._height)

    @property
    def _height(self) -> int:
        return _PICTURE + 44 + _LINE * max(1, len(self._lines))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in _WALKS and plain:
            self.walked.emit(Qt.Key(event.key()))
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and plain:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        shape = QPainterPath()
        shape.addRoundedRect(frame, 9, 9)
        painter.fillPath(shape, self._look.colour("raised"))
        painter.save()
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        picture = QRectF(frame.x(), frame.y(), frame.width(), _PICTURE)
        painter.fillRect(picture, self._look.colour("canvas"))
        self._paint_board(painter, picture)
        painter.restore()
        active = self.underMouse() or self.isDown()
        line = self._look.colour("accent" if active else "border")
        painter.strokePath(shape, QPen(line, 1.5 if active else 1))
        if self.hasFocus():
            draw_focus(painter, self._look, QRectF(self.rect()), 11)
        self._paint_words(painter, frame)

    def _paint_board(self, painter: QPainter, area: QRectF) -> None:
        ratio = self.devicePixelRatioF()
        if self._scene is None and not self._faces:
            sign = self._look.pixmap(self._icon, "muted", 40, ratio)
            painter.drawPixmap(area.center() - QPointF(20, 20), sign)
            return
        wanted = (round(area.width()), ratio, self._look.theme_name)
        if self._drawn_for != wanted:
            if self._begun is None or self._begun[0] != wanted:
                self._begun = (wanted, self._steps(wanted[0], ratio))
            self._drawing.add(self)
        if self._image is not None:
            painter.drawImage(area.topLeft(), self._image)

    def _steps(self, width: int, ratio: float) -> Generator[None, None, QImage]:
        if self._scene is None:
            return fan_image_steps(self._faces, width, _PICTURE, ratio)
        return scene_image_steps(
            self._scene, width, _PICTURE, ratio=ratio, margin_px=10.0, with_letters=False
        )

    def settle(self) -> None:
        """Draw the picture to its end, for pictures of the window."""
        while self.draw_some():
            pass

    def draw_some(self) -> bool:
        """Draw a part of the picture, which takes longer than a frame; say whether more is to do."""
        if self._begun is None:
            return False
        wanted, steps = self._begun
        end = perf_counter() + _SLICE_S
        try:
            next(steps)
            while perf_counter() < end:
                next(steps)
        except StopIteration as whole:
            self._image, self._drawn_for, self._begun = whole.value, wanted, None
            self.update()
        return self._begun is not None

    def _paint_words(self, painter: QPainter, frame: QRectF) -> None:
        box = QRectF(frame.x() + 12, frame.y() + _PICTURE + 8, frame.width() - 24, 20)
        for text, face, token in (
            (self.text(), font("ui", 14, 600), "muted" if self.is_lost else "text"),
            *((line, font("ui", 12), "muted") for line in self._lines),
        ):
            painter.setFont(face)
            painter.setPen(self._look.colour(token))
            shown = painter.fontMetrics().elidedText(
                text, Qt.TextElideMode.ElideRight, int(box.width())
            )
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, shown)
            box.translate(0, _LINE)
