"""One piece as a widget: its face, and whether it can be chosen, is in hand, is spent."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QEnterEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.tokens import tokens
from designer.play.table import Piece
from designer.ui.kit.accessible import spoken_as
from designer.ui.kit.languages import tr, translated
from designer.ui.preview.faces import Faces

__all__ = ["NAME", "PieceWidget"]

_MARGIN = 5  # room for rings round the face
_LIFT = 10  # how far a piece in hand is lifted
NAME = 18  # room for a name below the face
_DRAG_PX = 8
_FAINT = 0.45


@spoken_as(QAccessible.Role.Button, press="press")
class PieceWidget(QWidget):
    """Show a piece.

    Attributes:
        clicked: its id; mouse, Enter or Space.
        entered: itself; the pointer or the focus came.
        left: the pointer or the focus went.
        by_key: whether the last click came from the keyboard.
        stepped: -1 or 1; an arrow key asks for the piece beside it.
        dragged: itself and where, in the screen's pixels; the pressed pointer moved with it.
        dropped: the same, when it is let go.
    """

    clicked = Signal(int)
    entered = Signal(QWidget)
    left = Signal()
    stepped = Signal(int)
    dragged = Signal(QWidget, QPointF)
    dropped = Signal(QWidget, QPointF)

    def __init__(self, look: Look, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._faces = faces
        self._width = 126.0
        self.piece = Piece(-1, "", "")
        self._is_choosable = self._is_held = self._is_quiet = self._is_empty = False
        self._count = self._price = ""
        self._lifts = self._is_marked = self._is_arriving = self._is_named = False
        self._pressed_at: QPointF | None = None
        self.by_key = self.is_dragged = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def show_piece(
        self,
        piece: Piece,
        width: float,
        *,
        choosable: bool = False,
        held: bool = False,
        quiet: bool = False,
        count: str = "",
        lifts: bool = False,
        empty: bool = False,
        price: str = "",
        marked: bool = False,
        named: bool = False,
    ) -> None:
        """Show a piece.

        Args:
            piece: what is shown.
            width: of the face, in device-independent pixels.
            choosable: a click does something.
            held: it is in hand.
            quiet: others can be chosen, this one not: it steps back.
            count: a number at its corner.
            lifts: there is room above for lifting it when it is in hand.
            empty: only the place is shown, nothing lies there.
            price: what choosing it counts or costs, in a chip at its foot.
            marked: outline it while it can be chosen.
            named: its name stands below, its note at its corner.
        """
        state = (piece, width, choosable, held, quiet, count, lifts, empty, price, marked, named)
        now = (
            self.piece,
            self._width,
            self._is_choosable,
            self._is_held,
            self._is_quiet,
            self._count,
            self._lifts,
            self._is_empty,
            self._price,
            self._is_marked,
            self._is_named,
        )
        if state == now:
            return
        (
            self.piece,
            self._width,
            self._is_choosable,
            self._is_held,
            self._is_quiet,
            self._count,
            self._lifts,
            self._is_empty,
            self._price,
            self._is_marked,
            self._is_named,
        ) = state
        self.setFixedSize(self.sizeHint())
        spoken = self._faces.display(piece.face).title or piece.title
        self.setAccessibleName(", ".join(part for part in (spoken, count, price) if part))
        says = [
            word
            for word, holds in (
                (tr("in hand"), held),
                (tr("can be chosen"), choosable),
                ("spent", quiet),
            )
            if holds
        ]
        says += [translated(piece.threat)] if piece.threat else []
        self.setAccessibleDescription(", ".join(says))
        self.setToolTip(translated(piece.threat))
        # A face that is down tells nothing: the keyboard need not stop there.
        can_be_looked_at = choosable or (bool(piece.face) and not empty)
        self.setFocusPolicy(
            Qt.FocusPolicy.StrongFocus if can_be_looked_at else Qt.FocusPolicy.NoFocus
        )
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if choosable else Qt.CursorShape.ArrowCursor
        )
        self.update()

    def picture(self, width: float) -> QPixmap:
        """Give the face alone, for whatever goes along with the pointer."""
        return self._faces.pixmap(self.piece.face, width, self.devicePixelRatioF())

    def show_wide(self, width: float) -> None:
        """Show the same piece in another width."""
        self._width = width
        self.setFixedSize(self.sizeHint())
        self.update()

    def set_arriving(self, *, arriving: bool) -> None:
        """Show nothing while the piece is still on its way here."""
        self._is_arriving = arriving
        self.update()

    @property
    def frame(self) -> QRectF:
        """Give where the face is drawn."""
        top = _MARGIN + (_LIFT if self._lifts and not self._is_held else 0)
        height = self._faces.height(self.piece.face, self._width)
        return QRectF(_MARGIN, top, self._width, height)

    @property
    def is_choosable(self) -> bool:
        """Say whether a click does something."""
        return self._is_choosable

    @property
    def is_held(self) -> bool:
        """Say whether the piece is in hand."""
        return self._is_held

    def sizeHint(self) -> QSize:
        """Give the size of the face with room for its rings."""
        height = self._faces.height(self.piece.face, self._width)
        extra = (_LIFT if self._lifts else 0) + (NAME if self._is_named else 0)
        return QSize(round(self._width) + 2 * _MARGIN, round(height) + 2 * _MARGIN + extra)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw the face and what holds for it."""
        if self._is_arriving:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pixmap = self._faces.pixmap(self.piece.face, self._width, self.devicePixelRatioF())
        frame = self.frame
        height = frame.height()
        if self._is_empty:
            self._draw_slot(painter, frame)
            return
        is_faint = self._is_named and (self._is_quiet or self.piece.dimmed)
        painter.setOpacity(_FAINT if is_faint else 1.0)
        painter.drawPixmap(frame.topLeft(), pixmap)
        painter.setOpacity(1.0)
        is_card = height > self._width * 1.1
        radius = self._width * (0.067 if is_card else 0.16 if self._is_named else 0.5)
        inner = frame.adjusted(1, 1, -1, -1)
        if (self._is_quiet or self.piece.dimmed) and not is_faint:
            veil = QColor(self._look.theme.window)
            veil.setAlphaF(0.34)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil)
            painter.drawRoundedRect(inner, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.piece.threat:
            self._draw_threat(painter, inner, radius)
        if self._is_held:
            ring = tokens().states["selected"]
            self._outline(painter, frame, radius, ring.under, ring.under_width)
            self._outline(painter, frame, radius, ring.over, ring.over_width * 0.75)
        if self.hasFocus():
            spread = frame.adjusted(-3, -3, 3, 3)
            self._outline(painter, spread, radius + 3, self._look.theme.accent, 2)
        elif self._is_choosable and not self._is_held and self.underMouse():
            self._outline(painter, frame, radius, self._look.theme.accent, 3)
        elif self._is_choosable and not self._is_held and self._is_marked:
            self._outline(painter, frame, radius, self._look.theme.accent, 2)
        if self._is_named:
            self._draw_name(painter, frame)
        if self._count:
            self._draw_count(painter, frame)
        if self._price:
            self._draw_price(painter, frame)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin what may become a drag."""
        if event.button() == Qt.MouseButton.LeftButton and self.piece.id >= 0:
            self._pressed_at = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell where the piece is dragged."""
        if self._pressed_at is None:
            return
        if self.is_dragged or (event.position() - self._pressed_at).manhattanLength() > _DRAG_PX:
            self.is_dragged = True
            self.dragged.emit(self, event.globalPosition())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell a click, or where the piece is let go."""
        was_dragged, self._pressed_at, self.is_dragged = self.is_dragged, None, False
        if was_dragged:
            self.dropped.emit(self, event.globalPosition())
            return
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.by_key = False
            self.clicked.emit(self.piece.id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes it, Space shows it large, arrows go to the next."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self._is_choosable or self._is_held:
                self.press()
            case Qt.Key.Key_Space:
                self.entered.emit(self)
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                self.stepped.emit(-1)
            case Qt.Key.Key_Right | Qt.Key.Key_Down:
                self.stepped.emit(1)
            case _:
                super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the pointer came."""
        super().enterEvent(event)
        self.entered.emit(self)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer went."""
        super().leaveEvent(event)
        self.left.emit()
        self.update()

    def press(self) -> None:
        """Do what Enter does, for a screen reader."""
        if self._is_choosable or self._is_held:
            self.by_key = True
            self.clicked.emit(self.piece.id)

    @staticmethod
    def _outline(
        painter: QPainter, frame: QRectF, radius: float, colour: str, width: float
    ) -> None:
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(frame, radius, radius)

    def _draw_threat(self, painter: QPainter, frame: QRectF, radius: float) -> None:
        """Draw dashes at the edge of what is in danger."""
        ring = tokens().states["refused"]
        frame = frame.adjusted(1, 1, -1, -1)
        self._outline(painter, frame, radius, ring.under, ring.over_width)
        pen = QPen(QColor(ring.over), ring.over_width * 0.6)
        pen.setDashPattern([4, 2.4])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawRoundedRect(frame, radius, radius)

    def _draw_name(self, painter: QPainter, frame: QRectF) -> None:
        """Draw the name below the face, and the note at its corner."""
        theme, face = self._look.theme, font("ui", 11.5, 500 if self._is_choosable else 400)
        painter.setFont(face)
        painter.setPen(QColor(theme.text if self._is_choosable or self._is_held else theme.muted))
        room = QRectF(0, frame.bottom() + 2, self.width(), NAME)
        name = QFontMetricsF(face).elidedText(
            self.piece.title, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, name)
        if self.piece.note:
            disc = QRectF(frame.left() + 1, frame.top() + 1, 18, 18)
            painter.setPen(QPen(QColor(theme.border), 1))
            painter.setBrush(QColor(theme.raised))
            painter.drawEllipse(disc)
            painter.setFont(font("ui", 11, 600))
            painter.setPen(QColor(theme.text))
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self.piece.note)

    def _draw_slot(self, painter: QPainter, frame: QRectF) -> None:
        """Draw the place of a pile that holds nothing."""
        pen = QPen(QColor(self._look.theme.strong), 1, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        radius = self._width * 0.067
        painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), radius, radius)
        painter.setPen(QColor(self._look.theme.muted))
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, tr("empty"))

    def _draw_price(self, painter: QPainter, frame: QRectF) -> None:
        face = font("ui", 12, 700)
        width = max(24.0, QFontMetricsF(face).horizontalAdvance(self._price) + 14)
        box = QRectF(frame.left() + 3, frame.bottom() - 20, width, 22)
        painter.setPen(QPen(QColor("#15130F"), 1.6))
        painter.setBrush(QColor("#FFFFFF"))
        painter.drawRoundedRect(box, 11, 11)
        painter.setFont(face)
        painter.setPen(QColor("#15130F"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._price)

    def _draw_count(self, painter: QPainter, frame: QRectF) -> None:
        width = 14 + 8 * len(self._count)
        box = QRectF(frame.right() - width + 4, frame.top() - 4, width, 20)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#15130F"))
        painter.drawRoundedRect(box, 10, 10)
        painter.setPen(QColor("#FFFFFF"))
        painter.setFont(font("ui", 12, 700))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._count)
