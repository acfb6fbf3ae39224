"""The faces of many things beside each other; only those in sight are drawn, a few at a time."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from time import perf_counter

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from designer.diagnostics import Severity
from designer.documents import Pointer
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.session.gathering import Member
from designer.ui.forms.pictures import Pictures
from designer.ui.kit.languages import tr, translated
from designer.ui.kit.severities import SEVERITIES
from designer.ui.kit.surfaces import lay_on

__all__ = ["Gallery"]

_WIDTHS = (112, 144, 184, 232, 296)  # of a face
_USUAL = 112
_HIGH = 1.4  # of its width
_BESIDE, _BELOW = 24, 47  # what a cell has beside a face, and above and below it
_BUSY_S = 0.012  # so long are faces drawn at once; the others follow
_CALM_MS = 4

_Index = QModelIndex | QPersistentModelIndex
_Faults = Mapping[tuple[str, Pointer], Severity]


class Gallery(QListView):
    """Show members of a set.

    Attributes:
        opened: a member is to be edited (Member).
        members: what is shown.
        face_width: of a face, in pixels.
        sized: faces have got another size.
    """

    opened = Signal(object)
    sized = Signal()

    def __init__(self, look: Look, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = _Members(self)
        self.setModel(self._model)
        self.setItemDelegate(_Faces(look, pictures, self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.face_width = _USUAL
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Pictures"))
        self.activated.connect(lambda index: self.opened.emit(self.members[index.row()]))
        lay_on(look, self, "canvas")

    @property
    def members(self) -> Sequence[Member]:
        """Give what is shown."""
        return self._model.members

    @property
    def face(self) -> QSize:
        """Give the room of a face."""
        return QSize(self.face_width, round(self.face_width * _HIGH))

    def can_zoom(self, steps: int) -> bool:
        """Say whether faces can be made larger, or smaller, by some steps."""
        return 0 <= _WIDTHS.index(self.face_width) + steps < len(_WIDTHS)

    def zoom(self, steps: int) -> None:
        """Make faces larger, or smaller, by some steps; 0 gives them their usual size."""
        if steps and not self.can_zoom(steps):
            return
        self.show_faces(_WIDTHS[_WIDTHS.index(self.face_width) + steps] if steps else _USUAL)

    def show_faces(self, width: int) -> None:
        """Show faces of the size that is nearest to a width in pixels."""
        self.face_width = min(_WIDTHS, key=lambda own: abs(own - width))
        self._spread()
        if (index := self.currentIndex()).isValid():
            self.scrollTo(index)
        self.sized.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._spread()
        super().resizeEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.angleDelta().y():
            self.zoom(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
            return
        super().wheelEvent(event)

    def _spread(self) -> None:
        """Let the columns share the room there is: names have more of it than faces."""
        room = self.viewport().width() - 1  # a last column that just fits would be put below
        columns = max(1, room // (self.face.width() + _BESIDE))
        cell = QSize(room // columns, self.face.height() + _BELOW)
        if cell != self.gridSize():
            self.setGridSize(cell)

    def show_members(self, members: Sequence[Member], faults: _Faults) -> None:
        """Show other members, or others of their faults; what is chosen stays chosen."""
        kept = {(m.path, m.pointer) for m in self.chosen()}
        place = self.verticalScrollBar().value()
        self._model.set_members(members, faults)
        self._choose(n for n, m in enumerate(members) if (m.path, m.pointer) in kept)
        self.doItemsLayout()
        self.verticalScrollBar().setValue(place)

    def chosen(self) -> list[Member]:
        """Give the members that are chosen, in their order."""
        rows = sorted(index.row() for index in self.selectedIndexes())
        return [self.members[row] for row in rows if row < len(self.members)]

    def choose_named(self, names: Collection[str]) -> int:
        """Choose the members with some ids; give how many there are."""
        wanted = set(names)
        rows = [n for n, m in enumerate(self.members) if m.name in wanted]
        self._choose(rows)
        if rows:
            self.scrollTo(self._model.index(rows[0]))
        return len(rows)

    def _choose(self, rows: Iterable[int]) -> None:
        selection = QItemSelection()
        found = [self._model.index(row) for row in rows]
        for index in found:
            selection.select(index, index)
        model = self.selectionModel()
        model.select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        if found:
            model.setCurrentIndex(found[0], QItemSelectionModel.SelectionFlag.NoUpdate)


class _Members(QAbstractListModel):
    """Hold the members in sight."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.members: Sequence[Member] = ()
        self._faults: _Faults = {}

    def set_members(self, members: Sequence[Member], faults: _Faults) -> None:
        self.beginResetModel()
        self.members, self._faults = tuple(members), faults
        self.endResetModel()

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.members)

    def severity(self, member: Member) -> Severity | None:
        return self._faults.get((member.path, member.pointer))

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self.members):
            return None
        member = self.members[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return translated(member.title)
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                severity = self.severity(member)
                fault = tr(SEVERITIES[severity].word) if severity is not None else ""
                copies = f"× {member.copies}" if member.copies != 1 else ""
                parts = (translated(member.title), member.name, copies, fault)
                join = ", " if role == Qt.ItemDataRole.AccessibleTextRole else "\n"
                return join.join(filter(None, parts))
        return None


class _Faces(QStyledItemDelegate):
    """Draw a face over its name."""

    def __init__(self, look: Look, pictures: Pictures, parent: Gallery) -> None:
        super().__init__(parent)
        self._look = look
        self._pictures = pictures
        self._view = parent
        self._title = font("ui", 11.5, 500)
        self._plain = font("ui", 11.5)
        self._spent_s = 0.0
        self._is_left_out = False
        self._calm = QTimer(self, interval=_CALM_MS, singleShot=True)
        self._calm.timeout.connect(self._on_calm)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:  # noqa: ARG002 - Qt's own signature
        return self._view.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        model = index.model()
        assert isinstance(model, _Members), "this delegate draws members only"
        member = model.members[index.row()]
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        theme = self._look.theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(box).adjusted(3, 3, -3, -3)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.soft if chosen else theme.sunken))
            painter.drawRoundedRect(frame, 7, 7)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(frame, 7, 7)
        face = QRect(QPoint(), self._view.face)
        face.moveCenter(box.center())
        face.moveTop(box.top() + 10)
        self._paint_face(painter, face, member)
        self._paint_words(painter, box, member, model.severity(member), chosen=chosen)
        painter.restore()

    def _paint_face(self, painter: QPainter, room: QRect, member: Member) -> None:
        picture, is_late = self._picture(member, _ratio(painter))
        if picture is not None:
            size = picture.deviceIndependentSize()
            x = room.left() + (room.width() - size.width()) / 2
            y = room.top() + (room.height() - size.height()) / 2
            painter.drawPixmap(QPointF(x, y), picture)
            return
        painter.setPen(QPen(self._look.colour("strong"), 1, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(room).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        if not is_late:
            painter.setFont(self._plain)
            painter.setPen(self._look.colour("muted"))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, tr("No picture"))

    def _picture(self, member: Member, ratio: float) -> tuple[QPixmap | None, bool]:
        """Give a face, or none; and whether it is only too early for it."""
        if not member.sort or not member.name:
            return None, False
        face = self._view.face
        what = (member.sort, member.name, face.width(), face.height(), ratio)
        if self._spent_s > _BUSY_S and not self._pictures.keeps(*what):
            self._is_left_out = True
            return None, True
        began = perf_counter()
        picture = self._pictures.pixmap(*what)
        self._spent_s += perf_counter() - began
        if not self._calm.isActive():
            self._calm.start()
        return picture, False

    def _on_calm(self) -> None:
        left_out, self._spent_s, self._is_left_out = self._is_left_out, 0.0, False
        if left_out:
            self._view.viewport().update()

    def _paint_words(
        self,
        painter: QPainter,
        box: QRect,
        member: Member,
        severity: Severity | None,
        *,
        chosen: bool,
    ) -> None:
        middle = Qt.AlignmentFlag.AlignVCenter
        line = QRect(
            box.left() + 12, box.top() + 14 + self._view.face.height(), box.width() - 24, 20
        )
        painter.setFont(self._plain)
        painter.setPen(self._look.colour("softtext" if chosen else "muted"))
        right = line.right()
        if member.copies != 1:
            words = f"× {member.copies}"
            wide = painter.fontMetrics().horizontalAdvance(words)
            painter.drawText(
                QRect(right - wide, line.top(), wide + 1, line.height()), middle, words
            )
            right -= wide + 6
        if severity is not None:
            look = SEVERITIES[severity]
            sign = self._look.pixmap(look.icon, look.token, 14, _ratio(painter))
            painter.drawPixmap(QPointF(right - 14, line.center().y() - 6), sign)
            right -= 20
        painter.setFont(self._title)
        painter.setPen(self._look.colour("softtext" if chosen else "text"))
        room = QRect(line.left(), line.top(), right - line.left(), line.height())
        end = Qt.TextElideMode.ElideRight
        title = painter.fontMetrics().elidedText(translated(member.title), end, room.width())
        painter.drawText(room, middle, title)


def _ratio(painter: QPainter) -> float:
    device = painter.device()
    return device.devicePixelRatioF() if device is not None else 1.0
