"""Look at a window as a screen reader, a keyboard and a pair of eyes do, and list what they miss."""

from collections.abc import Iterator

import shiboken6
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFontMetrics, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollBar,
    QSizeGrip,
    QSplitterHandle,
    QStyledItemDelegate,
    QTabBar,
    QTextBrowser,
    QTextEdit,
    QToolButton,
    QWidget,
)

from designer.paint.tokens import contrast
from designer.ui.kit.surfaces import RowHeight
from designer.ui.preview.board import PlayBoard

__all__ = ["cut_texts", "focus_faults", "hidden_focus", "low_contrast", "names_missing", "tipless"]

_Role = QAccessible.Role
_OPERABLE = {
    _Role.Button,
    _Role.ButtonMenu,
    _Role.ButtonDropDown,
    _Role.CheckBox,
    _Role.RadioButton,
    _Role.EditableText,
    _Role.ComboBox,
    _Role.SpinBox,
    _Role.Slider,
    _Role.PageTab,
    _Role.MenuItem,
    _Role.List,
    _Role.ListItem,
    _Role.Tree,
    _Role.TreeItem,
    _Role.Table,
    _Role.Link,
}
# Qt's own parts, which have no name of their own and need none.
_PARTS = (QScrollBar, QSizeGrip, QSplitterHandle)


def shown(root: QWidget) -> Iterator[QWidget]:
    """Give the widgets in sight, the outer ones first."""
    for widget in (root, *root.findChildren(QWidget)):
        inside = widget is root or widget.window() is root.window()
        if inside and widget.isVisible() and not widget.visibleRegion().isEmpty():
            yield widget


def called(widget: QWidget) -> str:
    """Give words by which a widget is found in the source."""
    chain = []
    while widget is not None and len(chain) < 3:
        chain.append(type(widget).__name__)
        widget = widget.parentWidget()
    return " in ".join(chain)


def names_missing(root: QWidget) -> list[str]:
    """Give what can be operated and has no name, or one without a letter or digit in it."""
    found = []
    for widget in shown(root):
        if isinstance(widget, _PARTS) or widget.focusProxy() is not None:
            continue
        seen = QAccessible.queryAccessibleInterface(widget)
        if seen is None:
            continue
        takes_keys = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isEnabled()
        if not (takes_keys or seen.role() in _OPERABLE):
            continue
        if isinstance(widget, QLineEdit) and isinstance(widget.parentWidget(), QComboBox):
            continue
        found += _unnamed(seen, called(widget))
        if seen.role() in {_Role.Client, _Role.NoRole} and not isinstance(widget, QTabBar):
            found.append(f"{called(widget)}: says no role ({seen.text(QAccessible.Text.Name)!r})")
        if isinstance(widget, QAbstractItemView | QTabBar):
            found += _unnamed_items(seen, widget)
    return found


def _unnamed(seen: QAccessibleInterface, who: str) -> list[str]:
    name = seen.text(QAccessible.Text.Name)
    if not any(letter.isalnum() for letter in name):
        return [f"{who}: {seen.role().name} has the name {name!r}"]
    return []


def _unnamed_items(seen: QAccessibleInterface, widget: QWidget) -> list[str]:
    found = []
    for n in range(min(seen.childCount(), 60)):
        child = seen.child(n)
        if child is None or not child.isValid() or child.state().invisible:
            continue
        if child.role() in {_Role.PageTab, _Role.ListItem, _Role.TreeItem}:
            found += _unnamed(child, f"item {n} of {called(widget)}")
    return found


def tipless(root: QWidget) -> list[str]:
    """Give the buttons in sight that show a sign alone and have no tip."""
    found = []
    for widget in shown(root):
        if not isinstance(widget, QAbstractButton) or isinstance(widget, QCheckBox):
            continue
        if widget.objectName().startswith(("qt_", "ScrollLeft", "ScrollRight")):
            continue  # Qt's own
        words = widget.text()
        if isinstance(widget, QToolButton):
            style = widget.toolButtonStyle()
            if style == Qt.ToolButtonStyle.ToolButtonIconOnly and not widget.icon().isNull():
                words = ""
        if sum(letter.isalpha() for letter in words) < 2 and not widget.toolTip().strip():
            found.append(f"{called(widget)}: {widget.accessibleName()!r} has no tip")
    return found


def focus_faults(root: QWidget, traps: tuple[type[QWidget], ...] = ()) -> list[str]:
    """Go round with Tab, and give where it stops and what it never reaches.

    Args:
        root: a window that has the keyboard.
        traps: widgets that keep Tab for themselves; they are left by another key.
    """
    wanted = {
        widget
        for widget in shown(root)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
        and widget.isEnabled()
        and widget.focusProxy() is None
        and not isinstance(widget, _PARTS)
        and not (isinstance(widget, QLineEdit) and isinstance(widget.parentWidget(), QComboBox))
    }
    reached: set[QWidget] = set()
    found = []
    here = QApplication.focusWidget()
    # Fields that a form scrolls to come in between.
    stops = [w for w in root.findChildren(QWidget) if w.focusPolicy() & Qt.FocusPolicy.TabFocus]
    for _ in range(len(stops) * 2 + 20):
        here = QApplication.focusWidget()
        if here is None:
            found.append("the keyboard is nowhere")
            break
        if here in reached:
            break
        reached.add(here)
        if isinstance(here, traps):
            _leave(here)
        else:
            # In a page Tab goes from link to link before it goes on, on a board from target to target.
            for _ in range(200 if isinstance(here, QTextBrowser | PlayBoard) else 1):
                if QApplication.focusWidget() is here:
                    QTest.keyClick(here, Qt.Key.Key_Tab)
        if QApplication.focusWidget() is here and len(wanted) > 1:
            found.append(f"{called(here)}: Tab stays there")
            break
    lost = [widget for widget in wanted - reached if shiboken6.isValid(widget)]
    return found + [f"{called(w)}: Tab never comes to {_name(w)!r}" for w in lost if w.isVisible()]


def _leave(widget: QWidget) -> None:
    after = widget.nextInFocusChain()
    while after is not widget:
        takes = after.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
        if takes and after.isVisible() and after.isEnabled() and after.window() is widget.window():
            break
        after = after.nextInFocusChain()
    after.setFocus(Qt.FocusReason.TabFocusReason)


def _name(widget: QWidget) -> str:
    seen = QAccessible.queryAccessibleInterface(widget)
    return seen.text(QAccessible.Text.Name) if seen is not None else ""


def hidden_focus(root: QWidget) -> list[str]:
    """Give the kinds of widget that look the same with the keyboard and without."""
    found, tried = [], set()
    for widget in list(shown(root)):
        tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
        kind = called(widget)
        if not tab or not widget.isEnabled() or kind in tried or isinstance(widget, _PARTS):
            continue
        if widget.focusProxy() is not None:
            continue
        tried.add(kind)
        # As after a press of Tab: some styles show the focus only then.
        widget.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        widget.clearFocus()
        without = _around(widget)
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        if not widget.hasFocus():
            continue
        QApplication.processEvents()
        if not shiboken6.isValid(widget) or _around(widget) == without:
            found.append(f"{kind}: {_name(widget)!r} does not show that it has the keyboard")
    return found


def _around(widget: QWidget) -> QImage:
    area = QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())
    return widget.window().grab(area.adjusted(-4, -4, 4, 4)).toImage()


def cut_texts(root: QWidget) -> list[str]:
    """Give the texts that have less room than they need, and no tip that holds the whole."""
    found = []
    for widget in shown(root):
        if isinstance(widget, QLabel):
            fault = _cut_label(widget)
        elif isinstance(widget, QCheckBox | QPushButton):
            fault = _is_small(widget, widget.text()) and not widget.toolTip()
        elif isinstance(widget, QAbstractItemView):
            found += _cut_items(widget)
            continue
        else:
            continue
        if fault:
            words = widget.text()[:50]
            size = widget.size().toTuple()
            found.append(
                f"{called(widget)}: {words!r} needs {widget.sizeHint().toTuple()}, has {size}"
            )
    return found


def _is_small(widget: QWidget, words: str) -> bool:
    return bool(words.strip()) and widget.width() < widget.sizeHint().width() - 1


def _cut_label(label: QLabel) -> bool:
    if not label.text().strip() or label.toolTip():
        return False
    if label.wordWrap():
        return label.heightForWidth(label.width()) > label.height() + 2
    needs = label.sizeHint()
    return needs.width() > label.width() + 1 or needs.height() > label.height() + 3


def _cut_items(view: QAbstractItemView) -> list[str]:
    """Give the rows in sight whose words are wider than their place and stand in no tip."""
    model = view.model()
    if model is None or isinstance(view.parentWidget(), QComboBox):
        return []
    if type(view.itemDelegate()) not in {QStyledItemDelegate, RowHeight}:
        return []  # it draws its own lines
    found = []
    area = view.viewport().rect()
    for y in range(4, area.height(), 12):
        for x in range(8, area.width(), 60):
            index = view.indexAt(QPoint(x, y))
            if not index.isValid():
                continue
            words = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
            place = view.visualRect(index)
            metrics = QFontMetrics(index.data(Qt.ItemDataRole.FontRole) or view.font())
            needs = max((metrics.horizontalAdvance(w) for w in words.splitlines()), default=0)
            if needs > place.width() and not index.data(Qt.ItemDataRole.ToolTipRole):
                found.append(f"{called(view)}: {words[:50]!r} is cut and has no tip")
    return sorted(set(found))


def low_contrast(root: QWidget, least: float = 4.5) -> list[str]:
    """Give the words in sight whose ink is too like their ground, measured in the picture.

    The ground is the colour that most of a widget has, the ink the one farthest from it. Small letters
    are thinner than a pixel, so that this tells the truth at 200 %.
    """
    image = root.grab().toImage()
    ratio = image.devicePixelRatio()
    found = []
    for widget in shown(root):
        if not isinstance(
            widget, QLabel | QAbstractButton | QLineEdit | QPlainTextEdit | QTextEdit
        ):
            continue
        if not widget.isEnabled() or isinstance(widget, QPlainTextEdit | QTextEdit):
            continue
        words = widget.text() or getattr(widget, "placeholderText", str)()
        icon_only = isinstance(widget, QToolButton) or not any(c.isalpha() for c in words)
        at = widget.mapTo(root, QPoint(0, 0)) if widget is not root else QPoint(0, 0)
        area = QRect(at, widget.size()).intersected(root.rect())
        if (
            not words.strip()
            or area.isEmpty()
            or widget.visibleRegion().boundingRect().size() != widget.size()
        ):
            continue
        whole = QRect(
            round(area.x() * ratio),
            round(area.y() * ratio),
            round(area.width() * ratio),
            round(area.height() * ratio),
        )
        value = _contrast_in(image.copy(whole.adjusted(6, 4, -6, -4)))
        if value < (3 if icon_only else least):
            found.append(f"{called(widget)}: {words[:40]!r} has a contrast of {value:.1f}")
    return found


def _contrast_in(image: QImage) -> float:
    numbers: dict[int, int] = {}
    for y in range(image.height()):
        for x in range(image.width()):
            colour = image.pixel(x, y) & 0xFFFFFF
            numbers[colour] = numbers.get(colour, 0) + 1
    if not numbers:
        return 21.0
    ground = f"#{max(numbers, key=numbers.__getitem__):06X}"
    return max(contrast(f"#{colour:06X}", ground) for colour in numbers)
