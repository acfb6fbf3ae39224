"""The components of a game without a board are listed, and its route is refused with the reason."""

import pytest

from tests.cli.conftest import run  # noqa: F401 - a fixture
from tests.games.altiplano.projects import scenario


def test_components_are_listed(run, tmp_path):  # noqa: F811 - the fixture
    code, said = run("print", scenario().path, "--what", "components", "--to", tmp_path / "l.txt")

    assert code == 0, said
    text = (tmp_path / "l.txt").read_text(encoding="utf-8")
    for line in ("58 pieces", "Characters (17)", "2 × Storm", "Camp board", "Players’ Turn card"):
        assert line in text


@pytest.mark.parametrize(("language", "word"), [("de", "Charaktere"), ("pl", "Postacie")])
def test_the_list_is_written_in_other_languages(language, word, run, tmp_path):  # noqa: F811 - the fixture
    target = tmp_path / "l.txt"
    code, said = run(
        "print", scenario().path, "--what", "components", "--language", language, "--to", target
    )

    assert code == 0, said
    assert word in target.read_text(encoding="utf-8")


def test_there_is_no_route_to_draw(run, tmp_path):  # noqa: F811 - the fixture
    code, said = run("print", scenario().path, "--what", "route", "--to", tmp_path / "r.png")

    assert code == 1
    assert "no board to be drawn" in said


def test_the_set_up_counts_piles_and_hands(run, tmp_path):  # noqa: F811 - the fixture
    target = tmp_path / "s.txt"
    code, said = run("print", scenario().path, "--what", "setup", "--to", target)

    assert code == 0, said
    text = target.read_text(encoding="utf-8")
    assert "other 31 Exploration cards" in text  # 34 without the 3 Treasures
    assert "24 cards, face down" in text  # 31 less two hands of 5, and the Treasures
    assert "Lay the pieces" not in text  # its boards are not built


@pytest.mark.parametrize(("language", "name"), [("de", "Mittelplan"), ("pl", "Plansza środkowa")])
def test_the_set_up_is_written_in_other_languages(language, name, run, tmp_path):  # noqa: F811 - the fixture
    target = tmp_path / "s.txt"
    code, said = run(
        "print", scenario().path, "--what", "setup", "--language", language, "--to", target
    )

    assert code == 0, said
    assert name in target.read_text(encoding="utf-8")
