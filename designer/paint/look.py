"""The look of a running program: the theme in force, and icons that follow it."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPixmap

from designer.paint.icons import TintedIcon, tinted_pixmap
from designer.paint.palettes import palette
from designer.paint.tokens import RESOURCES, Theme, tokens

__all__ = ["Look"]


class Look(QObject):
    """Hold the theme; everything with colours of its own asks here and repaints on `changed`.

    Attributes:
        changed: the theme is another one now.
    """

    changed = Signal()

    def __init__(self, theme_name: str = "light") -> None:
        super().__init__()
        self._name = theme_name

    @property
    def theme_name(self) -> str:
        """Give `light`, `dark` or `contrast`."""
        return self._name

    @property
    def theme(self) -> Theme:
        """Give the colours in force."""
        return tokens().themes[self._name]

    def set_theme(self, name: str) -> None:
        """Put another theme in force, for the whole application."""
        self._name = name
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.setPalette(palette(self.theme))
        self.changed.emit()

    def colour(self, token: str) -> QColor:
        """Give a colour of the theme by its token (`muted`)."""
        return QColor(getattr(self.theme, token))

    def icon(self, name: str, token: str = "text") -> QIcon:
        """Give an icon of the program (`zoom-in`) in a colour of the theme, now and later."""

        def colour(mode: QIcon.Mode) -> str:
            wanted = "disabled" if mode == QIcon.Mode.Disabled else token
            return str(getattr(self.theme, wanted))

        return QIcon(TintedIcon(self.icon_path(name), colour))

    def pixmap(self, name: str, token: str, size: int, ratio: float) -> QPixmap:
        """Give an icon as a picture in the present theme."""
        return tinted_pixmap(self.icon_path(name), str(getattr(self.theme, token)), size, ratio)

    @staticmethod
    def icon_path(name: str) -> str:
        """Give the file of an icon."""
        return str(RESOURCES / "icons" / f"{name}.svg")
