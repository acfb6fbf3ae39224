"""Lists and panels on the ground of docks, heads of tables, and rows high enough to be hit."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QHeaderView,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from designer.paint.look import Look
from designer.ui.kit.following import follow

__all__ = ["CalmRows", "RowHeight", "calm_head", "lay_on", "steady"]


def lay_on(look: Look, widget: QWidget, token: str = "surface") -> None:
    """Give a widget the ground of a token, in every theme."""

    def colour() -> None:
        palette = QPalette()
        ground = look.colour(token)
        palette.setColor(QPalette.ColorRole.Base, ground)
        palette.setColor(QPalette.ColorRole.Window, ground)
        widget.setPalette(palette)

    widget.setAutoFillBackground(True)
    follow(look.changed, widget, colour)


def calm_head(look: Look, head: QHeaderView) -> None:
    """Give a table's head the ground of docks and one line under it: Fusion's shine is from elsewhere."""

    def style() -> None:
        theme = look.theme
        head.setStyleSheet(
            f"QHeaderView {{ background: {theme.surface}; border: none; }}"
            f"QHeaderView::section {{ background: {theme.surface}; color: {theme.muted};"
            f" border: none; border-bottom: 1px solid {theme.border};"
            " padding: 4px 6px; font-weight: 600; }"
        )

    follow(look.changed, head, style)


class CalmRows(QStyledItemDelegate):
    """Draw what is chosen on one flat ground: Fusion gives it a shine and an edge.

    Rows that cannot be chosen are headings.
    """

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        calm = QStyleOptionViewItem(option)
        palette = calm.palette
        if calm.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(calm.rect, palette.highlight())
            palette.setBrush(QPalette.ColorRole.Text, palette.highlightedText())
            calm.state &= ~(QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus)
        heading = palette.brush(QPalette.ColorRole.PlaceholderText)
        palette.setBrush(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text, heading)
        calm.palette = palette
        super().paint(painter, calm, index)


class RowHeight(CalmRows):
    """Make rows of a list or tree as high as the tokens say, too."""

    def __init__(self, height: int, parent: QObject) -> None:
        super().__init__(parent)
        self._height = height

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(super().sizeHint(option, index).width(), self._height)


def steady(area: QScrollArea, page: QWidget) -> None:
    """Show a page as wide as its area, whatever its rows would like, and as long as it is.

    Where the bar comes and goes, or a row that breaks in two asks for less room once it has broken,
    the height follows the width and the width the height, and Qt turns from one size to the
    other without end: a stack overflow.
    """
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    page.setMinimumWidth(1)
    area.setWidgetResizable(True)
    area.setWidget(page)
