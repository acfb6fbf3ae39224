"""Which entry lays which tile, and where its faults are shown."""

from types import SimpleNamespace

import pytest

from designer.diagnostics import Diagnostic, Severity
from designer.documents import read_document
from designer.hexes import Cell, Hex, Placement, build_board
from designer.printing.scenes import Absent, BoardScene
from designer.ui.pages.places import (
    absent_at,
    placement_at,
    placement_pointer,
    problem_spaces,
)

TEXT = """\
kind: route
placements:
  - {face: A, at: [0, 0]}
  - {face: Missing, at: [5, 0]}
  - {face: A, at: [10, 0]}
  - {id: own, face: A, at: [20, 0]}
  - {face: A, at: [30, 0]}
"""
DOCUMENT = read_document(TEXT, "r.yaml")


def laid(name, q):
    cells = {Hex(step, 0): Cell("J", 1) for step in (1, 0, -1)}
    return Placement(name, "A", Hex(q, 0), 0, cells)


@pytest.fixture
def scene():
    """Give what the text lays: its second entry lays nothing."""
    placements = [laid("A", 0), laid("A", 10), laid("own", 20), laid("A", 30)]
    missing = (Absent(Hex(5, 0), "Missing", 1),)
    return BoardScene("r", build_board(placements), {}, absent=missing)


def fault(pointer, severity=Severity.ERROR):
    return Diagnostic("core/x", severity, "x", DOCUMENT.location(pointer))


@pytest.mark.parametrize(
    ("entry", "placement"), [(0, 0), (1, None), (2, 1), (3, 2), (4, 3)], ids=str
)
def test_entries_and_tiles_of_one_name_follow_each_other(scene, entry, placement):
    line = DOCUMENT.location(("placements", entry)).line

    assert placement_at(scene, DOCUMENT, line, 6) == placement
    if placement is not None:
        middle = scene.board.placements[placement].at
        assert placement_pointer(scene, DOCUMENT, middle) == ("placements", entry)


def test_faults_lie_in_the_middle_of_their_tile_and_the_worst_counts(scene):
    faults = [
        fault(("placements", 2), Severity.HINT),
        fault(("placements", 2, "at")),
        fault(("placements", 4, "face"), Severity.WARNING),
        fault(("kind",)),
    ]

    assert problem_spaces(scene, DOCUMENT, faults) == {
        Hex(10, 0): Severity.ERROR,
        Hex(30, 0): Severity.WARNING,
    }


def test_what_does_not_exist_is_found_where_it_would_lie(scene):
    line = DOCUMENT.location(("placements", 1)).line

    assert absent_at(scene, DOCUMENT, line, 6) == scene.absent[0]
    assert absent_at(scene, DOCUMENT, line + 1, 6) is None
    assert placement_pointer(scene, DOCUMENT, Hex(5, 1)) == ("placements", 1)
    assert problem_spaces(scene, DOCUMENT, [fault(("placements", 1, "face"))]) == {
        Hex(5, 0): Severity.ERROR
    }


def test_spaces_are_gone_through_once_for_any_number_of_faults(scene):
    walks = []

    class Spaces(tuple):
        __slots__ = ()

        def __iter__(self):
            walks.append(1)
            return super().__iter__()

    board = SimpleNamespace(
        placements=scene.board.placements, spaces=Spaces(scene.board.spaces), index={}
    )
    faults = [fault(("placements", n % 5)) for n in range(50)]

    assert len(problem_spaces(SimpleNamespace(board=board, absent=()), DOCUMENT, faults)) == 4
    assert len(walks) == 1
