"""Read a file: text, tree, places and every fault of the writing itself. Never raises on content."""

import gc
import os
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

import yaml

from designer.diagnostics import Diagnostic, Location, Severity, said
from designer.documents import characters, decoding
from designer.documents.building import Builder
from designer.documents.decoding import MAX_BYTES, Decoded
from designer.documents.document import Document, Read, Reading
from designer.documents.faults import Faults, capped
from designer.documents.lines import Lines
from designer.documents.nodes import Node
from designer.documents.opening import NoFileError, read_bytes
from designer.documents.syntax import report_syntax

__all__ = ["load_document", "load_kept", "read_document", "whole_part"]

_KEPT: WeakValueDictionary[tuple[str, bytes], Document] = WeakValueDictionary()
"""What `load_kept` has given and somebody still has, by path and bytes."""

_OVER_A_LIMIT = frozenset({"core/file-too-large", "core/alias-bomb", "core/too-deep"})


def read_document(source: str | bytes, path: str) -> Document:
    """Read a document from its text or bytes.

    Args:
        source: the text, or the bytes of the file.
        path: the path as the author knows it, for the places of faults.
    """
    document = _document(source, path)
    document.reading.found  # noqa: B018 - now
    return document


def _document(source: str | bytes, path: str) -> Document:
    """Give a document that is read when it is first asked what it says."""
    decoded = decoding.decode(source)
    lines = Lines(decoded.text)

    def read() -> Read:
        faults = Faults(path, lines)
        root: Node | None = None
        with _collector_off():
            if decoded.other:
                _report_encoding(decoded, faults)
            else:
                root = _read(decoded.text, faults)
                _report_mixed_ends(decoded.text, faults)
        tree = root.value if root is not None else None
        return Read(root, tree, capped(faults.found, more=faults.more))

    exact = not decoded.other or (decoded.other == "size" and isinstance(source, str))
    return Document(path, decoded.text, decoded.bom, exact, lines, Reading(read))


def load_document(file: Path, path: str | None = None) -> Document:
    """Read a document from a file; one that cannot be opened becomes a document with that fault."""
    return _load(file, str(file) if path is None else path, read_document)


def load_kept(file: Path) -> Document:
    """Give a document as `load_document` does; the same bytes are the same document while one has it.

    For what lies in the roots, which is opened anew with each folder and never written to. It is
    read only when it is asked what it says: most of it is not needed to show one board.
    """
    return _load(file, str(file), _kept)


def _kept(source: bytes, path: str) -> Document:
    document = _KEPT.get((path, source))
    if document is None:
        document = _KEPT[path, source] = _document(source, path)
    return document


def _load(file: Path, name: str, read: Callable[[bytes, str], Document]) -> Document:
    try:
        source = read_bytes(file, MAX_BYTES)
    except NoFileError as found:
        return _unread(
            name,
            said("This is {what}, no file, and is not read.", what=found.what),
            said("Name a file."),
        )
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or said("unknown reason")).lower()
        is_folder = os.path.isdir(file)  # noqa: PTH112 - never raises
        remedy = said("Look whether it exists and whether you may read it.")
        message = (
            said("The folder cannot be looked into: {reason}.", reason=reason)
            if is_folder
            else said("The file cannot be opened: {reason}.", reason=reason)
        )
        return _unread(name, message, remedy)
    return read(source, name)


def whole_part(document: Document) -> Mapping[str, Any]:
    """Give what can be read of a document up to where reading breaks off; nothing if that is no map.

    A value that is not whole there is left out, and so is a file over a limit.
    """
    if document.tree is not None or any(f.code in _OVER_A_LIMIT for f in document.diagnostics):
        return document.tree or {}
    lines = Lines(document.text)
    text = document.text
    if characters.is_no_text(text):
        return {}
    if not document.exact and document.diagnostics:
        text = text[: lines.offset(document.diagnostics[0].location.line, 1)]
    faults = Faults(document.path, lines)
    builder = Builder(characters.clean(text, faults), text, faults)
    with _collector_off(), suppress(yaml.YAMLError):
        builder.build()
    tree = builder.whole_part()
    return tree if isinstance(tree, dict) else {}


def _unread(name: str, message: str, remedy: str) -> Document:
    fault = Diagnostic("core/unreadable-file", Severity.ERROR, message, Location(name), remedy)
    reading = Reading(lambda: Read(None, None, (fault,)))
    return Document(name, "", False, False, Lines(""), reading)


@contextmanager
def _collector_off() -> Iterator[None]:
    """Keep the garbage collector from looking again and again at a tree that only grows."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _read(original: str, faults: Faults) -> Node | None:
    if characters.is_no_text(original):
        characters.report_no_text(original, faults)
        return None
    text = characters.clean(original, faults)
    root, error = None, None
    builder = Builder(text, original, faults)
    try:
        root = builder.build()
    except yaml.YAMLError as raised:
        error = raised
    odd_spaces = characters.report_odd_spaces(original, root, faults)
    if error is not None:
        report_syntax(error, text, faults, odd_spaces, builder.open_bracket)
        return None
    if root is None:
        if not faults.found:
            _report_empty(faults)
        return None
    characters.report_invisible(original, root, faults, odd_spaces)
    if not isinstance(root.value, dict):
        _report_no_map(root, faults)
        return None
    return root


_ENDS = {"\r\n": "CRLF, as on Windows", "\n": "LF", "\r": "CR"}
_EACH_END = {
    "\r\n": re.compile("\r\n"),
    "\n": re.compile("(?<!\r)\n"),
    "\r": re.compile("\r(?!\n)"),
}


def _report_mixed_ends(text: str, faults: Faults) -> None:
    """Notice lines that end in different ways; they stay as they are when the file is saved."""
    if "\r" not in text:
        return
    both = text.count("\r\n")
    counts = {"\r\n": both, "\n": text.count("\n") - both, "\r": text.count("\r") - both}
    there = [end for end in counts if counts[end]]
    if len(there) < 2:
        return
    most, rare = max(there, key=counts.__getitem__), min(there, key=counts.__getitem__)
    found = _EACH_END[rare].search(text)
    assert found is not None, "it was counted"
    faults.add(
        "core/mixed-line-ends",
        (found.start(), found.start()),
        said(
            "This line ends with {ENDS}, most lines of the file with {ENDS2}.",
            ENDS=_ENDS[rare],
            ENDS2=_ENDS[most],
        ),
        said("Saving keeps each line end; let an editor make them alike if this is not meant."),
        severity=Severity.HINT,
    )


def _report_empty(faults: Faults) -> None:
    faults.add(
        "core/empty-file",
        (0, 0),
        said("The file is empty."),
        said("Begin with “kind:” and “format: 1”."),
    )


def _report_no_map(root: Node, faults: Faults) -> None:
    if root.value is None and root.start == root.end:
        _report_empty(faults)
        return
    what = said("a list") if isinstance(root.value, list) else said("a single value")
    faults.add(
        "core/not-a-map",
        (root.start, min(root.end, max(root.start + 1, faults.lines.end_of(root.start)))),
        said("The file holds {what}, where keys and values are expected.", what=what),
        said("Begin with “kind:” and “format: 1”, and put the content below a key."),
    )


_NAMES = {
    "utf-16-le": "UTF-16",
    "utf-16-be": "UTF-16",
    "utf-32-le": "UTF-32",
    "utf-32-be": "UTF-32",
}


def _report_encoding(decoded: Decoded, faults: Faults) -> None:
    if decoded.other == "size":
        faults.add(
            "core/file-too-large",
            (0, 0),
            said(
                "The file has more than {MAX_BYTES} million bytes and is not read.",
                MAX_BYTES=MAX_BYTES // 1000000,
            ),
            said("Divide it into several files."),
        )
    elif decoded.other == "bytes":
        at = decoded.fault
        faults.add(
            "core/not-utf8",
            (at, at + 1),
            said("The byte {byte} is no part of a UTF-8 text.", byte=f"{decoded.byte:#04x}"),
            said("Save the file as UTF-8 in the editor it was written with."),
        )
    else:
        faults.add(
            "core/not-utf8",
            (0, 0),
            said("The file is written in {NAMES}.", NAMES=_NAMES[decoded.other]),
            said("Save it as UTF-8 in the editor it was written with."),
        )
