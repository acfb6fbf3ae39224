"""Positions from situation documents.

With `scenario` a game of it begins. Without, everything is named, and what is not named is absent.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from designer.api import Document, Project, SetUp, Situation, SituationTree, expanded, text_of

from .box import read_box
from .compile import compile_game, definition_of
from .expedition import Expedition
from .given import position
from .observing import Observer
from .state import State
from .texts import GAME_ID

__all__ = ["situations"]


def situations(project: Project, document: Document) -> Iterator[Situation]:
    """Give the situations of a document, one per variant; a fault in one says why it has no game."""
    if not isinstance(document.tree, dict):
        return
    for each in expanded(document.tree):
        rules, play = each.tree.get("rules"), each.tree.get("play")
        made = _made(project, each)
        game, state, fault = made if isinstance(made, tuple) else (None, None, made)
        yield Situation(
            title=text_of(each.tree.get("title")),
            variant=each.variant,
            rules=tuple(str(rule) for rule in rules) if isinstance(rules, list) else (),
            game=game,
            state=state,
            play=tuple(i for i in play if isinstance(i, dict)) if isinstance(play, list) else (),
            pointer=each.play,
            observe=Observer(game) if game is not None else dict,
            fault=fault,
        )


def _made(project: Project, each: SituationTree) -> tuple[Expedition, State, str] | str:
    given, rng = (_map(each.tree.get(key)) for key in ("given", "rng"))
    switches = _map(given.get("switches"))
    try:
        if "scenario" in given:
            return _in_a_scenario(project, str(given["scenario"]), switches, rng)
        box = read_box(project)
        definition = definition_of(box, {**box.switches, **switches}, copies={})
        game = Expedition(definition)
        if game.book.machine.faults:
            return str(game.book.machine.faults[0].message)
        return game, position(game, given, rng), ""
    except ValueError as error:
        return str(error)


def _in_a_scenario(
    project: Project, name: str, switches: Mapping[str, Any], rng: Mapping[str, Any]
) -> tuple[Expedition, State, str] | str:
    found = [document for document in project.of_kind("scenario", GAME_ID) if document.id == name]
    if not found:
        return f"There is no scenario “{name}”"
    compiled = compile_game(project, found[0], SetUp(switches=switches))
    if compiled.game is None:
        return compiled.diagnostics[0].message
    seed = rng.get("seed", 1)
    return compiled.game, compiled.game.start(seed if type(seed) is int else 1), ""


def _map(tree: Any) -> Mapping[str, Any]:
    return tree if isinstance(tree, dict) else {}
