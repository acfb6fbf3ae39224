"""The welcome page."""

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from designer import __version__
from designer.paint.fonts import font
from designer.paint.icons import tinted_pixmap
from designer.paint.look import Look
from designer.paint.tokens import tokens
from designer.printing.scenes import BoardScene
from designer.ui.editors.pills import Pills
from designer.ui.kit.buttons import shown_keys
from designer.ui.kit.empty import EmptyPanel
from designer.ui.kit.fields import Field
from designer.ui.kit.languages import tr
from designer.ui.kit.menus import Menu
from designer.ui.welcome.brand import BrandSide, draw_sign
from designer.ui.welcome.cards import BoardCard, Drawing
from designer.ui.welcome.shown import Shown

__all__ = ["WelcomePage"]

_SIDE = 300
_CARD = 250
_FEW = 3  # recent files that are found without a search


class WelcomePage(QWidget):
    """Offer ways in.

    Attributes:
        open_asked: a file is to be chosen.
        folder_asked: a folder is to be chosen.
        new_asked: a new document is to be begun.
        commands_asked: the command palette is wanted.
        chosen: a document was chosen (path).
        locate_asked: it is to be shown where a lost file is now (path).
        forget_asked: a file is not to be listed any more (path).
        games: whose examples are shown.
    """

    open_asked = Signal()
    folder_asked = Signal()
    new_asked = Signal()
    commands_asked = Signal()
    chosen = Signal(str)
    locate_asked = Signal(str)
    forget_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._recent_shown: tuple[Shown, ...] = ()
        self._game = ""
        self._cards: dict[str, list[BoardCard]] = {}
        self._drawing = Drawing(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._side())
        self._scroll = scroll = QScrollArea()
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what lies in it takes the keyboard
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        body = QWidget()
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(32, 28, 32, 28)
        self._column.setSpacing(12)
        self._recent_head = _Heading(tr("Recent"))
        self._find = Field(look, tr("Find in recent"), icon="search")
        self._find.setMaximumWidth(_CARD)
        self._find.textChanged.connect(lambda _text: self._filter())
        self._recent = _CardGrid()
        self._none = QLabel(tr("No recent file is called so."))
        self._examples_head = _Heading(tr("Examples, ready to play"))
        self.games = Pills(look)
        self.games.chosen.connect(self._show_game)
        self._examples = _CardGrid()
        self._empty = EmptyPanel(
            look,
            "route",
            tr("Looking for examples"),
            tr("They come from the content of all games."),
        )
        self._empty.setMinimumHeight(160)
        for widget in (
            self._recent_head,
            self._find,
            self._recent,
            self._none,
            self._examples_head,
            self.games,
            self._empty,
            self._examples,
        ):
            self._column.addWidget(widget)
        self._column.addStretch(1)
        scroll.setWidget(body)
        row.addWidget(scroll, 1)
        self.show_recent(())
        self._examples.hide()
        self.setMinimumSize(320, 240)

    def show_recent(self, recent: Iterable[Shown]) -> None:
        """Show what was open lately; nothing hides the heading too."""
        self._recent_shown = tuple(recent)
        cards = [self._card(shown, is_recent=True) for shown in self._recent_shown]
        self._recent.show_cards(cards)
        self._recent_head.setVisible(bool(cards))
        self._find.setVisible(len(cards) > _FEW)
        if len(cards) <= _FEW:
            self._find.clear()
        self._filter()

    def _filter(self) -> None:
        """Show those recent files that hold what is typed."""
        words = self._find.text().casefold().split()

        def has_all(card: BoardCard) -> bool:
            text = f"{card.text()} {card.toolTip()}".casefold()
            return all(word in text for word in words)

        n_shown = self._recent.filter(has_all)
        self._recent.setVisible(n_shown > 0)
        self._none.setVisible(bool(self._recent_shown) and not n_shown)

    def show_examples(self, examples: Iterable[Shown]) -> None:
        """Show the examples."""
        cards = [self._card(shown) for shown in examples]
        self._examples.show_cards(cards)
        self._examples.setVisible(bool(cards))
        self._empty.setVisible(not cards)
        games = list(dict.fromkeys(card.game for card in cards if card.game))
        self.games.setVisible(len(games) > 1)
        lit = self._game if self._game in games else ""
        self.games.show_pills([("", tr("All games")), *((game, game) for game in games)], lit)
        self._show_game(lit)

    def _show_game(self, game: str) -> None:
        """Show the examples of one game, "" of all."""
        self._game = game
        self._examples.filter(lambda card: game in ("", card.game))

    def show_scenes(self, scenes: Mapping[str, BoardScene]) -> None:
        """Draw the boards of the cards."""
        for path, scene in scenes.items():
            for card in self._cards.get(path, ()):
                card.set_scene(scene)

    def paths(self) -> list[str]:
        """Give the documents that have a card."""
        return list(self._cards)

    def settle(self) -> None:
        """Draw all boards in sight to their end, for pictures of the window."""
        for cards in self._cards.values():
            for card in cards:
                card.settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for widget, least in self._roomy:
            widget.setVisible(self.height() >= least)

    def _card(self, shown: Shown, *, is_recent: bool = False) -> BoardCard:
        card = BoardCard(self._look, shown, self._drawing)
        if shown.lost:
            card.clicked.connect(lambda: self._menu(shown).popup(_below(card)))
        else:
            card.clicked.connect(lambda: self.chosen.emit(shown.path))
        if is_recent:
            card.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            card.customContextMenuRequested.connect(
                lambda place: self._menu(shown).popup(card.mapToGlobal(place))
            )
        card.walked.connect(lambda key: self._walk(card, key))
        self._cards.setdefault(shown.path, []).append(card)
        card.destroyed.connect(lambda: self._forget(shown.path, card))
        return card

    def _walk(self, card: BoardCard, key: Qt.Key) -> None:
        """Go to the card that stands where an arrow points, or to the first or last of all."""
        rows = [*self._recent.rows(), *self._examples.rows()]
        to = _neighbour(rows, card, key)
        to.setFocus(Qt.FocusReason.OtherFocusReason)
        self._scroll.ensureWidgetVisible(to)

    def _menu(self, shown: Shown) -> QMenu:
        """Give the menu of a recent file."""
        menu = Menu(self)
        if shown.lost:
            menu.addAction(tr("Locate…")).triggered.connect(
                lambda _=False: self.locate_asked.emit(shown.path)
            )
        else:
            menu.addAction(tr("Open")).triggered.connect(
                lambda _=False: self.chosen.emit(shown.path)
            )
        menu.addAction(tr("Remove from the list")).triggered.connect(
            lambda _=False: self.forget_asked.emit(shown.path)
        )
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def _forget(self, path: str, card: BoardCard) -> None:
        cards = self._cards.get(path, [])
        self._cards[path] = [c for c in cards if c is not card]

    def _side(self) -> QWidget:
        side = BrandSide()
        side.setFixedWidth(_SIDE)
        column = QVBoxLayout(side)
        column.setContentsMargins(26, 40, 26, 20)
        column.setSpacing(10)
        sign = _Sign()
        column.addWidget(sign)
        name = QLabel("Trailwright")
        name.setFont(font("display", 30, 700))
        words = QLabel(
            tr("Routes, cards and rules for expedition games: checked and played as you draw.")
        )
        words.setWordWrap(True)
        words.setFont(font("ui", 14))
        for label, colour in ((name, "#F4F1EA"), (words, "#CFE3E3")):
            _tint(label, colour)
            column.addWidget(label)
        column.addSpacing(12)
        for text, icon, keys, signal, main in (
            (tr("New from a template"), "file-plus", "Ctrl+N", self.new_asked, True),
            (tr("Open a file"), "folder-open", "Ctrl+O", self.open_asked, False),
            (tr("Open a folder"), "layers", "Ctrl+Shift+O", self.folder_asked, False),
        ):
            button = _WayIn(text, icon, keys, main=main)
            button.clicked.connect(signal)
            column.addWidget(button)
            if main:
                self.setFocusProxy(button)
        column.addSpacing(8)
        everything = _WayIn(tr("Everything by keyboard"), "keyboard", "Ctrl+Shift+P", plain=True)
        everything.clicked.connect(self.commands_asked)
        column.addWidget(everything)
        self._roomy = ((sign, 560), (words, 480), (everything, 430))
        column.addStretch(1)
        version = QLabel(tr("Version {version}", version=__version__))
        version.setFont(font("ui", 12))
        _tint(version, "#CFE3E3")
        column.addWidget(version)
        return side


def _neighbour(rows: list[list[BoardCard]], card: BoardCard, key: Qt.Key) -> BoardCard:
    """Give where a key goes from a card: along its row and on to the next one, or over rows."""
    every = [each for row in rows for each in row]
    at = every.index(card)
    line = next(n for n, row in enumerate(rows) if card in row)
    column, last = rows[line].index(card), len(every) - 1
    match key:
        case Qt.Key.Key_Left:
            return every[max(at - 1, 0)]
        case Qt.Key.Key_Right:
            return every[min(at + 1, last)]
        case Qt.Key.Key_Home:
            return every[0]
        case Qt.Key.Key_End:
            return every[last]
    line += 1 if key == Qt.Key.Key_Down else -1
    if not 0 <= line < len(rows):
        return card
    return rows[line][min(column, len(rows[line]) - 1)]


def _below(card: QWidget) -> QPoint:
    return card.mapToGlobal(card.rect().center())


def _tint(label: QLabel, colour: str) -> None:
    palette = label.palette()
    palette.setColor(palette.ColorRole.WindowText, QColor(colour))
    label.setPalette(palette)


class _Heading(QLabel):
    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setFont(font("ui", 17, 600))


class _Sign(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(80)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        draw_sign(QPainter(self), QPointF(36, 38), 38)


class _WayIn(QPushButton):
    """A button on the brand's ground: its colours are the brand's in every theme."""

    def __init__(
        self, text: str, icon: str, keys: str, *, main: bool = False, plain: bool = False
    ) -> None:
        super().__init__(text)
        self._icon = icon
        self._keys = shown_keys(keys)
        self._main = main
        self._plain = plain
        self.setFont(font("ui", 14, 400 if plain else 600))
        self.setToolTip(f"{text} ({self._keys})")
        self.setAccessibleName(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(200, 28 if self._plain else 40)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ink = "#CFE3E3" if self._plain else ("#1F1A08" if self._main else "#F4F1EA")
        if self._main:
            gold = QColor(tokens().brand["gold"])
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(gold.lighter(108) if self.underMouse() else gold)
            painter.drawRoundedRect(frame, 7, 7)
        elif not self._plain:
            painter.setPen(QPen(QColor(255, 255, 255, 130), 1))
            painter.setBrush(QColor(255, 255, 255, 40 if self.underMouse() else 14))
            painter.drawRoundedRect(frame, 7, 7)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#FFFFFF"), 2))
            painter.drawRoundedRect(frame, 7, 7)
        left = 2 if self._plain else 14
        path = Look.icon_path(self._icon)
        picture = tinted_pixmap(path, ink, 18, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(left, frame.center().y() - 9), picture)
        painter.setPen(QColor(ink))
        painter.setFont(self.font())
        box = frame.adjusted(left + 27, 0, -12, 0)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.setFont(font("ui", 12))
        words = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        if words + QFontMetricsF(painter.font()).horizontalAdvance(self._keys) + 8 < box.width():
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(box, right, self._keys)


class _CardGrid(QWidget):
    """Lay cards in as many columns as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(14)
        self._cards: list[BoardCard] = []
        self._shown: list[BoardCard] = []
        self._n_columns = 0

    def show_cards(self, cards: list[BoardCard]) -> None:
        for card in self._cards:
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        self._cards = cards
        self._shown = list(cards)
        self._n_columns = 0
        self._lay()

    def resizeEvent(self, event: object) -> None:  # noqa: ARG002 - only the new width counts
        self._lay()

    def filter(self, is_wanted: Callable[[BoardCard], bool]) -> int:
        """Show only some cards; say how many."""
        self._shown = [card for card in self._cards if is_wanted(card)]
        for card in self._cards:
            self._grid.removeWidget(card)
            card.setVisible(card in self._shown)
        self._n_columns = 0
        self._lay()
        return len(self._shown)

    def rows(self) -> list[list[BoardCard]]:
        """Give the cards that are seen, row by row."""
        n, shown = max(1, self._n_columns), self._shown if self.isVisible() else []
        return [shown[at : at + n] for at in range(0, len(shown), n)]

    def _lay(self) -> None:
        n_columns = max(1, (self.width() + 14) // (_CARD + 14))
        if n_columns == self._n_columns:
            return
        for column in range(max(n_columns, self._n_columns)):
            self._grid.setColumnStretch(column, 1 if column < n_columns else 0)
        self._n_columns = n_columns
        for number, card in enumerate(self._shown):
            self._grid.addWidget(card, number // n_columns, number % n_columns)
