"""The stage of documents whose things have faces: cards, tokens."""

from PySide6.QtWidgets import QWidget

from designer.documents import Pointer
from designer.paint.look import Look
from designer.printing.display import DisplayList
from designer.printing.scenes import BoardScene
from designer.ui.editors.editor import Shown
from designer.ui.editors.face_stage import FaceStage
from designer.ui.forms.context import FormContext
from designer.ui.forms.pictures import Pictures

__all__ = ["FacesStage"]


class FacesStage:
    """Show the face of the chosen thing, live."""

    skip: tuple[str, ...] = ()
    title = "Face"
    is_wide = False

    def __init__(self, look: Look, pictures: Pictures) -> None:
        self.stage = FaceStage(look)
        self._pictures = pictures

    def widget(self) -> QWidget:
        """Give the widget."""
        return self.stage

    def attach(self, context: FormContext) -> None:
        """Take the context: nothing is changed here."""

    def show_objects(self, shown: Shown) -> None:
        """Show the face of the object chosen last."""
        found: DisplayList | BoardScene | None = None
        title = ""
        if (chosen := shown.chosen()) is not None:
            section, _, value = chosen
            name = value.get("id") if isinstance(value, dict) else None
            if isinstance(name, str) and section.sort:
                title = name
                found = self._pictures.display(section.sort, name)
                found = found or self._pictures.scene(section.sort, name)
        self.stage.show_picture(found, title)

    def show_place(self, pointer: Pointer) -> None:
        """Show a place: a face shows all of its object."""
