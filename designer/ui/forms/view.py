"""The form: one object's fields, or those of several, in a panel that scrolls."""

from collections.abc import Callable, Collection, Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from designer.diagnostics import Diagnostic
from designer.documents import Document, Pointer, Project, Refused, Shared
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.forms.bodies import Fields
from designer.ui.forms.context import FormContext
from designer.ui.forms.maker import Maker
from designer.ui.forms.pictures import Pictures
from designer.ui.forms.rows import Notes, Row
from designer.ui.forms.variants import VariantRow
from designer.ui.kit.bars import MessageBar
from designer.ui.kit.languages import tr, translated
from designer.ui.kit.surfaces import lay_on, steady
from designer.validation.form_changes import Change, shared_as
from designer.validation.forms import Field, Form, form_of, walk_fields
from designer.validation.schemas import Schema
from designer.validation.shapes import Group, Variants

__all__ = ["FormView"]

_NARROWEST = 240


class FormView(QWidget):
    """Show the form of objects of a document.

    Attributes:
        context: what the form's parts share; its `asked` says what is to be changed.
        bar: says why nothing can be changed, or asks what a change is to reach.
        chosen: the place of the document that has the keyboard (Pointer).
    """

    chosen = Signal(object)

    def __init__(
        self,
        look: Look,
        pictures: Pictures,
        parent: QWidget | None = None,
        *,
        bar: MessageBar | None = None,
    ) -> None:
        """Make a form; `bar` is a bar elsewhere that speaks for it."""
        super().__init__(parent)
        self.context = FormContext(look, pictures, Maker, self)
        self.form: Form | None = None
        self.bar = bar or MessageBar(look, self)
        self._pointers: tuple[Pointer, ...] = ()
        self._fields: Fields | None = None
        self._whole: VariantRow | None = None
        self._shared: tuple[str, Shared] | None = None
        self._why_not = ""
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(self._area.focusPolicy().NoFocus)
        self._page = QWidget()
        self._column = QVBoxLayout(self._page)
        self._column.setContentsMargins(12, 10, 12, 16)
        self._column.setSpacing(8)
        self._title = QLabel()
        self._title.setFont(font("ui", 15, 600))
        self._title.setWordWrap(True)
        self.notes = Notes(self.context, self._page)
        self._others_title = QLabel(tr("Other"))
        self._others_title.setFont(font("ui", 13, 600))
        self._others_title.setToolTip(
            tr("Keys that the schema does not know; they stay as they are")
        )
        self._others = Fields(self.context, nested=False)
        self._column.addWidget(self._title)
        self._column.addWidget(self.notes)
        self._column.addStretch(1)
        steady(self._area, self._page)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        if bar is None:
            outer.addWidget(self.bar)
        outer.addWidget(self._area, 1)
        for widget in (self, self._area, self._page):
            lay_on(look, widget)
        self.setAccessibleName(tr("Form"))
        self.setMinimumWidth(_NARROWEST)
        self._column.insertWidget(2, self._others_title)
        self._column.insertWidget(3, self._others)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus)

    @property
    def pointers(self) -> tuple[Pointer, ...]:
        """Give the objects shown."""
        return self._pointers

    def show_objects(
        self,
        project: Project,
        document: Document,
        schema: Schema | None,
        pointers: Sequence[Pointer],
        *,
        skip: Collection[str] = (),
        title: str = "",
        faults: Iterable[Diagnostic] = (),
    ) -> None:
        """Show the form of objects, or another state of it.

        Args:
            project: the documents as they are on screen.
            document: the document; without a tree the last form stays.
            schema: its schema; without one there is no form.
            pointers: the objects.
            skip: keys of theirs that are edited elsewhere.
            title: what stands over the form; what the objects are called if nothing is given.
            faults: the document's faults.
        """
        if document.tree is None:
            return
        form = form_of(document, schema, pointers, skip) if schema is not None else None
        others = tuple(pointers) != self._pointers
        self._pointers = tuple(pointers)
        self.form = form
        self.context.show(project, document)
        if form is None:
            self._clear()
            return
        self.context.whole = _whole(form)
        shown = [p for field in walk_fields(form.field) for p in field.pointers]
        self.context.set_faults(faults, shown)
        self._title.setText(title or _title(form))
        self._show(form.field)
        if others:
            self._area.verticalScrollBar().setValue(0)

    def set_read_only(self, why: str, *actions: tuple[str, Callable[[], object]]) -> None:
        """Let nothing be changed, say why and offer what helps; "" lets it be changed again."""
        before, self._why_not = self._why_not, why
        self.context.set_read_only(bool(why))
        if why:
            self.bar.show_message("warning", why, *actions)
        elif before and self.bar.text == before:
            self.bar.hide()

    def set_faults(self, faults: Iterable[Diagnostic]) -> None:
        """Show other faults on the same values."""
        if self.form is None:
            return
        shown = [p for field in walk_fields(self.form.field) for p in field.pointers]
        self.context.set_faults(faults, shown)
        self._show(self.form.field)

    def refused(self, change: Change, refusal: Refused, again: Callable[[Change], object]) -> None:
        """Say why a change cannot be made, and offer the ways in which it can."""
        words = {Shared.ALL: tr("Change all"), Shared.OWN: tr("Make own copy")}
        actions = [
            (words[choice], lambda c=choice: self._choose(change, c, again))
            for choice in refusal.choices
            if choice in words
        ]
        self.bar.show_message("warning", refusal.sentence, *actions)
        if self.form is not None:
            self._show(self.form.field)

    def with_choice(self, change: Change) -> Change:
        """Give a change as the user chose for shared values in the same gesture."""
        if self._shared is not None and change.merge and change.merge == self._shared[0]:
            return shared_as(change, self._shared[1])
        return change

    def rows(self) -> tuple[Row, ...]:
        """Give the rows of the object."""
        if self._whole is not None:
            return (self._whole, *self._whole.rows())
        return tuple(self._fields.rows()) if self._fields is not None else ()

    def row_at(self, pointer: Pointer) -> Row | None:
        """Give the row of a place, or of the nearest place above it that has one."""
        best: Row | None = None
        todo = list(self.rows())
        while todo:
            row = todo.pop(0)
            own = row.field.pointer
            deeper = best is None or len(own) >= len(best.field.pointer)
            if pointer[: len(own)] == own and deeper:
                best = row
            todo.extend(row.rows())
        return best

    def go_to(self, pointer: Pointer, *, focus: bool = True) -> bool:
        """Bring the field of a place into sight and give it the keyboard; say whether there is one."""
        row = self.row_at(pointer)
        if row is None:
            return False
        self._column.activate()
        self._area.ensureWidgetVisible(row, 20, 40)
        main = row.main_widget()
        if focus and main is not None:
            main.setFocus()
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._page.setMaximumWidth(max(_NARROWEST, self._area.viewport().width()))

    # -- parts --------------------------------------------------------------------------------

    def _choose(self, change: Change, choice: Shared, again: Callable[[Change], object]) -> None:
        self.bar.hide()
        if choice is Shared.ALL and change.merge:
            self._shared = (change.merge, choice)
        again(shared_as(change, choice))

    def _show(self, field: Field) -> None:
        known = [child for child in field.children if not child.is_other]
        others = [child for child in field.children if child.is_other]
        if isinstance(field.shape, Variants):
            inner = field.children[0] if field.children else None
            others = [c for c in inner.children if c.is_other] if inner is not None else []
            self._show_whole(field)
        elif isinstance(field.shape, Group) and field.shape.entry is None:
            self._show_fields(known)
        else:
            self._show_fields([field])
        self.notes.show_field(field)
        self._others_title.setVisible(bool(others))
        self._others.setVisible(bool(others))
        self._others.show_fields(others)

    def _show_fields(self, fields: Sequence[Field]) -> None:
        self._drop_whole()
        if self._fields is None:
            self._fields = Fields(self.context, nested=False)
            self._column.insertWidget(2, self._fields)
        self._fields.show_fields(fields)

    def _show_whole(self, field: Field) -> None:
        self._drop_fields()
        if self._whole is not None and self._whole.fits(field):
            self._whole.show_field(field)
            return
        self._drop_whole()
        self._whole = VariantRow(self.context, field, is_whole=True)
        self._column.insertWidget(2, self._whole)

    def _drop_whole(self) -> None:
        if self._whole is not None:
            self._column.removeWidget(self._whole)
            self._whole.hide()
            self._whole.deleteLater()
            self._whole = None

    def _drop_fields(self) -> None:
        if self._fields is not None:
            self._column.removeWidget(self._fields)
            self._fields.hide()
            self._fields.deleteLater()
            self._fields = None

    def _clear(self) -> None:
        self._drop_whole()
        self._drop_fields()
        self._title.setText("")
        self.notes.hide()
        self._others_title.hide()
        self._others.hide()

    def _on_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is None or not self._page.isAncestorOf(new):
            return
        top = new.mapTo(self._page, QPoint(0, 0)).y()
        area = self._area.verticalScrollBar()
        in_sight = area.value() <= top and top + new.height() <= area.value() + self._area.height()
        if not in_sight:
            # Once layouts have settled: a field may have been made just now.
            QTimer.singleShot(0, self._area, lambda: self._reveal(new))
        row: QObject | None = new
        while row is not None and not isinstance(row, Row):
            row = row.parent()
        if isinstance(row, Row):
            self.chosen.emit(row.field.pointer)

    def _reveal(self, widget: QWidget) -> None:
        if self._page.isAncestorOf(widget):
            self._area.ensureWidgetVisible(widget, 20, 30)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.context.flush()


def _title(form: Form) -> str:
    if len(form.labels) > 1:
        return tr("{n} objects", n=len(form.labels))
    label = translated(form.labels[0])
    return label[:1].upper() + label[1:]


def _whole(form: Form) -> str:
    return (
        translated(form.labels[0])
        if len(form.labels) == 1
        else tr("{n} objects", n=len(form.labels))
    )
