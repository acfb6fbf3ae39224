"""Two routes beside each other: one that cannot be played has no figures that could be read as its own."""

from PySide6.QtTest import QTest

from designer.ui.analysis.compare import CompareWindow


def test_a_route_with_errors_is_said_to_be_unplayable_and_its_figures_are_blank(
    make, own_route, qtbot
):
    twin = own_route.with_name("twin.yaml")
    text = own_route.read_text("utf-8").replace("id: my_expedition", "id: twin")
    twin.write_text(text.replace("face: N,", "face: C,"), "utf-8")
    window = make(own_route, twin)
    window.actions_["compare"].trigger()
    compare = window.findChild(CompareWindow)
    try:
        compare.show_boards(str(own_route), str(twin))
        qtbot.waitUntil(lambda: all(compare.sides))
        QTest.qWait(50)
        left, right = compare.sides
        assert left.why == ""
        assert right.why.startswith("It cannot be played, so its figures are left out: ")
        rows = range(compare.table.rowCount())
        columns = [[compare.table.item(n, c).text() for n in rows] for c in (1, 2, 3)]
        assert len(set(columns[0])) > 3
        assert set(columns[1]) == set(columns[2]) == {"–"}
    finally:
        compare.close()
