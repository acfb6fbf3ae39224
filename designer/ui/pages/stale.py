"""What is said over a board that shows an older state of its text, or nothing."""

from time import monotonic

from designer.ui.kit.languages import tr

__all__ = ["stale_words"]


def stale_words(line: int, drawn_at: float | None, *, unreadable: bool) -> str:
    """Say why the board is not that of the text.

    Args:
        line: of the text, from 1, at which something is wrong.
        drawn_at: when what is seen was drawn (`monotonic` seconds), None where nothing is.
        unreadable: the text cannot be read; else its board cannot be drawn.
    """
    what = (
        tr("Line {line} cannot be read", line=line)
        if unreadable
        else tr("The board cannot be drawn")
    )
    if drawn_at is None:
        return tr("{what}, so there is nothing to show yet.", what=what)
    seconds = max(0, round(monotonic() - drawn_at))
    age = tr("a moment") if seconds < 2 else f"{seconds} s"
    return tr("{what}; you see the version of {age} ago.", what=what, age=age)
