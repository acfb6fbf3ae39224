"""The language chosen in the menu: the window is opened anew in it, with all that was open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from designer.ui.kit.languages import LANGUAGES, resolved, spoken
from designer.ui.window.editing import take_typed

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.session import Workspace
    from designer.session.modules import Chosen
    from designer.session.sittings import Sitting
    from designer.ui.window.main_window import MainWindow

__all__ = ["LANGUAGE_NAMES", "Carried", "Speaking"]

LANGUAGE_NAMES = ("system", *LANGUAGES)

Opener = Callable[["MainWindow"], QWidget | None]
"""Opens a window beside the main one again."""


class Carried(NamedTuple):
    """Give what goes over into the window of another language.

    Attributes:
        workspace: texts, saved or not, and what was done; None where nothing had been read yet.
        sitting: the tabs, and what is seen of each.
        beside: what opens each window beside again, and where it was.
        set_ups: what was chosen for games, by document.
    """

    workspace: Workspace | None
    sitting: Sitting
    beside: tuple[tuple[Opener, QRect], ...]
    set_ups: Mapping[str, Chosen]


class Speaking:
    """Switch the language.

    Attributes:
        carried: what is to be opened in the next window; None unless this one was closed for that.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.carried: Carried | None = None

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """Give what does each action, by its id."""
        return {f"language_{name}": partial(self._choose, name) for name in LANGUAGE_NAMES}

    def show(self) -> None:
        """Mark the language of the settings in the menu."""
        self._window.actions_[f"language_{self._window.settings.language}"].setChecked(True)

    def go_on(self, carried: Carried) -> None:
        """Open what was open in the window before, as it was."""
        window = self._window
        window.finding.sittings.expect(carried.sitting)
        window.module_work.chosen.update(carried.set_ups)
        window.documents.go_on(carried.workspace, [d.path for d in carried.sitting.documents])
        for open_again, place in carried.beside:
            beside = open_again(window)
            if beside is not None:
                beside.setGeometry(place)
        window.finding.sittings.show_front()

    def _choose(self, name: str) -> None:
        window = self._window
        window.settings.language = name
        if resolved(name) == spoken():
            return
        take_typed(window)
        self.carried = Carried(
            window.workspace,
            window.finding.sittings.sitting(),
            tuple(_beside(window)),
            dict(window.module_work.chosen),
        )
        window.close()


def _beside(window: MainWindow) -> list[tuple[Opener, QRect]]:
    """Give what opens the windows beside again: they say it themselves, or which action did it."""
    found: list[tuple[Opener, QRect]] = []
    for other in window.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if not other.isWindow() or not other.isVisible():
            continue
        anew, action = getattr(other, "anew", None), getattr(other, "opened_by", "")
        if anew is not None:
            found.append((anew(), other.geometry()))
        elif action:
            again = partial(_by_action, action, getattr(other, "path", ""), type(other))
            found.append((again, other.geometry()))
    return found


def _by_action(action: str, path: str, kind: type[QWidget], window: MainWindow) -> QWidget | None:
    """Open a window by its action, with the document in front that it is about."""
    if path and window.documents.show(path) is None:
        return None
    before = set(window.findChildren(kind))
    window.actions_[action].trigger()
    return next((each for each in window.findChildren(kind) if each not in before), None)
