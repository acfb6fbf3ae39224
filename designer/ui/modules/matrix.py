"""The matrix of modules: each one on the diagonal, each pair below it; a cell says whether it fits."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from designer.diagnostics import decimal
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.languages import tr, translated
from designer.ui.kit.surfaces import lay_on
from designer.ui.modules.known import KnownSets, Names

__all__ = ["MatrixView"]

_CELL = QSize(64, 40)
_Index = QModelIndex | QPersistentModelIndex
_SIGNS = {"fits": ("circle-check", "ok", "oksoft"), "no": ("circle-x", "error", "errsoft")}


class _Model(QAbstractTableModel):
    def __init__(self, known: KnownSets) -> None:
        super().__init__(known)
        self._known = known
        self._n = 0
        known.grown.connect(self._on_grown)

    def names_at(self, index: _Index) -> Names | None:
        """Give the set of a cell; None above the diagonal."""
        row, column = index.row(), index.column()
        if not index.isValid() or column > row:
            return None
        modules = self._known.modules
        return self._known.in_order({modules[row].id, modules[column].id})

    def rowCount(self, parent: _Index | None = None) -> int:
        return self._n if parent is None or not parent.isValid() else 0

    def columnCount(self, parent: _Index | None = None) -> int:
        return self.rowCount(parent)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        if self.names_at(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        names = self.names_at(index)
        if names is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return _figure(self._known, names)
        if role in {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self._known.sentence(names)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,  # noqa: ARG002 - alike both ways
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if section >= self._n:
            return None
        title = self._known.modules[section].title
        if role in {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole}:
            return title
        return title if role == Qt.ItemDataRole.DisplayRole else None

    def _on_grown(self, names: Names | None) -> None:
        if names is None:
            self.beginResetModel()
            self._n = len(self._known.modules)
            self.endResetModel()
            return
        order = [module.id for module in self._known.modules]
        if 1 <= len(names) <= 2:
            row, column = order.index(names[-1]), order.index(names[0])
            cell = self.index(row, column)
            self.dataChanged.emit(cell, cell)


class _Cells(QStyledItemDelegate):
    """Draw a sign on its ground, and under it a figure."""

    def __init__(self, look: Look, known: KnownSets, view: QTableView) -> None:
        super().__init__(view)
        self._look, self._known, self._view = look, known, view

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:  # noqa: ARG002 - all alike
        return _CELL

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        model = self._view.model()
        assert isinstance(model, _Model), "the view is made with it"
        names = model.names_at(index)
        box = QRectF(option.rect).adjusted(2, 2, -2, -2)
        if names is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, found = self._look, self._known.found.get(names)
        icon, token, ground = _SIGNS["fits" if found is not None and found.fits else "no"]
        painter.setPen(QPen(look.colour("border"), 1))
        painter.setBrush(look.colour(ground if found is not None else "sunken"))
        painter.drawRoundedRect(box, 6, 6)
        if set(names) <= {*self._known.chosen}:
            painter.setPen(QPen(look.colour("strong"), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
        if found is not None:
            figure = _figure(self._known, names)
            x = box.center().x() - (8 if not figure else 18)
            picture = look.pixmap(icon, token, 16, self._view.devicePixelRatioF())
            painter.drawPixmap(QPoint(round(x), round(box.center().y() - 8)), picture)
            face = font("ui", 11.5, 500)
            painter.setFont(face)
            painter.setPen(look.colour("text"))
            room = QRectF(x + 19, box.top(), box.right() - x - 21, box.height())
            shown = QFontMetricsF(face).elidedText(
                figure, Qt.TextElideMode.ElideRight, room.width()
            )
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
        if option.state & QStyle.StateFlag.State_Selected:
            has = self._view.hasFocus()
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(look.theme.accent if has else look.theme.strong), 2.4))
            painter.drawRoundedRect(box.adjusted(-0.5, -0.5, 0.5, 0.5), 6, 6)
        painter.restore()


class MatrixView(QTableView):
    """Show modules and pairs; the arrows go from cell to cell."""

    def __init__(self, look: Look, known: KnownSets, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = _Model(known)
        self.setModel(self._model)
        self.setItemDelegate(_Cells(look, known, self))
        self.setAccessibleName(tr("Modules and pairs"))
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)  # the arrows go from cell to cell
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        across = _Heads(look, Qt.Orientation.Horizontal, self)
        down = _Heads(look, Qt.Orientation.Vertical, self)
        self.setHorizontalHeader(across)
        self.setVerticalHeader(down)
        across.setDefaultSectionSize(_CELL.width())
        down.setDefaultSectionSize(_CELL.height())
        if (corner := self.findChild(QAbstractButton)) is not None:
            corner.setMaximumSize(
                0, 0
            )  # it chooses all, which nobody wants here; Qt shows it again
            corner.setAccessibleName(tr("Modules and pairs"))
            corner.setToolTip(tr("Modules and pairs"))
        lay_on(look, self, "window")
        lay_on(look, self.viewport(), "window")

    def names(self) -> Names | None:
        """Give the set of the present cell."""
        return self._model.names_at(self.currentIndex())

    def choose(self, names: Names) -> None:
        """Go to the cell of one module or a pair."""
        for row in range(self._model.rowCount()):
            for column in range(row + 1):
                index = self._model.index(row, column)
                if self._model.names_at(index) == names:
                    self.setCurrentIndex(index)
                    return


class _Heads(QHeaderView):
    """Titles beside rows, and upright over columns."""

    def __init__(self, look: Look, orientation: Qt.Orientation, parent: QWidget) -> None:
        super().__init__(orientation, parent)
        self._look = look
        self.setFont(font("ui", 12, 500))
        self.setHighlightSections(False)
        self.setSectionsClickable(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        lay_on(look, self, "window")
        look.changed.connect(self.viewport().update)

    def sizeHint(self) -> QSize:
        return QSize(*(self._longest + 14,) * 2)

    @property
    def _longest(self) -> int:
        """Give how much room the titles take, so that none is cut."""
        metrics, model = QFontMetricsF(self.font()), self.model()
        n = self.count() if model is not None else 0
        titles = (str(model.headerData(each, self.orientation()) or "") for each in range(n))
        return round(max((metrics.horizontalAdvance(t) for t in titles), default=60.0)) + 1

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        title = str(self.model().headerData(logical, self.orientation()) or "")
        painter.save()
        painter.fillRect(rect, self._look.colour("window"))
        painter.setFont(self.font())
        painter.setPen(self._look.colour("text"))
        middle = Qt.AlignmentFlag.AlignVCenter
        if self.orientation() == Qt.Orientation.Vertical:
            painter.drawText(
                rect.adjusted(2, 0, -8, 0), Qt.AlignmentFlag.AlignRight | middle, title
            )
        else:
            painter.translate(rect.left(), rect.bottom())
            painter.rotate(-90)
            box = QRectF(8, 0, rect.height() - 10, rect.width())
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | middle, title)
        painter.restore()


def _figure(known: KnownSets, names: Names) -> str:
    """Give the figure of a cell: rounds of its games, else how many rules meet."""
    games, found = known.games.get(names), known.found.get(names)
    if games is not None and games.played:
        return (
            translated(decimal(games.rounds[0]))
            if games.ended == games.played
            else f"{games.ended}/{games.played}"
        )
    if games is not None and games.trouble:
        return "!"
    return str(len(found.rules)) if found is not None and len(names) > 1 and found.rules else ""
