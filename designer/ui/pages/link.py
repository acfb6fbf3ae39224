"""Keep a text pane and the workspace saying the same, whoever changes the text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from designer.documents.edits import common_ends
from designer.ui.editor.shortening import LONGEST_LINE, shortened

if TYPE_CHECKING:  # only named
    from designer.session import Changed, Workspace
    from designer.ui.editor.text import TextPane

__all__ = ["TextLink"]


class TextLink(QObject):
    """Make edits of what is typed in a pane, and show in it what others change.

    Attributes:
        is_whole: the pane shows all of the text; else a shortened one, in which nothing is typed.
        whole_changed: that has changed.
        changed_to: Qt's position behind what was changed last, None before anything was.
    """

    whole_changed = Signal()

    def __init__(self, pane: TextPane, workspace: Workspace, path: str) -> None:
        super().__init__(pane)
        self._pane = pane
        self._workspace = workspace
        self._path = path
        self._text = workspace.text(path)
        self._n_wide = _n_wide(self._text)
        self.is_whole = True
        self.changed_to: int | None = None
        self.show_text()
        pane.typed.connect(self._on_typed)
        self.end = workspace.listen(self._on_changed)

    def show_text(self) -> None:
        """Show the whole text anew, or what of it can be shown."""
        was_whole, short = self.is_whole, shortened(self._text)
        self.is_whole = short is None
        self._pane.set_text(self._text if short is None else short)
        if self.is_whole != was_whole:
            self.whole_changed.emit()

    def _on_typed(self, position: int, removed: int, new: str) -> None:
        if not self.is_whole:
            return
        before = self._text
        start = self._code_points(position)
        end = min(len(before), self._code_points(position + removed))
        # Qt names more than was changed, and changes of colours alone, too.
        old = before[start:end]
        head, tail = common_ends(old, new)
        if len(old) == len(new) == head:
            return
        self._workspace.edit_text(
            self._path, start + head, end - tail, new[head : len(new) - tail], self
        )
        if len(self._text) + self._n_wide != self._pane.document().characterCount() - 1:
            # Should Qt ever name less than was changed, the whole text counts.
            self._workspace.set_text(self._path, self._pane.text(), self)

    def _on_changed(self, changed: Changed) -> None:
        pieces = changed.pieces.get(self._path)
        if pieces is None:
            return
        if not self.is_whole or any(len(piece.text) > LONGEST_LINE for piece in pieces):
            self._text = self._workspace.text(self._path)
            self._n_wide = _n_wide(self._text)
            self._show_in_place()
            return
        before = self._text
        if changed.source is not self:
            places = [(self._units(p.start), self._units(p.end), p.text) for p in pieces]
        self._text = self._workspace.text(self._path)
        if self._n_wide or not before.isascii() or not self._text.isascii():
            for piece in pieces:
                self._n_wide += _n_wide(piece.text) - _n_wide(before[piece.start : piece.end])
        if changed.source is self:
            return
        self._pane.follow(places[::-1])
        if places:
            shift = sum(_n_units(text) - (end - start) for start, end, text in places[:-1])
            start, _, text = places[-1]
            self.changed_to = start + shift + _n_units(text)

    def _show_in_place(self) -> None:
        """Show a shortened text that has changed, where the user is in it."""
        place, scroll = self._pane.place(), self._pane.verticalScrollBar().value()
        self.show_text()
        self._pane.go_to(*place)
        self._pane.verticalScrollBar().setValue(scroll)
        self._pane.edited.emit()

    def _code_points(self, position: int) -> int:
        """Give the offset in our text of Qt's position."""
        if not self._n_wide:
            return position
        units = self._text.encode("utf-16-le", "surrogatepass")[: 2 * position]
        return len(units.decode("utf-16-le", "replace"))

    def _units(self, offset: int) -> int:
        """Give Qt's position of an offset in our text."""
        return _n_units(self._text[:offset]) if self._n_wide else offset


def _n_units(text: str) -> int:
    return len(text) + _n_wide(text)


def _n_wide(text: str) -> int:
    """Give how many characters of a text take two of Qt's units."""
    if text.isascii():
        return 0
    return len(text.encode("utf-16-le", "surrogatepass")) // 2 - len(text)
