"""What finds things in the documents, and what is done about what is found: one handle for the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from designer.ui.window.beginning import Beginning
from designer.ui.window.completing import CompletingWork
from designer.ui.window.fixing import Fixing
from designer.ui.window.going import Going
from designer.ui.window.references import References
from designer.ui.window.searching import Searching
from designer.ui.window.sittings import Sittings

if TYPE_CHECKING:  # it is made of a window
    from designer.ui.window.main_window import MainWindow

__all__ = ["TEXT_ACTIONS", "Finding"]

TEXT_ACTIONS = ("go_to_declaration", "find_uses", "rename", "fix", "complete")
"""What needs a document in front."""


class Finding:
    """Hold what finds.

    Attributes:
        going: places and the way back.
        searching: all documents by words.
        references: names and who uses them.
        fixing: what mends a problem.
        completing: what offers words for a text.
        beginning: new documents.
        sittings: what was open last time.
    """

    def __init__(self, window: MainWindow) -> None:
        self.going = Going(window)
        self.searching = Searching(window)
        self.references = References(window)
        self.fixing = Fixing(window)
        self.completing = CompletingWork(window)
        self.beginning = Beginning(window)
        self.sittings = Sittings(window)

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """Give what does each action, by its id."""
        parts = (
            self.going,
            self.searching,
            self.references,
            self.fixing,
            self.completing,
            self.beginning,
            self.sittings,
        )
        return {id_: slot for part in parts for id_, slot in part.slots().items()}

    @property
    def busy(self) -> bool:
        """Say whether a search runs or is due, an id is being renamed, or words are looked for."""
        return self.searching.busy or self.references.busy or self.completing.busy

    def close(self) -> None:
        """End what runs."""
        self.searching.close()
        self.references.close()
        self.completing.close()
