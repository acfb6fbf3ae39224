"""Menu bar and tool bar: where they stand, what they hold."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QMainWindow,
    QMenuBar,
    QPushButton,
    QSizePolicy,
    QToolBar,
    QToolButton,
    QWidget,
)

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.tokens import tokens
from designer.ui.kit.buttons import Button, IconButton, draw_focus, shown_keys
from designer.ui.kit.following import follow
from designer.ui.kit.languages import tr
from designer.ui.window.actions import Actions

__all__ = ["SearchField", "make_tool_bar", "style_menu_bar"]

_SHOWN = (
    ("new", "open", "save"),
    ("undo", "redo"),
    ("tool_select", "tool_stamp", "tool_erase", "tool_bar", "tool_ends", "tool_loose"),
    ("find", "previous_problem", "next_problem"),
    ("side_board", "side_both", "side_text", "side_form"),
    ("fit", "next_theme", "print"),
)
_ICONS = {
    "new": "file-plus",
    "open": "folder-open",
    "save": "save",
    "undo": "undo-2",
    "redo": "redo-2",
    "tool_select": "mouse-pointer-2",
    "tool_stamp": "stamp",
    "tool_erase": "eraser",
    "tool_bar": "fence",
    "tool_ends": "flag",
    "tool_loose": "flame",
    "find": "search",
    "previous_problem": "chevron-left",
    "next_problem": "chevron-right",
    "side_board": "map",
    "side_both": "table-properties",
    "side_text": "file-code",
    "side_form": "sliders-horizontal",
    "fit": "maximize",
    "next_theme": "contrast",
    "print": "printer",
}

PLAY = "play"
"""What the button that starts a game is called among the parts of the window."""

_AROUND = 26  # a title of a menu, with room for its neighbours
_SIGN = 24  # where Qt puts the sign of menus that do not fit


def make_tool_bar(window: QMainWindow, look: Look, actions: Actions) -> QToolBar:
    """Make the tool bar; what does not fit stands behind its arrow."""
    bar = _Bar(tr("Tools"), look, window)
    bar.setObjectName("tools")
    bar.setMovable(False)
    bar.setFloatable(False)
    bar.setIconSize(QSize(18, 18))
    for number, group in enumerate(_SHOWN):
        shown = [bar.addSeparator()] if number else []
        for id_ in group:
            keys = actions[id_].shortcut().toString()
            letter = keys if len(keys) == 1 else ""
            button = IconButton.of_action(look, actions[id_], _ICONS[id_], letter=letter)
            shown.append(bar.addWidget(button))
        bar.groups.append(shown)
    space = QWidget()
    space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    bar.addWidget(space)
    play = actions["play"]
    start = Button(look, play.text(), icon="play", primary=True, keys="F5")
    start.setObjectName(PLAY)
    start.setToolTip(play.toolTip())
    start.clicked.connect(play.trigger)
    play.enabledChanged.connect(start.setEnabled)

    def tell() -> None:
        start.setText(play.text())
        start.setToolTip(play.toolTip())

    play.changed.connect(tell)
    bar.addWidget(start)
    _show_more_sign(bar, look, "qt_toolbar_ext_button", tr("More tools"))
    window.addToolBar(bar)
    return bar


def style_menu_bar(bar: QMenuBar, look: Look) -> None:
    """Give the menu bar the tokens' height and its titles room: no palette role says how high."""

    def style() -> None:
        theme = look.theme
        bar.setStyleSheet(
            f"QMenuBar {{ background: {theme.window}; padding: 2px 4px; }}"
            f"QMenuBar::item {{ color: {theme.text}; padding: 5px 9px; border-radius: 6px; }}"
            f"QMenuBar::item:selected {{ background: {theme.soft}; color: {theme.softtext}; }}"
        )

    bar.setMinimumHeight(tokens().control["menubar"])
    bar.setFont(font("ui", 13))
    follow(look.changed, bar, style)
    _show_more_sign(bar, look, "qt_menubar_ext_button", tr("More menus"))


def _show_more_sign(bar: QToolBar | QMenuBar, look: Look, name: str, words: str) -> None:
    """Show where what does not fit is found: Qt's own arrow is hardly seen in the dark."""
    more = bar.findChild(QToolButton, name)
    if isinstance(more, QToolButton):
        more.setIcon(look.icon("ellipsis-vertical"))
        more.setIconSize(QSize(20, 20))
        more.setToolTip(words)
        more.setAccessibleName(words)


class _Bar(QToolBar):
    def __init__(self, title: str, look: Look, window: QMainWindow) -> None:
        super().__init__(title, window)
        self._look = look
        self.groups: list[list[QAction]] = []
        self.setContentsMargins(8, 0, 8, 0)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), tokens().control["toolbar"])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave groups out where room lacks, the least needed first: all of them are in the menus."""
        for n_shown in range(len(self.groups), 0, -1):
            for number, group in enumerate(self.groups):
                for action in group:
                    if action.isVisible() != (number < n_shown):
                        action.setVisible(number < n_shown)
            if super().sizeHint().width() <= self.width():
                break
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._look.colour("window"))
        bottom = self.height() - 1
        painter.fillRect(0, bottom, self.width(), 1, self._look.colour("border"))


class SearchField(QPushButton):
    """What looks like a search field in the menu bar and opens the command palette."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(tr("Search commands, documents, spaces"), parent)
        self._look = look
        self.setFont(font("ui", 12.5))
        self.setToolTip(tr("All commands (Ctrl+Shift+P)\nFinds anything by its name"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.changed.connect(self.update)
        if parent is not None:
            parent.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.updateGeometry()
            self.resize(self.sizeHint())
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        """Leave the menus their room: what they hide is looked for in vain."""
        return QSize(min(390, max(44, self._room())), tokens().control["menubar"] - 4)

    def _room(self) -> int:
        bar = self.parentWidget()
        if not isinstance(bar, QMenuBar):
            return 390
        metrics = bar.fontMetrics()
        titles = (action.text().replace("&", "") for action in bar.actions())
        return (
            bar.width()
            - _SIGN
            - sum(metrics.horizontalAdvance(title) + _AROUND for title in titles)
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(44, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(2.5, 2.5, -6.5, -2.5)
        painter.setPen(QPen(self._look.colour("border"), 1))
        painter.setBrush(self._look.colour("surface"))
        painter.drawRoundedRect(frame, 6, 6)
        if self.hasFocus():
            draw_focus(painter, self._look, frame.adjusted(-2, -2, 2, 2), 7)
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(
            round(frame.x() + 9),
            round(frame.center().y() - 7),
            self._look.pixmap("search", "muted", 15, ratio),
        )
        painter.setPen(self._look.colour("muted"))
        painter.setFont(self.font())
        keys_font = font("ui", 11, 500)
        keys = shown_keys("Ctrl+Shift+P")
        width = QFontMetricsF(keys_font).horizontalAdvance(keys) + 12
        with_keys = frame.width() > width + 90
        room = frame.adjusted(32, 0, -width - 10 if with_keys else -6, 0)
        text = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, int(room.width())
        )
        if room.width() > 40:
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
        if not with_keys:
            return
        plate = QRectF(frame.right() - width - 4, frame.center().y() - 8.5, width, 17)
        painter.setPen(QPen(self._look.colour("border"), 1))
        painter.drawRoundedRect(plate, 4, 4)
        painter.setPen(self._look.colour("muted"))
        painter.setFont(keys_font)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, keys)
