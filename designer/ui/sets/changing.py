"""A dialog that gives all chosen things the same value, in however many documents: one step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from designer.diagnostics import capital
from designer.documents import Edit, Refused
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.session.bulk import Place, common_fields, reset_in_all, set_in_all
from designer.session.gathering import Member
from designer.session.tables.cells import cell_of, value_of
from designer.ui.kit.boxes import ComboBox
from designer.ui.kit.buttons import Button
from designer.ui.kit.fields import Field as LineField
from designer.ui.kit.languages import tr, translated, trn
from designer.ui.kit.surfaces import lay_on
from designer.validation.forms import Field
from designer.validation.shapes import ABSENT, SEVERAL, Choice
from designer.validation.shaping import title_of_key

if TYPE_CHECKING:
    from designer.session import Workspace

__all__ = ["ChangeDialog"]


class ChangeDialog(QDialog):
    """Ask which value all chosen things get.

    Attributes:
        wanted: an edit is to be done (Edit).
        what, line, choice: what is changed, and its value as a line or one of a few.
    """

    wanted = Signal(object)

    def __init__(
        self, look: Look, workspace: Workspace, members: Sequence[Member], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._places = [Place(member.path, member.pointer) for member in members]
        self._what = trn("{n} chosen", "{n} chosen", len(members))
        self.setWindowTitle(tr("Change together: {what}", what=self._what))
        self._fields = common_fields(workspace.project, workspace.host.schemas, self._places)
        self.what = ComboBox(look)
        self.what.setAccessibleName(tr("What is changed"))
        for field in self._fields:
            self.what.addItem(tr(field.title))
        self.choice = ComboBox(look)
        self.line = LineField(look, tr("Its value for all"))
        self.choice.setAccessibleName(tr("Its value for all"))
        self.value = QStackedWidget()
        self.value.addWidget(self.line)
        self.value.addWidget(self.choice)
        self.value.setFixedHeight(self.line.height())
        self.value.setMinimumWidth(280)
        self._now = QLabel()
        self._why = QLabel()
        for label in (self._now, self._why):
            label.setFont(font("ui", 12))
            label.setWordWrap(True)
        self._why.hide()
        self.changing = Button(look, tr("Change all"), primary=True)
        self.resetting = Button(look, tr("Take out of all"))
        self.resetting.setToolTip(tr("So that what holds without it holds"))
        cancel = Button(look, tr("Cancel"))
        form = QFormLayout()
        form.addRow(tr("What"), self.what)
        form.addRow(tr("Value"), self.value)
        form.addRow("", self._now)
        foot = QHBoxLayout()
        foot.addStretch(1)
        for button in (cancel, self.resetting, self.changing):
            foot.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 12)
        column.setSpacing(10)
        column.addLayout(form)
        column.addWidget(self._why)
        column.addLayout(foot)
        cancel.clicked.connect(lambda _=False: self.reject())
        self.changing.clicked.connect(lambda _=False: self._change())
        self.resetting.clicked.connect(lambda _=False: self._reset())
        self.what.currentIndexChanged.connect(lambda _n: self._show())
        lay_on(look, self, "window")
        few = (n for n, field in enumerate(self._fields) if field.part.options)
        self.what.setCurrentIndex(next(few, 0))  # what many have alike, before names and texts
        self._show()

    @property
    def field(self) -> Field | None:
        """Give the field that is to be changed."""
        number = self.what.currentIndex()
        return self._fields[number] if 0 <= number < len(self._fields) else None

    def _show(self) -> None:
        field = self.field
        for button in (self.changing, self.resetting, self.value):
            button.setEnabled(field is not None)
        if field is None:
            self._now.setText(tr("The chosen things have nothing in common that could be changed."))
            return
        self.resetting.setEnabled(not field.required)
        options = [_text(option) for option in field.part.options or ()]
        titles = field.shape.titles if isinstance(field.shape, Choice) else ()
        self.choice.clear()
        for option, title in zip(options, titles or map(_called, options), strict=True):
            self.choice.addItem(title, option)
        self.line.clear()
        self.value.setCurrentWidget(self.choice if options else self.line)
        if field.value is SEVERAL:
            self._now.setText(tr("They differ now."))
        elif field.value is ABSENT:
            self._now.setText(tr("None has it now."))
        else:
            self._now.setText(tr("All have this now."))
            text = cell_of(field.value, (field.part,))
            self.line.setText(text)
            self.choice.setCurrentIndex(self.choice.findData(text))

    @property
    def text(self) -> str:
        """Give the value as it is written or chosen."""
        chosen = self.choice.currentData()
        return str(chosen or "") if self.choice.count() else self.line.text()

    def _change(self) -> None:
        field = self.field
        if field is None:
            return
        value = value_of(self.text, (field.part,))
        if value is ABSENT:
            self._say(tr("Write the value that all are to have."))
            return
        if not field.part.takes(value):
            self._say(tr("“{value}” does not fit here.", value=self.text))
            return
        self._do(set_in_all(self._workspace.project, self._places, field, value, self._what))

    def _reset(self) -> None:
        if self.field is not None:
            self._do(reset_in_all(self._workspace.project, self._places, self.field, self._what))

    def _do(self, edit: Edit | Refused) -> None:
        if isinstance(edit, Refused):
            self._say(translated(edit.sentence))
            return
        self.wanted.emit(edit)
        self.accept()

    def _say(self, why: str) -> None:
        self._why.setText(why)
        self._why.show()


def _called(option: str) -> str:
    """Say what filters call a value that has no title."""
    return tr(capital(title_of_key(option)))


def _text(option: object) -> str:
    return str(option).lower() if isinstance(option, bool) else str(option)
