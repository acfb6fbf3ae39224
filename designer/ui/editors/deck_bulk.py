"""What is done to all chosen things of a deck at once: counted, taken out, one field changed."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QVBoxLayout, QWidget

from designer.documents import Edit, Project, Refused, SetValue
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.session.bulk import Beyond, reset_in_all, set_in_all
from designer.ui.editors.deck_counting import DeckRow, shared_fields
from designer.ui.forms.context import FormContext
from designer.ui.forms.maker import Maker
from designer.ui.forms.pictures import Pictures
from designer.ui.forms.rows import Row
from designer.ui.kit.buttons import Button, IconButton
from designer.ui.kit.languages import tr, trn
from designer.ui.kit.menus import Menu
from designer.ui.kit.surfaces import lay_on
from designer.ui.preview.flow import Flow
from designer.validation.form_changes import Change
from designer.validation.forms import Field
from designer.validation.shapes import Choice, Number, Reference, Text, Truth

__all__ = ["DeckBulk"]

_OFFERED = (Choice, Number, Reference, Text, Truth)


class DeckBulk(QWidget):
    """Change the chosen things.

    Attributes:
        counted: they are to be more (1) or fewer (-1).
        removing: they are to be taken out.
        leaving: none is to be chosen any more.
    """

    counted = Signal(int)
    removing = Signal()
    leaving = Signal()

    def __init__(self, look: Look, pictures: Pictures, context: Callable[[], FormContext]) -> None:
        super().__init__()
        self._deck = context
        self._rows: tuple[DeckRow, ...] = ()
        self.row: Row | None = None
        self._field: Field | None = None
        # A form of one field has a context of its own: what it asks for reaches all things.
        self._context = FormContext(look, pictures, Maker, self)
        self._context.asked.connect(self._on_asked)
        self.words = QLabel()
        self.words.setFont(font("ui", 12, 600))
        self.more = Button(look, tr("One more each"), small=True)
        self.fewer = Button(look, tr("One fewer each"), small=True)
        self.changing = Button(look, tr("Change a field"), icon="sliders-horizontal", small=True)
        self.removal = Button(look, tr("Take out"), icon="trash-2", small=True)
        self.leave = IconButton(look, "x", tr("Choose none"), size=24)
        self.more.clicked.connect(lambda _=False: self.counted.emit(1))
        self.fewer.clicked.connect(lambda _=False: self.counted.emit(-1))
        self.changing.clicked.connect(lambda _=False: self.open_fields())
        self.removal.clicked.connect(lambda _=False: self.removing.emit())
        self.leave.clicked.connect(lambda _=False: self.leaving.emit())
        top = QHBoxLayout()
        top.setContentsMargins(0, 0, 0, 0)
        top.addWidget(self.words, 1)
        top.addWidget(self.leave)
        line = Flow(6)
        for button in (self.fewer, self.more, self.changing, self.removal):
            line.addWidget(button)
        buttons = QWidget()
        buttons.setLayout(line)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 6, 12, 8)
        self._column.setSpacing(4)
        self._column.addLayout(top)
        self._column.addWidget(buttons)
        lay_on(look, self, "raised")

    def show_rows(self, rows: Sequence[DeckRow], *, alive: bool) -> None:
        """Offer what can be done to things; without any it is hidden."""
        others = [row.name for row in rows] != [row.name for row in self._rows]
        self._rows = tuple(rows)
        self.setVisible(bool(rows))
        if not rows:
            self._drop_row()
            return
        n = sum(row.copies.number for row in rows if row.copies is not None)
        chosen = trn("{n} kind chosen", "{n} kinds chosen", len(rows))
        self.words.setText(tr("{chosen} · {n} pieces", chosen=chosen, n=n) if n else chosen)
        counts = all(row.holding.counts for row in rows)
        for button in (self.more, self.fewer):
            button.setVisible(counts)
            button.setEnabled(alive)
        self.removal.setEnabled(alive)
        self.changing.setEnabled(alive and any(row.place is not None for row in rows))
        self._context.set_read_only(not alive)
        if others:
            self._drop_row()
        elif self._field is not None:
            self._show_field(self._field.key)

    def fields(self) -> tuple[Field, ...]:
        """Give the fields that can be changed in all of them."""
        shared = shared_fields(self._deck(), self._rows)
        return tuple(field for field in shared if isinstance(field.shape, _OFFERED))

    def open_fields(self) -> QMenu:
        """Offer the fields that all of them have."""
        menu = Menu(self)
        for field in self.fields():
            action = menu.addAction(field.title)
            action.setToolTip(field.description)
            action.triggered.connect(lambda _=False, key=field.key: self._show_field(key))
        if menu.isEmpty():
            menu.addAction(tr("They have no field in common")).setEnabled(False)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.changing.mapToGlobal(QPoint(0, self.changing.height())))
        return menu

    def show_field(self, key: str) -> Row | None:
        """Let a field be changed; give its row."""
        self._show_field(key)
        return self.row

    def _show_field(self, key: str | int) -> None:
        field = next((f for f in self.fields() if f.key == key), None)
        place = next((row.place for row in self._rows if row.place is not None), None)
        project = self._deck().project
        if field is None or place is None or project is None:
            self._drop_row()
            return
        self._field = field
        self._context.show(project, project.documents[place.path])
        if self.row is not None and self.row.fits(field) and self.row.field.key == field.key:
            self.row.show_field(field)
            return
        self._drop_row()
        self._field = field
        self.row = self._context.make.row(field)
        self._column.addWidget(self.row)
        if (main := self.row.main_widget()) is not None:
            main.setFocus()

    def _drop_row(self) -> None:
        self._field = None
        if self.row is not None:
            self._column.removeWidget(self.row)
            self.row.hide()
            self.row.deleteLater()
            self.row = None

    def _on_asked(self, change: Change) -> None:
        """Do in all things what the form of the field asks for."""
        field = self._field
        places = [place for row in self._rows if (place := row.place) is not None]
        if field is None or not change.operations:
            return
        operation = change.operations[0]
        what = trn("{n} kind", "{n} kinds", len(places))

        def work(project: Project) -> Edit | Refused:
            if isinstance(operation, SetValue):
                return set_in_all(project, places, field, operation.value, what)
            return reset_in_all(project, places, field, what)

        paths = frozenset(place.path for place in places)
        merge = f"bulk {change.merge} {len(places)}" if change.merge else ""
        self._deck().beyond_asked.emit(Beyond(paths, work, merge, len(places)))
