"""What stands in the way of a game is what a check says of the documents it is made from."""

from pathlib import Path

import pytest

from designer.api import SetUp
from designer.session import Workspace
from designer.session.playing import ready_to_play

CONTENT = Path(__file__).parents[2] / "content" / "el_dorado" / "base"
FIRST = CONTENT / "routes" / "first_expedition.yaml"
SCENARIO = CONTENT / "scenarios" / "first_expedition.yaml"
TEXT = FIRST.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def workspace():
    return Workspace.open([FIRST, SCENARIO])


def test_a_clean_route_can_start(workspace):
    found = ready_to_play(
        workspace.host, workspace.project, workspace.project.documents[str(FIRST)], SetUp()
    )

    assert found.can_start
    assert (found.errors, found.warnings) == ((), ())


def test_an_error_stops_a_game_that_could_be_made(workspace):
    broken = TEXT.replace("face: C,", "face: CC,")
    project = workspace.project.with_text(str(FIRST), broken)

    found = ready_to_play(workspace.host, project, project.documents[str(FIRST)], SetUp())

    assert not found.can_start
    assert found.compiled.game is not None
    assert [error.code for error in found.errors] == ["core/dangling-ref"]


def test_errors_of_the_route_behind_a_scenario_count(workspace):
    broken = TEXT.replace("at: [7, -3]", "at: [4, -3]")
    project = workspace.project.with_text(str(FIRST), broken)

    found = ready_to_play(workspace.host, project, project.documents[str(SCENARIO)], SetUp())

    assert not found.can_start
    assert "el-dorado/overlapping-tiles" in {error.code for error in found.errors}
    assert {error.location.file for error in found.errors} == {str(FIRST)}


def test_errors_in_the_pieces_count_those_of_other_boards_do_not(workspace):
    decks = str(CONTENT / "decks.yaml")
    project = workspace.project
    text = project.documents[decks].text.replace("scout,", "[0, 0],", 1)
    other = str(CONTENT / "routes" / "swamplands.yaml")
    broken = project.with_text(other, "kind: route\nformat: 1\n")

    found = ready_to_play(workspace.host, broken, broken.documents[str(FIRST)], SetUp())
    assert found.can_start

    project = project.with_text(decks, text)
    found = ready_to_play(workspace.host, project, project.documents[str(FIRST)], SetUp())
    assert not found.can_start
    assert {error.location.file for error in found.errors} == {decks}


def test_a_number_of_players_that_does_not_fit_is_the_only_error(workspace):
    found = ready_to_play(
        workspace.host, workspace.project, workspace.project.documents[str(FIRST)], SetUp(players=9)
    )

    assert [error.code for error in found.errors] == ["el-dorado/cannot-start"]


def test_a_document_of_no_game_cannot_start(workspace):
    project = workspace.project.with_text(
        str(FIRST), TEXT.replace("game: el_dorado", "game: chess")
    )

    found = ready_to_play(workspace.host, project, project.documents[str(FIRST)], SetUp())

    assert (found.plugin, found.compiled, found.can_start) == (None, None, False)
