"""Fields to type in, outlined so that they are seen as such on every ground."""

from PySide6.QtWidgets import QLineEdit, QWidget

from designer.paint.look import Look
from designer.paint.tokens import tokens
from designer.ui.kit.languages import tr

__all__ = ["Field"]


class Field(QLineEdit):
    """A one-line field; Fusion has no role for the colour of an outline."""

    def __init__(
        self, look: Look, placeholder: str, *, icon: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(placeholder)
        # Qt's own button for this says nothing to screen readers.
        clear = self.addAction(look.icon("x", "muted"), QLineEdit.ActionPosition.TrailingPosition)
        clear.setText(tr("Clear"))
        clear.setVisible(False)
        clear.triggered.connect(self.clear)
        self.textChanged.connect(lambda text: clear.setVisible(bool(text)))
        self.setFixedHeight(tokens().control["field"])
        if icon:
            place = QLineEdit.ActionPosition.LeadingPosition
            self.addAction(look.icon(icon, "muted"), place).setText(placeholder)
        look.changed.connect(self._style)
        self._style()

    def _style(self) -> None:
        theme = self._look.theme
        self.setStyleSheet(
            f"QLineEdit {{ background: {theme.raised}; color: {theme.text};"
            f" placeholder-text-color: {theme.muted};"
            f" border: 1px solid {theme.strong}; border-radius: 6px; padding: 1px 6px;"
            f" selection-background-color: {theme.soft}; selection-color: {theme.softtext}; }}"
            f"QLineEdit:focus {{ border: 2px solid {theme.accent}; padding: 0px 5px; }}"
        )
