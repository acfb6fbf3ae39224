"""A set of cards or the like as a whole: who is in it, by what it is filtered, its figures. Qt-free."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from designer.api import GamePlugin, SetFigures
from designer.api.sets import SetCell, SetRow, SetTable
from designer.diagnostics import capital, said
from designer.documents import Document, Pointer, Project, spoken_name, text_of, words_in
from designer.session.checking import LEAVES
from designer.session.tables.columns import Column, Columns, value_at
from designer.session.tables.targets import set_of
from designer.validation.documents import schema_of
from designer.validation.forms import item_label, sections
from designer.validation.schemas import Schema, SchemaStore
from designer.validation.shapes import ABSENT, Items
from designer.validation.shaping import title_of_key

__all__ = [
    "Facet",
    "Gathered",
    "Member",
    "counts_of",
    "figures",
    "gathered",
    "has_set",
    "option_title",
    "shown",
]

_MOST_NUMBERS = 16
_NAMES = ("name", "title")
_COUNTS = ("copies", "count")
_IDS = ("id", "code")


class Facet(msgspec.Struct, frozen=True):
    """Give a value by which members are filtered and counted.

    Attributes:
        key: of the value in an entry.
        title: what it is called.
        options: its values as texts, "" for none, each with its words.
    """

    key: str
    title: str
    options: tuple[tuple[str, str], ...]


class Member(msgspec.Struct, frozen=True):
    """Give one thing of the set.

    Attributes:
        path, pointer: where it stands.
        sort, name: what it is and its id, "" without one.
        title: what it is called.
        entry: its map.
        copies: how many of it there are, 1 where it does not say.
        values: its values by facet; a facet that its kind does not have is not there.
        words: everything that it says, in small letters.
    """

    path: str
    pointer: Pointer
    sort: str
    name: str
    title: str
    entry: Mapping[str, Any]
    copies: int
    values: Mapping[str, tuple[str, ...]]
    words: str


class Gathered(msgspec.Struct, frozen=True):
    """Give a set: its members in the order of the files, and its facets.

    Attributes:
        title: what its members are called.
        n_files: from how many documents they come.
    """

    title: str
    members: tuple[Member, ...]
    facets: tuple[Facet, ...]
    n_files: int


def gathered(
    project: Project,
    document: Document,
    store: SchemaStore,
    *,
    whole: bool,
    told: Callable[[Schema], Schema] = lambda schema: schema,
) -> Gathered | None:
    """Gather what a document lists, or all documents of its set; None where it lists nothing.

    Args:
        project: all documents.
        document: the one in front.
        store: the schemas.
        whole: whether the other documents of its set count too.
        told: gives a schema in the language of whoever looks.
    """
    documents = set_of(project, document) if whole else (document,)
    members: list[Member] = []
    facets: dict[str, Facet] = {}
    title = ""
    for each in documents:
        schema = schema_of(project, each, store)
        if schema is None:
            continue
        for field in sections(each, told(schema)):
            assert isinstance(field.shape, Items), "a section is a list"
            columns = Columns(field.shape.item)
            title = title or field.title
            entries = field.value if isinstance(field.value, list) else ()
            by = _facets(columns, entries)
            for key, (_, facet) in by.items():
                known = facets.get(key)
                facets[key] = facet if known is None else _joined(known, facet)
            for n, entry in enumerate(entries):
                if isinstance(entry, dict):
                    pointer: Pointer = (str(field.key), n)
                    label = item_label(field.shape.item, entry, pointer)
                    members.append(_member(each.path, pointer, columns, by, entry, label))
    if not title:
        return None
    return Gathered(title, tuple(members), tuple(facets.values()), len(documents))


def has_set(document: Document, schema: Schema) -> bool:
    """Say whether a document lists things such as cards; what a route only lays is no set."""
    return document.kind not in LEAVES and bool(sections(document, schema))


def shown(
    members: Iterable[Member], typed: str, chosen: Mapping[str, Collection[str]]
) -> list[Member]:
    """Give the members that hold what is typed and have one of the chosen values of each facet.

    A word with a minus before it must not be there.
    """
    wanted = [word for word in typed.casefold().split() if word != "-"]
    has = [word for word in wanted if not word.startswith("-")]
    lacks = [word[1:] for word in wanted if word.startswith("-")]
    return [
        member
        for member in members
        if all(word in member.words for word in has)
        and not any(word in member.words for word in lacks)
        and all(
            not values or not set(values).isdisjoint(member.values.get(key, ()))
            for key, values in chosen.items()
        )
    ]


def counts_of(
    gathered_: Gathered, typed: str, chosen: Mapping[str, Collection[str]]
) -> Mapping[str, Mapping[str, int]]:
    """Count for every value of each facet the members that choosing it would show."""
    found = {}
    for facet in gathered_.facets:
        others = {key: values for key, values in chosen.items() if key != facet.key}
        there = shown(gathered_.members, typed, others)
        found[facet.key] = Counter(v for m in there for v in m.values.get(facet.key, ()))
    return found


def figures(
    project: Project,
    plugin: GamePlugin | None,
    facets: Sequence[Facet],
    members: Sequence[Member],
) -> tuple[SetTable, ...]:
    """Give the figures of members: the game's own tables, then one for each facet."""
    own: tuple[SetTable, ...] = ()
    if isinstance(plugin, SetFigures):
        for sort in dict.fromkeys(member.sort for member in members if member.name):
            things = [m.entry for m in members if m.sort == sort and m.name]
            own += plugin.set_figures(project, sort, things)
    return (*own, *(t for facet in facets if (t := _table(facet, members)).rows))


# -- members ----------------------------------------------------------------------------------------


def _member(
    path: str,
    pointer: Pointer,
    columns: Columns,
    by: Mapping[str, tuple[Column, Facet]],
    entry: dict[str, Any],
    label: str,
) -> Member:
    name = next((entry[key] for key in _IDS if isinstance(entry.get(key), str)), "")
    title = next((spoken_name(entry[key]) for key in _NAMES if text_of(entry.get(key))), "")
    kind = columns.kind_of(entry)
    values = {
        key: _texts(_value(entry, column))
        for key, (column, _) in by.items()
        if key in kind.names or key in entry
    }
    words = " ".join(words_in(entry)).casefold()
    title = title or name or capital(label)
    return Member(path, pointer, columns.sort, name, title, entry, _copies(entry), values, words)


def _copies(entry: Mapping[str, Any]) -> int:
    for key in _COUNTS:
        value = entry.get(key)
        if type(value) is int:
            return value
        if isinstance(value, dict):
            return next((n for n in value.values() if type(n) is int), 1)
    return 1


def _value(entry: Any, column: Column) -> Any:
    """Give the value of a column, what holds without it where there is none."""
    value = value_at(entry, column.path)
    return column.parts[0].get("default", ABSENT) if value is ABSENT else value


def _texts(value: Any) -> tuple[str, ...]:
    """Give a value as texts: those of a list each, "" for none."""
    if value is ABSENT or value == []:
        return ("",)
    values = value if isinstance(value, list) else (value,)
    return tuple(_text(each) for each in values)


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


# -- facets -----------------------------------------------------------------------------------------


def _facets(columns: Columns, entries: Sequence[Any]) -> dict[str, tuple[Column, Facet]]:
    found = {}
    for column in columns.every:
        if len(column.path) != 1:
            continue
        options = _options(column, entries)
        if options:
            facet = Facet(
                column.name, column.title, tuple((o, option_title(o, column)) for o in options)
            )
            found[column.name] = (column, facet)
    return found


def _options(column: Column, entries: Sequence[Any]) -> tuple[str, ...]:
    """Give the values of a column that has few: those that its schema lists, or its numbers."""
    listed: dict[str, None] = {}
    for part in column.parts:
        options = part.options or (part.item().options if part.types == ("array",) else None)
        if options is None and part.types == ("boolean",):
            options = (True, False)
        listed |= dict.fromkeys(map(_text, options or ()))
    values = [_value(entry, column) for entry in entries if isinstance(entry, dict)]
    if not listed:
        numbers = sorted({v for v in values if type(v) is int})
        if not numbers or len(numbers) > _MOST_NUMBERS:
            return ()
        listed = dict.fromkeys(map(str, numbers))
    there = {text for value in values for text in _texts(value)}
    used = tuple(option for option in listed if option in there)
    is_partial = any(value is ABSENT or value == [] for value in values)
    return (*used, *([""] if is_partial and used else []))


def _joined(one: Facet, other: Facet) -> Facet:
    options = dict((*one.options, *other.options))
    if all(text.isdecimal() for text in options if text):
        options = dict(sorted(options.items(), key=lambda o: (not o[0], int(o[0] or 0))))
    elif "" in options:
        options = {**{k: v for k, v in options.items() if k}, "": options[""]}
    return Facet(one.key, one.title, tuple(options.items()))


def option_title(option: str, column: Column) -> str:
    """Say what forms call a value that a column may have; "" is none."""
    known = {"": said("None"), "true": said("Yes"), "false": said("No")}.get(option)
    if known is not None:
        return known
    for part in column.parts:
        titles = (part.item() if part.types == ("array",) else part).get("x-titles")
        if isinstance(titles, dict) and option in titles:
            return str(titles[option])
    title = title_of_key(option)
    return title[:1].upper() + title[1:]


def _table(facet: Facet, members: Sequence[Member]) -> SetTable:
    rows = []
    for option, title in facet.options:
        those = [m for m in members if option in m.values.get(facet.key, ())]
        if those:
            names = tuple(m.name for m in those)
            copies = sum(m.copies for m in those)
            cells = (SetCell(str(len(those)), names), SetCell(str(copies), names))
            rows.append(SetRow(title, cells))
    return SetTable(facet.title, (said("Kinds"), said("Copies")), tuple(rows))
