"""The texts of the open documents, and every change of them. Qt-free.

Files are not written here; see `workspace`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from designer.diagnostics import said
from designer.documents import (
    Document,
    Edit,
    Operation,
    Project,
    Refused,
    StaleEditError,
    edit_document,
    read_document,
    real_path,
)
from designer.documents.edits import spliced, text_edit
from designer.plugin_host import PluginHost
from designer.session.files import Files
from designer.session.history import Blocked, History, Kind, Step
from designer.session.journal import Journal
from designer.session.line_ends import (
    Piece,
    edit_of_typing,
    editor_pieces,
    to_line_feeds,
    with_line_ends_of,
)
from designer.session.snapshots import Changed, Snapshot

__all__ = ["Texts"]

# No game is made from documents of these kinds but their own; a pack's own file says what a pack is.
_DECLARE_NOTHING = frozenset({"route", "scenario", "situation", "replay", "pack"})


class Texts:
    """Give the open documents over the content of all roots.

    Every change of a text is an edit: it goes through `edit` or one of the ways of typing, into the
    history, and to all listeners. Texts that were typed are read (parsed) when the project is next
    asked for, or on another thread by `snapshot` and `adopt`.

    Attributes:
        host: the plugins and roots in use.
        open_paths: the user's documents, in the order they were opened.
        revision: counts every change of a text, so that late results can be told from current ones.
        history: what was done.
        listeners: called with `Changed` after each change.
    """

    def __init__(
        self,
        host: PluginHost,
        project: Project,
        open_paths: Iterable[str],
        journal: Journal | None = None,
    ) -> None:
        self.host = host
        self.open_paths = list(open_paths)
        self.revision = 0
        self.history = History()
        self.listeners: list[Callable[[Changed], None]] = []
        self.journal = journal
        self._project = project
        self._unread: dict[str, str] = {}
        self._files = Files()
        self._gone: set[str] = set()
        self._aside: dict[str, Document] = {}
        self._left: set[str] = set()  # files that others deleted while nobody looked at them
        for document in project.documents.values():
            self._files.meet(document)

    # -- documents ----------------------------------------------------------------------------

    @property
    def project(self) -> Project:
        """Give the snapshot of all documents as they are on screen, saved or not."""
        if self._unread:
            texts, self._unread = self._unread, {}
            for path, text in texts.items():
                self._project = self._project.with_text(path, text)
        return self._project

    @property
    def last_read(self) -> Project:
        """Give the documents as they were last read, at no cost; what was typed since is not in it."""
        return self._project

    def is_read(self, path: str) -> bool:
        """Say whether a document has been read as it is on screen, so that `document` costs nothing."""
        return path not in self._unread

    def is_still(self, document: Document) -> bool:
        """Say whether a document's text is the one on screen."""
        return self.raw_text(document.path) == document.text

    def document(self, path: str) -> Document:
        """Give an open document."""
        if path in self._unread:
            self._project = self._project.with_text(path, self._unread.pop(path))
        return self._project.documents[path]

    def raw_text(self, path: str) -> str:
        """Give a document's text with its own line ends."""
        unread = self._unread.get(path)
        return self._project.documents[path].text if unread is None else unread

    def text(self, path: str) -> str:
        """Give a document's text as an editor shows it (line feeds only)."""
        return to_line_feeds(self.raw_text(path))

    def add(self, path: Path, read: Document | None = None) -> str:
        """Open one more file and give its key in the project; `read` is it as it was read just now."""
        key = str(real_path(path))
        self._gone.discard(key)
        if key not in self._project.documents:
            if read is None:
                self._project = self._project.with_file(Path(key))
            else:
                self._project = self._project.with_document(read)
            self._take_up(key)
        if key not in self._files.saved:
            self._files.meet(self._project.documents[key])
        if key not in self.open_paths:
            self.open_paths.append(key)
        return key

    def create(self, path: Path, text: str, label: str) -> str:
        """Open a document whose file does not exist yet, with a text; give its key.

        The file is written by the first save. Undo leaves an empty text.
        """
        key = str(real_path(path))
        self._gone.discard(key)
        if key not in self._project.documents:
            self._project = self._project.with_document(read_document("", key))
            self._files.expect(key)
        if key not in self.open_paths:
            self.open_paths.append(key)
        self.edit(text_edit(key, self.raw_text(key), text, label))
        return key

    def close(self, path: str) -> None:
        """Close a document: its unsaved changes are dropped, the file's own text counts again.

        Even that is a step of the history and can be taken back. A file in no pack leaves the
        project, so that what it declares counts no longer; taking back what was done in it brings it
        back.
        """
        self.open_paths.remove(path)
        saved = self._files.saved[path]
        if self.raw_text(path) != saved:
            label = said("Close {name} without saving", name=Path(path).name)
            self._do(text_edit(path, self.raw_text(path), saved, label), Kind.DISCARDED)
        bom = path in self._files.marked
        if self._project.documents[path].bom != bom:
            document = read_document(("\ufeff" if bom else "") + saved, path)
            self._unread.pop(path, None)
            self._project = self._project.with_document(document)
        self._put_aside([path])

    def _put_aside(self, paths: Iterable[str]) -> None:
        """Take those documents out of the project that are closed and belong to no pack."""
        for path in paths:
            known = path in self._project.documents and path not in self.open_paths
            if not known or not self._is_loose(path):
                continue
            if self.is_modified(path):
                continue  # brought back by an undo and not saved, or its file is not there
            self._let_go(path)

    def _let_go(self, path: str) -> None:
        """Take a document out of the project until something done in it is taken back."""
        was_changed = any(path in step.edit.paths for step in self.history.steps)
        if path not in self._unread and not was_changed:
            self._files.saved.pop(path)
        else:
            self._aside[path] = self.document(path)
        self._gone.add(path)
        self._project = self._project.without(path)
        self.revision += 1

    def _bring_back(self, path: str) -> None:
        """Take a document into the project again in which something is taken back, or done again."""
        if path in self._aside:
            self._gone.discard(path)
            self._project = self._project.with_document(self._aside.pop(path))
            self.revision += 1

    def _take_up(self, path: str) -> None:
        """Go on with what was done in a file that was closed; its text is that of the file."""
        before = self._aside.pop(path, None)
        if before is None:
            return
        document = self._project.documents[path]
        self._project = self._project.with_document(before)
        self._files.meet(document)
        label = f"Read {Path(path).name} again"
        self._do(text_edit(path, before.text, document.text, label), Kind.OUTSIDE)
        self._unread.pop(path, None)
        self._project = self._project.with_document(document)
        self.history.mark_saved(path)

    def _is_loose(self, path: str) -> bool:
        document = self._project.documents[path]
        if document.likely_kind in _DECLARE_NOTHING or self._project.is_shipped(document):
            return False
        return self._project.pack_of(document) is None

    def carry(self, path: str, target: Path, copied: str | None = None) -> str:
        """Go on with another file, which was written already; give its key.

        What was done goes with the document: undo works on the new file, and the old one counts as
        its own file has it, if it is one of a pack.

        Args:
            path: the document.
            target: the file.
            copied: what was written, if that is another text; the difference is a step, too.
        """
        key, text = str(real_path(target)), self.raw_text(path)
        if key == path:
            return key
        before = self._project.documents[path]
        document = read_document(("\ufeff" if before.bom else "") + text, key)
        for known in (self._unread, self._aside):
            known.pop(key, None)
        self._gone.discard(key)
        self.history.carry(path, key)
        self._unread.pop(path, None)
        project = self._project.with_document(document)
        in_pack = self._project.is_shipped(before) or self._project.pack_of(before) is not None
        if path in self._files.awaited or not in_pack:
            self._gone.add(path)
            project = project.without(path)
            self._files.saved.pop(path)
        else:
            bom = "\ufeff" if path in self._files.marked else ""
            project = project.with_document(read_document(bom + self._files.saved[path], path))
        self._project = project
        if copied is not None and copied != text:
            self._files.meet(read_document(copied, key))
            self._do(text_edit(key, text, copied, f"Save as {target.name}"), Kind.EDIT)
        else:
            self._files.meet(document)
        self.history.mark_saved(key)
        self.open_paths = [name for name in self.open_paths if name not in {path, key}] + [key]
        if self.journal is not None:
            self.journal.saved(path)
        self.revision += 1
        return key

    def adopt(self, project: Project, revision: int | None = None) -> None:
        """Take over a later snapshot of this project, made elsewhere from its texts.

        Args:
            project: the snapshot.
            revision: of the workspace when the snapshot was begun; texts that have changed since
                stay as they are now. None takes all texts over, as typed just now.
        """
        stale = revision is not None and revision != self.revision
        for path, document in project.documents.items():
            ours = self._project.documents.get(path)
            if ours is document and path not in self._unread:
                continue
            if ours is None and path in self._gone:
                continue  # it was closed while the snapshot was made
            if ours is None:
                self._project = self._project.with_document(document)
                self._files.meet(document)
                self.revision += 1
            elif document.text == self.raw_text(path):
                self._unread.pop(path, None)
                self._project = self._project.with_document(document)
            elif not stale:
                edit = text_edit(path, self.raw_text(path), document.text, "")
                self._do(Edit(edit.label, edit.splices, (document,)), Kind.TYPING)
        if self._is_all_of(project):
            self._project = project

    def widen(self, wider: "Texts") -> None:
        """Go on with the roots and documents of another workspace; texts and history here stay."""
        ours, project = self._project.documents, wider.project
        for path in project.documents:
            if path not in ours:
                self._files.meet(project.documents[path])
        for path, document in ours.items():
            theirs = project.documents.get(path)
            if theirs is None or (theirs.text, theirs.bom) != (document.text, document.bom):
                project = project.with_document(document)
        self.host, self._project = wider.host, project
        self._gone.difference_update(project.documents)
        self.open_paths = list(dict.fromkeys((*self.open_paths, *wider.open_paths)))
        self.revision += 1

    def snapshot(self) -> Snapshot:
        """Give what is needed to read the texts on another thread."""
        return Snapshot(self._project, dict(self._unread), self.revision)

    def _is_all_of(self, project: Project) -> bool:
        """Say whether a snapshot holds exactly our documents, so that it can stand for ours."""
        ours = self._project.documents
        return (
            not self._unread
            and ours.keys() == project.documents.keys()
            and all(ours[path] is document for path, document in project.documents.items())
        )

    # -- editing ------------------------------------------------------------------------------

    def edit(self, edit: Edit, *, merge: str = "", source: object = None) -> None:
        """Do an edit.

        Args:
            edit: the edit, made for the texts as they are.
            merge: edits in a row with the same key are one step of the history.
            source: who made it and needs not be told what to do.

        Raises:
            StaleEditError: the texts are not those it was made for; nothing has changed.
        """
        self._do(edit, Kind.EDIT, merge=merge, source=source)

    def change(
        self,
        path: str,
        operations: Iterable[Operation] | Operation,
        label: str,
        *,
        merge: str = "",
        source: object = None,
    ) -> Edit | Refused:
        """Do operations on a document, all or none; give the edit, or why nothing was done.

        Args:
            path: the document.
            operations: what to do, one after the other.
            label: what it does, in the user's words.
            merge: edits in a row with the same key are one step of the history.
            source: who made it and needs not be told what to do.
        """
        edit = edit_document(self.document(path), operations, label)
        if isinstance(edit, Edit):
            self.edit(edit, merge=merge, source=source)
        return edit

    def edit_text(self, path: str, start: int, end: int, text: str, source: object = None) -> int:
        """Take over what was typed: `text` in place of what the editor showed from `start` to `end`.

        Gives the new revision.
        """
        edit = edit_of_typing(path, self.raw_text(path), Piece(start, end, text))
        self._do(edit, Kind.TYPING, source=source)
        return self.revision

    def set_text(self, path: str, text: str, source: object = None) -> int:
        """Take over a text as the editor shows it and give the new revision.

        Line ends of the file are kept outside the changed span.
        """
        raw = self.raw_text(path)
        self._do(text_edit(path, raw, with_line_ends_of(raw, text), ""), Kind.TYPING, source=source)
        return self.revision

    @contextmanager
    def gesture(self, label: str = "") -> Iterator[None]:
        """Make one step of all edits inside; an exception takes them back."""
        self.begin_gesture()
        try:
            yield
        except BaseException:
            self.cancel_gesture()
            raise
        self.end_gesture(label)

    def begin_gesture(self) -> None:
        """Make one step of all edits until `end_gesture` or `cancel_gesture`."""
        self.history.begin_gesture()

    def end_gesture(self, label: str = "") -> None:
        """End the gesture; `label` names the step, else its first edit does."""
        self.history.end_gesture(label)

    def cancel_gesture(self) -> None:
        """Take the gesture back whole, without a trace in the history."""
        back = self.history.cancel_gesture()
        if back is not None:
            self._apply(back, None)

    def undo(self, path: str | None = None) -> Step | Blocked | None:
        """Take back the latest step of a document, or of all.

        Returns:
            The step; None if there is none; what stands in the way, and then nothing is done.
        """
        if self.history.in_gesture:
            self.end_gesture()
        step = self.history.undo(path)
        if isinstance(step, Step):
            self._apply(step.edit.inverse(), None)
            self._put_aside(step.edit.paths)
        return step

    def redo(self, path: str | None = None) -> Step | Blocked | None:
        """Do the step again that was taken back last, in a document or at all."""
        if self.history.in_gesture:
            self.end_gesture()
        step = self.history.redo(path)
        if isinstance(step, Step):
            self._apply(step.edit, None)
            self._put_aside(step.edit.paths)
        return step

    def go_to(self, step: Step | None) -> None:
        """Take back all later steps, or do again all up to this one; None: as everything began."""
        number = step.number if step is not None else 0
        while isinstance(last := self.history.undoable(), Step) and last.number > number:
            self.undo()
        while isinstance(following := self.history.redoable(), Step) and following.number <= number:
            self.redo()

    def listen(self, listener: Callable[[Changed], None]) -> Callable[[], None]:
        """Call a listener after each change; what is given back ends that."""
        self.listeners.append(listener)
        return lambda: self.listeners.remove(listener)

    def _do(self, edit: Edit, kind: Kind, *, merge: str = "", source: object = None) -> None:
        if edit.is_empty:
            return
        texts = self._texts_after(edit)
        self.history.record(edit, kind, merge)
        self._put(edit, texts, source)

    def _apply(self, edit: Edit, source: object) -> None:
        self._put(edit, self._texts_after(edit), source)

    def _texts_after(self, edit: Edit) -> dict[str, str]:
        for path in edit.paths:
            self._bring_back(path)
            known = path in self._project.documents
            if not known or not edit.fits(path, self.raw_text(path)):
                raise StaleEditError(path, edit.label)
        return {
            path: spliced(self.raw_text(path), edit.within(path), edit.label) for path in edit.paths
        }

    def _put(self, edit: Edit, texts: Mapping[str, str], source: object) -> None:
        read = {document.path: document for document in edit.read}
        pieces = {}
        for path, text in texts.items():
            pieces[path] = editor_pieces(self.raw_text(path), text, edit.within(path))
            document = read.get(path)
            bom = self._project.documents[path].bom
            if document is not None and document.text == text and document.bom == bom:
                self._unread.pop(path, None)
                self._project = self._project.with_document(document)
            else:
                self._unread[path] = text
            self._write_down(path, text, edit)
        self.revision += 1
        changed = Changed(edit.bare, pieces, source)
        for listener in tuple(self.listeners):
            listener(changed)

    def _write_down(self, path: str, text: str, edit: Edit | None = None) -> None:
        if self.journal is None:
            return
        if self.is_modified(path):
            self.journal.changed(path, text, edit.within(path) if edit else ())
        else:
            self.journal.saved(path)

    def is_modified(self, path: str) -> bool:
        """Say whether the text on screen differs from the saved one, or its file is gone."""
        bom = self._project.documents[path].bom
        return self._files.differs(path, self.raw_text(path), bom=bom)

    def modified_paths(self) -> tuple[str, ...]:
        """Give the documents that are not saved."""
        return tuple(path for path in self._project.documents if self.is_modified(path))
