"""Texts to read: room between paragraphs, and pictures that stay sharp where they are made smaller."""

from typing import Any

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QTextBlockFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from designer.paint.fonts import font

__all__ = ["Reader"]

_WIDEST = 620  # of a picture


class Reader(QTextBrowser):
    """Show a text in Markdown; links are left to whoever shows it."""

    def __init__(self, size: float = 14, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setFont(font("ui", size))
        self.document().setDocumentMargin(16)

    def show_text(self, markdown: str) -> None:
        """Show a text from its beginning."""
        self.setMarkdown(markdown)
        _give_room(self.document())

    def loadResource(self, type: int, name: QUrl | str) -> Any:  # noqa: A002 - Qt's name
        """Give pictures in the size that they are shown in: Qt would leave out pixels."""
        found = super().loadResource(type, name)
        if type != QTextDocument.ResourceType.ImageResource.value:
            return found
        image = found if isinstance(found, QImage) else QImage.fromData(found)
        if image.isNull():
            return found
        ratio = self.devicePixelRatioF()
        smooth = Qt.TransformationMode.SmoothTransformation
        image = image.scaledToWidth(round(_WIDEST * ratio), smooth)
        image.setDevicePixelRatio(ratio)
        return image


def _give_room(document: QTextDocument) -> None:
    """Put room between paragraphs and over headings; no picture is wider than the page."""
    whole = QTextCursor(document)
    whole.beginEditBlock()  # laid out once, not once a paragraph
    block = document.begin()
    while block.isValid():
        cursor = QTextCursor(block)
        form = block.blockFormat()
        if not block.textList() and cursor.currentTable() is None:
            form.setTopMargin(16 if form.headingLevel() > 1 else 0)
            form.setBottomMargin(8)
        form.setLineHeight(125, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor.setBlockFormat(form)
        pieces = block.begin()
        while not pieces.atEnd():
            piece = pieces.fragment()
            if piece.charFormat().isImageFormat():
                picture = piece.charFormat().toImageFormat()
                picture.setWidth(_WIDEST)
                cursor.setPosition(piece.position())
                cursor.setPosition(
                    piece.position() + piece.length(), QTextCursor.MoveMode.KeepAnchor
                )
                cursor.setCharFormat(picture)
                form.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
                cursor.setBlockFormat(form)
                break  # what was gone through is another one now
            pieces += 1
        block = block.next()
    whole.endEditBlock()
