"""Lists and panels on the ground of docks, and rows high enough to be hit."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QScrollArea, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from designer.paint.look import Look
from designer.ui.kit.following import follow

__all__ = ["RowHeight", "lay_on", "steady"]


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


class RowHeight(QStyledItemDelegate):
    """Make rows of a list or tree as high as the tokens say."""

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
