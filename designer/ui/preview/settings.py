"""What the preview remembers from one game to the next."""

from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths

__all__ = ["PreviewSettings"]


class PreviewSettings:
    """Keep the preview's settings in an INI file."""

    def __init__(self, file: Path | None = None) -> None:
        """Use `file`, or the user's own."""
        if file is None:
            place = QStandardPaths.StandardLocation.GenericConfigLocation
            folder = Path(QStandardPaths.writableLocation(place))
            file = folder / "trailwright" / "preview.ini"
        self._kept = QSettings(str(file), QSettings.Format.IniFormat)

    @property
    def has_reduced_motion(self) -> bool:
        """Say whether pieces are where they go at once, at every speed."""
        return str(self._kept.value("reduced_motion", "false")) == "true"

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let pieces glide, or be there at once."""
        self._kept.setValue("reduced_motion", "true" if reduced else "false")
