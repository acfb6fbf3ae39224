"""YAML in the theme's colours, line by line."""

import re

from PySide6.QtGui import QColor, QSyntaxHighlighter, QTextBlock, QTextCharFormat, QTextDocument

from designer.paint.look import Look
from designer.ui.editor.positions import utf16_units

__all__ = ["YamlHighlighter", "is_literal", "words_of"]

_LONG = 3000  # lines from which only those in sight are coloured
_WIDE = 2000  # columns of a line that are coloured
_CLIMB = 400  # lines that are looked back for the beginning of a text

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


def words_of(line: str) -> list[tuple[int, int, str]]:
    """Give the coloured parts of a line of YAML: start, end (code points) and kind."""
    return [
        (m.start(), m.end(), m.lastgroup or "plain")
        for m in _TOKEN.finditer(line)
        if m.lastgroup != "plain"
    ]


class YamlHighlighter(QSyntaxHighlighter):
    """Colour a document; of a long one only the lines that are looked at.

    A block's state is 0, or 1 + the indent of the line that began a literal or folded text.
    """

    def __init__(self, look: Look, document: QTextDocument) -> None:
        super().__init__(document)
        self._look = look
        self._formats: dict[str, QTextCharFormat] = {}
        self._seen = range(0)  # numbers of the blocks looked at
        self._will_be_long = False
        look.changed.connect(self._on_look_changed)
        self._make_formats()

    @property
    def is_long(self) -> bool:
        """Say whether the document has so many lines that colouring all would be felt."""
        return self._will_be_long or self.document().blockCount() > _LONG

    def expect_long(self, *, on: bool = True) -> None:
        """Take the document for a long one while it is being filled."""
        self._will_be_long = on

    def look_at(self, first: int, last: int) -> None:
        """Colour the blocks with these numbers, as far as they are not coloured yet."""
        self._seen = range(first, last + 1)
        if not self.is_long:
            return
        block = self.document().findBlockByNumber(first)
        while block.isValid() and block.blockNumber() <= last:
            if not block.layout().formats():
                self.rehighlightBlock(block)
            block = block.next()

    def highlightBlock(self, text: str) -> None:
        block = self.currentBlock()
        if self.is_long:
            if block.blockNumber() not in self._seen:
                return
            state = _state_before(block)
        else:
            state = max(0, self.previousBlockState())
        indent = _indent(text)
        if state and (not text.strip() or indent >= state):
            self.setCurrentBlockState(state)
            self.setFormat(0, utf16_units(text, len(text)), self._formats["str"])
            return
        for start, end, kind in words_of(text[:_WIDE]):
            first = utf16_units(text, start)
            self.setFormat(first, utf16_units(text, end) - first, self._formats[kind])
        self.setCurrentBlockState(indent + 1 if _begins_text(text) else 0)

    def _on_look_changed(self) -> None:
        self._make_formats()
        self.rehighlight()

    def _make_formats(self) -> None:
        for kind in ("key", "str", "num", "com", "punct", "ref"):
            look = QTextCharFormat()
            look.setForeground(QColor(getattr(self._look.theme, f"code_{kind}")))
            if kind == "com":
                look.setFontItalic(True)
            self._formats[kind] = look


def _indent(text: str) -> int:
    return len(text) - len(text.lstrip(" "))


def _begins_text(text: str) -> bool:
    """Say whether a line ends with the sign of a literal or folded text (`key: |`)."""
    return bool(_BLOCK_HEAD.search(text[:_WIDE])) and not text.lstrip().startswith("#")


def is_literal(block: QTextBlock) -> bool:
    """Say whether a line belongs to a literal or folded text."""
    state = _state_before(block)
    return state > 0 and _indent(block.text()) >= state


def _state_before(block: QTextBlock) -> int:
    """Give the state that a block begins with, found from the lines above it."""
    text = block.text()
    least = _indent(text) if text.strip() else _WIDE
    above = block.previous()
    for _ in range(_CLIMB):
        if not above.isValid() or least == 0:
            return 0
        text = above.text()
        if text.strip() and _indent(text) < least:
            least = _indent(text)
            if _begins_text(text):
                return least + 1
        above = above.previous()
    return 0
