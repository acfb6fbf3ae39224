"""Sheets as PDF: shapes and letters, fonts embedded, each page of its own size."""

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from designer.paint.display import paint_display
from designer.printing.display import DisplayList
from designer.printing.sheets import Sheet

__all__ = ["paint_sheets", "pdf_bytes"]

_DPI = 1200  # of coordinates, not of pictures: everything is shapes
_MM_PER_INCH = 25.4


def pdf_bytes(sheets: Sequence[Sheet], title: str) -> bytes:
    """Give sheets as one PDF file; needs an application.

    Args:
        sheets: at least one page among them.
        title: of the file.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DPI)
    writer.setTitle(title)
    writer.setCreator("Trailwright")
    paint_sheets(writer, sheets)
    return bytes(buffer.data().data())


def paint_sheets(device: QPagedPaintDevice, sheets: Sequence[Sheet]) -> bool:
    """Draw sheets page by page on a paged device; say whether all were drawn.

    A printer that is out of reach gives up at its first page.
    """
    painter = QPainter()
    try:
        for sheet in sheets:
            for page in sheet.pages:
                device.setPageLayout(_layout(page))
                begun = device.newPage() if painter.isActive() else painter.begin(device)
                if not begun:
                    return False
                _paint_page(painter, page, sheet)
    finally:  # also where an interrupt comes: a device must not go away under a painter
        if painter.isActive():
            painter.end()
    return True


def _paint_page(painter: QPainter, page: DisplayList, sheet: Sheet) -> None:
    device = painter.device()
    painter.save()
    try:
        painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
        painter.scale(device.logicalDpiX() / _MM_PER_INCH, device.logicalDpiY() / _MM_PER_INCH)
        paint_display(painter, page, QRectF(0, 0, page.width, page.height), scenes=sheet.scenes)
    finally:
        painter.restore()


def _layout(page: DisplayList) -> QPageLayout:
    upright = page.width <= page.height
    narrow, long = sorted((page.width, page.height))
    size = QPageSize(
        QSizeF(narrow, long),
        QPageSize.Unit.Millimeter,
        "",
        QPageSize.SizeMatchPolicy.FuzzyMatch,
    )
    way = QPageLayout.Orientation.Portrait if upright else QPageLayout.Orientation.Landscape
    none = QMarginsF(0, 0, 0, 0)
    layout = QPageLayout(size, way, none, QPageLayout.Unit.Millimeter)
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout
