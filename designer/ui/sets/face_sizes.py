"""Smaller and larger faces: two buttons, their keys, and the size that was used last."""

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QWidget

from designer.paint.look import Look
from designer.ui.kit.buttons import IconButton
from designer.ui.kit.languages import tr
from designer.ui.kit.sizes import keep_number, kept_number
from designer.ui.sets.gallery import Gallery

__all__ = ["FaceSizes"]

_KEPT = "set/face_width"


class FaceSizes(QWidget):
    """Make the faces of a gallery smaller or larger.

    Attributes:
        smaller, larger: the buttons.
    """

    def __init__(self, look: Look, gallery: Gallery, window: QWidget) -> None:
        """Show faces as wide as they were last; the keys hold in all of `window`."""
        super().__init__(window)
        self._gallery = gallery
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.smaller = IconButton(look, "zoom-out", tr("Smaller pictures"), shortcut="Ctrl+-")
        self.larger = IconButton(look, "zoom-in", tr("Larger pictures"), shortcut="Ctrl++")
        for button, steps in ((self.smaller, -1), (self.larger, 1)):
            button.clicked.connect(lambda _=False, steps=steps: gallery.zoom(steps))
            row.addWidget(button)
        for keys, steps in (("Ctrl+-", -1), ("Ctrl++", 1), ("Ctrl+=", 1), ("Ctrl+0", 0)):
            QShortcut(QKeySequence(keys), window, lambda steps=steps: gallery.zoom(steps))
        gallery.sized.connect(self._on_sized)
        gallery.show_faces(kept_number(_KEPT, gallery.face_width))

    def _on_sized(self) -> None:
        keep_number(_KEPT, self._gallery.face_width)
        self.smaller.setEnabled(self._gallery.can_zoom(-1))
        self.larger.setEnabled(self._gallery.can_zoom(1))
