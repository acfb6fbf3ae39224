"""The stage of decks: the things in the chosen deck with their pictures, counts and totals."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from designer.diagnostics import Diagnostic
from designer.documents import Pointer
from designer.documents.pointers import to_text
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.editors.copies import totals
from designer.ui.editors.deck_tiles import DeckTile, Holding, holdings_of
from designer.ui.editors.editor import Shown
from designer.ui.forms.context import FormContext
from designer.ui.forms.pictures import Pictures
from designer.ui.forms.references import open_picker
from designer.ui.kit.buttons import Button
from designer.ui.kit.empty import EmptyPanel
from designer.ui.kit.fields import Field as LineField
from designer.ui.kit.languages import mark, tr
from designer.ui.kit.surfaces import lay_on, steady
from designer.ui.preview.flow import Flow
from designer.validation.form_changes import (
    entry_added,
    item_added,
    item_moved,
    items_removed,
    value_set,
)
from designer.validation.forms import describe, part_at
from designer.validation.shapes import Number

__all__ = ["DecksStage"]

_TILE = QSize(112, 196)
_FACE = QSize(96, 134)
_COUNTS = ("copies", "count")


class DecksStage:
    """Show what is in the chosen deck; counts are changed here."""

    title = mark("What lies here")
    is_wide = True

    def __init__(self, look: Look, pictures: Pictures) -> None:
        self.skip: tuple[str, ...] = ()
        self._look = look
        self._pictures = pictures
        self._context: FormContext | None = None
        self._holdings: tuple[Holding, ...] = ()
        self.tiles: list[DeckTile] = []
        self._panel = QWidget()
        self.total = QLabel()
        self.total.setFont(font("ui", 13, 600))
        self.total.setWordWrap(True)
        self.field = LineField(look, tr("Filter"), icon="search")
        self.field.textChanged.connect(lambda _text: self._filter())
        self.adding = Button(look, tr("Add"), icon="plus", small=True)
        self.adding.clicked.connect(self._on_add)
        self._area = QScrollArea()
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what lies in it takes the keyboard
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._page = QWidget()
        self._flow = Flow(8)
        self._flow.setContentsMargins(14, 6, 14, 14)
        self._page.setLayout(self._flow)
        steady(self._area, self._page)
        self._empty = EmptyPanel(
            look,
            "layers",
            tr("Nothing lies here"),
            tr("Choose a deck, or add the first thing to it."),
        )
        head = QHBoxLayout()
        head.setContentsMargins(16, 8, 12, 0)
        head.addWidget(self.total, 1)
        head.addWidget(self.adding)
        strip = QHBoxLayout()
        strip.setContentsMargins(16, 2, 16, 4)
        strip.addWidget(self.field)
        outer = QVBoxLayout(self._panel)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(2)
        outer.addLayout(head)
        outer.addLayout(strip)
        outer.addWidget(self._area, 1)
        outer.addWidget(self._empty, 1)
        self._panel.setMinimumWidth(160)
        for widget in (self._panel, self._area, self._page):
            lay_on(look, widget, "canvas" if widget is not self._panel else "surface")

    def widget(self) -> QWidget:
        """Give the widget."""
        return self._panel

    def attach(self, context: FormContext) -> None:
        """Take the context through which changes are asked for."""
        self._context = context
        context.read_only_changed.connect(lambda _on: self._enable())

    @property
    def context(self) -> FormContext:
        """Give the context."""
        assert self._context is not None, "a stage is attached before it shows anything"
        return self._context

    def show_objects(self, shown: Shown) -> None:
        """Show what the chosen deck holds."""
        self._holdings = ()
        chosen = shown.chosen()
        if chosen is not None and len(shown.pointers) == 1:
            pointer = shown.pointers[0]
            part = part_at(shown.schema, shown.document.tree, pointer)
            self._holdings = holdings_of(describe(part, [(pointer, chosen[2])]))
        self.skip = tuple(str(h.field.key) for h in self._holdings)
        self._show_tiles(shown.faults)
        self._enable()

    def show_place(self, pointer: Pointer) -> None:
        """Bring a thing into sight."""
        tile = next((t for t in self.tiles if t.field.pointer == pointer), None)
        if tile is not None:
            self._area.ensureWidgetVisible(tile)

    # -- what is done ---------------------------------------------------------------------------

    def add(self, holding: Holding, name: str) -> None:
        """Put a thing into the deck."""
        context = self.context
        context.begin_run()
        if holding.counts:
            context.ask(entry_added(holding.field, name, 1, context.whole))
        else:
            context.ask(item_added(holding.field, name, of=context.whole))

    def count(self, tile: "DeckTile", steps: int) -> None:
        """Count a thing of the deck up or down."""
        value, shape = tile.field.value, tile.field.shape
        if not isinstance(value, int) or not isinstance(shape, Number) or self.context.read_only:
            return
        low = int(shape.minimum) if shape.minimum is not None else 0
        high = int(shape.maximum) if shape.maximum is not None else value + steps
        wanted = max(low, min(high, value + steps))
        if wanted != value:
            merge = self.context.merge_word(tile.field)
            change = value_set(tile.field, wanted, self.context.whole, merge)
            self.context.ask(change)

    def remove(self, tile: "DeckTile") -> None:
        """Take a thing out of the deck."""
        if self.context.read_only:
            return
        number = self.tiles.index(tile)
        self.context.begin_run()
        self.context.ask(items_removed((tile.field.pointer,), tile.title))
        left = min(number, len(self.tiles) - 1)
        (self.tiles[left] if left >= 0 else self.adding).setFocus()

    def move(self, tile: "DeckTile", way: int) -> None:
        """Put a thing of a list before or behind its neighbour."""
        step = tile.field.key
        holding = tile.holding
        length = len(holding.field.children)
        if holding.counts or not isinstance(step, int) or self.context.read_only:
            return
        if 0 <= step + way < length:
            self.context.begin_run()
            self.context.ask(item_moved((tile.field.pointer,), step + way, tile.title))
            moved = next((t for t in self.tiles if t.name == tile.name), None)
            if moved is not None:
                moved.setFocus()

    # -- parts ----------------------------------------------------------------------------------

    def _show_tiles(self, faults: Sequence[Diagnostic]) -> None:
        wanted = [
            (holding, child) for holding in self._holdings for child in holding.field.children
        ]
        while len(self.tiles) > len(wanted):
            tile = self.tiles.pop()
            self._flow.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        while len(self.tiles) < len(wanted):
            tile = DeckTile(self, self._look, self._pictures, self._page)
            self._flow.addWidget(tile)
            self.tiles.append(tile)
            tile.show()
        for tile, (holding, field) in zip(self.tiles, wanted, strict=True):
            name = str(field.key if holding.counts else field.value)
            known = {c.id: c for c in self.context.candidates(holding.reference)}
            place = to_text(field.pointer)
            own = [f for f in faults if f.location.pointer == place]
            tile.show_thing(holding, field, name, known.get(name), own)
        self._page.updateGeometry()
        self.total.setText(self._totals())
        self._filter()

    def _totals(self) -> str:
        if not self._holdings:
            return ""
        sort = self._holdings[0].reference.sorts[0].replace("_", " ")
        return totals((tile.copies for tile in self.tiles), tr(sort))

    def _filter(self) -> None:
        typed = self.field.text().casefold().split()
        n_shown = 0
        for tile in self.tiles:
            words = f"{tile.title} {tile.name} {tile.detail}".casefold()
            tile.setVisible(all(word in words for word in typed))
            n_shown += tile.isVisibleTo(self._page)
        self._empty.setVisible(n_shown == 0)
        self._area.setVisible(n_shown > 0)
        if typed and self.tiles:
            self._empty.set_text(tr("Nothing is called so"), tr("None of {n} holds “{field}”.", n=len(self.tiles), field=self.field.text()))  # fmt: skip
        elif not self._holdings:
            self._empty.set_text(tr("No deck is chosen"), tr("Choose one deck in the list."))
        else:
            self._empty.set_text(tr("Nothing lies here"), tr("Add the first thing to this deck."))
        self._page.updateGeometry()

    def _enable(self) -> None:
        self.adding.setVisible(bool(self._holdings))
        alive = not self.context.read_only
        self.adding.setEnabled(alive)
        for tile in self.tiles:
            tile.set_alive(alive)

    def _on_add(self) -> None:
        holding = self._main_holding()
        if holding is None:
            return
        taken = frozenset(tile.name for tile in self.tiles if tile.holding.field is holding.field)
        open_picker(
            self.context,
            holding.reference,
            self.adding,
            lambda name: self.add(holding, name),
            without=taken,
        )

    def _main_holding(self) -> Holding | None:
        """Give the field that things are added to: the one that is there already."""
        there = (h for h in self._holdings if not h.field.is_absent)
        return next(there, self._holdings[0] if self._holdings else None)
