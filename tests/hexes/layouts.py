"""Small made-up faces and layouts for the tests of boards."""

from hypothesis import strategies as st

from designer.hexes import Cell, Hex, Placement

BOARD = {Hex(q, r): Cell("J", 1) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3}
STRIP = {
    Hex(q, r): Cell("W", 1)
    for r, first, last in ((-1, -2, 2), (0, -3, 2), (1, -3, 1))
    for q in range(first, last + 1)
}
CORNER = {Hex(-1, 0): Cell("F"), Hex(0, 0): Cell("F"), Hex(0, 1): Cell("F")}


def board(name, at, turn=0, cells=BOARD):
    """Give a placement of one of the faces."""
    return Placement(name, name, Hex(*at), turn, cells)


hexes = st.builds(Hex, st.integers(-60, 60), st.integers(-60, 60))
turns = st.integers(-12, 12)
arrows = st.none() | st.integers(0, 5)
cells = st.builds(
    Cell,
    st.sampled_from(["J", "W", "RAP", "CAMP", "S"]),
    st.integers(0, 999),
    arrows,
    st.sampled_from(["", "swap", "draw_2"]),
    st.booleans(),
)
faces = st.dictionaries(
    st.builds(Hex, st.integers(-3, 3), st.integers(-3, 3)), cells, min_size=1, max_size=20
)
placements = st.builds(
    Placement,
    st.text("abcdef", min_size=1, max_size=3),
    st.just("made-up"),
    st.builds(Hex, st.integers(-8, 8), st.integers(-8, 8)),
    st.integers(0, 5),
    faces,
)
layouts = st.lists(placements, max_size=6)
