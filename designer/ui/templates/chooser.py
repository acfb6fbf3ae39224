"""Choosing what to begin: a kind of document, or a copy of one that comes with the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.commands.matching import fit
from designer.ui.editor.highlighter import YamlHighlighter
from designer.ui.files.names import KIND_ICONS
from designer.ui.kit.buttons import Button
from designer.ui.kit.fields import Field
from designer.ui.kit.languages import tr, translated
from designer.ui.kit.surfaces import RowHeight

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.session.templates import Template

__all__ = ["TemplateChooser"]

_WIDE, _HIGH = 860, 520
_TEMPLATE = Qt.ItemDataRole.UserRole


class TemplateChooser(QDialog):
    """Offer templates, with the text that each begins with.

    Attributes:
        chosen: a document is to be begun (Template).
        field: narrows the list.
        list: the templates that fit.
        sample: the text of the current one.
    """

    chosen = Signal(object)

    def __init__(
        self,
        look: Look,
        templates: Sequence[Template],
        text_of: Callable[[Template], str],
        parent: QWidget,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._look = look
        self._templates = sorted(templates, key=_rank)
        self._text_of = text_of
        self.setAccessibleName(tr("New document"))
        self.field = Field(look, tr("New: a kind of document, or what to copy"), icon="file-plus")
        self.field.setFont(font("ui", 15))
        self.field.setFixedHeight(36)
        self.list = QListWidget()
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFont(font("ui", 13))
        self.list.setIconSize(QSize(16, 16))
        self.list.setItemDelegate(RowHeight(28, self.list))
        self.list.setAccessibleName(tr("What to begin"))
        self.list.setMinimumWidth(280)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._title = _label(font("ui", 15, 600))
        self._line = _label(font("ui", 13), "muted", look)
        self.sample = QPlainTextEdit()
        self.sample.setReadOnly(True)
        self.sample.setFont(font("code", 11.5))
        self.sample.setFrameShape(QFrame.Shape.NoFrame)
        self.sample.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.sample.setAccessibleName(tr("What the document begins with"))
        self.sample.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._highlighter = YamlHighlighter(look, self.sample.document())
        palette = self.sample.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(look.theme.codebg))
        self.sample.setPalette(palette)
        self.button = Button(look, tr("Create…"), primary=True, keys="Enter")
        self.button.clicked.connect(self._choose)
        self._make_layout()
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        self.list.currentItemChanged.connect(lambda *_: self._show())
        self.list.itemDoubleClicked.connect(lambda _item: self._choose())
        self._search("")

    def open_over(self, window: QWidget) -> None:
        """Show it in the middle of the upper part of a window."""
        self.resize(min(_WIDE, window.width() - 40), min(_HIGH, window.height() - 60))
        corner = window.mapToGlobal(window.rect().topLeft())
        self.move(corner.x() + (window.width() - self.width()) // 2, corner.y() + 40)
        self.show()
        self.field.setFocus()

    def current(self) -> Template | None:
        """Give the template that is shown."""
        item = self.list.currentItem()
        found: Template | None = item.data(_TEMPLATE) if item is not None else None
        return found

    def titles(self) -> list[str]:
        """Give what fits, in order; headings are left out."""
        items = (self.list.item(n) for n in range(self.list.count()))
        return [item.text() for item in items if item.data(_TEMPLATE) is not None]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Up}:
                self._step(1 if event.key() == Qt.Key.Key_Down else -1)
                return True
            if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self._choose()
                return True
        return super().eventFilter(watched, event)

    def _make_layout(self) -> None:
        right = QVBoxLayout()
        right.setSpacing(6)
        right.addWidget(self._title)
        right.addWidget(self._line)
        right.addWidget(self.sample, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.button)
        right.addLayout(buttons)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.list, 2)
        row.addLayout(right, 3)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.field)
        column.addLayout(row)

    def _search(self, typed: str) -> None:
        self.list.clear()
        heading = ""
        for template in self._fitting(typed.strip()):
            head = _heading(template)
            if head != heading:
                heading = head
                self._add_heading(head)
            item = QListWidgetItem(
                self._look.icon(KIND_ICONS.get(template.kind, "file-code")),
                translated(template.title),
            )
            item.setData(_TEMPLATE, template)
            item.setToolTip(translated(template.line))
            self.list.addItem(item)
        if not self.list.count():
            self._add_heading(tr("Nothing to begin is called “{typed}”.", typed=typed))
        first = next((n for n in range(self.list.count()) if self._is_template(n)), -1)
        self.list.setCurrentRow(first)
        self._show()

    def _fitting(self, typed: str) -> list[Template]:
        """Give the templates with the typed words in them; where none has them, with the letters."""
        found = {
            id(t): f"{translated(t.title)} {t.title} {t.kind} {_heading(t)}"
            for t in self._templates
        }
        words = typed.casefold().split()
        literal = [t for t in self._templates if all(w in found[id(t)].casefold() for w in words)]
        literal.sort(key=lambda t: not translated(t.title).casefold().startswith(typed.casefold()))
        return literal or [t for t in self._templates if fit(typed, found[id(t)]) is not None]

    def _add_heading(self, text: str) -> None:
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setFont(font("ui", 12, 600))
        self.list.addItem(item)

    def _is_template(self, row: int) -> bool:
        return self.list.item(row).data(_TEMPLATE) is not None

    def _step(self, way: int) -> None:
        rows = [n for n in range(self.list.count()) if self._is_template(n)]
        if rows:
            here = rows.index(self.list.currentRow()) if self.list.currentRow() in rows else 0
            self.list.setCurrentRow(rows[(here + way) % len(rows)])

    def _show(self) -> None:
        template = self.current()
        self.button.setEnabled(template is not None)
        self._title.setText(translated(template.title) if template is not None else "")
        self._line.setText(translated(template.line) if template is not None else "")
        self.sample.setPlainText(self._text_of(template) if template is not None else "")
        self._highlighter.look_at(0, self.sample.blockCount())

    def _choose(self) -> None:
        template = self.current()
        if template is not None:
            self.close()
            self.chosen.emit(template)


def _rank(template: Template) -> tuple[bool, str, int, str]:
    """Put what is begun most often first: new ones before copies, each kind in its usual place."""
    kinds = list(KIND_ICONS)
    at = kinds.index(template.kind) if template.kind in kinds else len(kinds)
    return bool(template.copy_of), template.game, at, "" if template.copy_of else template.title


def _heading(template: Template) -> str:
    if template.copy_of:
        return tr("Copies: {replace}", replace=tr(template.kind).replace("_", " "))
    return (
        tr("New for {game_title}", game_title=template.game_title)
        if template.game_title
        else tr("New")
    )


def _label(face: QFont, token: str = "", look: Look | None = None) -> QLabel:
    label = QLabel()
    label.setFont(face)
    label.setWordWrap(True)
    if look is not None:
        palette = label.palette()
        palette.setColor(QPalette.ColorRole.WindowText, QColor(look.colour(token)))
        label.setPalette(palette)
    return label
