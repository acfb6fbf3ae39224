"""The language chosen in the menu: the window is opened anew in it, with all that was open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from designer.ui.kit.languages import LANGUAGES, resolved, spoken

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.ui.window.main_window import MainWindow

__all__ = ["LANGUAGE_NAMES", "Speaking"]

LANGUAGE_NAMES = ("system", *LANGUAGES)


class Speaking:
    """Switch the language.

    Attributes:
        opens_again: whether the window was closed to be opened anew.
        was_open: the documents that were open then.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.opens_again = False
        self.was_open: tuple[Path, ...] = ()

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """Give what does each action, by its id."""
        return {f"language_{name}": partial(self._choose, name) for name in LANGUAGE_NAMES}

    def show(self) -> None:
        """Mark the language of the settings in the menu."""
        self._window.actions_[f"language_{self._window.settings.language}"].setChecked(True)

    def _choose(self, name: str) -> None:
        settings, before = self._window.settings, self._window.settings.language
        settings.language = name
        if resolved(name) == spoken():
            return
        # What is not saved is asked for; who cancels that keeps the language too.
        self.was_open = tuple(Path(page.path) for page in self._window.tabs.pages())
        self.opens_again = True
        if not self._window.close():
            self.opens_again = False
            settings.language = before
            self.show()
