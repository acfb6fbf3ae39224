"""A game in another window: a saved one where it was played, an open one in another language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from designer.api import GamePlugin, SetUp
from designer.documents import Project
from designer.play.bots import Bot
from designer.session.saved_games import Found, as_far_as_possible, content_change

if TYPE_CHECKING:  # only named
    from designer.documents import Document
    from designer.ui.preview.compiling import Compiling
    from designer.ui.preview.control import PlayControl
    from designer.ui.preview.window import PreviewWindow
    from designer.ui.window.main_window import MainWindow

__all__ = ["look_elsewhere", "opens_again"]


def look_elsewhere(
    plugin: GamePlugin,
    project: Project,
    found: Found,
    bots: Mapping[str, Bot],
    open_preview: Callable[..., PreviewWindow],
) -> bool:
    """Open a saved game on what it was played on; say whether that is here and can be played."""
    entry = project.entry(*found.elsewhere) if found.elsewhere else None
    if entry is None or found.replay is None:
        return False
    replay = found.replay
    set_up = SetUp(players=replay.players, switches=replay.switches)
    compiled = plugin.compile(project, entry.document, set_up)
    if compiled.game is None or compiled.game.n_seats != replay.players:
        return False
    game, why = as_far_as_possible(compiled.game, replay, bots)
    window = open_preview(plugin, compiled, project, document=entry.document)
    window.control.watch(game)
    if why or (why := content_change(compiled.game, replay)):
        window.say("warning", why)
    return True


def opens_again(
    plugin: GamePlugin,
    project: Project,
    document: Document,
    games: Compiling,
    control: PlayControl,
    open_preview: Callable[..., PreviewWindow],
) -> Callable[[MainWindow], PreviewWindow]:
    """Give what opens a game once more, as it stands now, over another main window."""
    game, is_watched = control.game, control.is_watching
    compiled = games.holding(game.game)

    def again(main: MainWindow) -> PreviewWindow:
        window = open_preview(
            plugin, compiled, project, main.look, main, document=document, set_up=games.set_up
        )
        window.files.loaded.emit(game, is_watched)
        return window

    return again
