"""YAML in the theme's colours, line by line; long files are coloured in slices between key presses."""

import re

from PySide6.QtCore import QTimer
from PySide6.QtGui import QColor, QSyntaxHighlighter, QTextBlock, QTextCharFormat, QTextDocument

from designer.paint.look import Look
from designer.ui.editor.positions import utf16_units

__all__ = ["YamlHighlighter", "words_of"]

_LONG = 3000  # lines from which a file is coloured in slices
_SLICE = 250  # lines of a slice

_TOKEN = re.compile(
    r"""
      (?P<com>(?:^|(?<=\s))\#.*$)
    | (?P<key>(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s\-?:,\[\]{}\#&*!|>'"%@`][^:\#,\[\]{}]*?|-(?=[\w])[^:\#,\[\]{}]*?)\s*)(?=:(?:\s|$|[,\]}]))
    | (?P<str>"(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?)
    | (?P<num>(?<![\w.\-])[-+]?(?:0x[0-9a-fA-F]+|0o[0-7]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?|\.\d+)(?=\s*(?:$|[,\]}\#]))|(?<!\w)(?:true|false|null|~)(?=\s*(?:$|[,\]}\#])))
    | (?P<ref>[&*][^\s,\[\]{}]+|!\S*)
    | (?P<punct>[-?](?=\s|$)|[:,\[\]{}]|[|>][+\-0-9]*(?=\s*(?:\#.*)?$))
    | (?P<plain>[^\s,\[\]{}:\#"'&*]+(?:[:\#][^\s,\[\]{}]+)*)
    """,
    re.VERBOSE,
)
_BLOCK_HEAD = re.compile(r"(?:^|[\s:\-])[|>][+\-0-9]*\s*(?:#.*)?$")
_INDENT = re.compile(r" *")


def words_of(line: str) -> list[tuple[int, int, str]]:
    """Give the coloured parts of a line of YAML: start, end (code points) and kind."""
    return [
        (m.start(), m.end(), m.lastgroup or "plain")
        for m in _TOKEN.finditer(line)
        if m.lastgroup != "plain"
    ]


class YamlHighlighter(QSyntaxHighlighter):
    """Colour a document.

    A block's state is 0, or 1 + the indent of the line that began a literal or folded text.
    """

    def __init__(self, look: Look, document: QTextDocument) -> None:
        super().__init__(document)
        self._look = look
        self._formats: dict[str, QTextCharFormat] = {}
        self._done = 0  # lines coloured so far of a long file
        self._timer = QTimer(self, interval=0, singleShot=True)
        self._timer.timeout.connect(self._colour_slice)
        look.changed.connect(self._on_look_changed)
        self._make_formats()

    def begin(self) -> None:
        """Start anew after the whole text was replaced."""
        self._done = 0
        self._timer.start()

    def highlightBlock(self, text: str) -> None:
        long = self.document().blockCount() > _LONG
        if long and self.currentBlock().blockNumber() > self._done:
            return
        state = max(0, self.previousBlockState())
        indent = len(_INDENT.match(text)[0])  # type: ignore[index]  # spaces may be none, so it always matches
        if state and (not text.strip() or indent >= state):
            self.setCurrentBlockState(state)
            self.setFormat(0, utf16_units(text, len(text)), self._formats["str"])
            return
        for start, end, kind in words_of(text):
            first = utf16_units(text, start)
            self.setFormat(first, utf16_units(text, end) - first, self._formats[kind])
        starts_text = _BLOCK_HEAD.search(text) and not text.lstrip().startswith("#")
        self.setCurrentBlockState(indent + 1 if starts_text else 0)

    def _colour_slice(self) -> None:
        document = self.document()
        if document.blockCount() <= _LONG or self._done >= document.blockCount():
            return
        first = self._done
        self._done = min(first + _SLICE, document.blockCount())
        block: QTextBlock = document.findBlockByNumber(first)
        while block.isValid() and block.blockNumber() <= self._done:
            self.rehighlightBlock(block)
            block = block.next()
        self._timer.start()

    def _on_look_changed(self) -> None:
        self._make_formats()
        self._done = 0
        self.rehighlight()
        self._timer.start()

    def _make_formats(self) -> None:
        for kind in ("key", "str", "num", "com", "punct", "ref"):
            look = QTextCharFormat()
            look.setForeground(QColor(getattr(self._look.theme, f"code_{kind}")))
            if kind == "com":
                look.setFontItalic(True)
            self._formats[kind] = look
