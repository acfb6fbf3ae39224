"""The stage of documents whose things have faces: cards, tokens."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from designer.documents import Document, Pointer, Project
from designer.paint.look import Look
from designer.printing.display import DisplayList
from designer.printing.scenes import BoardScene
from designer.ui.editors.face_stage import FaceStage
from designer.ui.editors.outline import Section
from designer.ui.forms.pictures import Pictures
from designer.validation.forms import sections
from designer.validation.schemas import Schema

__all__ = ["FacesStage"]


class FacesStage:
    """Show the face of the chosen thing, live."""

    skip: tuple[str, ...] = ()

    def __init__(self, look: Look, pictures: Pictures) -> None:
        self.stage = FaceStage(look)
        self._pictures = pictures

    def widget(self) -> QWidget:
        """Give the widget."""
        return self.stage

    def show_objects(
        self, project: Project, document: Document, schema: Schema, pointers: Sequence[Pointer]
    ) -> None:
        """Show the face of the object chosen last."""
        del project
        found: DisplayList | BoardScene | None = None
        title = ""
        if pointers and len(pointers[-1]) == 2:
            key, number = pointers[-1]
            section = next(
                (s for s in map(Section, sections(document, schema)) if s.key == key), None
            )
            if section is not None and isinstance(number, int) and number < len(section.items):
                value = section.items[number]
                name = value.get("id") if isinstance(value, dict) else None
                if isinstance(name, str) and section.sort:
                    title = name
                    found = self._pictures.display(section.sort, name)
                    found = found or self._pictures.scene(section.sort, name)
        self.stage.show_picture(found, title)
