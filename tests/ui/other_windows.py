"""Named panels that are windows of their own, beside the main window."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import mkdtemp

from PySide6.QtWidgets import QApplication, QWidget

from designer.play.playouts import chosen_move
from designer.plugin_host import PluginHost
from designer.session.preview import HUMAN, PreviewGame
from designer.session.recovery import Recovered
from designer.ui.analysis.compare import CompareWindow
from designer.ui.games.window import GamesWindow
from designer.ui.modules.combos import CombosWindow
from designer.ui.preview.window import PreviewWindow
from designer.ui.recovery.dialog import RecoveryDialog
from designer.ui.sets.changing import ChangeDialog
from designer.ui.window.help_dialogs import show_about, show_code, show_manual
from designer.ui.window.main_window import MainWindow
from tests.ui.waiting import (
    EXAMPLE,
    open_example,
    wait_until_compared,
    wait_until_idle,
    wait_until_known,
    wait_until_reached,
)

__all__ = ["OTHER_WINDOWS"]


def _begun(window: MainWindow) -> PreviewWindow:
    """Play what is in front."""
    window.actions_["play"].trigger()
    wait_until_idle(window)
    playing = next(w for w in QApplication.topLevelWidgets() if isinstance(w, PreviewWindow))
    playing.resize(window.size())
    return playing


def _preview(window: MainWindow, root: Path) -> QWidget:
    """Show a game that has begun."""
    open_example(window, root)
    playing = _begun(window)
    playing.control.take_seat()
    playing.hand.take_focus()
    return playing


def _in_play(
    window: MainWindow, root: Path, scenario: str, n_steps: int, *, near: bool = False
) -> QWidget:
    """Show a game that bots have played for some moves; the last one is told in the log."""
    window.open_paths([root / "content/el_dorado" / scenario])
    wait_until_idle(window)
    playing, workspace = _begun(window), window.workspace
    control = playing.control
    bots = workspace.host.game("el_dorado").bots()
    game = control.game.game
    control.new_game(game, [next(iter(bots))] * game.n_seats, 5, bots)
    for _ in range(n_steps - 1):
        control.game.bot_step()
    control.step_bot()
    if near:
        playing.show_near()
    return playing


def _content(window: MainWindow, root: Path) -> QWidget:
    """Show what the cards of a game without a board are worth."""
    window.open_paths([root / "content/altiplano/base/scenarios/random_expeditions.yaml"])
    wait_until_idle(window)
    window.analysis_dock.show()
    window.analysis_dock.raise_()
    wait_until_known(window)
    return window


def _mats(window: MainWindow, root: Path) -> QWidget:
    """Show a game without a board, in the midst of it."""
    file = root / "content/altiplano/base/scenarios/random_expeditions.yaml"
    window.open_paths([file])
    wait_until_idle(window)
    window.actions_["play"].trigger()
    wait_until_idle(window)
    playing = next(w for w in QApplication.topLevelWidgets() if isinstance(w, PreviewWindow))
    playing.resize(window.size())
    playing.control.restart(7)
    playing.control.set_speed("at once")
    return playing


def _played_until(playing: PreviewWindow, is_there: Callable[[PreviewWindow], bool]) -> QWidget:
    """Let bots play, and the person take what is offered first, until something is there."""
    control = playing.control
    for _ in range(2000):
        QApplication.processEvents()
        if control.may_act and is_there(playing):
            break
        if control.may_act:
            handles = control.table.handles
            control.press(next((h for h in handles if not h.button), handles[0]))
    return playing


def _reaction(window: MainWindow, root: Path) -> QWidget:
    """Show somebody asked whether to react."""

    def is_asked(playing: PreviewWindow) -> bool:
        question = playing.control.table.question
        return question is not None and any(h.note for h in question.handles)

    return _played_until(_mats(window, root), is_asked)


def _discards(window: MainWindow, root: Path) -> QWidget:
    """Show a pile that is looked through."""
    playing = _mats(window, root)
    _played_until(playing, lambda p: any(z.layout == "open_pile" and z.n > 5 for z in p.control.table.zones))  # fmt: skip
    zone = max(
        (z for z in playing.control.table.zones if z.layout == "open_pile"), key=lambda z: z.n
    )
    playing.mats.pile_asked.emit(zone.id)
    return playing


def _new_game(window: MainWindow, root: Path) -> QWidget:
    playing = _preview(window, root)
    playing.toggle_setup()
    return playing


def _expedition(window: MainWindow, root: Path, n_moves: int = 150) -> PreviewWindow:
    """Show a game whose board grows, in the middle, as one of four people sees it."""
    name = "content/relic_expedition/base/scenarios/relic_expedition_for_four.yaml"
    window.open_paths([root / name])
    wait_until_idle(window)
    window.actions_["play"].trigger()
    wait_until_idle(window)
    playing = next(w for w in QApplication.topLevelWidgets() if isinstance(w, PreviewWindow))
    playing.resize(window.size())
    rules = playing.control.game.game
    game = PreviewGame(rules, [HUMAN] * rules.n_seats, 36, {})
    bot = PluginHost.standard().game("relic_expedition").bots()["greedy"]
    for number in range(n_moves):
        seat = game.seat_to_move
        assert seat is not None
        game.make(chosen_move(rules, bot, game.state, seat, game.seed, number))
    playing.control.play(game)
    playing.control.take_seat()
    return playing


def _reach(window: MainWindow, root: Path) -> QWidget:
    playing = _expedition(window, root)
    playing.zoom.reach.click()
    wait_until_reached(playing)
    return playing


def _danger(window: MainWindow, root: Path) -> QWidget:
    """Show what is asked of somebody who comes to something dangerous."""
    return _expedition(window, root, 55)


def _laying(window: MainWindow, root: Path) -> QWidget:
    """Show where a large board would lie, while its place is chosen."""
    playing = _expedition(window, root, 26)
    playing.board.begin_targets()
    return playing


def _compare(window: MainWindow, root: Path) -> QWidget:
    open_example(window, root)
    window.actions_["compare"].trigger()
    comparing = next(w for w in QApplication.topLevelWidgets() if isinstance(w, CompareWindow))
    comparing.resize(window.size())
    wait_until_compared(comparing)
    return comparing


def _combinations(window: MainWindow, root: Path) -> QWidget:
    """Show which modules go together in a scenario."""
    name = "content/el_dorado/together/scenarios/dragons_complete.yaml"
    window.open_paths([root / name])
    wait_until_idle(window)
    window.actions_["combinations"].trigger()
    shown = window.findChild(CombosWindow)
    while not shown.is_idle:
        QApplication.processEvents()
    shown.go_to(("dragons", "treasures"))
    return shown


def _many_games(window: MainWindow, root: Path) -> QWidget:
    """Show what many games of bots have told."""
    window.open_paths(
        [root / "content/relic_expedition/base/scenarios/relic_expedition_for_two.yaml"]
    )
    wait_until_idle(window)
    window.actions_["many_games"].trigger()
    shown = window.findChild(GamesWindow)
    shown.games.setValue(3)
    shown.bot.setCurrentIndex(shown.bot.findData("random"))
    shown.begin()
    while not shown.is_idle:
        QApplication.processEvents()
    return shown


def _set(window: MainWindow, root: Path) -> QWidget:
    """Show a set of cards, filtered, with figures."""
    window.open_paths([root / "content/altiplano/base/exploration.yaml"])
    wait_until_idle(window)
    shown = window.set_work.show_set()
    _settle(shown)
    shown.filters.switches["type", "action"].setChecked(True)
    shown.gallery.choose_named(["storm", "pit_of_spikes"])
    _settle(shown)
    return shown


def _set_empty(window: MainWindow, root: Path) -> QWidget:
    """Show that no card of a set holds what was typed."""
    shown = _set(window, root)
    shown.field.setText("submarine")
    _settle(shown)
    return shown


def _set_change(window: MainWindow, root: Path) -> QWidget:
    """Show the dialog that changes several cards together."""
    shown = _set(window, root)
    shown.changing.click()
    return shown.findChild(ChangeDialog)


_TABLE = """\
Id;Name;Name (de);Type;Icon;Copies;Text;Artist
rope_bridge;Rope Bridge;Seilbrücke;action;trap;2;You discard a card.;A. Nobody
storm;Storm;Sturm;action;;3;;
;Silver Idol;;treasure;;1;I must have a Location.;
mule;Mule;;caracter;;1;;
hidden_spring;Hidden Spring;;location;;many;;
"""


def _import(window: MainWindow, root: Path) -> QWidget:
    """Show a table with rows that fit and some that do not."""
    window.open_paths([root / "content/altiplano/base/exploration.yaml"])
    wait_until_idle(window)
    file = Path(mkdtemp()) / "my_cards.csv"
    file.write_text(_TABLE, "utf-8")
    asking = window.set_work.import_table()
    asking.open_file(file)
    _settle(asking)
    return asking


def _settle(widget: QWidget) -> None:
    """Let a window do its work and draw all faces."""
    for _ in range(30):
        QApplication.processEvents()
        while not widget.is_idle:
            QApplication.processEvents()
        time.sleep(0.01)


def _recovery(window: MainWindow, root: Path) -> QWidget:
    """Show what is offered after an accident."""
    file = Path(mkdtemp()) / "river_race.yaml"
    text = (root / EXAMPLE).read_text("utf-8")
    file.write_text(text, "utf-8")
    lost = text.replace("turn: 2", "turn: 3", 1)
    entry = Recovered(str(file), lost, 1_790_000_000.0, len(lost), False, file.with_name("j"))
    wait_until_idle(window)
    dialog = RecoveryDialog(window.look, window.jobs, [entry], window)
    dialog.show()
    wait_until_idle(window)
    return dialog


def _about(window: MainWindow, root: Path) -> QWidget:
    wait_until_idle(window)
    return show_about(window, window.look, window.workspace)


def _manual(window: MainWindow, root: Path) -> QWidget:
    wait_until_idle(window)
    return show_manual(window, "start")


def _code(window: MainWindow, root: Path) -> QWidget:
    wait_until_idle(window)
    return show_code(window, window.look, window.workspace, "core/bad-cell")


_IN_PLAY = {
    "play_rapids": ("rapids/scenarios/white_water.yaml", 110, False),
    "play_swamps": ("rapids/scenarios/white_water.yaml", 180, True),
    "play_passes": ("skulls/scenarios/skull_trail.yaml", 120, True),
    "play_temples": ("temples/scenarios/four_temples.yaml", 120, False),
    "play_muisca": ("muisca/scenarios/land_of_the_muisca.yaml", 200, False),
    "play_dragons": ("dragons/scenarios/dragons.yaml", 130, False),
    "play_treasures": ("treasures/scenarios/treasure_trail.yaml", 120, False),
    "play_mists": ("mists/scenarios/into_the_mist.yaml", 120, False),
    "play_nine": ("together/scenarios/all_nine.yaml", 250, False),
}

OTHER_WINDOWS = {
    "set": _set,
    "set_empty": _set_empty,
    "set_change": _set_change,
    "import": _import,
    "preview": _preview,
    "expedition": _expedition,
    "expedition_reach": _reach,
    "expedition_danger": _danger,
    "expedition_laying": _laying,
    "content": _content,
    "mats": _mats,
    "reaction": _reaction,
    "discards": _discards,
    "new_game": _new_game,
    **{
        name: partial(_in_play, scenario=scenario, n_steps=n, near=near)
        for name, (scenario, n, near) in _IN_PLAY.items()
    },
    "compare": _compare,
    "combinations": _combinations,
    "many_games": _many_games,
    "recovery": _recovery,
    "about": _about,
    "code": _code,
    "manual": _manual,
}
