"""Tiles and large boards as pieces that are painted: what each tool changes, byte by byte elsewhere the same."""

import pytest

from designer.api import PaintedPiece, PieceKit
from designer.documents import apply, edit_document
from designer.hexes import Hex
from plugins.relic_expedition.game import GAME
from tests.games.relic_expedition.projects import shipped, with_file

AT, EAST, WEST = Hex(0, 0), Hex(1, 0), Hex(-1, 0)

TILES = """\
    kind: tiles
    format: 1
    game: relic_expedition
    tiles:
      # ours
      - id: fern  # keep me
        name: Fern
        terrain: jungle
        edges: [DOOOOO, OOOOOO]
        source: designed here
    """
BOARDS = """\
    kind: boards
    format: 1
    game: relic_expedition
    boards:
      - id: lake
        name: Lake
        terrain: river
        spaces:
          - {at: [0, 0], relics: 2}
          - {at: [1, 0]}  # the shore
        openings: [{at: [0, 0], edge: W}, {at: [1, 0], edge: E}]
        source: designed here
    """


class Bench:
    """A file with one piece that is painted touch by touch."""

    def __init__(self, text, key):
        self.pointer = (key, 0)
        self.project, document = with_file(text)
        self.path, self.before = document.path, document.text

    @property
    def document(self):
        return self.project.documents[self.path]

    @property
    def entry(self):
        return self.document.tree[self.pointer[0]][0]

    @property
    def piece(self) -> PaintedPiece:
        return GAME.painted(self.project, self.document, self.pointer)

    def paint(self, tool, at=AT, towards=None, face=0):
        found = GAME.paint(self.project, self.document, self.pointer, face, tool, at, towards)
        if found is None:
            return ""
        self.project = apply(
            self.project, edit_document(self.document, found.operations, found.label)
        )
        return str(found.label)


@pytest.fixture
def tile():
    return Bench(TILES, "tiles")


@pytest.fixture
def board():
    return Bench(BOARDS, "boards")


def lit(bench):
    return {tool.key for tool in bench.piece.tools if tool.lit}


def test_the_game_offers_it_for_tiles_and_boards():
    assert isinstance(GAME, PieceKit)
    assert GAME.painted_kinds() == {"boards", "tiles"}


def test_an_edge_steps_from_open_over_dense_to_wall(tile):
    assert tile.paint("", towards=WEST) == "Edge west: dense"
    assert tile.paint("", towards=WEST) == "Edge west: wall"
    assert tile.document.text == tile.before.replace("DOOOOO", "DOOWOO")
    tile.paint("", towards=WEST)
    assert tile.document.text == tile.before


def test_a_letter_is_set_on_the_pattern_shown_only(tile):
    tile.paint("D", towards=EAST, face=1)
    assert tile.entry["edges"] == ["DOOOOO", "DOOOOO"]
    assert tile.paint("D", towards=EAST, face=1) == ""


def test_dense_edges_walls_and_the_spot_are_drawn(tile):
    tile.paint("W", towards=WEST)
    tile.paint("spot", towards=Hex(0, 1))
    edges = {edge.towards: edge.even for edge in tile.piece.faces[0].scene.edges}
    assert edges == {EAST: False, WEST: True, Hex(0, 1): True}
    assert [s.title for s in tile.piece.faces[0].spots if s.towards == Hex(0, 1)] == [
        "Edge south-east: open, a board is attached here"
    ]


def test_every_content_comes_and_goes_and_leaves_the_text_as_it_was(tile):
    contents = [t.key for t in tile.piece.tools if t.group == "Contents"]
    assert {"relic", "clearing", "piece:snake", "piece:vine", "board:cave_board", "hazard"} <= set(contents)  # fmt: skip
    for key in contents:
        tile.paint(key)
        assert lit(tile) == {"terrain:jungle", key}
        tile.paint(key)
        assert tile.document.text == tile.before


def test_two_contents_on_a_tile_are_taken_off_one_by_one(tile):
    tile.paint("relic")
    tile.paint("piece:monkey")
    assert lit(tile) == {"terrain:jungle", "relic", "piece:monkey"}
    tile.paint("relic")
    assert lit(tile) == {"terrain:jungle", "piece:monkey"}


def test_patterns_are_added_and_taken_out(tile):
    tile.paint("add")
    assert tile.entry["edges"] == ["DOOOOO", "OOOOOO", "DOOOOO"]
    tile.paint("take", face=1)
    assert tile.entry["edges"] == ["DOOOOO", "DOOOOO"]


@pytest.mark.parametrize("number", range(15))
def test_what_shipped_tiles_bring_is_known(number):
    document = next(d for d in shipped().of_kind("tiles", GAME.id))
    tile = document.tree["tiles"][number]
    piece = GAME.painted(shipped(), document, ("tiles", number))
    contents = {t.key for t in piece.tools if t.lit and t.group == "Contents"}
    named = {"relic_table": {"relic"}, "relic_table_monkey": {"relic", "piece:monkey"}, "clearing_tile": {"clearing"}, "poison_ivy": {"hazard"}, "snake_tile": {"piece:snake"}, "river_starter": {"board:river_board"}, "plain_jungle": set(), "vine_tile": {"piece:vine"}}  # fmt: skip
    assert contents == named.get(tile["id"], contents)
    assert len(piece.faces) == len(tile["edges"])


def test_a_space_is_added_painted_and_taken_out_with_its_openings(board):
    board.paint("terrain:river", Hex(0, 1))
    assert board.document.text == board.before.replace(
        "# the shore\n", "# the shore\n      - {at: [0, 1]}\n"
    )
    board.paint("terrain:jungle", Hex(0, 1))
    assert board.entry["spaces"][2] == {"at": [0, 1], "terrain": "jungle"}
    board.paint("erase", Hex(0, 1))
    assert board.document.text == board.before
    board.paint("erase", Hex(1, 0))
    assert board.entry["openings"] == [{"at": [0, 0], "edge": "W"}]


def test_a_space_put_before_an_opening_closes_it(board):
    board.paint("terrain:river", WEST)
    assert board.entry["openings"] == [{"at": [1, 0], "edge": "E"}]


def test_the_last_space_stays(board):
    board.paint("erase", Hex(1, 0))
    assert board.paint("erase", AT) == ""


def test_openings_are_set_at_outer_edges_only(board):
    assert board.paint("opening", AT, EAST) == ""  # inside the board
    board.paint("", AT, Hex(0, 1))
    assert board.entry["openings"][2] == {"at": [0, 0], "edge": "SE"}
    board.paint("", AT, Hex(0, 1))
    assert board.document.text == board.before


def test_a_wall_stands_around_with_gaps_at_the_openings(board):
    assert len(board.piece.faces[0].scene.edges) == 2  # the two openings
    board.paint("walled")
    walls = [e for e in board.piece.faces[0].scene.edges if e.colour == "#8E887B"]
    assert len(walls) == 8  # ten outer edges, two openings
    board.paint("walled")
    assert board.document.text == board.before


def test_relics_and_clearings_lie_on_spaces(board):
    board.paint("more")
    assert board.entry["spaces"][0]["relics"] == 3
    for _ in range(3):
        board.paint("fewer")
    assert "relics" not in board.entry["spaces"][0]
    board.paint("clearing")
    assert board.entry["spaces"][0] == {"at": [0, 0], "clearing": True}


@pytest.mark.parametrize(
    "text",
    [
        "tiles: [{id: a, edges: [1, OOO, {x: 1}], terrain: 7, abilities: [1, {effects: 3}]}]",
        "tiles: [{edges: OOOOOO, spot: up, abilities: {a: 1}, art: 3}]",
        "boards: [{id: b, spaces: [{at: [0, 0], relics: x}, {at: 3}, 4], openings: [{edge: Q}]}]",
        "boards: [{spaces: 3, openings: 4, walled: 5}]",
        "boards: [7]",
    ],
)
def test_faulty_pieces_are_shown_and_painted_as_far_as_they_go(text):
    key = text.split(":", maxsplit=1)[0]
    project, document = with_file(f"kind: {key}\nformat: 1\ngame: relic_expedition\n{text}\n")
    piece = GAME.painted(project, document, (key, 0))
    for tool in piece.tools if piece is not None else ():
        for towards in (None, EAST):
            GAME.paint(project, document, (key, 0), 0, tool.key, AT, towards)
