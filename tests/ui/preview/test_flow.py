import pytest
from PySide6.QtWidgets import QLabel, QWidget

from designer.ui.preview.flow import Flow


@pytest.fixture
def flow(qtbot):
    """Give a function that lays out widgets of given sizes in a width."""

    def lay_out(width: int, *sizes: tuple[int, int]) -> list[QWidget]:
        outer = QWidget()
        qtbot.addWidget(outer)
        row = Flow(gap=5)
        row.setContentsMargins(10, 10, 10, 10)
        inner = []
        for size in sizes:
            label = QLabel()
            label.setFixedSize(*size)
            row.addWidget(label)
            inner.append(label)
        outer.setLayout(row)
        outer.resize(width, row.heightForWidth(width))
        outer.show()
        return [outer, *inner]

    return lay_out


def test_what_fits_stands_on_one_line(flow):
    _, one, two = flow(200, (50, 20), (60, 20))

    assert (one.x(), one.y()) == (10, 10)
    assert (two.x(), two.y()) == (65, 10)


def test_what_does_not_fit_begins_a_line(flow):
    outer, _, two = flow(100, (50, 20), (60, 20))

    assert (two.x(), two.y()) == (10, 35)
    assert outer.height() == 65


def test_widgets_of_a_line_share_their_middle(flow):
    _, low, high = flow(200, (50, 20), (60, 40))

    assert low.geometry().center().y() == high.geometry().center().y()


def test_hidden_widgets_take_no_room(qtbot, flow):
    outer, one, two = flow(200, (50, 20), (60, 20))

    one.hide()
    qtbot.waitUntil(lambda: two.x() == 10)

    assert outer.layout().heightForWidth(200) == 40
