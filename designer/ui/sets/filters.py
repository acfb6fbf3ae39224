"""By what a set is filtered: one group of switches for each value that has few."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.session.gathering import Facet
from designer.ui.kit.checks import CheckBox
from designer.ui.kit.languages import tr, translated
from designer.ui.kit.surfaces import lay_on, steady

__all__ = ["Filters", "words_of"]


class Filters(QScrollArea):
    """Show facets with a switch for each value.

    Attributes:
        changed: other values are chosen.
        switches: by facet and value.
    """

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._facets: tuple[Facet, ...] = ()
        self._titles: dict[tuple[str, str], str] = {}
        self.switches: dict[tuple[str, str], CheckBox] = {}
        self._page = QWidget()
        self._column = QVBoxLayout(self._page)
        self._column.setContentsMargins(12, 0, 8, 12)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        steady(self, self._page)
        lay_on(look, self)
        lay_on(look, self._page)

    @property
    def chosen(self) -> Mapping[str, frozenset[str]]:
        """Give the chosen values by facet."""
        found: dict[str, set[str]] = {}
        for (facet, value), switch in self.switches.items():
            if switch.isChecked():
                found.setdefault(facet, set()).add(value)
        return {facet: frozenset(values) for facet, values in found.items()}

    def show_facets(self, facets: Sequence[Facet], counts: Mapping[str, Mapping[str, int]]) -> None:
        """Show facets, with how many members each value would show."""
        if tuple(facets) != self._facets:
            self._make(facets)
        for (facet, value), switch in self.switches.items():
            number = counts.get(facet, {}).get(value, 0)
            switch.setText(f"{self._titles[facet, value]} ({number})")
            switch.setEnabled(number > 0 or switch.isChecked())

    def clear(self) -> None:
        """Choose nothing."""
        for switch in self.switches.values():
            with QSignalBlocker(switch):
                switch.setChecked(False)
        self.changed.emit()

    def _make(self, facets: Sequence[Facet]) -> None:
        kept = self.chosen
        self._facets = tuple(facets)
        self.switches.clear()
        self._titles.clear()
        while self._column.count() > 1:
            item = self._column.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for facet in facets:
            title = QLabel(tr(facet.title))
            title.setFont(font("ui", 12, 600))
            title.setContentsMargins(0, 8, 0, 0)
            self._add(title)
            for value, option in facet.options:
                name = words_of(option)
                switch = CheckBox(self._look, parent=self._page)
                switch.setFont(font("ui", 12))
                switch.setChecked(value in kept.get(facet.key, ()))
                switch.setAccessibleName(f"{tr(facet.title)}: {name}")
                switch.toggled.connect(lambda _on: self.changed.emit())
                self._titles[facet.key, value] = name
                self.switches[facet.key, value] = switch
                self._add(switch)

    def _add(self, widget: QWidget) -> None:
        self._column.insertWidget(self._column.count() - 1, widget)


def words_of(text: str) -> str:
    """Give what a lower ring or a game has said, or a word of content, in the language in force."""
    found = translated(text)
    return tr(text) if found == text else found
