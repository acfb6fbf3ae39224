"""Sheets as files: one PDF, or a picture for each page."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from designer.paint.images import png_bytes
from designer.paint.pdf import pdf_bytes
from designer.paint.svg import svg_bytes
from designer.printing.display import DisplayList
from designer.printing.sheets import Sheet

__all__ = ["exported"]


def exported(sheets: Sequence[Sheet], target: Path, dpi: float) -> dict[Path, bytes]:
    """Give files with what belongs into them; needs an application.

    Args:
        sheets: what is written.
        target: its suffix says how: `.pdf`, `.png` or `.svg`. Pictures of several pages get numbers
            before the suffix.
        dpi: resolution of a PNG.

    Raises:
        TooLargeError: a PNG would take too much memory.
    """
    if target.suffix.lower() == ".pdf":
        title = "; ".join(sheet.title for sheet in sheets)
        return {target: pdf_bytes(sheets, title)}
    pages = list(_pages(sheets))
    return {
        _numbered(target, number, len(pages)): _picture(page, sheet, target, dpi)
        for number, (page, sheet) in enumerate(pages, start=1)
    }


def _pages(sheets: Sequence[Sheet]) -> Iterator[tuple[DisplayList, Sheet]]:
    for sheet in sheets:
        for page in sheet.pages:
            yield page, sheet


def _picture(page: DisplayList, sheet: Sheet, target: Path, dpi: float) -> bytes:
    if target.suffix.lower() == ".svg":
        return svg_bytes(page, sheet.scenes)
    return png_bytes(page, sheet.scenes, dpi)


def _numbered(target: Path, number: int, n_pages: int) -> Path:
    if n_pages == 1:
        return target
    return target.with_name(f"{target.stem}-{number}{target.suffix}")
