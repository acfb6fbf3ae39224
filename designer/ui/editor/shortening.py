"""Texts too long for the pane: Qt lays a line out whole, so one of a megabyte stops the window."""

from itertools import islice

from designer.ui.kit.languages import tr

__all__ = ["LONGEST_LINE", "MOST_SIGNS", "shortened"]

LONGEST_LINE = 100_000
MOST_SIGNS = 4_000_000
_KEPT_OF_LINE = 2_000
_KEPT_LINES = 20_000


def shortened(text: str) -> str | None:
    """Give what the pane shows in the place of a text that is too long, None for all others.

    Long lines are cut, and a text that is long as a whole ends early; lines keep their numbers.
    """
    if len(text) <= LONGEST_LINE:
        return None
    lines = text.split("\n")
    is_long = len(text) > MOST_SIGNS
    if not is_long and max(map(len, lines)) <= LONGEST_LINE:
        return None
    shown = [_cut(line) for line in islice(lines, _KEPT_LINES if is_long else None)]
    if len(lines) > len(shown):
        shown.append(tr("… {n} lines more", n=f"{len(lines) - len(shown):,}"))
    return "\n".join(shown)


def _cut(line: str) -> str:
    if len(line) <= LONGEST_LINE:
        return line
    return tr(
        "{line} … {n} characters more",
        line=line[:_KEPT_OF_LINE],
        n=f"{len(line) - _KEPT_OF_LINE:,}",
    )
