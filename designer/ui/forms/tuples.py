"""Lists of a given length, such as a hex: their values beside each other."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from designer.paint.fonts import font
from designer.ui.forms.context import FormContext
from designer.ui.forms.controls import SEVERAL_WORDS, Control
from designer.ui.forms.items import stands_in_a_row
from designer.ui.forms.links import LinkButton
from designer.ui.kit.languages import tr
from designer.validation.forms import Field
from designer.validation.shapes import SEVERAL

__all__ = ["TupleControl"]


class TupleControl(Control):
    """Edit a few values that belong together."""

    def __init__(self, context: FormContext, field: Field) -> None:
        super().__init__(context, field)
        self.controls: list[Control] = []
        self._words = QLabel()
        self._words.setFont(font("ui", 13))
        self._words.setEnabled(False)
        self._make = LinkButton(self.look, tr("Set"), "plus")
        self._make.clicked.connect(self._on_make)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(6)
        left = Qt.AlignmentFlag.AlignLeft
        self._row.addWidget(self._words, 0, left)
        self._row.addWidget(self._make, 0, left)
        self._row.addStretch(1)
        self.show_value()

    def fits(self, field: Field) -> bool:
        return stands_in_a_row(field)

    def show_value(self) -> None:
        children = self.field.children
        fit = len(children) == len(self.controls) and all(
            control.fits(child) for control, child in zip(self.controls, children, strict=True)
        )
        if fit:
            for control, child in zip(self.controls, children, strict=True):
                control.show_field(child)
        else:
            for control in self.controls:
                self._row.removeWidget(control)
                control.hide()
                control.deleteLater()
            self.controls = [self.context.make.control(child) for child in children]
            for place, control in enumerate(self.controls):
                control.main_widget().setAccessibleName(f"{self.field.title} {place + 1}")
                self._row.insertWidget(place, control, 1)
        several, empty = self.field.value is SEVERAL, self.field.value == []
        self._words.setText(tr(SEVERAL_WORDS) if several else tr("none"))
        self._words.setVisible(several or empty)
        self._make.setVisible(self.field.is_absent)
        self.restyle()

    def set_read_only(self, on: bool) -> None:
        for control in self.controls:
            control.set_read_only(on)
        self._make.setEnabled(not on)

    def restyle(self) -> None:
        for control in self.controls:
            control.set_faulty(self.is_faulty)

    def main_widget(self) -> QWidget:
        return self.controls[0].main_widget() if self.controls else self._make

    def _on_make(self) -> None:
        self.context.begin_run()
        self.commit(self.context.samples.of_field(self.field))
