"""One document on screen: text, and the board drawn from it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from designer.diagnostics import Diagnostic, Severity
from designer.documents import Document
from designer.hexes import Hex
from designer.paint.look import Look
from designer.printing.scenes import Absent, BoardScene
from designer.routes.analysis import Analysis
from designer.ui.analysis.board_overlays import BoardOverlays
from designer.ui.canvas.panel import CanvasPanel
from designer.ui.editor.find_bar import FindBar
from designer.ui.editor.text import TextPane, keeps_exactly
from designer.ui.files.names import title_of
from designer.ui.kit.bars import MessageBar
from designer.ui.kit.guard import going_on
from designer.ui.kit.languages import tr
from designer.ui.pages.board_source import PageBoard
from designer.ui.pages.later import LONG, PAUSE_MS
from designer.ui.pages.link import TextLink
from designer.ui.pages.places import (
    absent_at,
    entry_pointer,
    placement_at,
    placement_pointer,
    problem_spaces,
)
from designer.ui.pages.stale import stale_words

if TYPE_CHECKING:  # only named
    from designer.documents import Pointer
    from designer.routes.deep import DeepAnalysis
    from designer.session import Workspace
    from designer.ui.background.preparing import Prepared
    from designer.ui.editor.filling import FilledText
    from designer.ui.pages.form_side import FormSide

__all__ = ["DocumentPage"]

_BOARDS = frozenset({"route", "scenario"})


class DocumentPage(QWidget):
    """Show a document.

    Attributes:
        path: the document's key.
        pane: its text.
        board: the canvas with its controls, or None for a document without a board.
        analysis, deep: what is known of its board; `deep` comes later, None until then.
        overlays: what is drawn over its board, or None for a document without one.
        title: what the document calls itself, or did when it could last be read.
        unsent: the text has changes that no check has seen.
        edited: the text changed.
        place_changed: line and column of the text's cursor.
        space_pointed: a space under the pointer or the keyboard's cursor (Hex or None).
        zoom_changed: the canvas's zoom.
        board_added: it has a board now.
        declaration_asked: what is named at a place of the form is to be shown (Pointer).
        under_way_changed: something that takes its time has begun, or is done.
    """

    edited = Signal()
    place_changed = Signal(int, int)
    space_pointed = Signal(object)
    zoom_changed = Signal(float)
    board_added = Signal()
    declaration_asked = Signal(object)
    under_way_changed = Signal()

    def __init__(
        self,
        look: Look,
        document: Document,
        text: str,
        workspace: Callable[[], Workspace | None] = lambda: None,
        filled: FilledText | None = None,
    ) -> None:
        """Show a document.

        Args:
            look: the theme.
            document: the document.
            text: its text as a pane shows it.
            workspace: gives what is open, for the tools of its board.
            filled: the text laid out already, if it is.
        """
        super().__init__()
        self._look = look
        self._workspace = workspace
        self._following = False
        self.path = document.path
        self.unsent = False
        self.board: CanvasPanel | None = None
        self.form: FormSide | None = None
        self._sides = (True, True, False)
        self._from_form = False
        self._link: TextLink | None = None
        self.document: Document = document
        self.analysis: Analysis | None = None
        self.deep: DeepAnalysis | None = None
        self.overlays: BoardOverlays | None = None
        self._board_source = PageBoard(self, workspace)
        self._newer = ""
        self._form_due = QTimer(self, interval=PAUSE_MS, singleShot=True)
        self._form_due.timeout.connect(self._add_form)
        self.words: dict[str, str] = {}
        self.title = title_of(document)
        self._drawn_at = monotonic()
        self.bar = MessageBar(look)
        self.pane = TextPane(look, filled=filled)
        self.find_bar = FindBar(look, self.pane)
        self._text_side = QWidget()
        column = QVBoxLayout(self._text_side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.pane, 1)
        column.addWidget(self.find_bar)
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.setChildrenCollapsible(False)
        self._split.addWidget(self._text_side)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.bar)
        outer.addWidget(self._split, 1)
        if (opened := workspace()) is not None:
            self._link = TextLink(self.pane, opened, self.path)
            self._link.whole_changed.connect(self.check_readable)
        else:
            self.pane.set_text(text)
        self.pane.edited.connect(self._on_edited)
        self.pane.place_changed.connect(self._on_place)
        self._guard(text)
        if document.likely_kind in _BOARDS and self._board_source.is_thinkable:
            self._add_board()
        elif len(text) < LONG:
            self._add_form()
        else:  # the text is seen first; a real pause, in which the window does what else is due
            self._form_due.start()

    @property
    def is_laying_out(self) -> bool:
        """Say whether a part of it is still to be made."""
        return self._form_due.isActive() or (self.form is not None and self.form.editor.is_laying)

    @property
    def under_way(self) -> str:
        """Give the name of what is asked for in the form and not done yet, "" for nothing."""
        return self.form.under_way if self.form is not None else ""

    @property
    def stale(self) -> bool:
        """Say whether the drawing is an older one than the text."""
        return self.document.tree is None or self.document.faulty

    @property
    def scene(self) -> BoardScene | None:
        """Give what is drawn."""
        return self.board.view.scene if self.board else None

    def offer(self, prepared: Prepared) -> None:
        """Take what the board is shown from next, made elsewhere."""
        self._board_source.offer(prepared.basis, prepared.desk)
        if self.board is not None:
            self.board.view.offer(prepared.picture)

    def show_document(
        self,
        document: Document,
        diagnostics: tuple[Diagnostic, ...],
        scene: BoardScene | None,
        analysis: Analysis | None,
        words: dict[str, str],
    ) -> None:
        """Show what was found in the present text."""
        self.document = document
        self.unsent = False
        self.words = words or self.words  # a spoilt text still speaks of the same game
        if document.tree is not None:
            self.title = title_of(document)
        self.pane.set_diagnostics(diagnostics)
        self._tell_newer(diagnostics)
        if self.form is not None:
            self.form.show_document(document, diagnostics)
            self._place_sides()
        if self.board is None and scene is not None:
            self._add_board()
        if self.board is None:
            return
        stale = self.stale or scene is None
        if not stale:
            self._drawn_at = monotonic()
            if analysis is not self.analysis:
                self.deep = None
            self.analysis = analysis
            with going_on():
                self.board.view.set_scene(scene)
            self.board.bar.hide()
            if self.overlays is not None:
                is_faulty = any(d.severity is Severity.ERROR for d in diagnostics)
                self.overlays.offer_ways(analysis is not None or is_faulty)
            self._show_analysis()
        elif self.board.view.scene is None and scene is not None:
            self.board.view.set_scene(scene)
        self.board.view.set_stale(stale and self.board.view.scene is not None)
        with going_on():
            self.board.arranger.refresh()
        if stale:
            self._tell_stale(diagnostics)
        if self.scene is not None:
            self.board.view.set_problems(problem_spaces(self.scene, document, diagnostics))

    def _tell_newer(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        """Say over the whole page that a file is of a later version of the program."""
        newer = next((d for d in diagnostics if d.code == "core/newer-format"), None)
        if newer is not None and self._newer != newer.message:
            sentence = tr(
                "{message} It may be shown wrongly, and changing it may spoil it.",
                message=newer.message,
            )
            self.bar.show_message("warning", sentence)
        elif newer is None and self._newer and self.bar.text.startswith(self._newer):
            self.bar.hide()
        self._newer = newer.message if newer is not None else ""

    def show_deep(self, deep: DeepAnalysis | None) -> None:
        """Show what the whole analysis found; None while it is not known."""
        self.deep = deep
        self._show_analysis()

    def show_space(self, space: Hex) -> None:
        """Bring a space into sight and put the text's cursor on its tile's line."""
        if self.board is not None:
            self.board.view.show_space(space)
        self._go_to_placement(space)

    def show_spaces(self, spaces: tuple[Hex, ...]) -> None:
        """Light spaces on the board until others are, and bring the first one into sight."""
        if self.board is None or self.overlays is None or not spaces:
            return
        self.overlays.keep_lit(spaces)
        self.board.view.show_space(spaces[0])

    def show_diagnostic(self, diagnostic: Diagnostic) -> None:
        """Go to a diagnostic's place in the text, and on the board where it has one."""
        where = diagnostic.location
        self.pane.go_to(where.line, where.column)
        if self.form is not None and self.form.has_form:
            self._from_form = True
            self.form.editor.show_diagnostic(diagnostic)
            self._from_form = False
        if self.scene is None or self.board is None:
            return
        spaces = problem_spaces(self.scene, self.document, (diagnostic,))
        if spaces:
            self.board.view.show_space(next(iter(spaces)))

    def set_sides(self, *, board: bool, text: bool, form: bool = False) -> None:
        """Show the board, the text and the form, or some of them.

        Of a document without a board the form stands in the board's place.
        """
        self._sides = (board, text, form)
        if self.board is not None and form and self.form is None:
            self._add_form()
        self._place_sides()

    def edits_from_form(self, work: Callable[[], None]) -> None:
        """Do something in the name of the form, which knows its place and is not moved by it."""
        before, self._from_form = self._from_form, True
        try:
            work()
        finally:
            self._from_form = before

    def show_last_change(self) -> None:
        """Put the text's cursor behind what was changed last, as after an undo."""
        if self._link is not None and self._link.changed_to is not None:
            self.pane.select(self._link.changed_to, self._link.changed_to)

    def flush(self) -> None:
        """Write what the form still holds back into the text."""
        if self.form is not None:
            self.form.editor.form.context.flush()
            self.form.finish()

    def leave(self) -> None:
        """Follow the workspace no longer; the page is about to go."""
        if self._link is not None:
            self._link.end()
            self._link = None
        if self.form is not None:
            self.form.leave()

    def show_pointer(self, pointer: Pointer, *, focus: bool = False) -> None:
        """Put the text's cursor on a part of the document."""
        where = self.document.location(pointer)
        if self.pane.place()[0] != where.line:
            self.pane.go_to(where.line, where.column)
        if focus:
            self._text_side.show()
            self.pane.setFocus()

    def go_to_line(self, line: int) -> None:
        """Put the text's cursor on a line and give it the keyboard."""
        self._text_side.show()
        self.pane.go_to(line, 1)
        self.pane.setFocus()

    def settle(self) -> None:
        """Draw everything in sight at once, for pictures of the window."""
        if self.board is not None and self.board.isVisible():
            self.board.view.settle()

    def _add_board(self) -> None:
        board = CanvasPanel(self._look)
        self.board = board
        self._split.insertWidget(0, board)
        self._split.setStretchFactor(0, 3)
        self._split.setStretchFactor(1, 2)
        self._split.setSizes([620, 420])
        self.overlays = BoardOverlays(board)
        board.view.space_chosen.connect(self._on_space_chosen)
        board.view.space_pointed.connect(self.space_pointed)
        board.view.zoom_changed.connect(self.zoom_changed)
        board.arranger.set_source(self._board_source)
        board.arranger.selection_changed.connect(self._on_board_selection)
        self.board_added.emit()

    def _guard(self, text: str) -> None:
        """Keep a text from being changed by showing it: then it can only be read."""
        unreadable = [d for d in self.document.diagnostics if d.code == "core/unreadable-file"]
        if unreadable:
            self.bar.show_message("error", unreadable[0].sentence)
        elif not self.document.exact:
            self.bar.show_message(
                "warning",
                tr(
                    "This file holds bytes that are no text, or is too long. It can be read here, not changed."
                ),
            )
        elif not keeps_exactly(text):
            self.bar.show_message(
                "warning",
                tr(
                    "This file holds line breaks of another kind (U+2029) that the text pane would change. It can be read here, not changed."
                ),
            )
        elif self._link is not None and not self._link.is_whole:
            self.bar.show_message(
                "warning",
                tr(
                    "This text is too long to be typed in: what is too long is cut here, not in the file."
                ),
            )
        else:
            return
        self.pane.setReadOnly(True)

    def check_readable(self) -> None:
        """See anew whether the text can be changed here, after the file was read again."""
        self.pane.setReadOnly(False)
        workspace = self._workspace()
        if workspace is not None:
            self.document = workspace.document(self.path)
            self._guard(workspace.text(self.path))

    def _show_analysis(self) -> None:
        if self.overlays is not None:
            analysis = self.deep.quick if self.deep is not None else self.analysis
            self.overlays.show(analysis, self.deep, self.words)

    def _tell_stale(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        assert self.board is not None, "only a page with a board can have an old drawing"
        errors = [d for d in diagnostics if d.severity is Severity.ERROR] or list(diagnostics)
        line = errors[0].location.line if errors else 1
        if not self.stale and not diagnostics and self.board.view.scene is None:
            text = tr("There is no board to show before a game is played: its game lays it then.")
            self.board.bar.show_message("hint", text)
            return
        drawn_at = None if self.board.view.scene is None else self._drawn_at
        text = stale_words(line, drawn_at, unreadable=self.stale)
        action = (tr("Go to line {line}", line=line), lambda: self.go_to_line(line))
        self.board.bar.show_message("error", text, *([action] if errors else []))

    def _place_sides(self) -> None:
        board, text, form = self._sides
        has_form = self.form is not None and self.form.has_form
        if self.board is not None:
            self.board.setVisible(board)
            shows_form = form and has_form
        else:
            shows_form = board and has_form
        if self.form is not None:
            self.form.editor.setVisible(shows_form)
        shows_board = self.board is not None and board
        self._text_side.setVisible(text or not (shows_board or shows_form))

    def _add_form(self) -> None:
        from designer.ui.pages.form_side import FormSide  # noqa: PLC0415 - a board may do without it

        kind = self.document.likely_kind or ""
        form = FormSide(self._look, self, self._workspace, kind)
        self.form = form
        self._split.insertWidget(0 if self.board is None else 1, form.editor)
        if self.board is None:
            self._split.setSizes([900, 330])
        form.show_document(self.document, ())
        form.place_chosen.connect(self._on_form_place)
        self._place_sides()

    def _on_form_place(self, pointer: Pointer) -> None:
        if not self.unsent and not self._from_form and not self.pane.hasFocus():
            self._from_form = True
            self.show_pointer(pointer)
            self._from_form = False

    def _on_edited(self) -> None:
        workspace = self._workspace()
        self.unsent = workspace is None or not workspace.is_read(self.path)
        if workspace is not None and not self.unsent:
            self.document = workspace.document(self.path)
        self.edited.emit()

    def _on_space_chosen(self, space: Hex) -> None:
        self._go_to_placement(space)

    def _go_to_placement(self, space: Hex) -> None:
        scene = self.scene
        if scene is None or self.unsent or self.board is None:
            return
        pointer = placement_pointer(scene, self.document, space)
        if pointer is None:
            return
        where = self.document.location(pointer)
        # What is chosen on the board stays as it is while the text follows.
        self._following = self.board.arranger.chosen_here
        if self.pane.place()[0] != where.line:
            self.pane.go_to(where.line, where.column)
        self._following = False
        if not self.board.arranger.chosen_here:
            absent = scene.absent_at(space)
            position = scene.board.index.get(space) if absent is None else None
            placement = None if position is None else scene.board.spaces[position].placement
            self._outline(scene, placement, absent)

    def _on_place(self, line: int, column: int) -> None:
        self.place_changed.emit(line, column)
        self._show_place_in_form(line, column)
        scene = self.scene
        if scene is None or self.unsent or self._following or self.document.root is None:
            return
        absent = absent_at(scene, self.document, line, column)
        self._outline(scene, placement_at(scene, self.document, line, column), absent)

    def _show_place_in_form(self, line: int, column: int) -> None:
        """Let the form show what the text's cursor stands on."""
        form = self.form
        if form is None or not form.has_form or self.unsent or self._from_form:
            return
        if self.document.root is not None and form.editor.isVisible():
            self._from_form = True
            offset = self.document.offset(line, column)
            form.editor.show_place(self.document.pointer_at(offset))
            self._from_form = False

    def _on_board_selection(self) -> None:
        """Let the form show the tiles that are chosen on the board."""
        form, board = self.form, self.board
        if form is None or board is None or not form.has_form or self.unsent or self._from_form:
            return
        desk = board.arranger.desk
        chosen = sorted(board.arranger.selection)
        if desk is not None and chosen:
            self._from_form = True
            form.editor.entries.choose([entry_pointer(desk.pieces[n].entry) for n in chosen])
            self._from_form = False

    def _outline(self, scene: BoardScene, placement: int | None, absent: Absent | None) -> None:
        assert self.board is not None, "what is drawn has a board"
        if self.board.arranger.desk is not None:
            self.board.arranger.select_from_text(placement, absent)
            return
        spaces = frozenset(s.hex for s in scene.board.spaces if s.placement == placement)
        self.board.view.set_selected(spaces if absent is None else absent.hexes)
