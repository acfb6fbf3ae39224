"""Content of an expedition that means no good: every command answers, none hangs or fails."""

import pytest

PACK = """\
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
SCENARIO = """\
kind: scenario
format: 1
id: bad
game: relic_expedition
name: Bad
players: 2
source: designed here
{more}
"""
PIECES = {
    "a deck of starters only": (
        "decks",
        "decks:\n  - {id: starters, name: Starters, use: stack, tiles: {river_starter: 9, cave_starter: 9}, source: designed here}\n",
        "stack: starters",
    ),
    "a die of zeros": (
        "dice",
        "dice:\n  - {id: number_die, name: Zeros, use: actions, faces: [0, 0, 0, 0, 0, 0], source: designed here}\n",
        "",
    ),
    "a table that no feature fits on": ("decks", "decks: []\n", "table: {width: 9, height: 5}"),
    "an animal without rules": (
        "animals",
        "animals:\n  - {id: ghost, name: Ghost, count: 4, legs: 0, source: designed here}\n",
        "",
    ),
}
COMMANDS = (
    ("check", "."),
    ("play", "--headless", "--anyway", "--bots", "random", "--seed", "1", "bad.yaml"),
    ("simulate", "--anyway", "--games", "1", "--jobs", "1", "--bots", "random", "bad.yaml"),
    ("analyse", "bad.yaml"),
    ("print", "bad.yaml", "--what", "components", "--to", "list.txt"),
)


@pytest.fixture(params=PIECES, ids=str)
def hostile(request, tmp_path, monkeypatch):
    kind, body, more = PIECES[request.param]
    (tmp_path / "pack.yaml").write_text(PACK)
    (tmp_path / "bad.yaml").write_text(SCENARIO.format(more=more))
    (tmp_path / "pieces.yaml").write_text(
        f"kind: {kind}\nformat: 1\ngame: relic_expedition\n{body}"
    )
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("hostile")
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_hostile_content_gets_an_answer_from_every_command(run, command):
    code, printed = run(*command)

    assert code in {0, 1}, printed
    assert "Please report it" not in printed
    assert printed
