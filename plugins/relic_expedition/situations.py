"""Positions from situation documents.

With `map` nothing is taken from a scenario: what is not named is absent, and spaces that are not
named are empty. With `scenario` what is not named is as a game of it begins.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from designer.api import (
    Document,
    Project,
    SetUp,
    Situation,
    SituationTree,
    expanded,
    number_in,
    text_of,
)

from .box import read_box
from .compile import compile_game, definition_of
from .expedition import Expedition
from .given import Given
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
    try:
        if "scenario" in given:
            game, state = _in_a_scenario(project, given, rng)
        else:
            game, state = _on_a_map(project, given, rng)
    except ValueError as error:
        return str(error)
    return game, state, ""


def _on_a_map(
    project: Project, given: Mapping[str, Any], rng: Mapping[str, Any]
) -> tuple[Expedition, State]:
    box = read_box(project)
    players = max(2, len(Given.seats_of(given)))
    switches = {**box.switches, **_map(given.get("switches"))}
    tiles = Given.tiles_of(box, given)
    game = Expedition(definition_of(box, {}, players, switches, title="", laid=tiles))
    return game, Given(game, given, rng).on_a_map()


def _in_a_scenario(
    project: Project, given: Mapping[str, Any], rng: Mapping[str, Any]
) -> tuple[Expedition, State]:
    name = given["scenario"]
    found = [d for d in project.of_kind("scenario", GAME_ID) if d.id == name]
    if not found:
        message = f"There is no scenario “{name}”"
        raise ValueError(message)
    players = number_in(given, "players") or None
    switches = _map(given.get("switches"))
    compiled = compile_game(project, found[0], SetUp(players=players, switches=switches))
    if compiled.game is None:
        raise ValueError(compiled.diagnostics[0].message)
    return compiled.game, Given(compiled.game, given, rng).in_a_scenario()


def _map(tree: Any) -> Mapping[str, Any]:
    return tree if isinstance(tree, dict) else {}
