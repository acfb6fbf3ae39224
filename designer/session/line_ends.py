"""Carry an edit made on text with plain line feeds over to the author's own line ends."""

import re

__all__ = ["to_line_feeds", "with_line_ends_of"]

_BREAK = re.compile(r"\r\n|\r|\n")


def to_line_feeds(text: str) -> str:
    """Give the text as an editor shows it: every line end as a line feed."""
    return _BREAK.sub("\n", text)


def with_line_ends_of(original: str, edited: str) -> str:
    """Give `edited` (line feeds only) with the line ends of `original` kept where nothing changed.

    Only the span that differs is replaced; line ends inside it take the original's most frequent kind.
    """
    breaks = _BREAK.findall(original)
    if not breaks or set(breaks) == {"\n"}:
        return edited
    plain = to_line_feeds(original)
    limit = min(len(plain), len(edited))
    head = next((i for i in range(limit) if plain[i] != edited[i]), limit)
    tail = next((i for i in range(limit - head) if plain[-1 - i] != edited[-1 - i]), limit - head)
    middle = edited[head : len(edited) - tail]
    usual = max(sorted(set(breaks)), key=breaks.count)
    start, end = _original_offsets(original, head, len(plain) - tail)
    return original[:start] + middle.replace("\n", usual) + original[end:]


def _original_offsets(original: str, *plain_offsets: int) -> list[int]:
    """Give where offsets of the plain text lie in the original; both rise, so one walk does."""
    longer = [match.start() for match in re.finditer(r"\r\n", original)]
    offsets = []
    for plain in plain_offsets:
        extra = 0
        for before, start in enumerate(longer):
            if start - before >= plain:
                break
            extra = before + 1
        offsets.append(plain + extra)
    return offsets
