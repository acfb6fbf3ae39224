"""What the preview remembers from one game to the next."""

from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths

from designer.ui.preview.motion import system_reduces_motion

__all__ = ["PreviewSettings"]


class PreviewSettings:
    """Keep the preview's settings in an INI file."""

    def __init__(self, file: Path | None = None) -> None:
        """Use `file`, or the user's own."""
        if file is None:
            place = QStandardPaths.StandardLocation.GenericConfigLocation
            folder = Path(QStandardPaths.writableLocation(place))
            file = folder / "trailwright" / "preview.ini"
        self._system: bool | None = None
        self._kept = QSettings(str(file), QSettings.Format.IniFormat)

    @property
    def has_reduced_motion(self) -> bool:
        """Say whether pieces are where they go at once, at every speed.

        While nobody has chosen here, the system's own setting holds.
        """
        chosen = str(self._kept.value("reduced_motion", ""))
        if chosen:
            return chosen == "true"
        if self._system is None:
            self._system = system_reduces_motion()
        return self._system

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let pieces glide, or be there at once."""
        self._kept.setValue("reduced_motion", "true" if reduced else "false")
