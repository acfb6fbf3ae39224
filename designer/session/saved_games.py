"""Games put away and taken out again: replay documents, written whole or not at all."""

from collections.abc import Callable, Mapping
from pathlib import Path

from designer.documents import Document, read_document, write_tree
from designer.engine.game import Game
from designer.engine.replays import Replay
from designer.play.bots import Bot
from designer.session.preview import PreviewGame
from designer.session.saving import save_atomically

__all__ = ["SUFFIX", "load_game", "save_game"]

SUFFIX = ".replay.yaml"


def save_game(preview: PreviewGame, game_id: str, document: Document, path: Path) -> None:
    """Write a game as it stands.

    Args:
        preview: the game.
        game_id: of its plugin.
        document: the route or scenario that is played.
        path: of the file.

    Raises:
        OSError: it cannot be written; the old file is as it was.
    """
    source = (document.kind or "route", document.id or path.stem)
    tree = preview.replay(game_id, source).to_tree()
    save_atomically(path, write_tree(tree).encode("utf-8"))


def load_game(
    path: Path, game_for: Callable[[int], Game | None], bots: Mapping[str, Bot]
) -> PreviewGame:
    """Read a game and play it up to where it was left.

    Args:
        path: of the file.
        game_for: gives the game for a number of players, or None where it allows no such number.
        bots: by id.

    Raises:
        OSError: the file cannot be read.
        ValueError: it is no replay of this game; the sentence says why.
    """
    document = read_document(path.read_bytes(), str(path))
    if document.diagnostics:
        raise ValueError(document.diagnostics[0].sentence)
    replay = Replay.from_tree(document.tree)
    game = game_for(replay.players)
    if game is None:
        message = f"The replay is of {replay.players} players, which cannot play here."
        raise ValueError(message)
    return PreviewGame.resumed(game, replay, bots)
