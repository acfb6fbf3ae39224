"""The window's start: application, fonts, theme, window; the content is read once it is on screen."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QToolTip

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.background.readying import Readying
from designer.ui.kit.accessible import begin_speaking
from designer.ui.kit.calm_style import CalmStyle
from designer.ui.kit.focus import FocusRing
from designer.ui.kit.languages import resolved, speak
from designer.ui.kit.menus import HelpKey
from designer.ui.window import themes
from designer.ui.window.main_window import MainWindow
from designer.ui.window.playing import OpenPreview
from designer.ui.window.settings import Settings
from designer.ui.window.speaking import Carried

__all__ = ["example_of", "make_window", "prepare", "run"]


def prepare(application: QApplication) -> None:
    """Give an application the program's names, fonts and style."""
    application.setApplicationName("trailwright")
    application.setApplicationDisplayName("Trailwright")
    application.setStyle(CalmStyle())
    application.setFont(font("ui", 13))
    begin_speaking()


def make_window(settings: Settings, open_preview: OpenPreview | None = None) -> MainWindow:
    """Make the main window in the theme of the settings."""
    look = Look()
    look.changed.connect(lambda: QToolTip.setPalette(QApplication.palette()))
    look.set_theme(themes.resolved(settings.theme))
    window = MainWindow(look, settings, open_preview)
    look.setParent(window)  # what Qt keeps for its signals goes with the window
    FocusRing(look, window)
    HelpKey(window)
    return window


def run(
    paths: Sequence[Path], *, play: bool = False, open_preview: OpenPreview | None = None
) -> int:
    """Open the program's window and give its exit code once it is closed.

    Args:
        paths: files and folders to open. Where there are none and nothing has ever been open, the one
            that the variable TRAILWRIGHT_EXAMPLE names.
        play: start a game on the first of them.
        open_preview: what opens the preview; None for the program's own.
    """
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication(sys.argv[:1])
    prepare(application)
    given, again = tuple(paths), not play
    carried: Carried | None = None
    while True:
        settings = Settings()
        given = given or example_of(settings)
        speak(application, resolved(settings.language))
        window = make_window(settings, open_preview)
        code = _show(application, window, given, carried, again=again, play=play)
        carried = window.speaking.carried
        if carried is None:
            return code
        window.deleteLater()
        again, play = True, False


def example_of(settings: Settings) -> tuple[Path, ...]:
    """Give what somebody sees who starts the program for the first time."""
    example = os.environ.get("TRAILWRIGHT_EXAMPLE", "")
    return (Path(example),) if example and not settings.sitting else ()


def _show(
    application: QApplication,
    window: MainWindow,
    paths: Sequence[Path],
    carried: Carried | None,
    *,
    again: bool,
    play: bool,
) -> int:
    """Show a window until it is closed; `carried` is what a window of another language had open."""
    window.show()

    readying = Readying(window)
    window.checks.done.connect(lambda _report: readying.begin())
    application.aboutToQuit.connect(readying.end)

    def begin() -> None:
        from designer.ui.welcome.brand import program_icon  # noqa: PLC0415 - after the first paint

        application.setWindowIcon(program_icon())
        window.documents.keep_journal = True
        if carried is not None:
            window.speaking.go_on(carried)
        else:
            window.start(paths, again=again)
        if play:
            window.play_when_open()

    QTimer.singleShot(0, begin)
    return application.exec()
