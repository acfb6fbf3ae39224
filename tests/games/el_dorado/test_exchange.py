from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from designer.api import Hex, Placement
from designer.documents import write_tree
from plugins.el_dorado.board import read_board
from plugins.el_dorado.exchange import read_list, write_list
from plugins.el_dorado.faces import faces_of
from plugins.el_dorado.sliding import Contact, contacts, pushed
from plugins.el_dorado.terrains import read_terrains
from tests.games.el_dorado.projects import published, route, shipped, with_file
from tests.games.el_dorado.published import ROUTE_IDS

FACES = faces_of(shipped(), read_terrains(shipped()))


def read(text):
    return read_list(shipped(), text, "list.txt", "mine")


def laid(listed):
    """Give the placements of a list in one line each: face, place, turn."""
    return [(p["face"], tuple(p["at"]), p["turn"]) for p in listed.tree["placements"]]


def told(listed):
    """Give the faults of a list: where, and what."""
    return [(d.location.line, d.location.column, d.message) for d in listed.diagnostics]


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_a_published_route_comes_back_exactly(name):
    document = published(name)
    listed = read_list(shipped(), write_list(shipped(), document), "list.txt", name)

    assert listed.diagnostics == ()
    assert listed.tree["placements"] == document.tree["placements"]
    assert listed.tree["name"] == document.tree["name"]["en"]
    assert listed.tree["difficulty"] == document.tree["difficulty"]


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_a_list_that_was_read_is_written_again_letter_by_letter(name):
    text = write_list(shipped(), published(name))
    project, document = with_file(write_tree(read(text).tree))

    assert write_list(project, document) == text


def test_the_first_expedition_as_players_write_it():
    assert write_list(shipped(), published("first_expedition")) == (
        "name: First Expedition\ndifficulty: easy\n\nB 2\nC 5 2+\nN 2 4-\nI 2 4+\nK 0 2-\nZ 0 1\n"
    )


def test_the_names_of_pieces_and_what_lies_on_joints_come_back():
    project, document = route(
        "B 0,0 2\nC 7,-3 0 one\nC 14,-6 1 two\nE 7,4 0\nZ 40,0 0",
        "B one blockade_3\none two none\none E deal",
    )
    text = write_list(project, document)
    listed = read(text)

    assert listed.diagnostics == ()
    assert listed.tree["placements"] == [
        {key: placement[key] for key in ("id", "face", "at", "turn") if key in placement}
        for placement in document.tree["placements"]
    ]
    assert listed.tree["joints"] == document.tree["joints"]
    assert "Z 0 at 40,0" in text
    assert "E 0 5 on one" in text


def test_the_route_of_a_scenario_is_written():
    scenario = next(d for d in shipped().of_kind("scenario") if d.tree.get("route") == "swamplands")

    assert write_list(shipped(), scenario) == write_list(shipped(), published("swamplands"))


def test_what_cannot_be_put_down_is_said_and_left_out():
    project, document = route("B 0,0 2\nQQ 7,-3 0")

    assert write_list(project, document).splitlines()[-2:] == [
        "B 2",
        "# placement 2 cannot be put down and is left out",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "B 2\nC 5 2+",
        "b2\nc5 2+1",
        "1. B 2\n2. C 5 2+\n",
        "1) B, turn 2\n2) C, turn 5, side 2+",
        "- B 120°\n- C 300° NE+",
        "• B t2\n• C 300deg 2h+ on B",
        "B 2   # the start\n\n# then\nC 5 2+ on b # and so on",
        "\ufeffB;2\r\nC;5;2+\r\n",
        "B 2 at 0,0\nC 5 at (7, -3)",
        "B|2\nC|5|at 7 -3",
        "B r2\nC 5 / ne+",
    ],
)
def test_lists_are_read_however_they_are_written(text):
    listed = read(text)

    assert listed.diagnostics == ()
    assert laid(listed) == [("B", (0, 0), 2), ("C", (7, -3), 5)]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("B 2\nCC 5 2+", (2, 1, "There is no piece CC.")),
        ("B 7", (1, 3, "“7” is no turn.")),
        ("B 50°", (1, 3, "“50°” is no turn.")),
        ("B", (1, 1, "After B comes its turn: 0 to 5.")),
        ("B north", (1, 3, "After B comes its turn: 0 to 5.")),
        ("B 2\n  C 5 13+", (2, 7, "“13+” is no hour of the clock.")),
        ("B 2\nC 5 1+", (2, 5, "Nothing is shifted along a corner.")),
        ("B 2\nC 5", (2, 1, "Where does C join B?")),
        ("B 2\nC 5 2+15", (2, 1, "At 2+15 C slides past B without touching it.")),
        ("B 2\nC 5 2+ on E", (2, 11, "No piece E was named before.")),
        ("B 2\nC 5 2+ blockade_9", (2, 8, "“blockade_9” is not understood here.")),
        ("B 2\nB=B 2 2+", (2, 1, "There are two pieces called B.")),
        ("B 2\nC=1st 5 2+", (2, 1, "“1st” is no name for a piece.")),
        ("difficulty: brutal\nB 2", (1, 13, "“brutal” is no difficulty.")),
        ("B 2\nC 5 2+\njoint B C", (3, 1, "A joint names two pieces and what lies between them.")),
        ("B 2\nC 5 2+\njoint B C wall", (3, 11, "There is no “wall” to lie on a joint.")),
        ("B 2\nC 5 2+\njoint B D none", (3, 9, "No piece D was named before.")),
        ("B 2\n1. ", (2, 1, "The line names no piece.")),
        ("", (1, 1, "The list holds no piece.")),
        ("# nothing\n", (1, 1, "The list holds no piece.")),
    ],
)
def test_what_cannot_be_read_is_told_with_line_and_column(text, fault):
    listed = read(text)

    assert told(listed) == [fault]
    assert listed.diagnostics[0].remedy or "no hour" not in fault[2]


def test_the_lines_after_a_fault_are_read_all_the_same():
    listed = read("B 2\nCC 5 2+\nN 2 2+\nE x")

    assert [line for line, _, _ in told(listed)] == [2, 4]
    assert [face for face, _, _ in laid(listed)] == ["B", "N"]


def test_a_close_name_is_offered():
    (fault,) = read("B 2\nC 5 2+\njoint B C blokade_1").diagnostics

    assert fault.remedy == "Did you mean blockade_1?"


def test_a_piece_used_again_gets_a_name_of_its_own():
    listed = read("B 2\nC 5 2+\nC 0 2+\nC 0 2+")

    assert [p.get("id") for p in listed.tree["placements"]] == [None, None, "C_2", "C_3"]


def test_a_blockade_may_stand_on_the_line_of_its_piece():
    listed = read("B 2\nC 5 2+ blockade_4\nN 2 4- none")

    assert listed.tree["joints"] == [
        {"between": ["B", "C"], "barrier": "blockade_4"},
        {"between": ["C", "N"], "barrier": "none"},
    ]


@given(st.text(max_size=60))
def test_no_text_at_all_breaks_the_reader(text):
    listed = read(text)

    assert listed.tree["kind"] == "route"
    assert listed.diagnostics or listed.tree["placements"]


# Sliding


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_every_piece_of_a_published_route_joins_the_one_before(name):
    board = read_board(shipped(), published(name))

    for before, after in pairwise(board.board.placements):
        first = next(contacts(before, after))
        assert abs(first.shift) <= 1


@example("O", "Y", 2, 0, 12, -6)  # pushed until it lies level
@given(
    st.sampled_from(sorted(FACES)),
    st.sampled_from(sorted(FACES)),
    st.integers(0, 5),
    st.integers(0, 5),
    st.sampled_from([12, 2, 4, 6, 8, 10]),
    st.integers(-6, 6),
)
def test_a_piece_pushed_against_another_touches_it_without_overlap(one, other, a, b, hour, shift):
    base = Placement("base", one, Hex(3, -2), a, FACES[one].cells)
    contact = Contact(hour, shift)
    at = pushed(base, FACES[other].cells, b, contact)
    if at is None:
        return
    piece = Placement("piece", other, at, b, FACES[other].cells)
    there = piece.covered().keys()

    assert not there & base.covered().keys()
    assert {n for hex_ in there for n in hex_.neighbours()} & base.covered().keys()
    assert contact in list(contacts(base, piece))


def test_sides_and_corners_of_a_board():
    base = Placement("B", "B", Hex(0, 0), 0, FACES["B"].cells)
    places = {
        text: pushed(base, FACES["C"].cells, 0, contact)
        for text, contact in {
            "12-": Contact(12, -1),
            "2+": Contact(2, 1),
            "6-": Contact(6, -1),
            "3": Contact(3),
        }.items()
    }

    # Whole edges lie (7, -3), (7, -4) or a turn of these apart; straight out from a corner, seven.
    assert places == {"12-": (3, -7), "2+": (7, -3), "6-": (-3, 7), "3": (7, 0)}


def test_a_contact_reads_like_an_hour():
    assert [Contact(2, 1).to_text(), Contact(8, -3).to_text(), Contact(1).to_text()] == [
        "2+",
        "8-3",
        "1",
    ]


def test_a_piece_that_is_like_none_is_answered_with_the_pieces_there_are():
    (fault,) = read("zzz").diagnostics

    assert fault.remedy.startswith("There are: A, B, C, ")


def test_a_document_of_which_nothing_can_be_put_down_gives_no_list():
    assert write_list(*route("QQ 0,0 2")) == ""


@pytest.mark.parametrize("name", ["Route #2", "a\nB 2", "  x\ty ", "name: name", "joint B C none"])
def test_any_name_comes_back_on_one_line(name):
    project, document = with_file(write_tree({**read("B 2").tree, "name": name}))
    listed = read(write_list(project, document))

    assert listed.diagnostics == ()
    assert listed.tree["name"] == " ".join(name.split())
    assert laid(listed) == [("B", (0, 0), 2)]


@pytest.mark.parametrize("line", ["name: a" + " " * 300_000 + "x", "B 2 at" + " " * 300_000 + "x"])
def test_a_line_without_end_is_a_fault_at_once(line):
    (fault,) = read(line).diagnostics

    assert "characters long" in fault.message


def test_lines_are_counted_as_editors_count_them():
    assert told(read("B 2\x0b\x0c\u2028\x85\nzzz 2"))[0][0] == 2
