"""The analysis of the board in front: computed in the background, shown in panel and canvas."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QObject

from designer.ui.analysis.rows import Known, Row, compared, rows
from designer.ui.background.deepening import Deepening, Token
from designer.ui.canvas.overlay_bar import OVERLAYS
from designer.ui.kit.languages import tr
from designer.ui.window.basis import basis_of, same_basis
from designer.ui.window.content_analysis import ContentWork
from designer.ui.window.many_games import ManyGamesWork

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.api import GamePlugin
    from designer.documents import Document, Project
    from designer.printing.scenes import BoardScene
    from designer.routes import Analysis, DeepAnalysis, Figure, Standing
    from designer.session.dealing import Deal
    from designer.ui.analysis.board_overlays import BoardOverlays
    from designer.ui.pages.page import DocumentPage
    from designer.ui.window.main_window import MainWindow

__all__ = ["OVERLAY_ACTIONS", "AnalysisWork"]

OVERLAY_ACTIONS = (
    "overlay_none",
    *(f"overlay_{spec.id}" for spec in OVERLAYS),
    "overlay_next",
    "overlay_previous",
)
_SEEDS = 10_000
_SOON_S, _LONG_S = 0.2, 2.0
# Rows that have a drawing of their own.
_OVERLAY_OF = {
    "price": "way",
    "steps": "way",
    "price_dealt": "way",
    "closing": "cuts",
    "closing_pairs": "cuts",
    "ways": "apart",
    "second_way": "apart",
    "side_by_side": "apart",
}


class _Key(msgspec.Struct, frozen=True):
    """What a whole analysis was made for; `analysis` is the quick one of the same state."""

    analysis: Analysis
    players: int | None
    seed: int | None

    def fits(self, other: _Key | None) -> bool:
        return (
            other is not None
            and self.analysis is other.analysis
            and (self.players, self.seed) == (other.players, other.seed)
        )


class _Whole(msgspec.Struct, frozen=True):
    """A whole analysis, its rows, and the deal it was made for."""

    key: _Key
    known: Known
    rows: tuple[Row, ...]
    deal: Deal | None

    @property
    def deep(self) -> DeepAnalysis:
        """Give the analysis."""
        assert self.known.deep is not None, "it was made with one"
        return self.known.deep


class AnalysisWork(QObject):
    """Keep the analysis of the board in front up to date.

    Attributes:
        deepening: what computes.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.deepening = Deepening(self)
        self.many_games = ManyGamesWork(window)
        self._page: DocumentPage | None = None
        self._overlays: BoardOverlays | None = None
        self._players: int | None = None
        self._numbers: tuple[int, ...] = ()
        self._seeds: dict[str, int] = {}
        self._whole: dict[str, _Whole] = {}
        self._n_asked: dict[str, int] = {}
        self._contents = ContentWork(window, self.deepening, self._refresh)
        self._others: dict[tuple[str, int | None], tuple[tuple[Document, ...], Any]] = {}
        self._compared_rows: tuple[_Whole, Mapping[str, Standing], Sequence[Row]] | None = None
        self._asked: _Key | None = None
        self._halted: _Key | None = None
        panel = window.analysis
        panel.row_pointed.connect(self._on_pointed)
        panel.row_chosen.connect(self._on_chosen)
        panel.explain_asked.connect(self._on_explain)
        panel.compare_asked.connect(self.compare)
        panel.players.chosen.connect(self._on_players)
        panel.computing.stop_asked.connect(self._on_stop)
        panel.computing.again_asked.connect(self._on_again)
        panel.deal.deal_asked.connect(self._on_deal)
        panel.deal.keep_asked.connect(self._on_keep)
        panel.deal.clear_asked.connect(lambda: self._set_seed(None))
        window.analysis_dock.visibilityChanged.connect(lambda _on: self._refresh())
        self.deepening.told.connect(self._on_told)

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """Give what does each action of overlays, by its id."""
        return {
            "overlay_none": lambda: self._overlay(""),
            **{f"overlay_{spec.id}": partial(self._overlay, spec.id) for spec in OVERLAYS},
            "overlay_next": lambda: self._step_overlay(1),
            "overlay_previous": lambda: self._step_overlay(-1),
            "compare": self.compare,
            **self.many_games.slots(),
        }

    @property
    def is_idle(self) -> bool:
        """Say whether nothing is computed or waits for it."""
        return self.deepening.is_idle

    def stop(self) -> None:
        """End for good."""
        self.deepening.close()

    def show(self, page: DocumentPage | None) -> None:
        """Show the analysis of a page as it is known now, and ask for what is not known."""
        if page is not self._page:
            self._leave()
            self._page = page
            if page is not None:
                page.edited.connect(self._on_edited)
            self._window.analysis.forget()
        overlays = page.overlays if page is not None else None
        if overlays is not self._overlays:
            if self._overlays is not None:
                self._overlays.changed.disconnect(self._refresh)
            self._overlays = overlays
            if overlays is not None:
                overlays.changed.connect(self._refresh)
        self._refresh()

    def compare(self) -> None:
        """Show the board in front beside another one."""
        from designer.ui.analysis.compare import open_beside  # noqa: PLC0415 - once it is wanted

        workspace, page = self._window.workspace, self._page
        if workspace is not None and page is not None and page.board is not None:
            paths = [other.path for other in self._window.tabs.pages() if other.board is not None]
            open_beside(self._window, self._window.look, workspace, page.path, paths)

    # What is shown

    def _refresh(self) -> None:
        page, panel = self._page, self._window.analysis
        if page is not None and self._contents.show(page):
            self._asked = None
            return
        if page is None or page.board is None:
            self._rest()
            panel.show_nothing()
            return
        self._check_overlay_action(page)
        if page.analysis is None or page.scene is None:
            self._rest()
            panel.show_nothing(tr("No figures for this board"), self._why(page))
            return
        key = _Key(page.analysis, self._players, self._seeds.get(page.path))
        whole = self._whole.get(page.path)
        fits = whole is not None and key.fits(whole.key)
        if fits and whole is not None:
            self._show_whole(page, whole)
        else:
            self._show_quick(page)
        wanted = self._window.analysis_dock.isVisible() or _needs_all(page)
        if not wanted or page.stale:
            self._rest()
        elif key.fits(self._halted):
            self.deepening.stop()
            panel.computing.show_stopped(tr("Not all figures are computed."))
        elif not fits:
            self._ask(page, key)

    def _show_quick(self, page: DocumentPage) -> None:
        assert page.analysis is not None
        assert page.scene is not None
        page.show_deep(None)
        known = Known(page.analysis, page.scene, page.words)
        self._window.analysis.show_known(known, old=page.stale, stale=True)
        self._show_deal(page, None)

    def _show_whole(self, page: DocumentPage, whole: _Whole) -> None:
        assert page.scene is not None
        if page.deep is not whole.deep:
            page.show_deep(whole.deep)
        panel = self._window.analysis
        panel.show_known(whole.known, self._compared(page, whole), old=page.stale)
        panel.players.show_numbers(self._numbers, self._players)
        self._show_deal(page, whole.deal)

    def _show_deal(self, page: DocumentPage, deal: Deal | None) -> None:
        panel, seed = self._window.analysis, self._seeds.get(page.path)
        dealt = page.analysis is not None and any(b.dealt for b in page.analysis.barriers)
        panel.deal.setVisible(dealt)
        why_not = "" if deal is not None else tr("The deal is being computed.")
        if deal is not None and any(r.file != page.path for r in deal.fix.replacements):
            why_not = tr("The deal is kept in the route that this names: deal there.")
        elif page.pane.isReadOnly():
            why_not = tr("This file can only be read.")
        panel.deal.show_deal(page.words.get("barriers", tr("barriers")), seed, why_not)
        if deal is not None and page.board is not None:
            page.board.view.set_bars(deal.bars)

    def _compared(self, page: DocumentPage, whole: _Whole) -> Sequence[Row]:
        """Give the rows with how they compare: the same object while nothing is new."""
        standings = self._standings(page, whole)
        known = self._compared_rows
        if known is None or known[0] is not whole or (known[1] == {}) != (standings == {}):
            self._compared_rows = known = (whole, standings, compared(whole.rows, standings))
        return known[2]

    def _standings(self, page: DocumentPage, whole: _Whole) -> Mapping[str, Standing]:
        from designer.routes import figures_of, standings  # noqa: PLC0415 - the window starts without it

        found = self._figures_of_others(page, whole.key.players)
        if found is None or whole.key.seed is not None:  # theirs are of no deal in particular
            return {}
        own = str(page.document.id)
        shipped = self._is_shipped(page)
        others = [figures for name, figures in found.items() if name != own or not shipped]
        return standings(figures_of(whole.deep), others)

    def _figures_of_others(
        self, page: DocumentPage, players: int | None
    ) -> Mapping[str, tuple[Figure, ...]] | None:
        workspace = self._window.workspace
        if workspace is None:
            return None
        game = workspace.project.game_of(page.document)
        kept = self._others.get((game, players))
        if kept is None or not same_basis(kept[0], basis_of(workspace.project)):
            return None
        found: Mapping[str, tuple[Figure, ...]] = kept[1]
        return found

    def _is_shipped(self, page: DocumentPage) -> bool:
        workspace = self._window.workspace
        return workspace is not None and workspace.project.is_in_root(page.document)

    def _why(self, page: DocumentPage) -> str:
        from designer.ui.analysis.why_none import why_no_figures  # noqa: PLC0415 - once it is wanted

        report, workspace = self._window.report, self._window.workspace
        if workspace is None:
            return why_no_figures(None, None)
        plugin = workspace.host.game(workspace.last_read.game_of(page.document))
        return why_no_figures(plugin, None if report is None else report.of(page.path))

    # What is computed

    def _ask(self, page: DocumentPage, key: _Key) -> None:
        workspace = self._window.workspace
        if workspace is None or page.path not in workspace.project.documents:
            return
        if key.fits(self._asked) and not self.deepening.is_idle:
            return
        project, document = workspace.project, workspace.project.documents[page.path]
        plugin = workspace.host.game(project.game_of(document))
        self._asked = key
        scene, words = page.scene, dict(page.words)

        def job(token: Token) -> _Whole | None:
            whole = _look(plugin, project, document, (key, scene, words), token)
            self._n_asked[page.path] = token.n_asked  # the same work asks about as often again
            return whole

        self.deepening.ask(job, lambda result: self._on_whole(page.path, key, result))

    def _on_whole(self, path: str, key: _Key, result: object) -> None:
        self._end_telling()
        if isinstance(result, _Whole):
            self._whole[path] = result
            if key.players is None:
                self._numbers = tuple(reach.party.n_players for reach in result.deep.parties)
            page = self._page
            if page is not None and page.path == path:
                self._refresh()
                self._ask_others(page, key.players)
        else:
            failed = isinstance(result, Exception)
            why = tr("No figures.")
            if failed:
                why = tr("The figures could not be computed: {result}.", result=result)
            self._window.analysis.computing.show_stopped(why)

    def _ask_others(self, page: DocumentPage, players: int | None) -> None:
        workspace = self._window.workspace
        if workspace is None or self._figures_of_others(page, players) is not None:
            return
        project = workspace.project
        game = project.game_of(page.document)
        plugin, basis = workspace.host.game(game), basis_of(project)

        def job(token: Token) -> Any:
            from designer.session.comparing import published_figures  # noqa: PLC0415 - as above

            def told(n: int, of: int) -> None:
                token.stage = f"{n} of {of}"

            assert plugin is not None, "it has analysed already"
            return published_figures(plugin, project, token, players=players, told=told)

        def then(result: Any) -> None:
            self._end_telling()
            if isinstance(result, Mapping):
                self._others[game, players] = (basis, result)
                self._refresh()

        self.deepening.ask(job, then, at_once=True)

    def _on_told(self, token: Token) -> None:
        seconds, page = token.seconds, self._page
        if seconds < _SOON_S or page is None:
            return
        share: float | None
        if token.stage:
            done, _, of = token.stage.partition(" of ")
            text = tr("Comparing with published routes, {done} of {of}", done=done, of=of)
            share = int(done) / int(of)
        else:
            before = self._n_asked.get(page.path, 0)
            share = min(0.98, token.n_asked / before) if before else None
            text = (
                tr("Computing… {seconds} s", seconds=f"{seconds:.0f}")
                if seconds >= 1
                else tr("Computing…")
            )
        self._window.analysis.computing.show_running(text, share)
        if seconds > _LONG_S:
            percent = f" ({round(share * 100)} %)" if share is not None else ""
            self._window.status.show_activity(f"{text}{percent}")

    def _end_telling(self) -> None:
        self._window.analysis.computing.hide()
        self._window.status.show_activity("")

    def _rest(self) -> None:
        """Compute nothing."""
        if not self.deepening.is_idle:
            self.deepening.stop()
            self._end_telling()
        self._asked = None
        self._window.analysis.computing.hide()

    # What is done

    def _on_edited(self) -> None:
        """Stop what is computed for a text that is no more, and grey what was."""
        self._rest()
        self._window.analysis.grey()

    def _on_pointed(self, row: Row | None) -> None:
        if self._page is not None and self._page.overlays is not None:
            self._page.overlays.light(row.spaces if row is not None else ())

    def _on_chosen(self, row: Row) -> None:
        page = self._page
        if page is None or page.overlays is None:
            return
        overlay = _OVERLAY_OF.get(row.id.partition(".")[2], "") if row.kind == "figure" else ""
        if row.joint is not None and page.deep is not None:
            page.overlays.show_joint(row.joint)
        elif overlay and row.id.startswith(("figure.", "big.")):
            page.overlays.choose(overlay)
        page.show_spaces(row.spaces)

    def _on_explain(self, topic: str) -> None:
        from designer.ui.window import help_dialogs  # noqa: PLC0415 - once it is wanted

        help_dialogs.show_manual(self._window, "analysis", topic)

    def _on_players(self, players: int | None) -> None:
        self._players = players
        self._refresh()

    def _on_stop(self) -> None:
        page = self._page
        if page is not None and page.analysis is not None:
            self._halted = _Key(page.analysis, self._players, self._seeds.get(page.path))
        self._rest()
        self._refresh()

    def _on_again(self) -> None:
        self._halted = None
        self._refresh()

    def _on_deal(self) -> None:
        self._set_seed(random.randrange(_SEEDS))

    def _set_seed(self, seed: int | None) -> None:
        page = self._page
        if page is None:
            return
        if seed is None:
            self._seeds.pop(page.path, None)
            workspace, report = self._window.workspace, self._window.report
            inspection = report.inspections.get(page.path) if workspace and report else None
            if inspection is not None and inspection.scene is not None and page.board is not None:
                page.board.view.set_bars(inspection.scene.bars)
        else:
            self._seeds[page.path] = seed
        self._refresh()

    def _on_keep(self) -> None:
        from designer.documents import edit_of_fix  # noqa: PLC0415 - the window starts without it

        page = self._page
        whole = self._whole.get(page.path) if page is not None else None
        if page is None or page.board is None or whole is None or whole.deal is None:
            return
        workspace = self._window.workspace
        if workspace is None:
            return
        edit = edit_of_fix(whole.deal.fix, workspace.project.documents)
        self._seeds.pop(page.path, None)
        page.board.arranger.do(edit)

    def _overlay(self, id_: str) -> None:
        if self._page is not None and self._page.overlays is not None:
            self._page.overlays.choose(id_)

    def _step_overlay(self, way: int) -> None:
        if self._page is not None and self._page.overlays is not None:
            self._page.overlays.step(way)

    def _check_overlay_action(self, page: DocumentPage) -> None:
        if page.overlays is not None:
            self._window.actions_[page.overlays.action].setChecked(True)

    def _leave(self) -> None:
        page = self._page
        self._rest()
        if page is not None:
            page.edited.disconnect(self._on_edited)
            if page.overlays is not None:
                page.overlays.light(())


def _look(
    plugin: GamePlugin | None,
    project: Project,
    document: Document,
    wanted: tuple[_Key, BoardScene | None, Mapping[str, str]],
    token: Token,
) -> _Whole | None:
    """Make a whole analysis and its rows, off the window's thread."""
    from designer.api import RouteAnalyst, SetUp  # noqa: PLC0415 - the window starts without it
    from designer.session.dealing import deal_of  # noqa: PLC0415 - likewise

    key, scene, words = wanted
    if plugin is None or scene is None or not isinstance(plugin, RouteAnalyst):
        return None
    set_up = SetUp(players=key.players)
    deep = plugin.analyse_deeply(project, document, set_up, seed=key.seed, cancelled=token)
    if deep is None:
        return None
    deal = deal_of(plugin, project, document, key.seed) if key.seed is not None else None
    known = Known(deep.quick, scene, words, deep)
    return _Whole(key, known, tuple(rows(known)), deal)


def _needs_all(page: DocumentPage) -> bool:
    return page.overlays is not None and page.overlays.needs_all
