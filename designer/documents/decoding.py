"""From the bytes of a file to its text."""

from typing import NamedTuple

__all__ = ["MAX_BYTES", "Decoded", "decode"]

MAX_BYTES = 20_000_000
_BOM = "\ufeff"
_UTF32 = ((b"\xff\xfe\x00\x00", "utf-32-le"), (b"\x00\x00\xfe\xff", "utf-32-be"))
_UTF16 = ((b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))


class Decoded(NamedTuple):
    """Give a text and, where the bytes are not plain UTF-8, what they are instead.

    Attributes:
        text: without a byte-order mark.
        bom: whether there was one.
        other: name of the other encoding, `bytes` for bytes that are none, `size` when too many.
        fault: offset in the text of the first bad byte.
        byte: its value.
    """

    text: str
    bom: bool
    other: str = ""
    fault: int = 0
    byte: int = 0


def decode(source: str | bytes) -> Decoded:
    """Take off the byte-order mark and decode; what cannot be decoded is shown as U+FFFD."""
    if isinstance(source, str):
        bom = source.startswith(_BOM)
        text = source[1:] if bom else source
        return Decoded(text, bom, "size" if len(text) > MAX_BYTES else "")
    if len(source) > MAX_BYTES:
        return Decoded("", bom=False, other="size")
    if other := _other_encoding(source):
        text = source.decode(other, "replace")
        return Decoded(text.removeprefix(_BOM), text.startswith(_BOM), other)
    try:
        text = source.decode("utf-8")
    except UnicodeDecodeError as error:
        before = source[: error.start].decode("utf-8")
        text = source.decode("utf-8", "replace")
        bom = text.startswith(_BOM)
        at = len(before) - (1 if before.startswith(_BOM) else 0)
        return Decoded(text.removeprefix(_BOM), bom, "bytes", at, source[error.start])
    return Decoded(text.removeprefix(_BOM), text.startswith(_BOM))


def _other_encoding(source: bytes) -> str:
    """Tell UTF-16 and UTF-32 by their marks or by the zero bytes that YAML text would give."""
    for mark, name in (*_UTF32, *_UTF16):
        if source.startswith(mark):
            return name
    head = source[:400]
    if len(head) < 4 or b"\0" not in head:
        return ""
    even, odd = head[0::2].count(0), head[1::2].count(0)
    half = len(head) // 2
    if odd > half * 0.7 and even < half * 0.2:
        return "utf-16-le"
    if even > half * 0.7 and odd < half * 0.2:
        return "utf-16-be"
    return ""
