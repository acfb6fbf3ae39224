"""The stage of decks: what lies in the chosen one, counted, filtered, changed together, drawn from."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from designer.diagnostics import Diagnostic
from designer.documents import Operation, Pointer, SetValue
from designer.documents.pointers import to_text
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.session.decks import DeckThing, facets, matching
from designer.ui.editors.copies import Copies, copies_of, totals
from designer.ui.editors.deck_bulk import DeckBulk
from designer.ui.editors.deck_charts import DeckCharts
from designer.ui.editors.deck_counting import Counting, DeckRow
from designer.ui.editors.deck_sample import DeckSample
from designer.ui.editors.deck_tiles import DeckTile, Holding, holdings_of
from designer.ui.editors.editor import Shown
from designer.ui.editors.pills import Pills
from designer.ui.forms.context import FormContext
from designer.ui.forms.pictures import Pictures
from designer.ui.forms.references import open_picker
from designer.ui.forms.spoken import sort_within
from designer.ui.kit.buttons import Button
from designer.ui.kit.empty import EmptyPanel
from designer.ui.kit.fields import Field as LineField
from designer.ui.kit.languages import mark, tr, translated, trn
from designer.ui.kit.surfaces import lay_on, steady
from designer.ui.preview.flow import Flow
from designer.validation.form_changes import (
    Change,
    entry_added,
    item_added,
    item_moved,
    items_removed,
    value_set,
)
from designer.validation.forms import Field, describe, part_at
from designer.validation.shapes import Number

__all__ = ["DecksStage"]

_VIEWS = (("pieces", mark("Pieces")), ("charts", mark("Figures")), ("sample", mark("Sample")))
_SHOWN = 120  # things that are shown at first; more are asked for
_IN_WORDS = 300  # things whose pictures are told in words: drawn from the game's own code


class DecksStage:
    """Show what is in the chosen deck; counts are changed here."""

    title = mark("What lies here")
    is_wide = True

    def __init__(self, look: Look, pictures: Pictures) -> None:
        self.skip: tuple[str, ...] = ()
        self._look = look
        self._pictures = pictures
        self._context: FormContext | None = None
        self._deck: Pointer = ()
        self._faults: Sequence[Diagnostic] = ()
        self._holdings: tuple[Holding, ...] = ()
        self.rows: tuple[DeckRow, ...] = ()
        self._things: tuple[DeckThing, ...] = ()
        self._kept: list[DeckRow] = []
        self._most = _SHOWN
        self.lit: dict[str, str] = {}
        self._chosen: set[Pointer] = set()
        self._last: Pointer = ()
        self.view = "pieces"
        self.tiles: list[DeckTile] = []
        self._panel = QWidget()
        self.counting = Counting(self._panel)
        self.total = QLabel()
        self.total.setFont(font("ui", 13, 600))
        self.total.setWordWrap(True)
        self.field = LineField(look, tr("Filter"), icon="search")
        self.field.textChanged.connect(lambda _text: self._filter())
        self.adding = Button(look, tr("Add"), icon="plus", small=True)
        self.adding.clicked.connect(self._on_add)
        self._views = Pills(look, in_line=True)
        self._views.chosen.connect(self.show_view)
        self.narrowed = Pills(look)
        self.narrowed.chosen.connect(lambda facet: self.narrow(facet, ""))
        self.charts = DeckCharts(look)
        self.charts.chosen.connect(self._on_bar)
        self.sample = DeckSample(look, pictures)
        self.bulk = DeckBulk(look, pictures, lambda: self.context)
        self.bulk.counted.connect(self.count_chosen)
        self.bulk.removing.connect(self.remove_chosen)
        self.bulk.leaving.connect(self.choose_none)
        self.counting.done.connect(self._on_counted)
        self._area = QScrollArea()
        self._page = QWidget()
        self._flow = Flow(8)
        self.growing = Button(look, tr("Show more"), small=True)
        self.growing.clicked.connect(lambda _=False: self.show_more())
        self._empty = EmptyPanel(
            look,
            "layers",
            tr("Nothing lies here"),
            tr("Choose a deck, or add the first thing to it."),
        )
        self._stack = QStackedWidget()
        self._lay_out()

    def widget(self) -> QWidget:
        """Give the widget."""
        return self._panel

    def attach(self, context: FormContext) -> None:
        """Take the context through which changes are asked for."""
        self._context = context
        context.read_only_changed.connect(self._enable)
        self.show_view("pieces")

    @property
    def context(self) -> FormContext:
        """Give the context."""
        assert self._context is not None, "a stage is attached before it shows anything"
        return self._context

    # -- showing --------------------------------------------------------------------------------

    def show_objects(self, shown: Shown) -> None:
        """Show what the chosen deck holds."""
        self._holdings = ()
        chosen = shown.chosen()
        deck: Pointer = ()
        if chosen is not None and len(shown.pointers) == 1:
            deck = shown.pointers[0]
            part = part_at(shown.schema, shown.document.tree, deck)
            self._holdings = holdings_of(describe(part, [(deck, chosen[2])]))
        if deck != self._deck:
            self._deck, self._most = deck, _SHOWN
            self._chosen.clear()
            self.lit.clear()
        self.skip = tuple(str(h.field.key) for h in self._holdings)
        self._faults = shown.faults
        self.rows = tuple(self._rows())
        self._things = tuple(row.thing for row in self.rows)
        self._chosen &= {row.field.pointer for row in self.rows}
        self.total.setText(self._totals(self.rows))
        self.counting.begin(self.context, self.rows)
        if not self.counting.is_idle:
            self._filter()  # with what is known so far
        self._enable()

    def show_view(self, key: str) -> None:
        """Show the things, what is counted of them, or a hand drawn from them."""
        self.view = key
        self._views.show_pills([(k, tr(words)) for k, words in _VIEWS], key)
        self._stack.setCurrentIndex([k for k, _ in _VIEWS].index(key))
        self.field.setVisible(key != "sample")
        self._filter()
        if key == "sample":
            self.sample.draw()

    def show_place(self, pointer: Pointer) -> None:
        """Bring a thing into sight."""
        tile = next((t for t in self.tiles if t.field.pointer == pointer), None)
        if tile is not None:
            self._area.ensureWidgetVisible(tile)

    def narrow(self, facet: str, value: str) -> None:
        """Show only things that show a value of what is counted; "" shows all again."""
        if value and self.lit.get(facet) != value:
            self.lit[facet] = value
        else:
            self.lit.pop(facet, None)
        self._filter()

    def show_more(self) -> None:
        """Show more of a deck that holds very many things."""
        self._most += _SHOWN
        self._show_tiles()

    def _rows(self) -> list[DeckRow]:
        found = []
        n_all = sum(len(holding.field.children) for holding in self._holdings)
        for holding in self._holdings:
            known = {c.id: c for c in self.context.candidates(holding.reference)}
            sort = holding.reference.sorts[0]
            for field in holding.field.children:
                name = str(field.key if holding.counts else field.value)
                candidate = known.get(name)
                if holding.counts:
                    copies = Copies(field.value) if type(field.value) is int else None
                else:
                    entry = candidate.entry if candidate is not None else None
                    copies = copies_of(entry.tree if entry is not None else None)
                detail = self._pictures.words(sort, name) if n_all <= _IN_WORDS else ""
                title = candidate.title if candidate is not None else name
                found.append(DeckRow(holding, field, name, candidate, title, detail, copies))
        return found

    def _filter(self) -> None:
        typed = self.field.text()
        kept = {thing.name for thing in matching(self._things, typed, self.lit)}
        self._kept = [row for row in self.rows if row.name in kept]
        self._show_tiles()
        self._show_narrowed()
        if self.rows and not self._kept:
            self._empty.set_text(tr("Nothing is called so"), tr("None of {n} holds “{field}”.", n=len(self.rows), field=typed) if typed else tr("None of {n} shows all of this.", n=len(self.rows)))  # fmt: skip
        elif not self._holdings:
            self._empty.set_text(tr("No deck is chosen"), tr("Choose one deck in the list."))
        else:
            self._empty.set_text(tr("Nothing lies here"), tr("Add the first thing to this deck."))
        self._empty.setVisible(not self._kept and self.view != "sample")
        self._stack.setVisible(bool(self._kept) or self.view == "sample")
        self._show_charts()

    def _show_charts(self) -> None:
        typed = bool(self.field.text().strip() or self.lit)
        kept = {row.name for row in self._kept}
        counted = [t for t in self._things if t.name in kept] if typed else list(self._things)
        if self.view == "charts":
            self.charts.show_facets(facets(counted) if counted else (), self.lit)
        sorts = {row.name: row.holding.reference.sorts[0] for row in self.rows}
        self.sample.show_things(counted, sorts)
        if typed and self._kept:
            shown = self._totals(self._kept)
            self.total.setText(tr("{shown}, of {all}", shown=shown, all=self._totals(self.rows)))
        else:
            self.total.setText(self._totals(self.rows))

    def _show_narrowed(self) -> None:
        pills = [(f, f"{translated(f)}: {translated(v)}  ×") for f, v in self.lit.items()]
        self.narrowed.show_pills(pills, "")
        self.narrowed.setVisible(bool(pills))

    def _on_counted(self, things: tuple[DeckThing, ...]) -> None:
        self._things = things
        self._filter()

    def _on_bar(self, facet: str, value: str) -> None:
        if any(thing.traits and facet in {t.facet for t in thing.traits} for thing in self._things):
            self.narrow(facet, value)
        else:
            self.field.setText(value if self.field.text() != value else "")

    # -- what is done ---------------------------------------------------------------------------

    def add(self, holding: Holding, name: str) -> None:
        """Put a thing into the deck."""
        context = self.context
        context.begin_run()
        if holding.counts:
            context.ask(entry_added(holding.field, name, 1, context.whole))
        else:
            context.ask(item_added(holding.field, name, of=context.whole))

    def count(self, tile: DeckTile, steps: int) -> None:
        """Count a thing of the deck up or down; with it all that is chosen."""
        if tile.is_chosen and len(self._chosen) > 1:
            self.count_chosen(steps)
            return
        wanted = _counted(tile.field, steps)
        if wanted is not None and not self.context.read_only:
            merge = self.context.merge_word(tile.field)
            self.context.ask(value_set(tile.field, wanted, self.context.whole, merge))

    def count_chosen(self, steps: int) -> None:
        """Count all chosen things up or down, as one step."""
        operations: list[Operation] = []
        for row in self.chosen_rows:
            wanted = _counted(row.field, steps)
            if wanted is not None:
                operations.append(SetValue(row.field.pointer, wanted))
        if operations and not self.context.read_only:
            n = len(self.chosen_rows)
            label = trn("Count {n} kind of {whole}", "Count {n} kinds of {whole}", n, whole=self.context.whole)  # fmt: skip
            merge = f"{self.context.run_word} count {sorted(map(str, self._chosen))}"
            self.context.ask(Change(tuple(operations), label, merge))

    def remove(self, tile: DeckTile) -> None:
        """Take a thing out of the deck; with it all that is chosen."""
        if self.context.read_only:
            return
        if tile.is_chosen and len(self._chosen) > 1:
            self.remove_chosen()
            return
        number = self.tiles.index(tile)
        self.context.begin_run()
        self.context.ask(items_removed((tile.field.pointer,), tile.title))
        left = min(number, len(self.tiles) - 1)
        (self.tiles[left] if left >= 0 else self.adding).setFocus()

    def remove_chosen(self) -> None:
        """Take all chosen things out of the deck, as one step."""
        rows = self.chosen_rows
        if rows and not self.context.read_only:
            self.context.begin_run()
            what = trn("{n} kind", "{n} kinds", len(rows))
            self.context.ask(items_removed(tuple(row.field.pointer for row in rows), what))
            self.choose_none()
            (self.tiles[0] if self.tiles else self.adding).setFocus()

    def move(self, tile: DeckTile, way: int) -> None:
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

    # -- choosing -------------------------------------------------------------------------------

    @property
    def chosen_rows(self) -> tuple[DeckRow, ...]:
        """Give the things that are chosen, in the order of the deck."""
        return tuple(row for row in self.rows if row.field.pointer in self._chosen)

    def choose(self, tile: DeckTile, *, onwards: bool) -> None:
        """Choose a thing or let it go; `onwards` chooses all from the one chosen last."""
        places = [row.field.pointer for row in self._kept]
        here = tile.field.pointer
        if onwards and self._last in places:
            ends = sorted((places.index(self._last), places.index(here)))
            self._chosen |= set(places[ends[0] : ends[1] + 1])
        else:
            self._chosen ^= {here}
        self._last = here
        self._show_chosen()

    def choose_all(self) -> None:
        """Choose all that the filter shows."""
        self._chosen |= {row.field.pointer for row in self._kept}
        self._show_chosen()

    def choose_none(self) -> bool:
        """Let all go; say whether any was chosen."""
        some = bool(self._chosen)
        self._chosen.clear()
        self._show_chosen()
        return some

    def _show_chosen(self) -> None:
        for tile in self.tiles:
            tile.set_chosen(tile.field.pointer in self._chosen)
        self.bulk.show_rows(self.chosen_rows, alive=not self.context.read_only)

    # -- parts ----------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what lies in it takes the keyboard
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._flow.setContentsMargins(14, 6, 14, 14)
        self._page.setLayout(self._flow)
        steady(self._area, self._page)
        head = QHBoxLayout()
        head.setContentsMargins(16, 8, 12, 0)
        head.addWidget(self.total, 1)
        head.addWidget(self.adding)
        strip = QHBoxLayout()
        strip.setContentsMargins(16, 2, 16, 4)
        strip.setSpacing(8)
        strip.addWidget(self._views, 0, Qt.AlignmentFlag.AlignLeft)
        strip.addWidget(self.field, 1)
        self.narrowed.setContentsMargins(16, 0, 16, 4)
        self._pieces = QWidget()
        pieces = QVBoxLayout(self._pieces)
        pieces.setContentsMargins(0, 0, 0, 0)
        pieces.setSpacing(0)
        pieces.addWidget(self._area, 1)
        pieces.addWidget(self.growing, 0, Qt.AlignmentFlag.AlignHCenter)
        for widget in (self._pieces, self.charts, self.sample):
            self._stack.addWidget(widget)
        self._stack.setMinimumHeight(48)  # the views scroll: a low window stays low
        outer = QVBoxLayout(self._panel)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(2)
        outer.addLayout(head)
        outer.addLayout(strip)
        outer.addWidget(self.narrowed)
        outer.addWidget(self._stack, 1)
        outer.addWidget(self._empty, 1)
        outer.addWidget(self.bulk)
        self._panel.setMinimumWidth(160)
        for widget in (self._panel, self._area, self._page):
            lay_on(self._look, widget, "canvas" if widget is not self._panel else "surface")
        self.bulk.hide()

    def _show_tiles(self) -> None:
        wanted = self._kept[: self._most]
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
        by_place: dict[str, list[Diagnostic]] = {}
        for fault in self._faults:
            by_place.setdefault(fault.location.pointer, []).append(fault)
        alive = not self.context.read_only
        for tile, row in zip(self.tiles, wanted, strict=True):
            own = by_place.get(to_text(row.field.pointer), [])
            tile.show_thing(row.holding, row.field, row.name, row.candidate, own)
            tile.set_alive(alive)
        left = len(self._kept) - len(wanted)
        self.growing.setVisible(left > 0)
        self.growing.setText(tr("Show more ({left} left)", left=left))
        self._page.updateGeometry()
        self._show_chosen()

    def _totals(self, rows: Sequence[DeckRow]) -> str:
        if not self._holdings:
            return ""
        sort = sort_within(self._holdings[0].reference.sorts[0])
        return totals((row.copies for row in rows), sort)

    def _enable(self) -> None:
        self.adding.setVisible(bool(self._holdings))
        alive = not self.context.read_only
        self.adding.setEnabled(alive)
        for tile in self.tiles:
            tile.set_alive(alive)
        self._show_chosen()

    def _on_add(self) -> None:
        holding = self._main_holding()
        if holding is None:
            return
        taken = frozenset(row.name for row in self.rows if row.holding.field is holding.field)
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


def _counted(field: Field, steps: int) -> int | None:
    """Give a count some steps further, within its bounds; None where nothing changes."""
    value, shape = field.value, field.shape
    if type(value) is not int or not isinstance(shape, Number):
        return None
    low = int(shape.minimum) if shape.minimum is not None else 0
    high = int(shape.maximum) if shape.maximum is not None else value + steps
    wanted = max(low, min(high, value + steps))
    return wanted if wanted != value else None
