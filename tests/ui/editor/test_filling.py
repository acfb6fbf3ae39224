"""Long texts are laid out in pieces before a pane shows them."""

from PySide6.QtCore import QObject

from designer.paint.look import Look
from designer.ui.editor.filling import FilledText, Filling
from designer.ui.editor.text import TextPane

LINES = [f"line_{n}: {n}  # a\u2028b \U0001f9ed\u00a0c" for n in range(9000)]
TEXT = "\n".join(LINES)


def test_a_pane_shows_what_was_laid_out_in_pieces(qtbot):
    look = Look("light")
    filled = FilledText(look, TEXT)
    n_pieces = sum(1 for _ in filled.fill())
    pane = TextPane(look, filled=filled)
    qtbot.addWidget(pane)
    typed = []
    pane.typed.connect(lambda *what: typed.append(what))
    pane.set_text(TEXT)
    pane.show()
    pane.go_to(4500)
    pane.replace((4500, 1), (4500, 5), "row")
    usual = TextPane(look)
    qtbot.addWidget(usual)
    usual.set_text(TEXT)
    qtbot.waitUntil(lambda: bool(pane.textCursor().block().layout().formats()))

    assert n_pieces > 10
    assert pane.text() == "\n".join(
        [*LINES[:4499], LINES[4499].replace("line", "row"), *LINES[4500:]]
    )
    assert typed[0][2] == "row"
    assert pane.document().documentMargin() == usual.document().documentMargin()
    assert pane.document().defaultFont() == usual.document().defaultFont()
    assert not pane.document().firstBlock().layout().formats()


def test_texts_are_laid_out_one_after_the_other(qtbot):
    parent, seen = QObject(), []
    filling = Filling(Look("light"), parent)
    for text in (TEXT, "a: 1\n", ""):
        filling.fill(text, lambda made: seen.append((made.text, made.document.toRawText())))
    qtbot.waitUntil(lambda: not filling.busy)

    assert [text for text, _ in seen] == [TEXT, "a: 1\n", ""]
    assert seen[0][1].replace("\u2029", "\n") == TEXT
