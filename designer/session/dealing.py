"""What is dealt on a board, dealt once: how it lies then, and the edit that keeps it so. Qt-free."""

import msgspec

from designer.api import GamePlugin, RouteAnalyst
from designer.diagnostics import Fix
from designer.documents import Document, Project
from designer.printing.scenes import BarLook

__all__ = ["Deal", "deal_of"]


class Deal(msgspec.Struct, frozen=True):
    """Give how a seed deals the barriers of a board.

    Attributes:
        seed: of the game.
        bars: all barriers of the board as they lie then.
        fix: the change that writes them into the document, or into the one that it names.
    """

    seed: int
    bars: tuple[BarLook, ...]
    fix: Fix


def deal_of(plugin: GamePlugin, project: Project, document: Document, seed: int) -> Deal | None:
    """Deal the barriers of a board from a seed; None where nothing is dealt or can be written."""
    if not isinstance(plugin, RouteAnalyst):
        return None
    fix = plugin.fix_of_deal(project, document, seed)
    if fix is None:
        return None
    after = project
    for change in sorted(fix.replacements, key=lambda each: -each.start):
        text = after.documents[change.file].text
        after = after.with_text(
            change.file, text[: change.start] + change.text + text[change.end :]
        )
    inspection = plugin.inspect(after, after.documents[document.path])
    if inspection is None or inspection.scene is None:
        return None
    return Deal(seed, inspection.scene.bars, fix)
