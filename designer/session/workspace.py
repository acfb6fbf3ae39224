"""The documents a user has open, their texts and whether they are saved. Qt-free."""

from collections.abc import Iterable
from pathlib import Path

from designer.documents import Document, Project, open_project, yaml_files
from designer.plugin_host import PluginHost, enclosing_root
from designer.session.line_ends import to_line_feeds, with_line_ends_of
from designer.session.saving import save_atomically

__all__ = ["Workspace"]


class Workspace:
    """Give the open documents over the content of all roots.

    Attributes:
        host: the plugins and roots in use.
        project: the snapshot of all documents as they are on screen, saved or not.
        open_paths: the user's documents, in the order they were opened.
        revision: counts every change of a text, so that late results can be told from current ones.
    """

    def __init__(self, host: PluginHost, project: Project, open_paths: Iterable[str]) -> None:
        self.host = host
        self.project = project
        self.open_paths = list(open_paths)
        self.revision = 0
        self._saved = {path: document.text for path, document in project.documents.items()}
        self._inexact = {path for path, d in project.documents.items() if not d.exact}

    @classmethod
    def open(cls, paths: Iterable[Path]) -> "Workspace":
        """Open files (or folders: all YAML files in them) over the shipped content.

        Raises:
            OSError: a path cannot be read at all.
        """
        given = [path.resolve() for path in paths]
        roots = [root for path in given if (root := enclosing_root(path)) is not None]
        host = PluginHost.standard(*roots)
        files = [file for path in given for file in yaml_files(path)]
        project = open_project(files, host.roots, patterns=host.schemas.id_patterns)
        return cls(host, project, dict.fromkeys(map(str, files)))

    def document(self, path: str) -> Document:
        """Give an open document."""
        return self.project.documents[path]

    def text(self, path: str) -> str:
        """Give a document's text as an editor shows it (line feeds only)."""
        return to_line_feeds(self.document(path).text)

    def add(self, path: Path) -> str:
        """Open one more file and give its key in the project."""
        key = str(path.resolve())
        if key not in self.project.documents:
            self.project = self.project.with_file(Path(key))
        if key not in self._saved:
            self._saved[key] = self.document(key).text
            if not self.document(key).exact:
                self._inexact.add(key)
        if key not in self.open_paths:
            self.open_paths.append(key)
        return key

    def close(self, path: str) -> None:
        """Close a document: its unsaved changes are dropped, the file's own text counts again."""
        self.open_paths.remove(path)
        if self.is_modified(path):
            self._replace(path, self._saved[path])

    def set_text(self, path: str, text: str) -> int:
        """Take over a text as the editor shows it and give the new revision.

        Line ends of the file are kept outside the changed span.
        """
        self._replace(path, with_line_ends_of(self.document(path).text, text))
        return self.revision

    def adopt(self, project: Project) -> None:
        """Take over a later snapshot of this project, made elsewhere from its texts."""
        self.project = project
        self.revision += 1

    def is_modified(self, path: str) -> bool:
        """Say whether the text on screen differs from the saved one."""
        return self.document(path).text != self._saved[path]

    def save(self, path: str, target: Path | None = None) -> None:
        """Write a document, byte-order mark and line ends as they were; `target` writes a copy.

        Raises:
            OSError: nothing was written and the document stays changed. Also when the file held
                what its text cannot say (bytes that are no text), which a save would lose.
        """
        document = self.document(path)
        if path in self._inexact and target is None:
            raise OSError(None, "it holds bytes that are no text and would be lost", path)
        mark = b"\xef\xbb\xbf" if document.bom else b""
        save_atomically(target or Path(path), mark + document.text.encode("utf-8"))
        if target is None or str(target.resolve()) == path:
            self._saved[path] = document.text
            self._inexact.discard(path)

    def _replace(self, path: str, raw: str) -> None:
        if raw != self.document(path).text:
            self.project = self.project.with_text(path, raw)
            self.revision += 1
