"""A preview window on the race, and the theme."""

from collections.abc import Callable

import pytest

from designer.paint.fonts import load_fonts
from designer.paint.look import Look
from designer.play.bots import RandomBot
from designer.session.preview import HUMAN
from designer.ui.preview.settings import PreviewSettings
from designer.ui.preview.window import PreviewWindow
from tests.probes.race import RaceGame, RacePlugin, race_compiled, race_document, race_project


@pytest.fixture
def look(qapp) -> Look:
    load_fonts()
    return Look("light")


@pytest.fixture
def opened(qtbot, look, tmp_path) -> Callable[..., PreviewWindow]:
    """Give a function that opens the race for `seats`, large enough for all panels.

    The first player sits before the screen, unless `sits` says no.
    """

    def open_race(
        *seats: str, seed: int = 1, size: tuple[int, int] = (1440, 900), sits: bool = True
    ) -> PreviewWindow:
        named = seats or (HUMAN, RandomBot.id)
        window = PreviewWindow(
            RacePlugin(),
            race_compiled(RaceGame(len(named))),
            race_project(),
            look,
            document=race_document(),
            seats=named,
            seed=seed,
            settings=PreviewSettings(tmp_path / "preview.ini"),
        )
        qtbot.addWidget(window)
        window.resize(*size)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        if sits:
            window.control.take_seat()
        return window

    return open_race
