"""Content of an expedition that means no good: every command answers, none hangs or fails."""

import pytest

from tests.games.relic_expedition.hostile import HOSTILE, write_hostile

COMMANDS = (
    ("check", "."),
    ("play", "--headless", "--anyway", "--bots", "random", "--seed", "1", "bad.yaml"),
    ("simulate", "--anyway", "--games", "1", "--jobs", "1", "--bots", "random", "bad.yaml"),
    ("analyse", "bad.yaml"),
    ("print", "bad.yaml", "--what", "components", "--to", "list.txt"),
)


@pytest.fixture(params=HOSTILE, ids=str)
def hostile(request, tmp_path, monkeypatch):
    write_hostile(request.param, tmp_path)
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("hostile")
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_hostile_content_gets_an_answer_from_every_command(run, command):
    code, printed = run(*command)

    assert code in {0, 1}, printed
    assert "Please report it" not in printed
    assert printed
