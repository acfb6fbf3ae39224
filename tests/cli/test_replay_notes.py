"""What a replay was compared with is said, and what could not be because the file does not note it."""

import json
from pathlib import Path

import pytest
import yaml

SENTENCES = {
    "hash": "the same to the last position",
    "outcome": "the same outcome",
    "nothing": "cannot be said whether it is whole",
}


@pytest.fixture
def noting(run, routes, tmp_path, monkeypatch):
    """Give what verifies a game of which a file notes only some things."""
    monkeypatch.chdir(tmp_path)
    run("play", routes / "first_expedition.yaml", "--headless", "--players", "2", "--to", "r.yaml")
    whole = yaml.safe_load(Path("r.yaml").read_text("utf-8"))

    def verify(*notes, n_moves=None, options=("--quiet",)):
        tree = {k: v for k, v in whole.items() if k not in {"outcome", "hash", "content", *notes}}
        tree |= {note: whole[note] for note in notes}
        tree["moves"] = whole["moves"][:n_moves]
        Path("some.yaml").write_text(yaml.safe_dump(tree), "utf-8")
        return run("replay", "some.yaml", *options)

    return verify


@pytest.mark.parametrize(
    ("notes", "says"),
    [
        (("outcome", "hash", "content"), "hash"),
        (("hash", "content"), "hash"),
        (("outcome", "content"), "outcome"),
        (("content",), "nothing"),
        ((), "nothing"),
    ],
)
def test_no_more_is_said_than_was_compared(notes, says, noting):
    code, printed = noting(*notes)

    assert code == 0
    assert [name for name, sentence in SENTENCES.items() if sentence in printed] == [says]
    assert ("Verified" in printed) == (says != "nothing")
    assert ("The content is not noted" in printed) == ("content" not in notes)

    tree = json.loads(noting(*notes, options=("--json",))[1])
    assert tree["compared"] == {n: n in notes for n in ("outcome", "hash", "content")}
    assert tree["verified"] == (says != "nothing")


def test_a_single_move_is_counted_as_one(noting):
    assert "The move can be made." in noting(n_moves=1)[1]
    assert "1 move can be read with --as-written." in noting("outcome", n_moves=1)[1]
    assert noting(n_moves=1, options=("--as-written",))[1].endswith(
        "1 move as it is written; no rule was asked.\n"
    )


def test_what_differs_after_one_move_is_told_in_good_words(noting, run):
    noting("hash", n_moves=2)
    tree = yaml.safe_load(Path("some.yaml").read_text("utf-8"))
    tree["moves"][1] = {"buy": "no_such_card"}
    Path("changed.yaml").write_text(yaml.safe_dump(tree), "utf-8")

    assert "\n1 move can be made before that.\n" in run("replay", "changed.yaml")[1]


@pytest.mark.parametrize("kind", ["cards", "rules"])
def test_what_was_played_is_a_scenario_or_a_route(kind, noting, run, routes):
    noting("hash")

    code, printed = run("replay", "some.yaml", "--of", routes.parent / f"{kind}.yaml")

    assert code == 2
    assert f"{kind}.yaml is neither a scenario nor a route: its kind is “{kind}”." in printed


def test_a_game_without_a_noted_end_is_a_hint_of_the_check(noting, run):
    noting("content")
    code, printed = run("check", "some.yaml")
    assert code == 0
    assert "hint core/open-end" in printed

    noting("hash")
    assert "core/open-end" not in run("check", "some.yaml")[1]
