"""Writing documents to their files, and saying what stood in the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from designer.ui.kit.languages import tr
from designer.ui.window.dialogs import free_path

if TYPE_CHECKING:  # only named
    from designer.ui.pages.page import DocumentPage
    from designer.ui.window.documents import Documents

__all__ = ["Saving"]


class Saving:
    """Save documents; nothing is overwritten that the user has not seen, or that is not theirs.

    Attributes:
        unlocked: whether files that come with the program are written over too.
    """

    def __init__(self, documents: Documents) -> None:
        self._documents = documents
        self._told: dict[str, str] = {}
        self.unlocked = False

    def is_locked(self, path: str) -> bool:
        """Say whether a file comes with the program, and so is not written over."""
        from designer.plugin_host import comes_with_program  # noqa: PLC0415 - loaded once the window is on the screen

        return not self.unlocked and comes_with_program(Path(path))

    def save(self, path: str, *, over: bool = False, in_place: bool = False) -> bool:
        """Write a document to its file; say whether it is saved now.

        Args:
            path: the document.
            over: whether a file that another program took away is written again.
            in_place: whether to write into the old file where nothing new can be put beside it.
        """
        documents, workspace = self._documents, self._documents.workspace
        if workspace is None:
            return False
        page, name = documents.tabs.page_of(path), Path(path).name
        if page is not None:
            page.flush()
        if not workspace.last_read.documents[path].exact:  # typing has not changed that
            documents.failed.emit(tr("{name} can only be read, so it is not saved.", name=name))
            return False
        documents.outside.look()
        if path in workspace.missing and not over:
            documents.outside.tell_missing(path, asked=True)
            return False
        if not workspace.is_modified(path):
            documents.saved.emit(path)  # the file has all of it already
            return True
        if self.is_locked(path):
            return self._save_copy(path)
        from designer.session import ChangedOutsideError  # noqa: PLC0415 - loaded once the window is on the screen

        try:
            workspace.save(path, in_place=in_place)
        except ChangedOutsideError:
            documents.outside.tell_conflict(path, asked=True)
            return False
        except OSError as error:
            self._tell_failure(path, error, over=over)
            return False
        documents.outside.clear(path)
        if page is not None and page.bar.text == self._told.pop(path, None):
            page.bar.hide()
        documents.saved.emit(path)
        documents.show_titles_soon()
        return True

    def save_all(self, paths: Iterable[str] | None = None) -> bool:
        """Write all documents that are not saved, or some; say whether all of them are saved now."""
        wanted = self._documents.modified() if paths is None else list(paths)
        saved = [self.save(path) for path in wanted]  # the others too if one fails
        return all(saved)

    def save_as(self, path: str) -> bool:
        """Write a document to another file and go on with that one."""
        documents, workspace = self._documents, self._documents.workspace
        page = documents.tabs.page_of(path)
        if workspace is None or page is None:
            return False
        page.flush()
        if self.is_locked(path):
            return self._save_copy(path)
        chosen = documents.choose_target(documents.window, path)
        return bool(chosen) and self._write_to(page, Path(chosen), None)

    def _save_copy(self, path: str) -> bool:
        """Write what comes with the program as the user's own, with another id, and go on with that."""
        from designer.session.templates import copied  # noqa: PLC0415 - loaded once it is wanted

        documents, workspace = self._documents, self._documents.workspace
        assert workspace is not None, "there is something to save"
        page, name = documents.tabs.page_of(path), Path(path).name
        why = tr("{name} comes with the program, so it is not written over.", name=name)
        if page is None:
            documents.failed.emit(tr("{why} Open it to save a copy.", why=why))
            return False
        suggested = free_path(documents.own_folder() / f"my_{name}")
        chosen = documents.choose_target(documents.window, str(suggested))
        if not chosen and documents.is_modified(path):
            page.bar.show_message(
                "hint",
                tr("{why} Your changes are still here.", why=why),
                (tr("Save a copy…"), lambda: self._save_copy(path)),
            )
        if not chosen:
            return False
        target = Path(chosen)
        text = copied(workspace.host, workspace.project, workspace.document(path), target)
        return self._write_to(page, target, text)

    def _write_to(self, page: DocumentPage, target: Path, text: str | None) -> bool:
        """Write a document, or its copy's `text`, to another file and go on with that one."""
        from designer.documents import real_path  # noqa: PLC0415 - loaded once the window is on the screen
        from designer.session.saving import save_atomically  # noqa: PLC0415 - likewise

        documents, workspace, path = self._documents, self._documents.workspace, page.path
        assert workspace is not None, "there is something to save"
        other = self._open_as(target)
        if self.is_locked(str(target)):
            page.bar.show_message(
                "warning",
                tr(
                    "{target} comes with the program, so nothing was written. Choose "
                    "another place.",
                    target=target.name,
                ),
                (tr("Save as…"), lambda: self.save_as(path)),
            )
            return False
        if other == path:
            return self.save(path, over=True)
        if other is not None:
            page.bar.show_message(
                "warning",
                tr(
                    "{target} is open here too and would lose its text, so nothing was "
                    "written. Choose another name, or close it first.",
                    target=target.name,
                ),
                (tr("Save as…"), lambda: self.save_as(path)),
                (tr("Show {target}", target=target.name), lambda: documents.show(other)),
            )
            return False
        try:
            if text is None:
                workspace.save(path, target)
            else:
                save_atomically(target, text.encode("utf-8"))
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            page.bar.show_message(
                "error",
                tr(
                    "{target} was not written: {reason}. Your changes are still here.",
                    target=target.name,
                    reason=reason,
                ),
                (tr("Save as…"), lambda: self.save_as(path)),
            )
            return False
        documents.move_page(page, target, text)
        documents.saved.emit(str(real_path(target)))
        return True

    def _open_as(self, target: Path) -> str | None:
        """Give the open or unsaved document whose file is `target`, by whatever name."""
        from designer.documents import real_path  # noqa: PLC0415 - loaded once the window is on the screen

        workspace = self._documents.workspace
        assert workspace is not None, "there is something to save"
        for path in dict.fromkeys((*workspace.open_paths, *workspace.modified_paths())):
            if path == str(real_path(target)) or _is_same(Path(path), target):
                return path
        return None

    def _tell_failure(self, path: str, error: OSError, *, over: bool) -> None:
        from designer.documents import real_path  # noqa: PLC0415 - loaded once the window is on the screen
        from designer.session.saving import may_write_in_place  # noqa: PLC0415 - likewise

        file = Path(path)
        reason = (error.strerror or str(error)).lower()
        actions: list[tuple[str, Callable[[], object]]] = []
        if self._documents.tabs.page_of(path) is not None:
            actions.append((tr("Save as…"), lambda: self.save_as(path)))
        why = f"{reason}."
        if may_write_in_place(file, error):
            why = tr(
                "nothing new can be written in the folder {parent}, so the file "
                "cannot be replaced safely.",
                parent=real_path(file).parent,
            )
            write = lambda: self.save(path, over=over, in_place=True)  # noqa: E731 - what the button does
            actions.append((tr("Write into the file"), write))
        else:
            actions.append((tr("Try again"), lambda: self.save(path, over=over)))
        text = tr(
            "{file} was not saved: {why} Your changes are still here.", file=file.name, why=why
        )
        self._told[path] = text
        self._documents.tell(path, "error", text, *actions)


def _is_same(path: Path, target: Path) -> bool:
    try:
        return path.samefile(target)
    except OSError:
        return False
