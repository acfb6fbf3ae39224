"""Games put away and taken out again: replay documents, written whole or not at all. Qt-free."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from designer.diagnostics import said
from designer.documents import Document, load_document, whole_part, write_tree
from designer.engine.game import Game
from designer.engine.replays import Replay, changed_parts, in_words, unreadable, verify
from designer.play.bots import Bot
from designer.session.preview import HUMAN, PreviewGame
from designer.session.replays import moves_as_written
from designer.session.saving import save_atomically

__all__ = [
    "SUFFIX",
    "Found",
    "as_far_as_possible",
    "content_change",
    "found_game",
    "save_game",
]

SUFFIX = ".replay.yaml"

Source = tuple[str, str]


class Found(msgspec.Struct, frozen=True):
    """Give what a file of a game holds.

    Attributes:
        game: the game as far as it can be played again, or None where that is not known.
        fault: what differs first, in a sentence; "" where the game goes on as it was left.
        change: that the content has changed since, in a sentence; "" where it has not, or the fault
            says so.
        replay: the file as read, or None where it cannot be.
        elsewhere: what was played, where that is something else than what is open here.
        moves: as they are written, also of a file that breaks off.
    """

    game: PreviewGame | None = None
    fault: str = ""
    replay: Replay | None = None
    elsewhere: Source | None = None
    moves: tuple[Mapping[str, Any], ...] = ()
    change: str = ""


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
    tree = preview.replay(game_id, _source(document, path.stem)).to_tree()
    save_atomically(path, write_tree(tree).encode("utf-8"))


def found_game(
    path: Path,
    game_id: str,
    document: Document,
    game_for: Callable[[int, Mapping[str, Any]], Game | None],
    bots: Mapping[str, Bot],
) -> Found:
    """Read a game and play it up to where it was left, or as far as it can be.

    Args:
        path: of the file.
        game_id: of the plugin that plays here.
        document: the route or scenario that is open here.
        game_for: gives the game for a number of players and rule switches, None where there is none.
        bots: by id; seats of others become human.
    """
    written = load_document(path)
    moves = moves_as_written(written)
    if written.diagnostics:
        first = written.diagnostics[0]
        if not written.text:
            return Found(fault=first.sentence if path.exists() else said("There is no such file."))
        line = said("Line {line}: {sentence}", line=first.location.line, sentence=first.sentence)
        fault = f"{line} {_up_to(len(moves))}".strip()
        source = _source(document, path.stem)
        part = _whole_moves(written, moves, game_id, source, game_for, bots)
        return Found(part, fault, moves=moves)
    try:
        replay = Replay.from_tree(written.tree)
    except ValueError as error:
        return Found(fault=f"{error}.", moves=moves)
    if replay.game != game_id:
        fault = said(
            "It is a game of {game}; here {game_id} is played.", game=replay.game, game_id=game_id
        )
        return Found(fault=fault, replay=replay, moves=moves)
    if replay.source != _source(document, path.stem):
        kind, name = replay.source
        fault = said(
            "It was played on the {kind} {name}; here {id} is open.",
            kind=kind,
            name=name,
            id=document.id,
        )
        return Found(fault=fault, replay=replay, elsewhere=replay.source, moves=moves)
    game = game_for(replay.players, replay.switches)
    if game is None:
        fault = said(
            "It is a game of {players} players, which cannot play here.", players=replay.players
        )
        return Found(fault=fault, replay=replay, moves=moves)
    preview, why = as_far_as_possible(game, replay, bots)
    fault, change = why or _differs(game, replay), content_change(game, replay)
    return Found(preview, fault, replay, None, moves, "" if fault else change)


def _whole_moves(
    written: Document,
    moves: tuple[Mapping[str, Any], ...],
    game_id: str,
    source: Source,
    game_for: Callable[[int, Mapping[str, Any]], Game | None],
    bots: Mapping[str, Bot],
) -> PreviewGame | None:
    """Play what is whole of a file that breaks off; None where even its head is not."""
    try:
        replay = Replay.from_tree({**whole_part(written), "moves": list(moves)})
    except ValueError:
        return None
    if (replay.game, replay.source) != (game_id, source):
        return None
    game = game_for(replay.players, replay.switches)
    return None if game is None else as_far_as_possible(game, replay, bots)[0]


def _source(document: Document, otherwise: str) -> Source:
    return document.kind or "route", document.id or otherwise


def _up_to(n: int) -> str:
    return said("{n} moves can be read before that.", n=n) if n else ""


def _differs(game: Game, replay: Replay) -> str:
    """Say what differs in a replay whose moves can all be made."""
    difference = verify(game, replay).difference
    return _since(game, replay, difference) if difference else ""


def as_far_as_possible(
    game: Game, replay: Replay, bots: Mapping[str, Bot]
) -> tuple[PreviewGame, str]:
    """Play a replay's moves again; also give why not all of them could be made, or ""."""
    named = replay.seats if len(replay.seats) == game.n_seats else (HUMAN,) * game.n_seats
    seats = [name if name in bots else HUMAN for name in named]
    preview = PreviewGame(game, seats, replay.seed, bots)
    for number, words in enumerate(replay.moves, start=1):
        why = _made(preview, number, words)
        if why:
            return preview, _since(game, replay, why)
    return preview, ""


def _made(preview: PreviewGame, number: int, words: Mapping[str, Any]) -> str:
    """Make a move in words; give why it cannot be made, or ""."""
    try:
        chain = preview.game.from_words(preview.state, words)
    except ValueError as error:
        return unreadable(number, error)
    n_steps = len(preview.steps)
    for move in chain:
        if (refusal := preview.make(move)) is not None:
            preview.go_to(n_steps)
            return said(
                "Move {number} is refused: {message} ({rule})",
                number=number,
                message=refusal.message,
                rule=refusal.rule,
            )
    return ""


def content_change(game: Game, replay: Replay) -> str:
    """Say that the content is another one than was played, and which part of it where that is noted."""
    if replay.content in ("", game.fingerprint):
        return ""
    what = in_words(changed_parts(replay.content, game.fingerprint))
    return said("The content has changed since{what}.", what=f": {what}" if what else "")


def _since(game: Game, replay: Replay, why: str) -> str:
    """Say what differs, behind a change of the content where there is one."""
    change = content_change(game, replay)
    return said("{change} {why}", change=change, why=why) if change else why
