"""The tiles are the published ones, space by space."""

from collections import Counter

import pytest

from designer.hexes import Hex
from tests.games.el_dorado.published import TERRAIN_OF_CODE, content, facts, shipped_faces

BOARDS = sorted(facts("boards")["boards"])
STRIPS = sorted(facts("boards")["strips"])
FINISHES = sorted(facts("boards")["finish_tiles"].keys() - {"note"})
ROWS = [4, 5, 6, 7, 6, 5, 4]  # facts/boards.yaml, head
STRIP_ROWS = [5, 6, 5]  # the same


def published(letter):
    """Give the facts of a face."""
    data = facts("boards")
    return (data["boards"] | data["strips"] | data["finish_tiles"])[letter]


def tile_of(letter):
    """Give the piece that a face is a side of."""
    return next(
        tile
        for tile in content("tiles")["tiles"]
        if letter in [face["id"] for face in tile["faces"]]
    )


def test_the_faces_are_those_that_are_published():
    assert sorted(shipped_faces()) == sorted([*BOARDS, *STRIPS, *FINISHES])


@pytest.mark.parametrize("letter", [*BOARDS, *STRIPS])
def test_every_space_shows_the_published_terrain_and_strength(letter):
    wanted = {
        (space["q"], space["r"]): (space["terrain"], space["strength"])
        for space in published(letter)["spaces"]
    }
    shown = {
        tuple(at): (TERRAIN_OF_CODE[cell.code], 0 if cell.code == "S" else cell.number)
        for at, cell in shipped_faces()[letter].items()
    }

    assert shown == wanted


@pytest.mark.parametrize("letter", [*BOARDS, *STRIPS])
def test_rows_begin_where_the_published_ones_begin_and_are_as_long(letter):
    face = next(f for f in tile_of(letter)["faces"] if f["id"] == letter)

    assert [(row["r"], row["q"], len(row["cells"])) for row in face["rows"]] == [
        (row["r"], row["q_from"], len(row["cells"])) for row in published(letter)["rows"]
    ]


@pytest.mark.parametrize("letter", BOARDS)
def test_strengths_and_mountains_of_a_board_add_up_to_its_check_sum(letter):
    cells = shipped_faces()[letter].values()
    mountains = sum(cell.code in {"MTN", "CAVE"} for cell in cells)
    strengths = sum(cell.number for cell in cells if cell.code != "S")

    assert strengths + 6 * mountains == published(letter)["check_sum"]


@pytest.mark.parametrize("letter", [*BOARDS, *STRIPS])
def test_terrains_occur_as_often_as_published(letter):
    wanted = Counter(space["terrain"] for space in published(letter)["spaces"])

    assert Counter(TERRAIN_OF_CODE[c.code] for c in shipped_faces()[letter].values()) == wanted


@pytest.mark.parametrize(
    ("letters", "rows"), [(BOARDS, ROWS), (STRIPS, STRIP_ROWS)], ids=["boards", "strips"]
)
def test_boards_have_37_spaces_and_strips_16(letters, rows):
    for letter in letters:
        face = shipped_faces()[letter]
        lengths = Counter(at.r for at in face)

        assert [lengths[r] for r in sorted(lengths)] == rows


@pytest.mark.parametrize("letter", [*BOARDS, *STRIPS])
def test_a_face_has_its_published_cave_or_none(letter):
    cave = published(letter)["cave"]
    wanted = [] if cave is None else [Hex(cave["q"], cave["r"])]

    assert [at for at, c in shipped_faces()[letter].items() if c.code == "CAVE"] == wanted


@pytest.mark.parametrize("letter", ["A", "B"])
def test_start_boards_have_the_published_start_numbers(letter):
    row = published(letter)["rows"][-1]
    wanted = {
        Hex(row["q_from"] + n, row["r"]): int(text[1:])
        for n, text in enumerate(row["cells"])
        if text.startswith("S")
    }

    assert {at: c.number for at, c in shipped_faces()[letter].items() if c.code == "S"} == wanted
    assert sorted(wanted.values()) == [1, 2, 3, 4]


@pytest.mark.parametrize("letter", FINISHES)
def test_the_finish_has_three_spaces_of_its_side_and_the_city_behind(letter):
    wanted = published(letter)
    code = {"jungle": "FINJ", "water": "FINW"}[wanted["side"]]
    face = next(f for f in tile_of(letter)["faces"] if f["id"] == letter)

    assert {(at.q, at.r): (c.code, c.number) for at, c in shipped_faces()[letter].items()} == {
        (space["q"], space["r"]): (code, space["strength"]) for space in wanted["spaces"]
    }
    assert face["scenery"] == wanted["city_behind"]


@pytest.mark.parametrize("letter", [*BOARDS, *STRIPS])
def test_the_back_of_a_face_is_the_published_one(letter):
    faces = [face["id"] for face in tile_of(letter)["faces"]]

    assert sorted(faces) == sorted([letter, published(letter)["back_side"]])


def test_only_the_pairing_of_a_and_b_and_of_the_finish_is_known():
    # facts/boards.yaml, notes: A/B is stated by reviews, the other pairs are inferred.
    known = {t["id"] for t in content("tiles")["tiles"] if t["pairing_source"] == "public"}

    assert known == {"board_ab", "finish"}


def test_the_box_holds_seven_boards_two_strips_and_a_finish():
    pieces = Counter()
    for tile in content("tiles")["tiles"]:
        pieces[tile["shape"]] += tile["count"]

    assert pieces == {"board": 7, "strip": 2, "finish": 1}  # eldorado rulebook, contents


def test_the_ranges_of_terrains_hold_every_printed_number():
    ranges = {t["code"]: t.get("range", [0, 0]) for t in content("terrains")["terrains"]}

    for letter, face in shipped_faces().items():
        for at, cell in face.items():
            low, high = ranges[cell.code]
            assert low <= cell.number <= high, (letter, at, cell.to_text())
