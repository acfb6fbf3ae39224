"""The rows of the problem list: the document in front first, words in full where there is room."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics

from designer.paint.fonts import font
from designer.ui.problems.model import Column


def test_the_document_in_front_comes_first(make, own_route):
    twin = own_route.with_name("a_twin.yaml")
    text = own_route.read_text("utf-8")
    own_route.write_text(text.replace("face: N,", "face: NM,"), "utf-8")
    twin.write_text(text.replace("my_expedition", "twin").replace("face: M", "face: N"), "utf-8")
    twin.write_text(twin.read_text("utf-8").replace("face: I,", "face: II,"), "utf-8")
    window = make(own_route, twin)
    for path in (str(twin), str(own_route)):
        window.documents.show(path)
        files = [d.location.file for d in window.problems.model.shown]
        assert files[0] == path
        assert {*files} == {str(own_route), str(twin)}
        assert files == sorted(files, key=lambda file, path=path: file != path)


def test_columns_take_no_more_room_than_their_words(window, edit):
    edit(window, "face: N,", "face: NM,")
    table, model = window.problems.table, window.problems.model
    metrics = QFontMetrics(font("code", 11.5))
    for column in (Column.CODE, Column.FILE, Column.PLACE):
        texts = [model.index(row, column).data() for row in range(model.rowCount())]
        widest = max(map(metrics.horizontalAdvance, texts))
        assert widest < table.columnWidth(column) <= widest + 30
    titles = [d.fixes[0].title for d in model.shown if d.fixes]
    widest = max(map(QFontMetrics(font("ui", 12, 500)).horizontalAdvance, titles))
    assert table.columnWidth(Column.FIX) >= widest + 34


def test_a_long_message_is_seen_whole_however_narrow_the_window(window, edit, application):
    edit(window, "at: [11, 0], turn: 2", "at: [x11, 0], turn: 2")
    table, model = window.problems.table, window.problems.model
    heights = []
    for wide in (1400, 800):
        window.resize(wide, 700)
        application.processEvents()
        index = model.index(0, Column.MESSAGE)
        room = QRect(0, 0, table.columnWidth(Column.MESSAGE), 1000)
        words = table.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, index.data())
        assert table.rowHeight(0) >= words.height()
        heights.append(table.rowHeight(0))

    assert heights[0] < heights[1]
