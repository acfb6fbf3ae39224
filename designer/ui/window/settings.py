"""What the window remembers from one start to the next."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings, QStandardPaths
from PySide6.QtWidgets import QMainWindow

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
        return str(self._kept.value("theme", "system"))

    @theme.setter
    def theme(self, name: str) -> None:
        self._kept.setValue("theme", name)

    @property
    def sides(self) -> str:
        """Give what a page shows: `both`, `board` or `text`; "" while nobody chose."""
        return str(self._kept.value("sides", ""))

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
    def recent(self) -> list[str]:
        """Give the files open lately, the latest first, those that are gone left out."""
        found = self._kept.value("recent", [])
        # A list of one comes back from the file as a plain text.
        paths = found if isinstance(found, list) else [found]
        return [path for path in paths if isinstance(path, str) and path and Path(path).is_file()]

    def add_recent(self, path: str) -> None:
        """Put a file at the head of the list."""
        paths = [path, *(p for p in self.recent if p != path)]
        self._kept.setValue("recent", paths[:_MOST_RECENT])

    def forget_recent(self) -> None:
        """Empty the list."""
        self._kept.remove("recent")

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
