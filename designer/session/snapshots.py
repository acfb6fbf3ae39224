"""What others see of a workspace at one moment: what has changed, and the texts to be read."""

from collections.abc import Mapping

import msgspec

from designer.documents import Edit, Project
from designer.session.line_ends import Piece

__all__ = ["Changed", "Snapshot"]


class Changed(msgspec.Struct, frozen=True):
    """Tell listeners that texts have changed.

    Attributes:
        edit: what was done, in the files' texts.
        pieces: by document, the same as an editor applies it: offsets in the text that it showed
            before, line feeds only; put the last piece in first.
        source: whoever made the change and has it already, None for nobody.
    """

    edit: Edit
    pieces: Mapping[str, tuple[Piece, ...]]
    source: object = None


class Snapshot(msgspec.Struct, frozen=True):
    """Give what another thread needs to read the texts that nobody has read yet.

    Attributes:
        project: the documents as they were last read.
        texts: later texts, by path.
        revision: of the workspace.
    """

    project: Project
    texts: Mapping[str, str]
    revision: int

    def read(self) -> Project:
        """Read the later texts; give the result to `Workspace.adopt`."""
        project = self.project
        for path, text in self.texts.items():
            project = project.with_text(path, text)
        return project
