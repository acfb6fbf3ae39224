"""What is chosen in a list lies on one flat ground."""

import pytest
from PySide6.QtWidgets import QListWidget

from designer.ui.kit.surfaces import CalmRows, RowHeight


@pytest.mark.parametrize("delegate", [CalmRows, lambda view: RowHeight(26, view)], ids=["", "high"])
def test_what_is_chosen_has_no_shine(application, qtbot, delegate):
    view = QListWidget()
    qtbot.addWidget(view)
    view.setItemDelegate(delegate(view))
    view.addItems(["one", "two", "three"])
    view.setCurrentRow(1)
    view.resize(200, 120)
    view.show()
    view.setFocus()
    row = view.visualItemRect(view.currentItem())
    image = view.viewport().grab().toImage()
    ratio = image.devicePixelRatio()
    x = round(150 * ratio)
    column = range(round(row.top() * ratio), round(row.bottom() * ratio))

    assert len({image.pixelColor(x, y).rgb() for y in column}) == 1
