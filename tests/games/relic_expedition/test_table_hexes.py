"""How far hexes of a table are apart."""

import pytest

from plugins.relic_expedition.table_hexes import Distances, free_table, rectangle


@pytest.mark.parametrize("hexes", [rectangle(5, 7), free_table(0)], ids=["table", "no edge"])
def test_the_table_of_distances_agrees_with_the_hexes(hexes):
    distances = Distances(hexes)
    apart = [[distances.apart[here - there] for there in distances.keys] for here in distances.keys]

    assert apart == [[here.distance(there) for there in hexes] for here in hexes]
