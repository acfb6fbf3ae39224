"""What the boxes hold, in sentences that every list shares."""

from designer.printing.owning import BoxUse, Lack, Owning
from designer.printing.words import SheetWords

__all__ = ["box_line", "lack_lines"]


def box_line(use: BoxUse, words: SheetWords) -> str:
    """Say what is used of a box and how many boxes are enough."""
    pieces = words("pieces_from", pieces=words.pieces(use.pieces))
    enough = words("one_box") if use.needed <= 1 else words("n_boxes", n=use.needed)
    parts = [pieces, enough]
    if use.owned is not None:
        parts.append(words("you_have", n=use.owned))
    return f"{use.box.title}: {', '.join(parts)}"


def lack_lines(answer: Owning, words: SheetWords) -> tuple[str, ...]:
    """Say what is missing: boxes of which there is none as a whole, else piece by piece."""
    absent = [use.box for use in answer.boxes if use.owned == 0]
    whole = [words("whole_box", title=box.title) for box in absent]
    ids = {box.id for box in absent}
    return (*whole, *(_line(lack, words) for lack in answer.lacking if lack.box not in ids))


def _line(lack: Lack, words: SheetWords) -> str:
    """Say what is missing, and why where two sides share a piece."""
    line = words("lack", title=lack.title, needed=lack.needed, there=lack.there)
    if len(lack.sides) < 2:
        return line
    sides = ", ".join(lack.sides)
    return f"{line} ({words('sides' if lack.proven else 'sides_assumed', sides=sides)})"
