"""Edits by example, one folder each: the bytes that come out are exactly those kept."""

from pathlib import Path

import pytest

from designer.documents import (
    Duplicate,
    Edit,
    Insert,
    Move,
    Remove,
    RenameKey,
    SetValue,
    edit_document,
    read_document,
)
from designer.documents.edits import spliced
from designer.documents.pointers import from_text

CASES = sorted(
    folder
    for folder in (Path(__file__).parents[1] / "cases" / "editing").iterdir()
    if folder.is_dir()
)


def operations_of(file, tree):
    """Read operations; a pointer's digits are places in lists where the tree has lists."""
    for words in read_document(file.read_bytes(), str(file)).tree["operations"]:
        yield operation_of(words, tree)


def operation_of(words, tree):
    match words:
        case {"set": pointer, "value": value}:
            return SetValue(from_text(pointer, tree), value)
        case {"insert": pointer, "value": value}:
            return Insert(from_text(pointer, tree), value, words.get("at"), words.get("key"))
        case {"remove": pointer}:
            return Remove(from_text(pointer, tree))
        case {"move": pointer, "to": target}:
            return Move(from_text(pointer, tree), from_text(target, tree), words.get("at"))
        case {"rename": pointer, "key": key}:
            return RenameKey(from_text(pointer, tree), key)
        case {"duplicate": pointer}:
            changes = {from_text(p): v for p, v in words.get("changes", {}).items()}
            return Duplicate(from_text(pointer, tree), words.get("key"), changes=changes)
    raise AssertionError(words)


@pytest.mark.parametrize("folder", CASES, ids=lambda folder: folder.name)
def test_an_edit_gives_exactly_these_bytes(folder):
    before = read_document((folder / "before.yaml").read_bytes(), "before.yaml")
    edit = edit_document(before, operations_of(folder / "operations.yaml", before.tree), "test")
    assert isinstance(edit, Edit), edit
    new = spliced(before.text, edit.splices)
    mark = b"\xef\xbb\xbf" if before.bom else b""

    assert mark + new.encode() == (folder / "after.yaml").read_bytes()
    assert spliced(new, edit.inverse().splices) == before.text
