"""What a board is shown from, made beside the window's work: its picture, and its desk."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from operator import is_
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.documents import Document, Project
    from designer.paint.boards import BoardPicture
    from designer.plugin_host import PluginHost
    from designer.session import Report
    from designer.session.desk import Desk

__all__ = ["Prepared", "Preparing"]


class Prepared(msgspec.Struct, frozen=True):
    """Give what one board is shown from.

    Attributes:
        picture: of its scene.
        desk: what its tools work on.
        basis: the documents that the desk was made from.
    """

    picture: BoardPicture
    desk: Desk | str
    basis: tuple[Document, ...]


class Preparing:
    """Prepare boards after each check; what still holds is kept. Call it from one thread at a time."""

    def __init__(self, host: PluginHost) -> None:
        self._host = host
        self._kept: dict[str, Prepared] = {}

    def prepare(
        self, project: Project, report: Report, paths: Collection[str]
    ) -> Mapping[str, Prepared]:
        """Prepare the boards of some documents, as far as they have any."""
        self._kept = {
            path: self._prepared(project, project.documents[path], report)
            for path in paths
            if path in project.documents and path in report.scenes
        }
        return self._kept

    def _prepared(self, project: Project, document: Document, report: Report) -> Prepared:
        from designer.paint.boards import BoardPicture  # noqa: PLC0415 - loaded once it is wanted
        from designer.session.desk import basis_of, desk_of  # noqa: PLC0415 - likewise

        scene, basis = report.scenes[document.path], basis_of(project, document)
        before = self._kept.get(document.path)
        if before is not None and before.picture.scene == scene:
            picture = before.picture
        else:
            picture = BoardPicture(scene)
        same = before is not None and len(before.basis) == len(basis)
        if before is not None and same and all(map(is_, before.basis, basis)):
            return Prepared(picture, before.desk, basis)
        return Prepared(picture, desk_of(self._host, project, document), basis)
