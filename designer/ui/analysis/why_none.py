"""Why a board has no figures, and what tells of it instead."""

from collections.abc import Sequence

from designer.api import GamePlugin, PositionAnalyst
from designer.diagnostics import Diagnostic, Severity
from designer.ui.kit.languages import tr, translated

__all__ = ["why_no_figures"]


def why_no_figures(plugin: GamePlugin | None, found: Sequence[Diagnostic] | None) -> str:
    """Say it in a sentence or two.

    Args:
        plugin: of the board's game.
        found: what was found about the board's document; None before the first check.
    """
    if found is None:
        return tr("They come once the board is read.")
    errors = [d for d in found if d.severity is Severity.ERROR]
    if errors:
        more = tr("And {n} more: see the problems.", n=len(errors) - 1) if errors[1:] else ""
        first = translated(errors[0].sentence)
        return f"{first}{'' if first[-1:] in '.?!' else '.'} {more}".rstrip()
    if isinstance(plugin, PositionAnalyst):
        return tr(
            "Its board comes up in play. F5 starts a game; there Ctrl+R shows what can be reached. "
            "Ctrl+F5 plays many games and tells how they go."
        )
    return tr("Its game does not say how its boards are walked.")
