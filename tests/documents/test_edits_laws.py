"""Laws of editing, over texts written in every way people write YAML and over all shipped content.

For each text and each operation that fits it: the new text reads as the operation means, nothing
outside the replaced spans changed, no comment is gone that was not part of what was taken out, YAML
1.1 reads the file as YAML 1.2 does, and taking the edit back gives the identical text.
"""

import random
from collections import Counter
from functools import lru_cache
from pathlib import Path

import msgspec
import pytest
import yaml

from designer.documents import (
    Edit,
    Insert,
    Refused,
    Remove,
    RenameKey,
    SetValue,
    Shared,
    edit_document,
    read_document,
    sharing,
    yaml_files,
)
from designer.documents.edits import spliced
from tests.documents import wild
from tests.documents.model import alike, at, comments, done, lost, operation, places

CONTENT = Path(__file__).parents[2] / "content"


def edited(document, what):
    """Give the document after an operation with its edit, having proven what always holds."""
    edit = edit_document(document, what, "test")
    if isinstance(edit, Refused):
        return None, edit
    new = spliced(document.text, edit.splices)
    after = read_document("\ufeff" + new if document.bom else new, document.path)

    assert after.root is not None
    assert spliced(new, edit.inverse().splices) == document.text, "the inverse gives the same text"
    assert edit.inverse().inverse() == edit.bare
    assert outside(document.text, edit) == outside(new, edit.inverse()), "the rest is as it was"
    assert [d.text for d in edit.read] == [new] * len(edit.read)
    return after, edit


def outside(text, edit):
    """Give what a text holds outside the spans of an edit."""
    parts, start = [], 0
    for splice in edit.splices:
        parts.append(text[start : splice.start])
        start = splice.end
    return [*parts, text[start:]]


def old_reading(document):
    """Give what YAML 1.1 makes of a text; None where it makes nothing of it."""
    try:
        return yaml.load(document.text, Loader=yaml.CSafeLoader)
    except yaml.YAMLError:
        return None


@lru_cache(maxsize=1)
def is_read_alike(document):
    """Say whether YAML 1.1 reads a document as we do."""
    return bool(old_reading(document) == document.tree)


def check_old_reading(before, after):
    if is_read_alike(before):
        assert old_reading(after) == after.tree


def check_comments(before, after, what):
    """See that no comment is gone but those inside and beside what was taken out."""
    gone = lost(before, after)
    if not gone:
        return
    assert isinstance(what, Remove | SetValue), f"{gone} is lost by {what}"
    span = before.span(what.pointer)
    assert span is not None, f"{gone} is lost by {what}"
    if isinstance(what, SetValue):
        assert isinstance(at(before.tree, what.pointer), dict | list), f"{gone} is lost by {what}"
    allowed = Counter(
        text
        for place, text in comments(before)
        if first_line(before, what) <= place <= last(before, span[1])
    )
    assert not gone - allowed, f"{gone - allowed} is lost by {what}"


def first_line(document, what):
    """Give where what stands above an entry begins: behind its neighbour, or behind its parent's key.

    Which of the comments there stay is said by examples, not by this law.
    """
    start = document.span(what.pointer, of="key") or document.span(what.pointer)
    before = [
        node.end
        for pointer, _ in places(document.tree)
        for node in (document.node(pointer), key_node(document, pointer))
        if node is not None and node.end <= start[0]
    ]
    return max(before, default=0)


def key_node(document, pointer):
    holder = document.node(pointer[:-1]) if pointer else None
    entry = holder.resolved.entry(pointer[-1]) if holder and isinstance(pointer[-1], str) else None
    return entry[0] if entry else None


def last(document, end):
    """Give the end of the comments in and below the last line, indented deeper than nothing."""
    end = document.lines.end_of(end)
    while True:
        following = document.lines.next_start(end)
        stop = document.lines.end_of(following)
        line = document.text[following:stop]
        if following == end or (line.strip() and not line.strip().startswith("#")):
            return end
        end = stop


def wild_document(seed, *, sharing):
    text = wild.text(random.Random(seed), sharing=sharing)
    document = read_document(text, "wild.yaml")
    return document if document.tree and not document.diagnostics else None


def test_edits_of_any_text_change_only_what_they_say(numbers):
    counts = Counter()
    for seed in range(numbers.of(short=700, long=20_000)):
        document = wild_document(seed, sharing=False)
        if document is None:
            continue
        what = operation(random.Random(seed + 0.5), document.tree)
        after, edit = edited(document, what)
        counts[type(edit).__name__] += 1
        if after is None:
            # Only what would lose comments, or cannot be told apart, is refused.
            counts[edit.reason] += 1
            continue

        expected = done(document.tree, what)
        assert alike(after.tree, expected, ordered=not isinstance(what, SetValue)), (seed, what)
        check_old_reading(document, after)
        check_comments(document, after, what)

    assert counts["Edit"] > 20 * counts["Refused"]
    assert (
        counts["No way of writing this was found that changes nothing else."]
        <= counts["Edit"] / 1000
    )


def test_edits_of_texts_with_anchors_leave_the_others_alone_or_ask(numbers):
    counts = Counter()
    for seed in range(numbers.of(short=700, long=20_000)):
        document = wild_document(seed, sharing=True)
        if document is None:
            continue
        rng = random.Random(seed + 0.5)
        what = msgspec.structs.replace(
            operation(rng, document.tree), shared=rng.choice([Shared.ASK, Shared.OWN])
        )
        after, edit = edited(document, what)
        counts[type(edit).__name__] += 1
        if after is None:
            assert edit.reason
            continue
        check_old_reading(document, after)
        if isinstance(what, Insert | SetValue) or not overridden(document, what.pointer):
            expected = done(document.tree, what)
            assert alike(after.tree, expected, ordered=False), (seed, what)

    assert counts["Edit"] > 3 * counts["Refused"]


def overridden(document, pointer):
    """Say whether `<<` brings in keys beside a key: taking that one out lets them show."""
    return bool(document.node(pointer[:-1]).resolved.merged)


def test_change_all_reaches_every_user_of_an_anchor(numbers):
    n_shared = 0
    for seed in range(numbers.of(short=500, long=10_000)):
        document = wild_document(seed, sharing=True)
        if document is None:
            continue
        rng = random.Random(seed + 0.5)
        pointers = [p for p, value in places(document.tree) if p and sharing(document, p).users]
        if not pointers:
            continue
        pointer = rng.choice(pointers)
        after, _ = edited(document, SetValue(pointer, "changed everywhere", Shared.ALL))
        if after is None:
            continue
        n_shared += 1
        assert at(after.tree, pointer) == "changed everywhere"
        below = [
            user for user in sharing(document, pointer).users if document.node(user) is not None
        ]
        changed = [
            u
            for u in below
            if not alike(at(document.tree, u), at_or_none(after.tree, u), ordered=True)
        ]
        assert changed or all(overridden_user(document, u) for u in below)

    assert n_shared > 50


def at_or_none(tree, pointer):
    try:
        return at(tree, pointer)
    except (KeyError, IndexError, TypeError):
        return None


def overridden_user(document, pointer):
    """Say whether a user takes the thing by `<<`, where its own keys may hide the change."""
    return bool(document.node(pointer).resolved.merged)


@pytest.mark.parametrize("newline", ["\n", "\r\n"], ids=["lf", "crlf"])
def test_edits_of_all_shipped_content_change_only_what_they_say(newline, numbers):
    n_refused = 0
    files = yaml_files(CONTENT)
    assert len(files) > 20
    each = numbers.of(short=3, long=150)
    for number, file in enumerate(files):
        text = file.read_text(encoding="utf-8").replace("\n", newline)
        document = read_document(text, str(file))
        for turn in range(each):
            what = operation(random.Random(number * 1000 + turn + len(newline)), document.tree)
            after, _ = edited(document, what)
            if after is None:
                n_refused += 1
                continue
            assert alike(
                after.tree, done(document.tree, what), ordered=not isinstance(what, SetValue)
            ), (file.name, what)
            check_old_reading(document, after)
            check_comments(document, after, what)

    assert n_refused <= len(files) * each / 20


def test_an_edit_of_nothing_is_empty():
    for file in yaml_files(CONTENT):
        document = read_document(file.read_bytes(), str(file))
        for pointer, value in places(document.tree):
            if len(pointer) < 3:
                edit = edit_document(document, SetValue(pointer, value), "test")
                assert isinstance(edit, Edit)
                assert edit.is_empty


def test_several_operations_are_done_one_after_the_other(numbers):
    for seed in range(numbers.of(short=100, long=3000)):
        document = wild_document(seed, sharing=False)
        if document is None:
            continue
        rng = random.Random(seed + 0.25)
        whats, expected = [], document.tree
        for _ in range(3):
            what = operation(rng, expected)
            whats.append(what)
            expected = done(expected, what)
        after, _ = edited(document, whats)
        if after is not None:
            assert alike(after.tree, expected, ordered=False), (seed, whats)


def test_many_values_are_set_with_one_reading(numbers):
    for seed in range(numbers.of(short=100, long=3000)):
        document = wild_document(seed, sharing=False)
        if document is None:
            continue
        rng = random.Random(seed + 0.75)
        leaves = [
            p for p, value in places(document.tree) if p and not isinstance(value, dict | list)
        ]
        whats = [SetValue(p, wild.scalar(rng)) for p in leaves if rng.random() < 0.7]
        expected = document.tree
        for what in whats:
            expected = done(expected, what)
        after, _ = edited(document, whats)

        assert after is not None
        assert alike(after.tree, expected, ordered=True), (seed, whats)


def test_renaming_a_key_keeps_its_place_and_value():
    document = read_document("b: 1\na: 2  # two\nc: 3\n", "a.yaml")

    after, _ = edited(document, RenameKey(("a",), "z"))

    assert after.text == "b: 1\nz: 2  # two\nc: 3\n"
