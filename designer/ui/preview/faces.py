"""Pictures of pieces, made once per size: display lists from the plugin, pixmaps from the painter."""

from collections import OrderedDict

from PySide6.QtGui import QPixmap

from designer.api import GamePlugin
from designer.documents import Project
from designer.paint.display import display_image
from designer.printing.display import DisplayList
from designer.ui.kit.spoken_faces import spoken_face

__all__ = ["Faces"]

_BACK = "back:card"
_KEPT = 400


class Faces:
    """Give the faces of one project's pieces; "" is a face that is down."""

    def __init__(self, plugin: GamePlugin, project: Project) -> None:
        self._plugin = plugin
        self._project = project
        self._lists: dict[str, DisplayList] = {}
        self._pixmaps: OrderedDict[tuple[str, float, float], QPixmap] = OrderedDict()

    def display(self, face: str) -> DisplayList:
        """Give a face as a display list."""
        key = face or _BACK
        if key not in self._lists:
            self._lists[key] = spoken_face(self._plugin, self._project, key)
        return self._lists[key]

    def height(self, face: str, width_px: float) -> float:
        """Give how high a face is at a width."""
        display = self.display(face)
        return width_px * display.height / display.width

    def pixmap(self, face: str, width_px: float, ratio: float) -> QPixmap:
        """Give a face as a picture.

        Args:
            face: its key.
            width_px: in device-independent pixels.
            ratio: device pixels per device-independent pixel.
        """
        key = (face, width_px, ratio)
        found = self._pixmaps.get(key)
        if found is None:
            found = QPixmap.fromImage(display_image(self.display(face), width_px, ratio=ratio))
            self._pixmaps[key] = found
            if len(self._pixmaps) > _KEPT:
                self._pixmaps.popitem(last=False)
        else:
            self._pixmaps.move_to_end(key)
        return found
