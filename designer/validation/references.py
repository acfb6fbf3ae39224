"""Names that lead nowhere: every `x-ref` against what is declared."""

from collections.abc import Iterator
from pathlib import Path

from designer.diagnostics import Diagnostic, said
from designer.documents import Document, Project
from designer.documents.faults import MOST_PER_CODE, counted
from designer.validation.documents import Judged
from designer.validation.marks import Mark
from designer.validation.naming import Reporter
from designer.validation.walks import walks_at
from designer.validation.words import any_of, closest, listed, quoted, subject

__all__ = ["dangling", "unread_sorts"]

_SHORT_LIST = 30


def dangling(
    project: Project, document: Document, judged: Judged, unread: frozenset[str]
) -> Iterator[Diagnostic]:
    """Give a fault for each reference of a document to something that nothing declares.

    Args:
        project: the snapshot.
        document: the document.
        judged: what its schema says about it.
        unread: sorts of things that may be declared in files that cannot be read just now; nothing
            is said about references to them.
    """
    refs = [mark for mark in judged.marks if mark.sort == "ref"]
    if not refs:
        return
    game = project.game_of(document) or None
    local: dict[str, set[str]] = {}
    for pattern in project.patterns_for(document):
        if pattern.local:
            local.setdefault(pattern.sort, set())
    for entry in project.declared_in(document) if local else ():
        if entry.local:
            local[entry.sort].add(entry.id)
    reporter = Reporter(document, judged.schema)
    known = {sort: project.entries(sort, game) for mark in refs for sort in mark.to}
    n_found = 0
    for mark in refs:
        if mark.text in mark.words or any(
            mark.text in (local[sort] if sort in local else known[sort]) for sort in mark.to
        ):
            continue
        if not unread.isdisjoint(mark.to):
            continue
        if (n_found := n_found + 1) > MOST_PER_CODE:  # these are counted, not shown
            yield counted("core/dangling-ref", document.path, mark.text)
            continue
        names = [n for sort in mark.to for n in (local.get(sort) or known[sort])]
        left_out = _left_out(project, document, mark)
        sorts = (sort for sort in project.sorts(game) if sort not in local)
        other = next((s for s in sorts if mark.text in project.entries(s, game)), "")
        yield _fault(reporter, mark, [*mark.words, *names], left_out, other)


def _left_out(project: Project, document: Document, mark: Mark) -> Document | None:
    """Give the shipped file that declares a name and is left out, because this pack replaces its own."""
    pack = project.pack_of(document)
    if pack is None or pack.shipped:
        return None
    return next((d for d in project.replaced if _declares(project, d, mark)), None)


def _declares(project: Project, document: Document, mark: Mark) -> bool:
    return any(e.id == mark.text and e.sort in mark.to for e in project.declared_in(document))


def _fault(
    reporter: Reporter, mark: Mark, names: list[str], left_out: Document | None, other: str
) -> Diagnostic:
    sorts = any_of([sort.replace("_", " ") for sort in mark.to])
    close, key = closest(mark.text, names), ""
    if left_out is not None:
        close, name = None, Path(left_out.path).name
        remedy = said(
            "It is declared in {name} of the pack that comes with the program; "
            "this folder takes that pack's place, so copy {name} here, too, or "
            "give this pack an id of its own.",
            name=name,
        )
    elif other and _may_be_key(reporter, mark, other):
        close, key = None, other
        remedy = said(
            "It is the id of a {sort}: write “{key}: {id}”.",
            sort=key.replace("_", " "),
            key=key,
            id=mark.text,
        )
    elif other:
        close = None
        remedy = said(
            "It is the id of a {sort}: name it where one is asked for.",
            sort=other.replace("_", " "),
        )
    elif close is not None:
        remedy = said("Did you mean {close}?", close=close)
    elif not names:
        remedy = said(
            "No {sorts} is declared in the files that are open; declare it, or "
            "open the file that does.",
            sorts=sorts,
        )
    elif len(names) <= _SHORT_LIST:
        remedy = said(
            "Use one that there is: {listed}; or declare it.", listed=listed(names, _SHORT_LIST)
        )
    else:
        remedy = said("Use one that there is, or declare it.")
    sentence = said("there is no {sorts} {quoted}.", sorts=sorts, quoted=quoted(mark.text))
    if mark.of != "key":
        sentence = said("{subject}: {sentence}", subject=subject(mark.pointer), sentence=sentence)
    fixes = (
        reporter.replace(said("Write {close}", close=close), mark.pointer, close, of=mark.of)
        if close
        else ()
    )
    if key:
        fixes = reporter.replace(said("Write {key}", key=key), mark.pointer, key, of="key")
    return reporter.fault(
        "core/dangling-ref",
        mark.pointer,
        sentence,
        remedy,
        of=mark.of,
        fixes=fixes,
    )


def _may_be_key(reporter: Reporter, mark: Mark, sort: str) -> bool:
    """Say whether a reference under a key might stand under that of another sort, in its place."""
    above, document = mark.pointer[:-1], reporter.document
    there = document.node(above)
    if mark.of == "key" or reporter.schema is None or there is None or there.entry(sort):
        return False
    walks = walks_at(reporter.schema.walk, document.tree, above)
    return any(sort in walk.properties[sort].refs for walk in walks if sort in walk.properties)


def unread_sorts(project: Project, game: str) -> frozenset[str]:
    """Give the sorts that may be declared in files of a game which have no tree just now."""
    found: set[str] = set()
    sorts: dict[str | None, set[str]] = {}
    for (_, kind), patterns in project.patterns.items():
        sorts.setdefault(kind, set()).update(p.sort for p in patterns if not p.local)
    for document in project.documents.values():
        declares = sorts.get(document.likely_kind)
        if declares and project.game_of(document) in {game, ""} and document.tree is None:
            found |= declares
    return frozenset(found)
