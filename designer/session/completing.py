"""What may stand at a place of a text that is being written: keys and values by the schema. Qt-free.

A text in the middle of a word seldom parses, so the entry around the place is read alone, with a
word of our own where the next one will stand; where that comes to lie in the tree is the place.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from designer.diagnostics import said
from designer.documents import Document, Pointer, Project, read_document
from designer.session.bulk import value_at
from designer.validation.candidates import candidates
from designer.validation.documents import schema_of
from designer.validation.parts import Part
from designer.validation.schemas import Schema, SchemaStore
from designer.validation.shaping import branch_of, reference_of

__all__ = ["Completion", "Completions", "completions", "fitting"]

_MARK = "zzplacezz"
_WORD = re.compile(r"[A-Za-z0-9_]*$")
_REST = re.compile(r"[A-Za-z0-9_]*")
_TOP = re.compile(r"^([A-Za-z_][\w-]*):", re.MULTILINE)
_HEAD = re.compile(r"^(?:#|kind:|format:|game:).*$", re.MULTILINE)
_LONGEST = 60_000  # letters of one entry that are read at each wish


class Completion(NamedTuple):
    """Give one word that may stand there.

    Attributes:
        text: what is written.
        title: what it means, in words.
        detail: more on it.
        is_key: whether it is a key, behind which a value follows.
    """

    text: str
    title: str = ""
    detail: str = ""
    is_key: bool = False


class Completions(NamedTuple):
    """Give what may stand between two offsets of the text."""

    start: int
    end: int
    found: tuple[Completion, ...]


def completions(
    project: Project,
    document: Document,
    store: SchemaStore,
    text: str,
    offset: int,
    language: str = "en",
) -> Completions:
    """Give the words that may stand at an offset of a text.

    Args:
        project: where the ids are that references may name.
        document: the document as it was read last; says kind and game.
        store: the schemas.
        text: the text as it is on screen.
        offset: the place.
        language: in which things are called.
    """
    before = _WORD.search(text, 0, offset)
    start = before.start() if before is not None else offset
    rest = _REST.match(text, offset)
    end = rest.end() if rest is not None else offset
    if document.tree is None:
        document = _by_its_head(document, text)
    schema = schema_of(project, document, store)
    if schema is None:
        return Completions(start, end, ())
    found = _found(project, document, schema, text, (start, end), language)
    return Completions(start, end, fitting(dict.fromkeys(found), text[start:offset]))


def fitting(
    found: Iterable[Completion], typed: str, *, begun: bool = False
) -> tuple[Completion, ...]:
    """Give the words that fit what is typed, those that begin with it first.

    Args:
        found: all words that may stand there.
        typed: what is typed.
        begun: whether a part of the word must begin with it; else it may stand anywhere.
    """
    fits = _begins if begun else _fits
    return tuple(
        sorted((c for c in found if fits(c, typed)), key=lambda c: not c.text.startswith(typed))
    )


def _by_its_head(document: Document, text: str) -> Document:
    """Give a document that says its kind and game, where the text as a whole cannot be read."""
    return read_document("".join(f"{line}\n" for line in _HEAD.findall(text)), document.path)


def _fits(completion: Completion, typed: str) -> bool:
    wanted = typed.casefold()
    return wanted in completion.text.casefold() or wanted in completion.title.casefold()


def _begins(completion: Completion, typed: str) -> bool:
    parts = re.split(r"[_\W]+", f"{completion.text} {completion.title}".casefold())
    wanted = typed.casefold()
    return completion.text.casefold().startswith(wanted) or any(p.startswith(wanted) for p in parts)


def _found(
    project: Project,
    document: Document,
    schema: Schema,
    text: str,
    span: tuple[int, int],
    language: str,
) -> list[Completion]:
    start, end = span
    first, last = _around(text, start)
    if last - first > _LONGEST:
        return []
    head = _head_of(text, first)
    above, below = text[first:start], text[end:last]
    follows_key = below.lstrip(" ").startswith(":")
    for word, is_key in ((f"{_MARK}: {_MARK}", True), (_MARK, False)):
        if is_key and (follows_key or _stands_behind_key(above)):
            continue
        mark = (_MARK if follows_key else word) + _closing(above, below)
        read = read_document(f"{head}{above}{mark}{below}", "entry")
        place = _place_of(read.tree, ()) if read.tree is not None else None
        if place is None:
            continue
        pointer, as_key = place
        if as_key:
            found = list(_keys(schema, read.tree, pointer))
        else:
            found = list(_values(project, document, schema, read.tree, pointer, language))
        if found:
            return found
    return []


# -- the place ------------------------------------------------------------------------------------


def _around(text: str, offset: int) -> tuple[int, int]:
    """Give where the entry around a place begins and ends: an item of a list at the top, or all of that."""
    tops = [match.start() for match in _TOP.finditer(text)]
    top = max((n for n in tops if n <= offset), default=0)
    stop = min((n for n in tops if n > offset), default=len(text))
    first = re.compile(r"^([ ]*)- ", re.MULTILINE).search(text, top, stop)
    if first is None or offset <= first.start():
        return top, stop
    item = re.compile(rf"^{first[1]}- ", re.MULTILINE)
    items = [match.start() for match in item.finditer(text, top, stop)]
    begins = max((n for n in items if n <= offset), default=top)
    return begins, min((n for n in items if n > offset), default=stop)


def _head_of(text: str, first: int) -> str:
    """Give the key of the list whose item stands alone, "" where the entry has its own key."""
    if _TOP.match(text, first):
        return ""
    tops = list(_TOP.finditer(text, 0, first))
    return f"{tops[-1][1]}:\n" if tops else ""


def _stands_behind_key(above: str) -> bool:
    """Say whether a value is wanted: the line ends in a key's colon, or in a list of brackets."""
    line = above.rpartition("\n")[2]
    return bool(re.search(r":[ ]+$", line)) or _opened(line)[-1:] == ["["]


def _opened(line: str) -> list[str]:
    """Give the brackets that a line leaves open."""
    found: list[str] = []
    for sign in re.findall(r"[\[\]{}]", line):
        if sign in "[{":
            found.append(sign)
        elif found:
            found.pop()
    return found


def _closing(above: str, below: str) -> str:
    """Give the brackets that a line still lacks at its end, where nothing stands there yet."""
    if below.partition("\n")[0].strip():
        return ""
    opened = _opened(above.rpartition("\n")[2])
    return "".join("]" if sign == "[" else "}" for sign in reversed(opened))


def _place_of(tree: Any, pointer: Pointer) -> tuple[Pointer, bool] | None:
    """Give where our word stands, and whether it is a key there."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            if key == _MARK:
                return pointer, True
            if (found := _place_of(value, (*pointer, key))) is not None:
                return found
    elif isinstance(tree, list):
        for number, value in enumerate(tree):
            if (found := _place_of(value, (*pointer, number))) is not None:
                return found
    elif tree == _MARK:
        return pointer, False
    return None


# -- what may stand there -------------------------------------------------------------------------


def _parts_at(schema: Schema, tree: Any, pointer: Pointer) -> list[Part]:
    """Give all that the schema may say of a place, by what stands on the way to it."""
    parts, value = [Part(schema.tree)], tree
    for step in pointer:
        parts = [p for part in parts for p in _meant(part, value)]
        below: list[Part] = []
        for part in parts:
            found = part.item() if isinstance(step, int) else part.under(step) or part.extra
            if found is not None:
                below.append(found)
        parts = below
        value = value_at(value, (step,))
    return [p for part in parts for p in _meant(part, value)]


def _meant(part: Part, value: Any) -> list[Part]:
    """Give the alternatives that a value may be of: one where that is clear, else all."""
    branches = part.branches
    if not branches:
        return [part]
    plain = {k: v for k, v in value.items() if k != _MARK} if isinstance(value, dict) else value
    if isinstance(plain, dict) and plain:
        number = branch_of(branches, plain)
        told = number is not None and any(
            (p := b.under(key)) is not None and p.options for b in branches for key in plain
        )
        if told and number is not None:
            return _meant(branches[number], value)
    return [p for branch in branches for p in _meant(branch, value)]


def _keys(schema: Schema, tree: Any, pointer: Pointer) -> Iterator[Completion]:
    value: Any = tree
    for step in pointer:
        value = value[step]
    there = set(value) if isinstance(value, dict) else set()
    parts = _parts_at(schema, tree, pointer)
    names = {name: part for part in reversed(parts) for name in part.names}
    needed = {name for part in parts for name in part.required}
    ordered = dict.fromkeys(name for part in parts for name in part.names)
    for name in sorted(ordered, key=lambda each: each not in needed):
        below = names[name].under(name)
        if name not in there and below is not None:
            detail = below.description
            yield Completion(name, below.title, detail, is_key=True)


def _values(
    project: Project,
    document: Document,
    schema: Schema,
    tree: Any,
    pointer: Pointer,
    language: str,
) -> Iterator[Completion]:
    for part in _parts_at(schema, tree, pointer):
        titles = part.get("x-titles", {})
        for option in part.options or ():
            text = str(option).lower() if isinstance(option, bool) else str(option)
            yield Completion(text, titles.get(option, ""), part.description)
        if "boolean" in part.types and part.options is None:
            yield Completion("true", said("Yes"))
            yield Completion("false", said("No"))
        reference = reference_of(part)
        for each in () if reference is None else candidates(project, document, reference, language):
            yield Completion(each.id, each.title, "")
