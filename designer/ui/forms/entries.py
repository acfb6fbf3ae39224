"""Maps whose keys are data: entries with their keys, added, renamed and removed."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from designer.paint.fonts import font
from designer.paint.tokens import tokens
from designer.ui.forms.bodies import Fields, Indented
from designer.ui.forms.context import FormContext
from designer.ui.forms.controls import field_style
from designer.ui.forms.links import LinkButton
from designer.ui.forms.references import ReferenceButton, open_picker
from designer.ui.forms.rows import Notes, Row, tip_of_field
from designer.ui.kit.buttons import IconButton
from designer.ui.kit.languages import tr
from designer.validation.form_changes import entry_added, entry_renamed, items_removed, reset
from designer.validation.forms import Field
from designer.validation.samples import fresh_id
from designer.validation.shapes import SEVERAL, Group, Number, Reference
from designer.validation.shaping import reference_of

__all__ = ["EntriesRow", "EntryRow"]

_NARROW = 300
"""Below this width a value stands under its key."""


class EntriesRow(Row):
    """A map with keys of its own: a heading with the button that adds, named fields, entries."""

    def __init__(self, context: FormContext, field: Field) -> None:
        super().__init__(context, field)
        self._entries: list[EntryRow] = []
        self._title = QLabel()
        self._title.setFont(font("ui", 13, 600))
        self.adding = LinkButton(context.look, tr("Add"), "plus")
        self.adding.clicked.connect(self.add)
        self._remove = IconButton(context.look, "x", tr("Remove"), size=24)
        self._remove.clicked.connect(self._on_remove)
        self.notes = Notes(context, self)
        self._several = QLabel(tr("Several values. Edit the objects one by one."))
        self._several.setFont(font("ui", 12))
        self._several.setWordWrap(True)
        self.fields = Fields(context, nested=True)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self._title, 1)
        head.addWidget(self.adding)
        head.addWidget(self._remove)
        self._column = QVBoxLayout()
        self._column.setSpacing(6)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 2, 0, 2)
        outer.setSpacing(4)
        outer.addLayout(head)
        outer.addWidget(self.notes)
        outer.addWidget(self._several)
        outer.addWidget(self.fields)
        outer.addLayout(self._column)
        context.read_only_changed.connect(self._show_buttons)
        self.show_field(field)

    @property
    def shape(self) -> Group:
        """Give what the map takes."""
        assert isinstance(self.field.shape, Group), "this row is made for maps"
        return self.field.shape

    @property
    def key_reference(self) -> Reference | None:
        """Give what keys name, None if they name nothing."""
        keys = self.shape.keys
        return None if keys is None else reference_of(keys)

    def show_field(self, field: Field) -> None:
        self.field = field
        entries = [child for child in field.children if child.is_extra]
        named = [child for child in field.children if not child.is_extra]
        self._title.setText(f"{field.title}  {len(entries)}" if entries else field.title)
        self._title.setToolTip(tip_of_field(field))
        several = field.value is SEVERAL and not field.children
        self._several.setVisible(several)
        self.notes.show_field(field)
        self.fields.setVisible(bool(named))
        self.fields.show_fields(named)
        for place, child in enumerate(entries):
            if place < len(self._entries) and self._entries[place].fits(child):
                self._entries[place].show_field(child)
                continue
            row = EntryRow(self, child)
            if place < len(self._entries):
                self._drop(self._entries[place])
                self._entries[place] = row
            else:
                self._entries.append(row)
            self._column.insertWidget(place, row)
        for row in self._entries[len(entries) :]:
            self._drop(row)
        del self._entries[len(entries) :]
        self._show_buttons()

    def main_widget(self) -> QWidget | None:
        return self._entries[0].main_widget() if self._entries else self.adding

    def rows(self) -> Sequence[Row]:
        return (*self.fields.rows(), *self._entries)

    def keys(self) -> frozenset[str]:
        """Give the keys that are taken."""
        return frozenset(str(child.key) for child in self.field.children if not child.is_absent)

    def add(self) -> None:
        """Add an entry: its key is picked where it names a thing, else a new one."""
        reference = self.key_reference
        if reference is not None:
            open_picker(self.context, reference, self.adding, self._add, without=self.keys())
            return
        keys = self.shape.keys
        example = next(iter(keys.examples), "") if keys is not None else ""
        self._add(fresh_id(str(example) or "new", self.keys()))

    def rename(self, row: "EntryRow", key: str) -> None:
        """Give an entry another key."""
        if key and key != row.field.key:
            self.context.begin_run()
            self.context.ask(entry_renamed(row.field, key, self.context.whole))

    def remove(self, row: "EntryRow") -> None:
        """Take an entry out."""
        self.context.begin_run()
        self.context.ask(items_removed(row.field.pointers, str(row.field.key)))
        self.adding.setFocus()

    def _add(self, key: str) -> None:
        entry = self.shape.entry
        assert entry is not None, "a map without entries has no button that adds one"
        self.context.begin_run()
        value = self.context.samples.of(entry)
        self.context.ask(entry_added(self.field, key, value, self.context.whole))
        row = next((row for row in self._entries if row.field.key == key), None)
        main = row.main_widget() if row is not None else None
        if main is not None:
            main.setFocus()

    def _show_buttons(self) -> None:
        several = self.field.value is SEVERAL and not self.field.children
        alive = not self.context.read_only and not several
        self.adding.setVisible(alive)
        can = alive and not self.field.required and not self.field.is_absent
        self._remove.setVisible(can)
        self._remove.setToolTip(tr("Remove {field}\nTakes all of it out", field=self.field.title))

    def _on_remove(self) -> None:
        self.context.begin_run()
        self.context.ask(reset(self.field, self.context.whole))

    def _drop(self, row: QWidget) -> None:
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()


class EntryRow(Row):
    """One entry: its key, its value, and the button that takes it out."""

    def __init__(self, owner: EntriesRow, field: Field) -> None:
        super().__init__(owner.context, field)
        self._owner = owner
        self._is_tall = field.is_compound and not self._is_plain(field)
        self.key: ReferenceButton | QLineEdit
        reference = owner.key_reference
        if reference is not None:
            self.key = ReferenceButton(self.context, reference)
            self.key.clicked.connect(self._on_key)
        else:
            self.key = QLineEdit()
            self.key.setFixedHeight(tokens().control["field"])
            self.key.setFont(font("code", 12))
            self.key.editingFinished.connect(self._on_typed)
            self.look.changed.connect(self._restyle)
            self._restyle()
        self._row = self.context.make.row(field, is_item=True)
        self._close = IconButton(self.look, "x", tr("Remove"), size=24)
        self._close.clicked.connect(lambda: owner.remove(self))
        top = Qt.AlignmentFlag.AlignTop
        self._pair = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._pair.setSpacing(6)
        self._pair.addWidget(self.key, 3)
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addLayout(self._pair, 1)
        head.addWidget(self._close, 0, top)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(4)
        outer.addLayout(head)
        if self._is_tall:
            outer.addWidget(Indented(self.context, self._row))
        else:
            self._pair.addWidget(self._row, 2)
        self.context.read_only_changed.connect(self._show_buttons)
        self.show_field(field)

    @staticmethod
    def _is_plain(field: Field) -> bool:
        """Say whether it fits beside its key: a plain value of one of several types."""
        return (
            bool(field.children)
            and not any(c.is_compound for c in field.children)
            and (len(field.children) == 1 and not isinstance(field.shape, Group))
        )

    def fits(self, field: Field) -> bool:
        tall = field.is_compound and not self._is_plain(field)
        return super().fits(field) and tall == self._is_tall and self._row.fits(field)

    def show_field(self, field: Field) -> None:
        self.field = field
        key = str(field.key)
        if isinstance(self.key, ReferenceButton):
            self.key.show_thing(key)
        elif not (self.key.hasFocus() and self.key.isModified()):
            self.key.setText(key)
        self.key.setAccessibleName(tr("Key {key}", key=key))
        self._row.show_field(field)
        self._show_buttons()

    def main_widget(self) -> QWidget | None:
        return self._row.main_widget()

    def rows(self) -> Sequence[Row]:
        return (self._row,)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= _NARROW or isinstance(self.field.shape, Number)
        way = QBoxLayout.Direction
        self._pair.setDirection(way.LeftToRight if wide else way.TopToBottom)

    def _restyle(self) -> None:
        self.key.setStyleSheet(field_style(self.look, "QLineEdit"))

    def _on_key(self) -> None:
        reference = self._owner.key_reference
        assert reference is not None, "only such keys are picked"
        open_picker(
            self.context,
            reference,
            self.key,
            lambda name: self._owner.rename(self, name),
            present=str(self.field.key),
            without=self._owner.keys() - {str(self.field.key)},
        )

    def _on_typed(self) -> None:
        if isinstance(self.key, QLineEdit) and self.key.isModified():
            self.key.setModified(False)
            self._owner.rename(self, self.key.text())
            self.key.setText(str(self.field.key))

    def _show_buttons(self) -> None:
        alive = not self.context.read_only
        self._close.setVisible(alive)
        if isinstance(self.key, QLineEdit):
            self.key.setReadOnly(not alive)
        else:
            self.key.setEnabled(alive)
        self._close.setToolTip(tr("Remove {key}", key=self.field.key))
        self._close.setAccessibleName(tr("Remove {key}", key=self.field.key))
