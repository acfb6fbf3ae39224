"""Docks with a calm header: heading, own controls, no float button that nobody finds again."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QMainWindow, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.tokens import tokens
from designer.ui.kit.buttons import IconButton
from designer.ui.kit.languages import tr

__all__ = ["Dock"]


class Dock(QDockWidget):
    """A dock of the main window.

    Attributes:
        header: row of the heading, for controls of its own.
    """

    def __init__(
        self, look: Look, name: str, title: str, widget: QWidget, window: QMainWindow
    ) -> None:
        """Put a widget into a dock; `name` is kept in the settings."""
        super().__init__(title, window)
        self.setObjectName(name)
        self.header = _Header(look, title, self)
        self.setTitleBarWidget(self.header)
        self.setWidget(widget)
        self.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetMovable
            | QDockWidget.DockWidgetFeature.DockWidgetClosable
        )


class _Header(QWidget):
    def __init__(self, look: Look, title: str, dock: QDockWidget) -> None:
        super().__init__(dock)
        self._look = look
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(10, 0, 6, 0)
        self.row.setSpacing(6)
        label = QLabel(title)
        label.setFont(font("ui", 13, 600))
        self.row.addWidget(label)
        self.row.addStretch(1)
        close = IconButton(look, "x", tr("Hide {title}", title=title), size=24)
        close.clicked.connect(dock.close)
        self.row.addWidget(close)
        self.setFixedHeight(tokens().control["dock_header"])
        look.changed.connect(self.update)

    def insert(self, widget: QWidget) -> None:
        """Put a control before the button that hides the dock."""
        self.row.insertWidget(self.row.count() - 1, widget)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), tokens().control["dock_header"])

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.colour("window"))
        painter.setPen(QPen(self._look.colour("border"), 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()

    def minimumSizeHint(self) -> QSize:
        return QSize(60, tokens().control["dock_header"])
