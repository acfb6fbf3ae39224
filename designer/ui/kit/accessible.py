"""What screen readers are told of widgets that paint themselves: what they are, and how they are pressed."""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

__all__ = ["announce", "begin_speaking", "spoken_as"]


_Class = TypeVar("_Class", bound=type[QWidget])


class _Spoken(NamedTuple):
    role: QAccessible.Role
    press: str


_BY_CLASS: dict[str, _Spoken] = {}
# Qt deletes what it was given together with the widget, and does not keep Python's half alive until then.
_KEPT: list[QAccessibleInterface] = []
_BEGUN: list[bool] = []


def spoken_as(role: QAccessible.Role, press: str = "") -> Callable[[_Class], _Class]:
    """Say what a class of widgets is to screen readers; those made from it are the same.

    Args:
        role: a button, a canvas.
        press: its method that does what Enter does, "" for none.
    """

    def note(widget: _Class) -> _Class:
        _BY_CLASS[widget.__name__] = _Spoken(role, press)
        return widget

    return note


def begin_speaking() -> None:
    """Let screen readers hear of these widgets from now on."""
    if not _BEGUN:
        _BEGUN.append(True)
        QAccessible.installFactory(_interface)


def announce(widget: QWidget, text: str) -> None:
    """Say something of a widget to screen readers, now and when they come back to it."""
    widget.setAccessibleDescription(text)
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class _Interface(QAccessibleWidget):
    def __init__(self, widget: QWidget, spoken: _Spoken) -> None:
        super().__init__(widget, spoken.role)
        self._press = spoken.press

    def actionNames(self) -> list[str]:
        return [*super().actionNames(), *(["Press"] if self._press else [])]

    def doAction(self, name: str) -> None:
        if name == "Press" and self._press:
            getattr(self.object(), self._press)()
        else:
            super().doAction(name)


def _interface(name: str, thing: QObject) -> QAccessibleInterface | None:
    spoken = _BY_CLASS.get(name)
    if spoken is None or not isinstance(thing, QWidget):
        return None
    _KEPT[:] = [kept for kept in _KEPT if shiboken6.isValid(kept)]
    made = _Interface(thing, spoken)
    _KEPT.append(made)
    return made
