"""Places of a text: against a plain table of all lines."""

import random
import re
import tracemalloc

import pytest

from designer.documents.lines import Lines


def _starts(text: str) -> list[int]:
    return [0, *(m.end() for m in re.finditer(r"\r\n|\r|\n", text))]


@pytest.mark.parametrize("seed", range(30))
def test_every_offset_has_the_line_and_column_that_a_table_of_lines_gives(seed):
    rng = random.Random(seed)
    text = "".join(rng.choices(["a", "é", "\n", "\r", "\r\n", "bc" * 40], k=rng.choice([3, 400])))
    starts = _starts(text)
    lines = Lines(text)

    for offset in range(len(text) + 1):
        line = sum(start <= offset for start in starts)
        assert lines.line_column(offset) == (line, offset - starts[line - 1] + 1)
        assert lines.start_of(offset) == starts[line - 1]
    for number, start in enumerate(starts, 1):
        assert lines.offset(number, 1) == start
        assert lines.next_start(start) == (starts[number] if number < len(starts) else len(text))
        assert text[start : lines.end_of(start)].strip("\r\n") == text[start : lines.end_of(start)]


@pytest.mark.parametrize("text", ["\r\n" * 5000, "x" * 1023 + "\r\n" + "y" * 3000 + "\n"])
def test_a_break_across_two_blocks_is_one_break(text):
    starts = _starts(text)
    lines = Lines(text)

    assert [lines.offset(n, 1) for n in range(1, len(starts) + 1)] == starts
    assert all(lines.line_column(s) == (n, 1) for n, s in enumerate(starts, 1))


def test_places_in_a_million_short_lines_take_no_memory_for_each_line():
    lines = Lines("-\n" * 1_000_000)
    tracemalloc.start()
    lines.line_column(1_999_990)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert peak < 1_000_000  # a table of offsets takes 36 million bytes
