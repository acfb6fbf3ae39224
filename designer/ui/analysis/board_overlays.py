"""The overlays of one board: which is wanted, and what it shows now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from designer.hexes import Hex
from designer.ui.analysis.overlays import (
    NEEDS_ALL,
    Drawn,
    Subject,
    drawn,
    drawn_layer,
    titles,
    why_not,
)
from designer.ui.canvas.overlay_bar import OVERLAYS, OWN, OverlaySpec
from designer.ui.kit.languages import translated

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.printing.layers import BoardLayer
    from designer.routes.analysis import Analysis
    from designer.routes.deep import DeepAnalysis
    from designer.ui.canvas.panel import CanvasPanel

__all__ = ["BoardOverlays"]


class BoardOverlays(QObject):
    """Draw over a board what is wanted, one thing at a time.

    Attributes:
        changed: another overlay is wanted.
    """

    changed = Signal()

    def __init__(self, board: CanvasPanel) -> None:
        super().__init__(board)
        self._board = board
        self._wanted = "way"
        self._by_step = False
        self._joint: int | None = None
        self._kept: frozenset[Hex] = frozenset()
        self._analysis: Analysis | None = None
        self._deep: DeepAnalysis | None = None
        self._words: Mapping[str, str] = {}
        self._layers: dict[str, BoardLayer] = {}
        board.overlays.chosen.connect(self.choose)
        board.legend.switched.connect(self._switch)
        board.view.cleared.connect(self.clear)
        self._draw()

    @property
    def wanted(self) -> str:
        """Give the id of the overlay that is wanted, "" for none."""
        return self._wanted

    @property
    def needs_all(self) -> bool:
        """Say whether what is wanted needs the whole analysis."""
        return self._wanted in NEEDS_ALL

    def choose(self, id_: str) -> None:
        """Show an overlay in place of the present one; "" for none."""
        self._wanted = id_
        self._joint = None
        self._draw()
        self.changed.emit()

    def step(self, way: int) -> None:
        """Show the next overlay that can be shown, or the one before; none is one of them."""
        refused = why_not(self._analysis, self._words)
        ids = ["", *(spec.id for spec in OVERLAYS if spec.id not in refused), *self._layers]
        here = ids.index(self._wanted) if self._wanted in ids else 0
        self.choose(ids[(here + way) % len(ids)])

    def clear(self) -> None:
        """Let go of what is lit, or else of the overlay."""
        if self._kept or self._board.view.overlay.lit:
            self.keep_lit(())
        elif self._joint is not None:
            self.choose(self._wanted)
        elif self._wanted:
            self.choose("")

    def show(
        self, analysis: Analysis | None, deep: DeepAnalysis | None, words: Mapping[str, str]
    ) -> None:
        """Draw from what is known now."""
        if analysis is not self._analysis and self._kept:
            known = analysis.board.index if analysis is not None else {}
            self.keep_lit(tuple(space for space in self._kept if space in known))
        self._analysis, self._deep, self._words = analysis, deep, words
        self._draw()

    def offer_ways(self, on: bool) -> None:
        """Offer what is drawn from an analysis, or nothing of it."""
        self._board.overlays.offer_ways(on)

    def show_layers(self, layers: Sequence[BoardLayer]) -> None:
        """Offer what the game draws over its board itself."""
        self._layers = {f"{OWN}{layer.id}": layer for layer in layers}
        self._board.overlays.set_own(
            [
                OverlaySpec(id_, translated(layer.title), layer.icon, "", translated(layer.tip))
                for id_, layer in self._layers.items()
            ]
        )
        self._draw()

    @property
    def action(self) -> str:
        """Give the id of the action that stands for what is wanted."""
        return f"overlay_{'own' if self._wanted.startswith(OWN) else self._wanted or 'none'}"

    @property
    def own(self) -> tuple[str, ...]:
        """Give the ids of what the game draws itself."""
        return tuple(self._layers)

    def show_joint(self, joint: int) -> None:
        """Show what one joint is to the ways."""
        self._wanted, self._joint = "barriers", joint
        self._draw()
        self.changed.emit()

    def light(self, spaces: tuple[Hex, ...]) -> None:
        """Light spaces for as long as something is pointed at; without any, those that are kept."""
        self._board.view.set_lit(frozenset(spaces) or self._kept)

    def keep_lit(self, spaces: tuple[Hex, ...]) -> None:
        """Light spaces until others are, or Esc is pressed."""
        self._kept = frozenset(spaces)
        self._board.view.set_lit(self._kept)

    def _switch(self) -> None:
        self._by_step = not self._by_step
        self._draw()

    def _draw(self) -> None:
        board, analysis = self._board, self._analysis
        refused = why_not(analysis, self._words)
        shown = "" if self._wanted in refused else self._wanted
        if shown.startswith(OWN) and shown not in self._layers:
            shown = ""
        board.overlays.show_state(shown, titles(self._words), refused)
        picture = Drawn()
        if shown in self._layers:
            picture = drawn_layer(self._layers[shown])
        elif analysis is not None:
            deep = self._deep
            subject = Subject(analysis, deep, self._words, self._by_step, self._joint)
            picture = drawn(shown, subject)
        lost = analysis.unreachable if analysis is not None else ()
        spaces = analysis.board.spaces if analysis is not None else ()
        board.view.set_ways(picture.ways)
        board.view.set_marking(picture.marking)
        board.view.set_unreachable(frozenset(spaces[p].hex for p in lost))
        board.show_legend(picture.legend, picture.switch)
