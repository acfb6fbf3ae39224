"""Sheets of paper and what stands on them in millimetres."""

import msgspec

from designer.diagnostics import decimal, said

__all__ = ["PAPERS", "Paper", "paper_named", "pt"]


class Paper(msgspec.Struct, frozen=True):
    """Give a sheet of paper, upright unless turned.

    Units: lengths in mm, origin at the upper left corner of the sheet.
    """

    name: str
    width: float
    height: float
    margin: float = 14.0

    @property
    def inner_width(self) -> float:
        """Give the width between the margins."""
        return self.width - 2 * self.margin

    @property
    def title(self) -> str:
        """Give its name with its size."""
        width, height = (
            decimal(side) if side % 1 else f"{side:g}" for side in (self.width, self.height)
        )
        return said("{name}, {width} × {height} mm", name=self.name, width=width, height=height)

    def turned(self) -> "Paper":
        """Give the same sheet lying on its other side."""
        return msgspec.structs.replace(self, width=self.height, height=self.width)


PAPERS = (
    Paper("A4", 210, 297),
    Paper("Letter", 215.9, 279.4),
    Paper("A3", 297, 420),
    Paper("A5", 148, 210, 10.0),
    Paper("Legal", 215.9, 355.6),
)


def paper_named(name: str) -> Paper | None:
    """Give a paper by its name, however its letters are written."""
    return next((paper for paper in PAPERS if paper.name.lower() == name.strip().lower()), None)


def pt(points: float) -> float:
    """Give printers' points in mm."""
    return points * 25.4 / 72
