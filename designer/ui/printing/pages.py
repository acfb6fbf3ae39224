"""Pages as they will be printed, one below the other or side by side, at any zoom."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFontMetricsF,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from designer.paint.display import display_image
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.stamps import Stamps
from designer.printing.display import DisplayList, TextBox, items_within
from designer.printing.sheets import Sheet
from designer.ui.kit.accessible import spoken_as
from designer.ui.kit.languages import tr

__all__ = ["PagesView"]

_PX_PER_MM = 96 / 25.4  # at 100 %
_SMALLEST, _LARGEST = 0.15, 4.0
_STEP = 1.2
_GAP = 28.0
_CAPTION = 26.0
_KEPT = 12  # pictures of pages


@spoken_as(QAccessible.Role.Document)
class PagesView(QAbstractScrollArea):
    """Show the pages of some sheets.

    Attributes:
        zoom_changed: (share of the true size) pages are drawn at another size.
        page_changed: (number from 0) another page is the one being read.
    """

    zoom_changed = Signal(float)
    page_changed = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._pages: list[tuple[DisplayList, Sheet]] = []
        self._places: list[QRectF] = []
        self._zoom = 1.0
        self._fits = True
        self._page = 0
        self._images: dict[tuple[int, int, float], QImage] = {}
        self._stamps = Stamps()
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Pages"))
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        look.changed.connect(self.viewport().update)

    @property
    def zoom(self) -> float:
        """Give how large pages are drawn, as a share of their true size."""
        return self._zoom

    @property
    def page(self) -> int:
        """Give the number of the page being read, from 0."""
        return self._page

    @property
    def n_pages(self) -> int:
        """Give how many pages there are."""
        return len(self._pages)

    def show_sheets(self, sheets: Sequence[Sheet]) -> None:
        """Show the pages of sheets, at the same place and zoom as before."""
        self._pages = [(page, sheet) for sheet in sheets for page in sheet.pages]
        self._images.clear()
        self._lay_out()
        self._on_scrolled()
        self._describe()

    def zoom_in(self) -> None:
        """Draw pages a step larger."""
        self.zoom_to(self._zoom * _STEP)

    def zoom_out(self) -> None:
        """Draw pages a step smaller."""
        self.zoom_to(self._zoom / _STEP)

    def zoom_to(self, zoom: float) -> None:
        """Draw pages at a share of their true size; what is in the middle stays there."""
        self._fits = False
        self._set_zoom(zoom)

    def fit(self) -> None:
        """Draw pages so that a whole one can be seen."""
        self._fits = True
        self._lay_out()

    def go_to(self, page: int) -> None:
        """Bring a page (from 0) to the top."""
        if not self._places:
            return
        page = max(0, min(page, len(self._places) - 1))
        self.verticalScrollBar().setValue(round(self._places[page].top() - _GAP / 2))
        self._set_page(page)

    def step(self, way: int) -> None:
        """Go a page on or back."""
        self.go_to(self._page + way)

    def place_of(self, page: int) -> QRectF:
        """Give where a page is drawn in the view."""
        return self._places[page].translated(self._offset())

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(900, 700)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_to(self._zoom * (_STEP if event.angleDelta().y() > 0 else 1 / _STEP))
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_PageDown:
                self.step(1)
            case Qt.Key.Key_PageUp:
                self.step(-1)
            case Qt.Key.Key_Home:
                self.go_to(0)
            case Qt.Key.Key_End:
                self.go_to(self.n_pages - 1)
            case _:
                super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        theme = self._look.theme
        painter.fillRect(event.rect(), QColor(theme.canvas))
        seen = QRectF(event.rect()).adjusted(0, -_CAPTION - _GAP, 0, 0)
        for number, (page, sheet) in enumerate(self._pages):
            place = self.place_of(number)
            if not place.intersects(seen):
                continue
            painter.setPen(QPen(QColor(theme.strong), 1))
            painter.setBrush(QColor("#FFFFFF"))
            painter.drawRect(place.adjusted(-0.5, -0.5, 0.5, 0.5))
            painter.drawImage(place.topLeft(), self._image(number, page, sheet, place.width()))
            painter.setPen(QColor(theme.text))
            painter.setFont(font("ui", 12))
            caption = QRectF(place.left(), place.bottom() + 4, place.width(), _CAPTION - 4)
            painter.drawText(caption, Qt.AlignmentFlag.AlignVCenter, self._caption(page, caption))

    # Making

    def _caption(self, page: DisplayList, room: QRectF) -> str:
        """Give a page's title, or where that is too wide its end: which page it is."""
        metrics = QFontMetricsF(font("ui", 12))
        if metrics.horizontalAdvance(page.title) <= room.width():
            return page.title
        return page.title.rpartition(". ")[2]

    def _image(self, number: int, page: DisplayList, sheet: Sheet, width: float) -> QImage:
        ratio = self.devicePixelRatioF()
        key = (number, round(width), ratio)
        if key not in self._images:
            while len(self._images) >= _KEPT:
                self._images.pop(next(iter(self._images)))
            image = display_image(
                page, width, ratio=ratio, scenes=sheet.scenes, stamps=self._stamps, on_paper=True
            )
            self._images[key] = image
        return self._images[key]

    def _set_zoom(self, zoom: float) -> None:
        middle = self.viewport().height() / 2
        bar = self.verticalScrollBar()
        place = (bar.value() + middle) / max(1.0, float(bar.maximum() + self.viewport().height()))
        self._zoom = max(_SMALLEST, min(zoom, _LARGEST))
        self._lay_out()
        bar.setValue(round(place * (bar.maximum() + self.viewport().height()) - middle))

    def _lay_out(self) -> None:
        """Give every page its place, side by side as long as there is room."""
        room = QRectF(self.viewport().rect())
        if self._pages and self._fits:
            self._zoom = self._fitting_zoom(room)
        scale = self._zoom * _PX_PER_MM
        self._places = []
        row: list[QRectF] = []
        y = _GAP
        for page, _ in self._pages:
            width, height = round(page.width * scale), round(page.height * scale)
            used = sum(place.width() + _GAP for place in row)
            if row and used + width + 2 * _GAP > room.width():
                y = self._close_row(row, y, room.width())
                row = []
            row.append(QRectF(0, y, width, height))
        if row:
            y = self._close_row(row, y, room.width())
        across = max((place.right() + _GAP for place in self._places), default=0.0)
        self._set_bars(across, y, room)
        self.zoom_changed.emit(self._zoom)
        self.viewport().update()

    def _close_row(self, row: list[QRectF], y: float, width: float) -> float:
        used = sum(place.width() for place in row) + _GAP * (len(row) - 1)
        x = max(_GAP, (width - used) / 2)
        for place in row:
            self._places.append(QRectF(round(x), y, place.width(), place.height()))
            x += place.width() + _GAP
        return y + max(place.height() for place in row) + _CAPTION + _GAP / 2

    def _fitting_zoom(self, room: QRectF) -> float:
        wide = max(page.width for page, _ in self._pages)
        high = max(page.height for page, _ in self._pages)
        across = (room.width() - 2 * _GAP) / (wide * _PX_PER_MM)
        down = (room.height() - 1.5 * _GAP - _CAPTION) / (high * _PX_PER_MM)
        return max(_SMALLEST, min(across, down, _LARGEST))

    def _set_bars(self, across: float, down: float, room: QRectF) -> None:
        vertical, horizontal = self.verticalScrollBar(), self.horizontalScrollBar()
        vertical.setRange(0, max(0, round(down - room.height())))
        vertical.setPageStep(round(room.height()))
        vertical.setSingleStep(40)
        horizontal.setRange(0, max(0, round(across - room.width())))
        horizontal.setPageStep(round(room.width()))
        horizontal.setSingleStep(40)

    def _offset(self) -> QPointF:
        return QPointF(-self.horizontalScrollBar().value(), -self.verticalScrollBar().value())

    def _on_scrolled(self) -> None:
        """The page being read is the first whose middle is in sight."""
        top = self.verticalScrollBar().value()
        for number, place in enumerate(self._places):
            if place.center().y() > top:
                self._set_page(number)
                return

    def _set_page(self, page: int) -> None:
        if page != self._page:
            self._page = page
            self.page_changed.emit(page)
            self._describe()

    def _describe(self) -> None:
        """Let screen readers read the page."""
        if self._page < len(self._pages):
            page, _ = self._pages[self._page]
            texts = [item.text for item in items_within(page) if isinstance(item, TextBox)]
            self.setAccessibleDescription("\n".join((page.title, *texts)))
