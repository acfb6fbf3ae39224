"""Content of an expedition that means no good, written into a folder."""

from pathlib import Path

__all__ = ["HOSTILE", "write_hostile"]

_PACK = """\
kind: pack
format: 1
id: hostile
version: "1.0"
game: relic_expedition
title: Hostile
requires: [relic_expedition_base]
licence: MIT
authors: [Nobody]
"""
_SCENARIO = """\
kind: scenario
format: 1
id: bad
game: relic_expedition
name: Bad
players: 2
source: designed here
{more}
"""
_DEPTH = 60


def _deck(tiles: str) -> tuple[str, str, str]:
    body = (
        f"decks:\n  - {{id: odd, name: Odd, use: stack, tiles: {tiles}, source: designed here}}\n"
    )
    return "decks", body, "stack: odd"


def _ghosts(*more: str) -> tuple[str, str, str]:
    rows = [f"  - {{id: ghost, name: Ghost, legs: 0, source: designed here, {m}}}\n" for m in more]
    return "animals", "animals:\n" + "".join(rows), ""


_DEEP = "{not: " * _DEPTH + "{has: {what: {who: victim, from: pack}, max: 0}}" + "}" * _DEPTH
_LONG = ", ".join(f"{{at: [{q}, 0]}}" for q in range(14))

HOSTILE = {
    "a deck of starters only": _deck("{river_starter: 9, cave_starter: 9}"),
    "a die of zeros": (
        "dice",
        "dice:\n  - {id: number_die, name: Zeros, use: actions, faces: [0, 0, 0, 0, 0, 0], source: designed here}\n",
        "",
    ),
    "a feature larger than the table": (
        "boards",
        (
            f"boards:\n  - {{id: long, name: Long, use: feature, terrain: jungle, source: designed here, "
            f"layout_source: designed here, spaces: [{_LONG}], openings: [{{at: [0, 0], edge: W}}]}}\n"
        ),
        "table: {width: 9, height: 5}",
    ),
    "an animal without rules": _ghosts("count: 4"),
    "the same id twice": _ghosts("count: 4", "count: 2"),
    "a negative number of animals": _ghosts("count: -3"),
    "ten thousand tiles of a kind": _deck("{plain_jungle: 10000, clearing_tile: 4}"),
    "a stack without a tile": _deck("{}"),
    "a stack without starters and clearings": _deck("{plain_jungle: 40}"),
    "conditions within conditions": _ghosts(
        "count: 2, abilities: [{trigger: event, when: {event: meet}, "
        f"effects: [{{op: skip, who: victim, what: turn, if: {_DEEP}}}]}}]"
    ),
}
"""By what is wrong: kind and body of a file of pieces, and what the scenario says more."""


def write_hostile(name: str, folder: Path) -> tuple[Path, Path]:
    """Write a pack; give its scenario and its pieces."""
    kind, body, more = HOSTILE[name]
    scenario, pieces = folder / "bad.yaml", folder / "pieces.yaml"
    (folder / "pack.yaml").write_text(_PACK, encoding="utf-8")
    scenario.write_text(_SCENARIO.format(more=more), encoding="utf-8")
    text = f"kind: {kind}\nformat: 1\ngame: relic_expedition\n{body}"
    pieces.write_text(text, encoding="utf-8")
    return scenario, pieces
