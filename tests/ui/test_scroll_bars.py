"""Slim scroll bars: where their parts lie, what the mouse does with them, what lies over them."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit, QStyle, QStyleOptionSlider

from designer.ui.kit.calm_style import CalmStyle

_Part = QStyle.SubControl


@pytest.fixture
def bar(application, qtbot):
    """Give the upright bar of a long text, in sight."""
    assert isinstance(application.style(), CalmStyle)
    text = QPlainTextEdit("\n".join(str(n) for n in range(200)))
    text.resize(200, 300)
    qtbot.addWidget(text)
    with qtbot.waitExposed(text):
        text.show()
    yield text.verticalScrollBar()


def part(bar, name):
    option = QStyleOptionSlider()
    bar.initStyleOption(option)
    return bar.style().subControlRect(QStyle.ComplexControl.CC_ScrollBar, option, name, bar)


def test_the_handle_lies_at_the_ends_when_the_text_does(bar):
    assert part(bar, _Part.SC_ScrollBarSlider).top() == 0
    bar.setValue(bar.maximum())
    handle = part(bar, _Part.SC_ScrollBarSlider)
    assert handle.bottom() == bar.rect().bottom()
    assert handle.height() >= 24
    assert part(bar, _Part.SC_ScrollBarAddLine).isEmpty()
    assert part(bar, _Part.SC_ScrollBarSubPage).height() == handle.top()


def test_the_handle_is_dragged_to_the_end_and_back(bar):
    grip = part(bar, _Part.SC_ScrollBarSlider).center()
    QTest.mousePress(bar, Qt.MouseButton.LeftButton, pos=grip)
    QTest.mouseMove(bar, grip + QPoint(0, 400))
    assert bar.value() == bar.maximum()
    QTest.mouseMove(bar, grip + QPoint(0, 60))
    assert 0 < bar.value() < bar.maximum()
    QTest.mouseMove(bar, grip)
    QTest.mouseRelease(bar, Qt.MouseButton.LeftButton, pos=grip)
    assert bar.value() == 0


def test_a_click_beside_the_handle_turns_a_page(bar):
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.rect().center())
    assert bar.value() == bar.pageStep()


def test_the_handle_is_told_from_its_ground_and_grows_under_the_pointer(bar):
    def width():
        image = bar.grab().toImage()
        y = part(bar, _Part.SC_ScrollBarSlider).center().y()
        ground = image.pixelColor(0, y)
        return sum(image.pixelColor(x, y) != ground for x in range(image.width()))

    calm = width()
    bar.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert 4 < calm < width() < bar.width()


def test_the_ring_of_a_text_went_under_its_scroll_bars(window):
    pane = window.page.pane
    pane.setFocus()
    window.resize(1200, 500)  # lines and columns are more than there is room for
    QTest.qWait(20)
    names = [child.objectName() or type(child).__name__ for child in pane.children()]
    assert pane.horizontalScrollBar().isVisible()
    assert names.index("_Ring") > names.index("qt_scrollarea_vcontainer")
    assert names.index("_Ring") > names.index("qt_scrollarea_hcontainer")
