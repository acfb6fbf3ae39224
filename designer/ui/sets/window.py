"""The window of a set: filters, faces, figures; what is chosen is opened, changed together, written out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from designer.diagnostics import Severity
from designer.documents import Pointer, Project
from designer.documents.pointers import from_text
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.session.gathering import Gathered, Member, counts_of, figures, gathered, shown
from designer.ui.background.deepening import Deepening
from designer.ui.editors.pills import Pills
from designer.ui.forms.pictures import Pictures
from designer.ui.forms.spoken import spoken_schema
from designer.ui.kit.buttons import Button, IconButton
from designer.ui.kit.empty import EmptyPanel
from designer.ui.kit.fields import Field
from designer.ui.kit.languages import tr, trn
from designer.ui.kit.menus import answer_help
from designer.ui.kit.severities import worst
from designer.ui.kit.sizes import keep_window, place_window
from designer.ui.kit.surfaces import lay_on
from designer.ui.sets.face_sizes import FaceSizes
from designer.ui.sets.figures import FiguresView
from designer.ui.sets.filters import Filters
from designer.ui.sets.gallery import Gallery

if TYPE_CHECKING:
    from designer.api import SetTable
    from designer.session import Report, Workspace

__all__ = ["SetWindow"]

_FILE, _WHOLE = "file", "whole"


class _Looked(NamedTuple):
    project: Project
    found: Gathered | None


class SetWindow(QWidget):
    """Show all cards or the like of one document, or of all documents of its set.

    Attributes:
        opened: members are wanted in the editor (a list of them, of one document).
        import_asked, export_asked: a table is to come in; the document is to go out as one.
        closed: the window goes.
        changing_asked: members are to be changed together (a list of them).
        field, filters, gallery, figures, sizes: the parts.
    """

    opened_by = "set"
    opened = Signal(object)
    import_asked = Signal()
    export_asked = Signal(bool)
    changing_asked = Signal(object)
    closed = Signal()

    def __init__(self, look: Look, workspace: Workspace, path: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.path = path
        self._look, self._workspace = look, workspace
        self._found: Gathered | None = None
        self._project: Project | None = None
        self._basis: object = None
        self._faults: Mapping[tuple[str, Pointer], Severity] = {}
        self._is_whole = True
        self._looking, self._counting = Deepening(self), Deepening(self)
        self._looking.quiet_ms = self._counting.quiet_ms = 60
        self.pictures = Pictures(workspace.host.game)
        self.field = Field(look, tr("Filter by words"), icon="search")
        self.field.setToolTip(tr("All words must be there; one with a minus before it must not be"))
        self.filters = Filters(look)
        self.gallery = Gallery(look, self.pictures)
        self.figures = FiguresView(look)
        self._make_controls()
        self._lay_out()
        self._connect()
        place_window(self, "set", QSize(1290, 800))
        lay_on(look, self, "window")
        self.field.setFocus()
        self.refresh()

    @property
    def is_idle(self) -> bool:
        """Say whether nothing is being gathered or counted."""
        return self._looking.is_idle and self._counting.is_idle

    @property
    def is_whole(self) -> bool:
        """Say whether the whole set is shown, not the one document."""
        return self._is_whole

    def refresh(self) -> None:
        """Gather anew where a document has changed."""
        snapshot = self._workspace.snapshot()
        basis = (self._workspace.revision, self._is_whole)
        if basis == self._basis:
            return
        self._basis = basis
        path, whole, host = self.path, self._is_whole, self._workspace.host

        def look(_stopped: Callable[[], bool]) -> _Looked:
            project = snapshot.read()
            document = project.documents.get(path)
            if document is None or document.tree is None:
                return _Looked(project, None)
            told = lambda schema: spoken_schema(schema) or schema  # noqa: E731 - one line
            return _Looked(
                project, gathered(project, document, host.schemas, whole=whole, told=told)
            )

        self._looking.ask(look, self._on_looked, at_once=self._found is None)

    def show_report(self, report: Report) -> None:
        """Show which members have faults."""
        found: dict[tuple[str, Pointer], Severity] = {}
        for diagnostic in report.diagnostics:
            path = diagnostic.location.file
            document = self._workspace.last_read.documents.get(path)
            pointer = from_text(diagnostic.location.pointer, document.tree if document else None)
            if len(pointer) >= 2:
                place = (path, pointer[:2])
                found[place] = worst(found.get(place), diagnostic.severity)
        if found != self._faults:
            self._faults = found
            self._show()

    # -- making -----------------------------------------------------------------------------------

    def _make_controls(self) -> None:
        look = self._look
        self._scope = Pills(look, in_line=True)
        self._total = QLabel()
        self._total.setFont(font("ui", 12))
        self.opening = Button(look, tr("Open"), icon="file-code", small=True)
        self.opening.setToolTip(tr("Opens what is chosen in the editor (Enter)"))
        self.changing = Button(look, tr("Change together…"), icon="sliders-horizontal", small=True)
        self.changing.setToolTip(tr("Gives all that are chosen the same value, as one step"))
        self.importing = Button(look, tr("Import…"), icon="file-input", small=True)
        self.importing.setToolTip(tr("Takes rows of a table (CSV) in; nothing is written before"))
        self.exporting = Button(look, tr("Export…"), icon="file-down", small=True)
        self.exporting.setToolTip(tr("Writes what this window lists as a table (CSV)"))
        self.sizes = FaceSizes(look, self.gallery, self)
        self.clearing = IconButton(look, "x", tr("Clear all filters"), size=24)
        self._empty = EmptyPanel(
            look, "layers", tr("Nothing fits"), "", button=tr("Clear all filters"),
            on_click=self.clear,
        )  # fmt: skip
        self._note = QLabel()
        self._note.setFont(font("ui", 11.5))
        self._note.setForegroundRole(self._note.foregroundRole().PlaceholderText)

    def _lay_out(self) -> None:
        look, line = self._look, QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self._scope)
        line.addWidget(self._total)
        line.addStretch(1)
        line.addWidget(self.sizes)
        for button in (self.opening, self.changing, self.importing, self.exporting):
            line.addWidget(button)
        head = QHBoxLayout()
        head.setContentsMargins(10, 8, 6, 2)
        head.addWidget(self.field, 1)
        head.addWidget(self.clearing)
        left, side = QWidget(), QVBoxLayout()
        left.setLayout(side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(2)
        side.addLayout(head)
        side.addWidget(self.filters, 1)
        left.setMinimumWidth(200)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.gallery)
        self._stack.addWidget(self._empty)
        right, column = QWidget(), QVBoxLayout()
        right.setLayout(column)
        column.setContentsMargins(0, 8, 0, 0)
        title = QLabel(tr("Figures of what is shown"))
        title.setFont(font("ui", 13, 600))
        title.setContentsMargins(10, 0, 10, 0)
        column.addWidget(title)
        column.addWidget(self.figures, 1)
        right.setMinimumWidth(220)
        whole = QSplitter(Qt.Orientation.Horizontal)
        for part in (left, self._stack, right):
            whole.addWidget(part)
        whole.setChildrenCollapsible(False)
        whole.setStretchFactor(1, 1)
        whole.setSizes([230, 640, 420])
        for part in (left, right):
            lay_on(look, part)
        lay_on(look, whole, "window")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(12, 10, 12, 10)
        outer.setSpacing(8)
        outer.addLayout(line)
        outer.addWidget(whole, 1)
        outer.addWidget(self._note)

    def _connect(self) -> None:
        self._scope.chosen.connect(self._on_scope)
        self.field.textChanged.connect(lambda _text: self._show())
        self.filters.changed.connect(self._show)
        self.clearing.clicked.connect(lambda _=False: self.clear())
        self.gallery.opened.connect(lambda member: self._open([member]))
        self.gallery.selectionModel().selectionChanged.connect(lambda *_: self._show_chosen())
        self.figures.named.connect(self._on_named)
        self.opening.clicked.connect(lambda _=False: self._open(self.gallery.chosen()))
        self.changing.clicked.connect(
            lambda _=False: self.changing_asked.emit(self.gallery.chosen())
        )
        self.importing.clicked.connect(lambda _=False: self.import_asked.emit())
        self.exporting.clicked.connect(lambda _=False: self.export_asked.emit(self._is_whole))
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self.field.setFocus)
        QShortcut(QKeySequence("Ctrl+W"), self, self.close)
        answer_help(self)

    # -- showing ----------------------------------------------------------------------------------

    def clear(self) -> None:
        """Show everything."""
        self.field.clear()
        self.filters.clear()

    def _on_looked(self, looked: object) -> None:
        if not isinstance(looked, _Looked):
            self._note.setText(tr("The set could not be looked at: {why}", why=str(looked)))
            return
        self._project, self._found = looked
        document = self._project.documents.get(self.path)
        game = self._project.game_of(document) if document is not None else ""
        self.pictures.show_project(self._project, game)
        self._show()

    def _show(self) -> None:
        """Show the members that fit, and count what else there would be."""
        found = self._found
        title = found.title if found is not None else tr("Set")
        self.setWindowTitle(tr("{title} of {name}", title=title, name=Path(self.path).name))
        if found is None:
            self._empty.set_text(tr("Nothing is listed here"), tr("The document lists no cards or the like."))  # fmt: skip
            self._stack.setCurrentWidget(self._empty)
            return
        typed, chosen = self.field.text(), self.filters.chosen
        members = shown(found.members, typed, chosen)
        self.filters.show_facets(found.facets, counts_of(found, typed, chosen))
        self.gallery.show_members(members, self._faults)
        if members:
            self._stack.setCurrentWidget(self.gallery)
        elif found.members:
            line = tr("None of {n} has all that is asked for.", n=len(found.members))
            self._empty.set_text(tr("Nothing fits"), line)
            self._stack.setCurrentWidget(self._empty)
        else:
            self._empty.set_text(tr("Nothing is here yet"), tr("Import a table, or add the first one in the editor."))  # fmt: skip
            self._stack.setCurrentWidget(self._empty)
        self.clearing.setEnabled(bool(typed or chosen))
        lit = _WHOLE if self._is_whole else _FILE
        self._scope.show_pills(((_FILE, tr("This file")), (_WHOLE, tr("Whole set"))), lit)
        self._count(members)
        self._show_chosen()

    def _count(self, members: Sequence[Member]) -> None:
        project, found = self._project, self._found
        assert project is not None, "a set lies in a project"
        assert found is not None, "a set is counted once it is gathered"
        document = project.documents.get(self.path)
        plugin = self._workspace.host.game(project.game_of(document)) if document else None

        def count(_stopped: Callable[[], bool]) -> tuple[SetTable, ...]:
            return figures(project, plugin, found.facets, members)

        def then(tables: object) -> None:
            if isinstance(tables, tuple):
                self.figures.show_tables(tables)

        self._counting.ask(count, then)

    def _show_chosen(self) -> None:
        found, chosen = self._found, self.gallery.chosen()
        n_shown = len(self.gallery.members)
        n_all = len(found.members) if found is not None else 0
        copies = sum(member.copies for member in self.gallery.members)
        text = trn("{n} kind", "{n} kinds", n_shown) if n_shown == n_all else tr("{shown} of {all}", shown=n_shown, all=n_all)  # fmt: skip
        self._total.setText(" · ".join((text, trn("{n} piece", "{n} pieces", copies))))
        self.opening.setEnabled(bool(chosen))
        self.changing.setEnabled(len(chosen) > 1)
        if len(chosen) == 1:
            member = chosen[0]
            self._note.setText(f"{member.title} · {member.name} · {Path(member.path).name}")
        elif chosen:
            self._note.setText(trn("{n} chosen", "{n} chosen", len(chosen)))
        else:
            self._note.setText(tr("Enter opens a card; Ctrl and Shift choose several."))

    # -- doing ------------------------------------------------------------------------------------

    def _on_scope(self, key: str) -> None:
        self._is_whole = key == _WHOLE
        self.refresh()

    def _open(self, members: Sequence[Member]) -> None:
        if members:
            self.opened.emit([m for m in members if m.path == members[0].path])

    def _on_named(self, names: Sequence[str]) -> None:
        if self.gallery.choose_named(names):
            self.gallery.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.field.text() or self.filters.chosen:
                self.clear()
            else:
                self.close()
            return
        super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowActivate:
            self.refresh()
        return super().event(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        keep_window(self, "set")
        self._looking.close()
        self._counting.close()
        self.closed.emit()
        super().closeEvent(event)
