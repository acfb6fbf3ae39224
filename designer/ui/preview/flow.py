"""A layout that puts widgets one after the other in lines, as words in a text."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QLayout, QLayoutItem

__all__ = ["Flow"]


class Flow(QLayout):
    """Put widgets one after the other in lines, as words in a text."""

    def __init__(self, gap: int = 5) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        sizes = [item.sizeHint() for item in self._items] or [QSize(0, 0)]
        margins = self.contentsMargins()
        return QSize(
            max(size.width() for size in sizes) + margins.left() + margins.right(),
            max(size.height() for size in sizes) + margins.top() + margins.bottom(),
        )

    def _arrange(self, whole: QRect, *, move: bool) -> int:
        """Break the widgets into lines, each as high as its highest; give the height of all."""
        margins = self.contentsMargins()
        rect = whole.marginsRemoved(margins)
        lines: list[list[QLayoutItem]] = [[]]
        x = rect.x()
        for item in self._items:
            widget = item.widget()
            if widget is not None and widget.isHidden():
                continue
            width = item.sizeHint().width()
            if x + width > rect.right() + 1 and lines[-1]:
                lines.append([])
                x = rect.x()
            lines[-1].append(item)
            x += width + self._gap
        y = rect.y()
        for line in lines:
            height = max((item.sizeHint().height() for item in line), default=0)
            if move:
                self._place(line, rect, y, height)
            y += height + self._gap
        return y - self._gap + margins.bottom() - whole.y()

    def _place(self, line: list[QLayoutItem], rect: QRect, y: int, height: int) -> None:
        x = rect.x()
        for item in line:
            size = item.sizeHint()
            top = y + (height - size.height()) // 2
            item.setGeometry(QRect(x, top, min(size.width(), rect.width()), size.height()))
            x += size.width() + self._gap
