"""Routes on a board large enough to work on."""

import pytest

from tests.ui.canvas.laying import Laying


@pytest.fixture
def laying(make, own_route):
    """Give a copy of First Expedition."""
    return Laying(make(own_route))


@pytest.fixture
def apart(make, tmp_path):
    """Give a route of three boards in a row, with room all round."""
    file = tmp_path / "row.yaml"
    file.write_text(
        "kind: route\nformat: 1\nid: row\ngame: el_dorado\nname: Row\n"
        "placements:\n"
        "  - {face: B, at: [0, 0], turn: 2}  # where it begins\n"
        "  - {face: C, at: [7, -3], turn: 5}\n"
        "  - {face: N, at: [14, -6], turn: 0}\n",
        "utf-8",
    )
    return Laying(make(file), zoom=0.6)
