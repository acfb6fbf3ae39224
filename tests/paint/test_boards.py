from hypothesis import given
from hypothesis import strategies as st

from designer.hexes import Hex
from designer.paint.boards import _about
from designer.paint.geometry import centre

WHERE = st.floats(-60, 60, allow_nan=False)


@given(WHERE, WHERE)
def test_no_space_near_a_plate_is_missed(x, y):
    about = set(_about(x, y))
    row, column = round(y / 1.5), round(x / 1.732 - y / 3)
    near = [
        space
        for space in (Hex(column + q, row + r) for q in range(-4, 5) for r in range(-3, 4))
        if abs(centre(space)[0] - x) < 1.45 and abs(centre(space)[1] - y) < 1.5
    ]

    assert about.issuperset(near)
    assert len(about) == 16
