"""Judge one document by its schema."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from designer.diagnostics import Diagnostic, Severity, said
from designer.documents import Document, Project
from designer.documents.faults import MOST_PER_CODE, capped
from designer.validation.guessing import best_fit, game_fix
from designer.validation.marks import Mark, marks_of
from designer.validation.naming import Reporter
from designer.validation.schemas import CORE, Schema, SchemaStore
from designer.validation.sentences import CODES, faults_of
from designer.validation.words import closest, found, listed, quoted

__all__ = ["Judged", "guessed_by_names", "judged", "schema_of", "validate_document"]

_OF_MANY_KINDS = frozenset({"format", "game", "id", "name", "text", "title"})
_UNREAD_NUMBERS = frozenset({"core/number-too-large", "core/not-a-number"})
_MOST_PER_KEYWORD = MOST_PER_CODE + 50


class Judged(msgspec.Struct, frozen=True):
    """Give what one document's schema says about it.

    Attributes:
        schema: the schema used, None where there is none.
        faults: what does not fit it.
        marks: its references, cells and spaces.
    """

    schema: Schema | None
    faults: tuple[Diagnostic, ...]
    marks: tuple[Mark, ...]


def judged(document: Document, store: SchemaStore, game: str) -> Judged:
    """Give the judgement on a document of a game ("" where nothing tells it), each reading once."""
    before = store.memory.get(document)
    if before is None or before[0] != game:
        before = store.memory[document] = (game, _judge(document, store, game))
    found: Judged = before[1]
    return found


def schema_of(project: Project, document: Document, store: SchemaStore) -> Schema | None:
    """Give the schema that a document is judged by, None if its kind is not known.

    It is the same as `judged` takes, without judging: where nothing tells the game, the one that
    fits best.
    """
    if document.kind is None or document.tree is None:
        return None
    game = project.game_of(document)
    schemas = store.candidates(document.kind, game if game in store.games else "")
    return best_fit(document, schemas) if schemas else None


def validate_document(
    document: Document, store: SchemaStore, game: str | None = None
) -> tuple[Diagnostic, ...]:
    """Give the faults of a document that its schema finds.

    Args:
        document: the document; one without a tree has none beyond those of reading.
        store: the schemas.
        game: the game it belongs to; None takes what the document itself says.
    """
    if game is None:
        folder = document.schema_folder
        game = document.own_game or (folder if folder is not None and folder != "core" else "")
    return _judge(document, store, game).faults


def _judge(document: Document, store: SchemaStore, game: str) -> Judged:
    if document.tree is None:
        return Judged(None, (), ())
    if document.kind is None:
        return Judged(None, (_no_kind(document, store, game),), ())
    known = game if game in store.games else ""
    schemas = store.candidates(document.kind, known)
    if not schemas:
        return Judged(None, (_unknown_kind(document, store, known),), ())
    best = _by_schema(document, best_fit(document, schemas))
    if game != known and document.own_game == game:
        unknown = _unknown_game(best, document, store, game)
        others = (fault for fault in best.faults if _at(fault) != _at(unknown))  # said already
        return Judged(best.schema, (unknown, *others), ())
    if not game and len(schemas) > 1:
        return Judged(best.schema, (_guessed(best, document, store), *best.faults), best.marks)
    return best


def guessed_by_names(project: Project, document: Document, store: SchemaStore) -> Diagnostic:
    """Say the same as `judged` of a file that no game owns, the game first that knows most of its names."""
    best = judged(document, store, "")
    own = tuple(fault for fault in best.faults if fault.code != "core/guessed-game")
    best = msgspec.structs.replace(best, faults=own)
    refs = [mark for mark in best.marks if mark.sort == "ref"]

    def known(game: str) -> int:
        return sum(any(m.text in project.entries(sort, game) for sort in m.to) for m in refs)

    return _guessed(best, document, store, known)


def _guessed(
    best: Judged,
    document: Document,
    store: SchemaStore,
    known: Callable[[str], int] = lambda _game: 0,
) -> Diagnostic:
    """Say as whose file it is read though nothing tells it, and offer to write that.

    `known` tells how many of the document's names a game knows.
    """
    read = best.schema.folder if best.schema is not None else CORE
    # What is the same for all games belongs to those that have no schema of their own for it.
    games = [g for g in sorted(store.games) if store.get(g, str(document.kind)) is None]
    games.sort(key=known, reverse=True)
    games = [read] if read != CORE else games
    of = (
        said("a file of {read}", read=read)
        if read != CORE
        else said("a file that is the same for all games")
    )
    why = (
        said("with which it has the fewest faults")
        if best.faults
        else said("with which it has no faults")
    )
    return Reporter(document, best.schema).fault(
        "core/guessed-game",
        ("kind",),
        said(
            "nothing says to which game this file belongs; it is read as {of}, {why}.",
            of=of,
            why=why,
        ),
        said(
            "Write the game below “kind”, for example “game: {game}”, or put the file into a pack.",
            game=games[0],
        ),
        severity=Severity.HINT,
        fixes=tuple(fix for name in games for fix in game_fix(document, name)),
    )


def _unknown_game(best: Judged, document: Document, store: SchemaStore, game: str) -> Diagnostic:
    close = closest(game, store.games)
    hint = said("Did you mean {close}? ", close=close) if close else ""
    reporter = Reporter(document, best.schema)
    return reporter.fault(
        "core/unknown-game",
        ("game",),
        said(
            "there is no game {quoted}, so names in this file cannot be followed.",
            quoted=quoted(game),
        ),
        said("{hint}The games are: {listed}.", hint=hint, listed=listed(sorted(store.games))),
        fixes=reporter.replace(said("Write {close}", close=close), ("game",), close)
        if close
        else (),
    )


def _by_schema(document: Document, schema: Schema) -> Judged:
    reporter = Reporter(document, schema)
    faults: list[Diagnostic] = []
    newer = document.format is not None and document.format > schema.newest_format
    if newer:
        faults.append(_newer_format(reporter, schema))
    elif document.format is not None and document.format < 1:
        faults.append(
            reporter.fault(
                "core/out-of-range",
                ("format",),
                said(
                    "“format” is {format}, but formats are counted from 1.", format=document.format
                ),
                said("Write {newest_format}.", newest_format=schema.newest_format),
                fixes=reporter.replace(
                    said("Write {format}", format=schema.newest_format),
                    ("format",),
                    str(schema.newest_format),
                ),
            )
        )
    found_by_schema, more = _findings(reporter, schema)
    if newer:  # a key that is not known here may well be one of the newer format
        found_by_schema = [f for f in found_by_schema if f.code != "core/unknown-key"]
        more.pop("core/unknown-key", None)
    unread = {_at(d) for d in document.diagnostics if d.code in _UNREAD_NUMBERS}
    faults.extend(f for f in found_by_schema if _at(f) not in unread)  # that is said already
    return Judged(schema, capped(_once(faults), more=more), marks_of(schema.walk, document.tree))


def _at(fault: Diagnostic) -> tuple[int, int]:
    return fault.location.line, fault.location.column


def _findings(reporter: Reporter, schema: Schema) -> tuple[list[Diagnostic], Counter[str]]:
    """Give the first findings of each keyword in full, and how many more there are by code."""
    seen: Counter[str] = Counter()
    more: Counter[str] = Counter()
    faults: list[Diagnostic] = []
    try:
        for error in schema.validator.iter_errors(reporter.document.tree):
            seen[error.validator] += 1
            if seen[error.validator] <= _MOST_PER_KEYWORD:
                faults.extend(faults_of(reporter, error))
            else:
                more[CODES.get(error.validator, "core/wrong-form")] += 1
    except RecursionError:
        faults.append(
            reporter.fault(
                "core/too-deep",
                (),
                said("the content is nested too deep to be checked."),
                said("Divide it into smaller parts."),
            )
        )
    return faults, more


def _once(faults: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """Leave out what is said already: content shared through an anchor is judged at each use."""
    seen: set[tuple[int, int, str, str]] = set()
    for fault in faults:
        where = fault.location
        key = (where.line, where.column, fault.code, fault.message)
        if key not in seen:
            seen.add(key)
            yield fault


def _newer_format(reporter: Reporter, schema: Schema) -> Diagnostic:
    return reporter.fault(
        "core/newer-format",
        ("format",),
        said(
            "this file has format {format}; this version of the program knows "
            "formats up to {newest_format}.",
            format=reporter.document.format,
            newest_format=schema.newest_format,
        ),
        said(
            "Open it with a newer version. Nothing in it is changed or left out here, but what is new in it is not checked."
        ),
    )


def _no_kind(document: Document, store: SchemaStore, game: str) -> Diagnostic:
    kinds = store.kinds(game or None)
    if "kind" not in document.tree and (meant := _near_kind(document, kinds)):
        return _misspelled_kind(document, meant)
    if "kind" in document.tree:
        message = said(
            "“kind” is {found}, but should be the name of a kind.",
            found=found(document.tree["kind"]),
        )
    else:
        message = said("The key “kind” is missing: it says what the file holds.")
    return Diagnostic(
        "core/missing-kind",
        Severity.ERROR,
        message,
        document.location(("kind",)),
        said("Write “kind:” with one of these: {listed}.", listed=listed(kinds, 30)),
    )


def _near_kind(document: Document, kinds: Sequence[str]) -> str | None:
    """Give a key that was meant to be `kind`: written alike, and with a word beside it."""
    texts = (key for key, value in document.tree.items() if isinstance(value, str))
    words = [key for key in texts if key not in _OF_MANY_KINDS]
    close = closest("kind", words, 0.7)
    if close is not None:
        return close
    return next((key for key in words[:2] if document.tree[key] in kinds), None)


def _misspelled_kind(document: Document, key: str) -> Diagnostic:
    reporter = Reporter(document, None)
    return Diagnostic(
        "core/missing-kind",
        Severity.ERROR,
        said("The key “kind” is missing, and there is no key {quoted}.", quoted=quoted(key)),
        document.location((key,), of="key"),
        said("Did you mean “kind”?"),
        fixes=reporter.replace(said("Rename it to kind"), (key,), "kind", of="key"),
    )


def _unknown_kind(document: Document, store: SchemaStore, game: str) -> Diagnostic:
    kinds = store.kinds(game or None)
    close = closest(document.kind, kinds)
    hint = said("Did you mean {close}? ", close=close) if close else ""
    reporter = Reporter(document, None)
    return Diagnostic(
        "core/unknown-kind",
        Severity.ERROR,
        said(
            "There is no kind of file called {quoted}, so nothing in it could be checked.",
            quoted=quoted(str(document.kind)),
        ),
        document.location(("kind",)),
        said("{hint}The kinds are: {listed}.", hint=hint, listed=listed(kinds, 30)),
        fixes=reporter.replace(said("Write {close}", close=close), ("kind",), close)
        if close
        else (),
    )
