"""Named panels that are windows of their own, beside the main window."""

from pathlib import Path
from tempfile import mkdtemp

from PySide6.QtWidgets import QApplication, QWidget

from designer.session.recovery import Recovered
from designer.ui.analysis.compare import CompareWindow
from designer.ui.modules.combos import CombosWindow
from designer.ui.preview.window import PreviewWindow
from designer.ui.recovery.dialog import RecoveryDialog
from designer.ui.window.help_dialogs import show_about, show_code, show_manual
from designer.ui.window.main_window import MainWindow
from tests.ui.waiting import EXAMPLE, open_example, wait_until_compared, wait_until_idle

__all__ = ["OTHER_WINDOWS"]


def _preview(window: MainWindow, root: Path) -> QWidget:
    """Show a game that has begun."""
    open_example(window, root)
    window.actions_["play"].trigger()
    wait_until_idle(window)
    playing = next(w for w in QApplication.topLevelWidgets() if isinstance(w, PreviewWindow))
    playing.resize(window.size())
    playing.control.take_seat()
    playing.hand.take_focus()
    return playing


def _new_game(window: MainWindow, root: Path) -> QWidget:
    playing = _preview(window, root)
    playing.toggle_setup()
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
    return show_about(window, window.workspace)


def _manual(window: MainWindow, root: Path) -> QWidget:
    wait_until_idle(window)
    return show_manual(window, "start")


def _code(window: MainWindow, root: Path) -> QWidget:
    wait_until_idle(window)
    return show_code(window, window.workspace, "core/bad-cell")


OTHER_WINDOWS = {
    "preview": _preview,
    "new_game": _new_game,
    "compare": _compare,
    "combinations": _combinations,
    "recovery": _recovery,
    "about": _about,
    "code": _code,
    "manual": _manual,
}
