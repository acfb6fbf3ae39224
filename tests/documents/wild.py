"""Write YAML the way people do: every style, comments everywhere, anchors, odd indentation.

What a text means is not known here; the reader says it.
"""

from designer.documents.quoting import is_raw, plain_word, quoted, scalar_text

WORDS = [
    "explorer",
    "a b",
    "no",
    "on",
    "012",
    "1e3",
    "12:30",
    "0x1F",
    "~",
    "J1",
    "RAP1>E*",
    "x: y",
    "it's",
]
WORDS += [
    'say "x"',
    "# c",
    "- a",
    "",
    " a ",
    "tab\there",
    "0,0",
    "é 🗺",
    "=",
    "<<",
    "null",
    "1_000",
    "{}",
    "*a",
]
WORDS += [
    "long words that go on and on until the line has to be broken somewhere in the middle of it all"
]
TEXTS = [
    "one\ntwo\n",
    "one\ntwo",
    "one\n\nthree\n\n",
    "first\n  more\nlast\n",
    " lead\nx\n",
    "a\n\n\nb",
    "\n",
    "x\n",
]
KEYS = [
    "id",
    "name",
    "text",
    "at",
    "rows",
    "cells",
    "cards",
    "a-b",
    "with space",
    "0,0",
    "no",
    "é",
    "x:y",
    "12",
]
COMMENTS = ["# note", "# - not: an item", "#", "# 'quote", "#: [", "# é 🗺"]


def scalar(rng):
    """Give a plain scalar."""
    kind = rng.randrange(8)
    if kind == 0:
        return None
    if kind == 1:
        return rng.random() < 0.5
    if kind == 2:
        return rng.randint(-99, 999)
    if kind == 3:
        return rng.choice([0.5, -1.25, 1e20, 3.0])
    return rng.choice(TEXTS if kind == 4 else WORDS)


def tree(rng, depth=3):
    """Give a plain tree."""
    kind = rng.randrange(6) if depth else 0
    if kind < 2:
        return scalar(rng)
    if kind < 4:
        return [tree(rng, depth - 1) for _ in range(rng.randrange(4))]
    return tree_map(rng, depth, least=0)


def tree_map(rng, depth=4, least=1):
    """Give a plain map."""
    keys = rng.sample(KEYS, rng.randint(least, 4))
    return {key: tree(rng, depth - 1) for key in keys}


class Writer:
    """Write one text by chance."""

    def __init__(self, rng, *, sharing):
        self.rng = rng
        self.sharing = sharing
        self.anchors = []
        self.maps = []
        self.count = 0

    def one_of(self, *choices):
        return self.rng.choice(choices)

    def often(self, one_in):
        return self.rng.randrange(one_in) == 0

    def comment(self, column):
        """Give lines of comment or blank lines that stand between entries."""
        lines = []
        while self.often(4) and len(lines) < 3:
            lines.append(self.one_of("", " " * column + self.one_of(*COMMENTS)))
        return lines

    def trailing(self):
        return self.one_of("", "", "", "  " + self.one_of(*COMMENTS), " ")

    def anchor(self, value):
        """Give an anchor to write before a value, sometimes."""
        if not self.sharing or not self.often(4):
            return ""
        self.count += 1
        name = f"a{self.count}"
        self.fresh = (name, value)
        return f"&{name} "

    def done(self, anchor, value):
        if anchor:
            self.anchors.append(anchor.strip("& "))
            if isinstance(value, dict):
                self.maps.append(anchor.strip("& "))

    def scalar(self, value, *, flow, key=False):
        """Give a scalar on one line in a style that can hold it."""
        if not isinstance(value, str):
            if value is None and not key:
                return self.one_of("null", "~") if flow else self.one_of("null", "~", "")
            return scalar_text(value)
        ways = [quoted(value, '"')]
        if is_raw(value):
            ways.append(quoted(value, "'"))
            if plain_word(value, flow=flow or key):
                ways += [value, value, value]
        return self.one_of(*ways)

    def flow(self, value, column, depth=0):
        """Give a value in brackets, maybe over several lines."""
        if self.anchors and self.often(8):
            return "*" + self.one_of(*self.anchors) + " "
        anchor = self.anchor(value)
        text = self._flow(value, column, depth)
        self.done(anchor, value)
        return anchor + text

    def _flow(self, value, column, depth):
        if not isinstance(value, dict | list):
            return self.scalar(value, flow=True)
        sign = "{}" if isinstance(value, dict) else "[]"
        parts = []
        if isinstance(value, dict):
            for name, child in value.items():
                key = self.scalar(name, flow=True, key=True)
                if child is None and self.often(4):
                    parts.append(self.one_of(key, key + ": "))
                else:
                    parts.append(f"{key}: {self.flow(child, column, depth + 1)}")
        else:
            for child in value:
                if isinstance(child, dict) and len(child) == 1 and self.often(3):
                    [(name, inner)] = child.items()
                    key = self.scalar(name, flow=True, key=True)
                    parts.append(f"{key}: {self.flow(inner, column, depth + 1)}")
                else:
                    parts.append(self.flow(child, column, depth + 1))
        if not parts:
            return sign[0] + self.one_of("", "", " ") + sign[1]
        comma = self.one_of("", "", ", " if parts else "")
        layout = self.one_of("tight", "tight", "spaced", "lines", "lines", "broken")
        if layout == "tight":
            return sign[0] + ", ".join(parts) + comma.strip() + sign[1]
        if layout == "spaced":
            return sign[0] + " " + " , ".join(parts) + comma + " " + sign[1]
        if layout == "broken":
            pad = "\n" + " " * (column + 3)
            return sign[0] + ("," + pad).join(parts) + comma + sign[1]
        pad = " " * (column + 2)
        text = sign[0] + self.trailing() + "\n"
        for number, part in enumerate(parts):
            last = number + 1 == len(parts)
            text += pad + part + (comma if last else ",") + self.trailing() + "\n"
            if self.often(6):
                text += pad + self.one_of(*COMMENTS) + "\n"
        return text + " " * (column + 1) + sign[1]

    def block_text(self, value, column):
        """Give a text as a literal or folded block: sign and lines; None if it cannot be one."""
        body = value.rstrip("\n")
        if not body or any(not line.strip() and line for line in value.split("\n")):
            return None
        ends = len(value) - len(body)
        step = self.one_of(1, 2, 3)
        digit = str(step) if body[0] == " " or body[0] == "\n" or self.often(6) else ""
        if body[0] == "\n":
            return None
        chomp = {0: "-", 1: ""}.get(ends, "+")
        sign = "|"
        lines = body.split("\n")
        if not any(line.startswith(" ") for line in lines) and self.often(3):
            sign, lines = ">", self._unfolded(lines)
        pad = " " * (column + step)
        extra = [""] * (ends - 1 if ends > 1 else 0)
        if ends <= 1 and self.often(5):
            extra = [""]
        head = sign + self.one_of(digit + chomp, chomp + digit) + self.one_of("", "", " # note")
        return [head, *(pad + line if line else "" for line in lines), *extra]

    def _unfolded(self, lines):
        result = []
        for number, line in enumerate(lines):
            if number and line and result[-1] != "":
                result.append("")
            words = line.split(" ")
            if len(words) > 8 and all(words):
                result += [" ".join(words[:7]), " ".join(words[7:])]
            else:
                result.append(line)
            if not line and number and lines[number - 1] != "":
                result.append("")
        return result

    def multi_line(self, value, column):
        """Give a plain or quoted text over two lines, None if it cannot be."""
        words = value.split(" ")
        if len(words) < 5 or not all(words) or not is_raw(value):
            return None
        pad = "\n" + " " * (column + self.one_of(1, 2, 5))
        text = " ".join(words[:3]) + pad + " ".join(words[3:])
        if plain_word(value) and self.often(2):
            return text
        return "'" + text.replace("'", "''") + "'"

    def value(self, value, column, *, is_item=False):
        """Give what stands behind a key's colon or a dash (column: that of the entry)."""
        if self.anchors and self.often(9):
            return [" *" + self.one_of(*self.anchors) + self.trailing()]
        anchor = self.anchor(value)
        lines = self._value(value, column, anchor, is_item)
        self.done(anchor, value)
        return lines

    def _value(self, value, column, anchor, is_item):
        if isinstance(value, dict | list) and value and not self.often(3):
            step = self.one_of(1, 2, 2, 2, 4)
            if is_item and not anchor and self.often(2):
                gap = self.one_of(1, 1, 3)
                inner = self.block(value, column + 1 + gap, compact=True)
                return [" " * gap + inner[0].lstrip(), *inner[1:]]
            if isinstance(value, list) and not is_item and self.often(3):
                step = 0
            head = " " + anchor.strip() if anchor else ""
            return [head + self.trailing(), *self.block(value, column + step)]
        if isinstance(value, dict | list):
            return (" " + anchor + self._flow(value, column, 0) + self.trailing()).split("\n")
        if isinstance(value, str) and self.often(2):
            block = self.block_text(value, column)
            if block is not None:
                return [" " + anchor + block[0], *block[1:]]
        if isinstance(value, str) and self.often(2):
            text = self.multi_line(value, column)
            if text is not None:
                return (" " + anchor + text + self.trailing()).split("\n")
        text = self.scalar(value, flow=False)
        gap = self.one_of(
            " ", " ", " ", "   ", "\t" if text and not anchor and not is_item else " "
        )
        if not text:
            return [(" " + anchor).rstrip() + self.trailing()]
        if self.often(8) and not is_item and value is not None:
            return [self.trailing(), " " * (column + 2) + anchor + text + self.trailing()]
        return [gap + anchor + text + self.trailing()]

    def block(self, value, column, compact=False):
        """Give a collection as lines."""
        lines, pad = [], " " * column
        pairs = value.items() if isinstance(value, dict) else ((None, item) for item in value)
        merged = False
        for number, (name, child) in enumerate(pairs):
            if number or not compact:
                lines += self.comment(self.one_of(column, column, column, 0, column + 2))
            if isinstance(value, dict) and self.maps and not merged and self.often(4):
                merged = True
                source = self.one_of(*self.maps)
                lines.append(
                    pad + self.one_of(f"<<: *{source}", f"<<: [*{source}]") + self.trailing()
                )
            if name is None:
                head = pad + "-"
                body = self.value(child, column, is_item=True)
            else:
                key = self.scalar(name, flow=False, key=True)
                if self.often(12):
                    lines.append(pad + "? " + key + self.trailing())
                    head = pad + ":"
                else:
                    head = pad + key + ":"
                body = self.value(child, column)
            lines += [head + body[0], *body[1:]]
        return lines


def text(rng, *, sharing=False, depth=4):
    """Give a text whose reading gives a map (mostly; the caller looks)."""
    writer = Writer(rng, sharing=sharing)
    value = tree_map(rng, depth)
    lines = ["# yaml-language-server: $schema=x"] if writer.often(2) else []
    if writer.often(8):
        lines += ["%YAML 1.2", "---"] if writer.often(2) else ["---"]
    if writer.often(12):
        body = writer._flow(value, 0, 0).split("\n")
    else:
        body = writer.block(value, writer.one_of(0, 0, 0, 2))
    lines += body + writer.comment(0)
    if writer.often(10):
        lines.append("...")
    newline = writer.one_of("\n", "\n", "\n", "\r\n", "\r\n", "\r")
    result = newline.join("\n".join(lines).split("\n"))
    if newline == "\r\n" and writer.often(4):
        result = result.replace("\r\n", "\n", 2)
    return writer.one_of("", "", "\ufeff") + result + writer.one_of(newline, newline, newline, "")
