"""What the window remembers from one start to the next."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings, QStandardPaths
from PySide6.QtWidgets import QMainWindow

from designer.ui.kit.languages import LANGUAGES

__all__ = ["Settings"]

_MOST_RECENT = 12
_STATE_VERSION = 1


class Settings:
    """Keep the window's place, its docks, its theme, and what was open lately, in an INI file."""

    def __init__(self, file: Path | None = None) -> None:
        """Use `file`, or the user's own."""
        if file is None:
            place = QStandardPaths.StandardLocation.GenericConfigLocation
            folder = Path(QStandardPaths.writableLocation(place))
            file = folder / "trailwright" / "window.ini"
        self._kept = QSettings(str(file), QSettings.Format.IniFormat)

    @property
    def theme(self) -> str:
        """Give the theme chosen: `system`, `light`, `dark` or `contrast`."""
        return self._word("theme", ("system", "light", "dark", "contrast"), "system")

    @theme.setter
    def theme(self, name: str) -> None:
        self._kept.setValue("theme", name)

    @property
    def language(self) -> str:
        """Give the language chosen: `system`, `en`, `de` or `pl`."""
        return self._word("language", ("system", *LANGUAGES), "system")

    @language.setter
    def language(self, name: str) -> None:
        self._kept.setValue("language", name)

    @property
    def sides(self) -> str:
        """Give what a page shows: `both`, `board` or `text`; "" while nobody chose."""
        return self._word("sides", ("both", "board", "text"), "")

    @sides.setter
    def sides(self, name: str) -> None:
        self._kept.setValue("sides", name)

    @property
    def form(self) -> bool:
        """Say whether a board has its form beside it."""
        return str(self._kept.value("form", "false")) == "true"

    @form.setter
    def form(self, shown: bool) -> None:
        self._kept.setValue("form", "true" if shown else "false")

    @property
    def keeps_sitting(self) -> bool:
        """Say whether the documents that are open are opened again at the next start."""
        return str(self._kept.value("keeps_sitting", "true")) == "true"

    @keeps_sitting.setter
    def keeps_sitting(self, on: bool) -> None:
        self._kept.setValue("keeps_sitting", "true" if on else "false")

    @property
    def offers_words(self) -> bool:
        """Say whether words are offered while a text is typed."""
        return str(self._kept.value("offers_words", "true")) == "true"

    @offers_words.setter
    def offers_words(self, on: bool) -> None:
        self._kept.setValue("offers_words", "true" if on else "false")

    @property
    def sitting(self) -> str:
        """Give what was open, as text."""
        return str(self._kept.value("sitting", ""))

    @sitting.setter
    def sitting(self, text: str) -> None:
        self._kept.setValue("sitting", text)

    @property
    def sitting_is_open(self) -> bool:
        """Say whether the documents of last time were being opened when this was last written."""
        return str(self._kept.value("sitting_is_open", "false")) == "true"

    @sitting_is_open.setter
    def sitting_is_open(self, on: bool) -> None:
        if on != self.sitting_is_open:
            self._kept.setValue("sitting_is_open", "true" if on else "false")
            self._kept.sync()  # it must be in the file if the program is ended now

    @property
    def remembered(self) -> list[str]:
        """Give the files open lately, the latest first, also those that are not there any more."""
        found = self._kept.value("recent", [])
        # A list of one comes back from the file as a plain text.
        paths = found if isinstance(found, list) else [found]
        return [path for path in paths if isinstance(path, str) and path and "\0" not in path]

    @property
    def recent(self) -> list[str]:
        """Give the files open lately, the latest first, those that are gone left out."""
        return [path for path in self.remembered if _is_file(path)]

    def add_recent(self, path: str) -> None:
        """Put a file at the head of the list."""
        paths = [path, *(p for p in self.remembered if p != path)]
        self._kept.setValue("recent", paths[:_MOST_RECENT])

    def replace_recent(self, path: str, found: str) -> None:
        """Put a file in the place of one that was not there any more."""
        paths = (found if p == path else p for p in self.remembered)
        self._kept.setValue("recent", list(dict.fromkeys(paths)))

    def forget_recent(self, path: str = "") -> None:
        """Take a file from the list, or empty it."""
        left = [p for p in self.remembered if path and p != path]
        if left:
            self._kept.setValue("recent", left)
        else:
            self._kept.remove("recent")

    def _word(self, key: str, known: tuple[str, ...], usual: str) -> str:
        """Give a setting that is one of some words; anything else in the file is as if absent."""
        found = self._kept.value(key, usual)
        return found if isinstance(found, str) and found in known else usual

    def restore(self, window: QMainWindow) -> bool:
        """Put a window where it was; say whether anything was remembered."""
        geometry = self._kept.value("geometry")
        state = self._kept.value("state")
        if not isinstance(geometry, QByteArray) or not isinstance(state, QByteArray):
            return False
        return window.restoreGeometry(geometry) and window.restoreState(state, _STATE_VERSION)

    def remember(self, window: QMainWindow) -> None:
        """Keep where a window is, and write everything to the file."""
        self._kept.setValue("geometry", window.saveGeometry())
        self._kept.setValue("state", window.saveState(_STATE_VERSION))
        self._kept.sync()


def _is_file(path: str) -> bool:
    try:
        return Path(path).is_file()
    except (OSError, ValueError):  # whatever stands in a file of settings
        return False
