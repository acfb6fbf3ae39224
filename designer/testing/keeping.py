"""A running game kept as a situation: how it was set up, its moves, and all that holds after them."""

from collections.abc import Mapping, Sequence
from typing import Any

from designer.api import GamePlugin
from designer.documents import Document, Project, write_tree
from designer.engine.situations import Bag, Whole
from designer.testing.situations import run_document

__all__ = ["kept_situation"]

_PATH = "kept.yaml"  # stands for the file while it is tried


def kept_situation(
    plugin: GamePlugin,
    project: Project,
    played: Document,
    *,
    title: str,
    players: int,
    seed: int,
    moves: Sequence[Mapping[str, Any]],
) -> str:
    """Give the text of a situation that passes.

    Args:
        plugin: of the game.
        project: what the game was compiled from.
        played: the route or scenario that is played.
        title: what is said of the situation.
        players: how many play.
        seed: where chance began.
        moves: in words, in order.

    Raises:
        ValueError: no situation of this game comes to the same end; the sentence says why.
    """
    tree: dict[str, Any] = {
        "kind": "situation",
        "format": 1,
        "title": title,
        "game": plugin.id,
        "given": {"scenario": played.id, "players": players},
        "rng": {"seed": seed},
        "play": [dict(words) for words in moves],
        "source": "designed here",
    }
    then = _what_holds(plugin, project, tree)
    tree["play"].append({"then": then})
    text = write_tree(tree)
    with_file = project.with_text(_PATH, text)
    for result in run_document(plugin, with_file, with_file.documents[_PATH]):
        if not result.passed:
            raise ValueError(result.failure)
    return text


def _what_holds(plugin: GamePlugin, project: Project, tree: Mapping[str, Any]) -> Any:
    """Give everything that can be seen after the moves, in the words of `then`."""
    with_file = project.with_text(_PATH, write_tree(tree))
    situation = next(iter(plugin.situations(with_file, with_file.documents[_PATH])), None)
    if situation is None:
        message = "This game has no situations."
        raise ValueError(message)
    if situation.fault:
        raise ValueError(situation.fault)
    game, state = situation.game, situation.state
    for words in situation.play:
        for move in game.from_words(state, words):
            if (refusal := game.refusal(state, move)) is not None:
                raise ValueError(refusal.message)
            state = game.apply(state, move)
    return _plain(situation.observe(state))


def _plain(seen: Any) -> Any:
    """Give what is seen as plain data; of maps only the entries that hold something."""
    match seen:
        case Bag(things):
            return _plain(things)
        case Whole(entries):
            return _plain(entries)
        case Mapping():
            plain = {str(key): _plain(value) for key, value in seen.items()}
            return {key: value for key, value in plain.items() if value not in ([], {}, None)}
        case list() | tuple():
            return [_plain(item) for item in seen]
    return seen
