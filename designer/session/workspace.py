"""The documents a user has open: their texts, their history, and whether they are saved. Qt-free."""

from collections.abc import Callable, Collection, Iterable
from pathlib import Path

from designer.diagnostics import said
from designer.documents import Document, open_project, read_document, real_path, yaml_files
from designer.documents.edits import text_edit
from designer.plugin_host import PluginHost, enclosing_root
from designer.session.files import ChangedOutsideError
from designer.session.history import Kind
from designer.session.journal import Journal
from designer.session.outside import (
    Comparison,
    Happened,
    OutsideChange,
    Seen,
    compared,
)
from designer.session.recovery import Recovered
from designer.session.snapshots import Changed, Snapshot
from designer.session.texts import Texts

__all__ = ["Changed", "ChangedOutsideError", "Snapshot", "Workspace"]


class Workspace(Texts):
    """Give the open documents over the content of all roots, with their files.

    Texts and their history are `Texts`'; here they are written, and what other programs do to
    the files is noticed.
    """

    @classmethod
    def open(cls, paths: Iterable[Path], journal: Journal | None = None) -> "Workspace":
        """Open files (or folders: all YAML files in them) over the shipped content.

        Raises:
            OSError: a path cannot be read at all.
        """
        given = [real_path(path) for path in paths]
        roots = [root for path in given if (root := enclosing_root(path)) is not None]
        host = PluginHost.standard(*roots)
        files = [file for path in given for file in yaml_files(path)]
        project = open_project(files, host.roots, patterns=host.schemas.id_patterns)
        return cls(host, project, dict.fromkeys(map(str, files)), journal)

    # -- saving -------------------------------------------------------------------------------

    def save(
        self, path: str, target: Path | None = None, *, over: bool = False, in_place: bool = False
    ) -> None:
        """Write a document, byte-order mark and line ends as they were; `target` writes a copy.

        Args:
            path: the document.
            target: where a copy goes; None for the document's own file.
            over: whether to overwrite what another program has written meanwhile.
            in_place: whether to write into the old file, where nothing new can be put beside it.

        Raises:
            ChangedOutsideError: the file has changed since it was read, and `over` is not given.
            OSError: nothing was written and the document stays changed. Also when the file held
                what its text cannot say (bytes that are no text), which a save would lose.
        """
        text, bom = self.raw_text(path), self._project.documents[path].bom
        if target is not None and str(real_path(target)) != path:
            self._files.write_copy(target, text, bom=bom)
            return
        self._files.write(path, text, bom=bom, over=over, in_place=in_place)
        self._write_down(path, text)
        self.history.mark_saved(path)

    # -- what others do to the files ----------------------------------------------------------

    @property
    def conflicts(self) -> tuple[str, ...]:
        """Give the documents that changed both on screen and on the disk."""
        return tuple(self._files.conflicts)

    @property
    def missing(self) -> frozenset[str]:
        """Give the documents whose files another program has taken away."""
        return frozenset(self._files.gone - self._files.awaited)

    def look_outside(self, in_sight: Collection[str] | None = None) -> tuple[OutsideChange, ...]:
        """See what other programs did to the files; to be called now and then.

        What has no unsaved changes is read again, as a step of the history. About the others the
        user chooses: `reload`, `keep` or `compare`. Each change is told once.

        Args:
            in_sight: the documents that somebody looks at, by default all that are open. Others whose
                files are gone leave the project, unless they have unsaved changes.
        """
        kept = set(self.open_paths if in_sight is None else in_sight)
        found = [self._met(seen, kept) for seen in self._files.look(tuple(self._project.documents))]
        found += [self._come_back(path) for path in sorted(self._left) if Path(path).is_file()]
        return tuple(change for change in found if change is not None)

    def _come_back(self, path: str) -> OutsideChange:
        self._left.discard(path)
        if path not in self._project.documents:
            self._gone.discard(path)
            self._project = self._project.with_file(Path(path))
            self._take_up(path)
            self._files.meet(self._project.documents[path])
            self.revision += 1
        return OutsideChange(path, Happened.BACK)

    def _met(self, seen: Seen, kept: Collection[str]) -> OutsideChange | None:
        path, name = seen.path, Path(seen.path).name
        if seen.reason:
            sentence = said(
                "{name} cannot be read any more: {reason}.", name=name, reason=seen.reason
            )
            return OutsideChange(path, Happened.UNREADABLE, sentence)
        if seen.data is None:
            if path not in kept and not self.is_modified(path):
                self._let_go(path)
                self._left.add(path)
                if path in self.open_paths:
                    self.open_paths.remove(path)
                return OutsideChange(path, Happened.LEFT)
            self._files.gone.add(path)
            self._files.conflicts.pop(path, None)
            self._write_down(path, self.raw_text(path))
            sentence = said("{name} was deleted. A save writes it again.", name=name)
            return OutsideChange(path, Happened.DELETED, sentence)
        document = read_document(seen.data, path)
        text, saved = self.raw_text(path), self._files.saved[path]
        if document.text in (text, saved):
            # The file is back at what we know of, or holds what is on screen: nothing to choose.
            self._files.meet(document, seen.data)
            if document.text == text:
                self._unread.pop(path, None)
                self._project = self._project.with_document(document)
            self._write_down(path, text)
            return None
        if text != saved:
            self._files.gone.discard(path)
            self._files.conflicts[path] = seen.data
            sentence = said("{name} was changed by another program, and here too.", name=name)
            return OutsideChange(path, Happened.CHANGED, sentence)
        self._take_from_disk(document, seen.data)
        sentence = said("{name} was changed by another program and read again.", name=name)
        return OutsideChange(path, Happened.RELOADED, sentence)

    def _take_from_disk(self, document: Document, data: bytes) -> None:
        path = document.path
        label = said("Read {name} again", name=Path(path).name)
        edit = text_edit(path, self.raw_text(path), document.text, label)
        self._files.meet(document, data)
        self._do(edit, Kind.OUTSIDE)
        self._unread.pop(path, None)
        self._project = self._project.with_document(document)
        self._write_down(path, document.text)
        self.history.mark_saved(path)

    def reload(self, path: str) -> None:
        """Take the file's text in the place of ours; undo gives ours back.

        Raises:
            OSError: the file cannot be read.
        """
        data = Path(path).read_bytes()
        self._take_from_disk(read_document(data, path), data)

    def keep(self, path: str) -> None:
        """Keep our text; the next save overwrites the file."""
        data = self._files.conflicts.get(path)
        if data is not None:
            self._files.settle(path, read_document(data, path), data)
            self._write_down(path, self.raw_text(path))

    def comparison(self, path: str) -> Callable[[], Comparison]:
        """Give what puts our text and the file's side by side, to be called on any thread.

        What it raises is that of `compare`.
        """
        ours, data = self.raw_text(path), self._files.conflicts.get(path)

        def work() -> Comparison:
            found = Path(path).read_bytes() if data is None else data
            return compared(ours, read_document(found, path).text)

        return work

    def compare(self, path: str) -> Comparison:
        """Put our text and the file's side by side.

        Raises:
            OSError: the file cannot be read.
        """
        return self.comparison(path)()

    # -- after an accident --------------------------------------------------------------------

    def recover(self, recovered: Recovered) -> str:
        """Take over a text that a dead program had not saved, as a step; give its key."""
        path = Path(recovered.path)
        label = said("Recover {path}", path=path.name)
        if not path.exists() and str(path) not in self._project.documents:
            return self.create(path, recovered.text, label)
        key = self.add(path)
        self.edit(text_edit(key, self.raw_text(key), recovered.text, label))
        return key

    def end(self) -> None:
        """End in good order: what is unsaved now is given up."""
        if self.journal is not None:
            self.journal.close()
            self.journal = None
