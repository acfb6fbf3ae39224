"""Check a project: reading, schemas, references, games' own checks; anew only what changed. Qt-free."""

from collections.abc import Collection, Iterator, Mapping
from operator import is_
from typing import Any

import msgspec

from designer.api import Inspection
from designer.diagnostics import (
    Diagnostic,
    Location,
    Related,
    Severity,
    failure_of,
    is_interrupt,
    said,
    sorted_by_place,
)
from designer.documents import Document, Project
from designer.plugin_host import PluginHost, prints_beside
from designer.printing.scenes import BoardScene
from designer.session.packless import NO_CONTENT, in_no_pack
from designer.validation import check_project, run_checks

__all__ = ["LEAVES", "Checker", "Report", "route_behind", "with_routes"]

LEAVES = frozenset({"route", "scenario", "situation", "replay"})
"""Kinds whose documents stand alone: no board depends on another route's text."""

_OF_ONE = 2  # parts of the pointer to one of the things that a document lists

_Looked = tuple[Inspection | None, tuple[Diagnostic, ...]]


class Report(msgspec.Struct, frozen=True):
    """Give everything that is known of a project's documents.

    Attributes:
        diagnostics: all faults, ordered by place.
        inspections: what the games made of each document with a board, by path.
    """

    diagnostics: tuple[Diagnostic, ...]
    inspections: Mapping[str, Inspection]

    @property
    def scenes(self) -> Mapping[str, BoardScene]:
        """Give the pictures by path."""
        return {path: i.scene for path, i in self.inspections.items() if i.scene is not None}

    @property
    def analyses(self) -> Mapping[str, Any]:
        """Give the analyses by path."""
        return {path: i.analysis for path, i in self.inspections.items() if i.analysis is not None}

    def of(self, path: str) -> tuple[Diagnostic, ...]:
        """Give the faults in one file."""
        return tuple(d for d in self.diagnostics if d.location.file == path)


class Checker:
    """Check snapshots of a project, keeping what still holds from the last time.

    Use one per window and call it from one thread at a time.
    """

    def __init__(self, host: PluginHost) -> None:
        self._host = host
        self._shared: dict[str, tuple[Document, ...]] = {}
        self._cache: dict[str, tuple[tuple[Document, ...], tuple[Document, ...], _Looked]] = {}

    def check(
        self,
        project: Project,
        focus: Collection[str] | None = None,
        *,
        only: Collection[str] | None = None,
    ) -> Report:
        """Check a snapshot.

        Args:
            project: the documents as they are on screen.
            focus: paths whose boards are looked at; None looks at all.
            only: paths whose faults are wanted; None wants those of all documents.
        """
        found: list[Diagnostic] = list(check_project(project, self._host.schemas, only))
        misshapen = _misshapen(found)
        shared: dict[str, tuple[Document, ...]] = {}
        inspections: dict[str, Inspection] = {}
        for path, document in project.documents.items():
            if focus is not None and path not in focus:
                continue
            inspection, faults = self._inspect(project, document, shared)
            found.extend(fault for fault in faults if not _is_told(fault, inspection, misshapen))
            if inspection is not None:
                inspections[path] = inspection
            if document.kind == "plugin" and document.id is not None:
                self._host.checks(document.id)  # whoever checks a plugin asks whether it works
            found.extend(_open_end(document))
            found.extend(in_no_pack(project, document))
        found.extend(self._host.problems)  # plugins are loaded, and fail, only by now
        return Report(sorted_by_place(found), inspections)

    def _shared_by_all(self, project: Project, game_id: str) -> tuple[Document, ...]:
        """Give what every board of a game may depend on, the same object while nothing in it changes.

        What belongs to no game that can be told, or to no game (plugins), belongs to all.
        """
        found = tuple(
            document
            for document in project.documents.values()
            if document.likely_kind not in LEAVES
            and (document.likely_kind == "plugin" or project.game_of(document) in {game_id, ""})
        )
        if not _same(found, self._shared.get(game_id, ())):
            self._shared[game_id] = found
        return self._shared.get(game_id, ())

    def _inspect(
        self, project: Project, document: Document, shared_by_game: dict[str, tuple[Document, ...]]
    ) -> _Looked:
        game_id = _game_of(project, document)
        if not game_id:
            return None, ()
        if game_id not in shared_by_game:
            shared_by_game[game_id] = self._shared_by_all(project, game_id)
        shared = shared_by_game[game_id]
        basis = (*route_behind(project, document), document)
        cached = self._cache.get(document.path)
        if cached is not None and cached[0] is shared and _same(cached[1], basis):
            return cached[2]
        inspection, faults = self._look(project, document, game_id)
        for route in route_behind(project, document):
            _, alone = self._inspect(project, route, shared_by_game)
            faults = tuple(_of_both(document, route, fault, alone) for fault in faults)
        result = inspection, faults
        self._cache[document.path] = (shared, basis, result)
        return result

    def _look(self, project: Project, document: Document, game_id: str) -> _Looked:
        plugin = self._host.game(game_id)
        if plugin is None:
            return None, ()
        try:
            with prints_beside():
                inspection = plugin.inspect(project, document)
            if inspection is None:
                return None, ()
            checks = [c for c in self._host.checks(game_id) if inspection.scope == c.SCOPE]
            compiled = inspection.compiled.diagnostics if inspection.compiled else ()
        except BaseException as error:
            if is_interrupt(error):
                raise
            return None, (_plugin_failed(game_id, document, error),)
        with prints_beside():
            found = run_checks(checks, inspection.subject, document.path)
        return inspection, (*compiled, *found)


def _misshapen(found: Collection[Diagnostic]) -> frozenset[tuple[str, str]]:
    """Give the places, with all that hold them, that are not shaped as they should be."""
    places: set[tuple[str, str]] = set()
    for fault in found:
        if fault.severity is Severity.ERROR:
            parts = fault.location.pointer.split("/")
            places.update(
                (fault.location.file, "/".join(parts[:n])) for n in range(2, len(parts) + 1)
            )
    return frozenset(places)


def _is_told(
    fault: Diagnostic, inspection: Inspection | None, misshapen: Collection[tuple[str, str]]
) -> bool:
    """Say whether it may only be found because of a word in the same part that has been told.

    Of a card with a misspelt word a game understands less: that is told first, and alone.
    """
    if inspection is None or inspection.scene is not None:
        return False
    pointer = fault.location.pointer
    is_of_one = pointer.count("/") >= _OF_ONE or _is_compiled(fault, inspection)
    return is_of_one and (fault.location.file, pointer) in misshapen


def _is_compiled(fault: Diagnostic, inspection: Inspection) -> bool:
    return inspection.compiled is not None and fault in inspection.compiled.diagnostics


def _open_end(document: Document) -> Iterator[Diagnostic]:
    """Give a hint for a game that is written down without its end: nobody can see that it is whole."""
    tree = document.tree
    if document.kind != "replay" or not isinstance(tree, dict) or {"outcome", "hash"} & tree.keys():
        return
    if isinstance(tree.get("moves"), list):
        yield Diagnostic(
            "core/open-end",
            Severity.HINT,
            said(
                "How this game came out is not noted, so nobody can tell whether its moves are all there."
            ),
            document.location(("moves",), of="key"),
            said("Play it again and save it, or write “outcome:”."),
        )


def _of_both(
    scenario: Document, route: Document, fault: Diagnostic, alone: Collection[Diagnostic]
) -> Diagnostic:
    """Give a fault its place: in the scenario where the route has it only as the scenario plays it."""
    if fault.location.file != route.path or fault in alone:
        return fault
    at = msgspec.structs.replace(scenario.location(("route",)), space=fault.location.space)
    here = Related(
        fault.location, said("It is here on the route, which alone is without this fault.")
    )
    return msgspec.structs.replace(fault, location=at, related=(here, *fault.related))


def _plugin_failed(game_id: str, document: Document, error: BaseException) -> Diagnostic:
    what, story = failure_of(error)
    return Diagnostic(
        "core/plugin-failed",
        Severity.ERROR,
        said(
            "The plugin {game_id} failed while it looked at this file: {what}.",
            game_id=game_id,
            what=what,
        ),
        Location(document.path),
        said("What it would have shown and checked is missing; the file is not touched."),
        related=(story,),
    )


def _game_of(project: Project, document: Document) -> str:
    """Give the game whose plugin looks at a document: boards say theirs, pieces have their pack's."""
    if document.kind in {"route", "scenario"}:
        named = document.tree.get("game") if isinstance(document.tree, dict) else None
        return named if isinstance(named, str) else ""
    return "" if document.kind in NO_CONTENT else project.game_of(document)


def route_behind(project: Project, document: Document) -> tuple[Document, ...]:
    """Give the route that a scenario stands on."""
    if document.kind != "scenario":
        return ()
    entry = project.entry("route", str(document.tree.get("route")))
    return () if entry is None else (entry.document,)


def with_routes(project: Project, paths: Collection[str]) -> frozenset[str]:
    """Give the paths of documents, and of the routes that the scenarios among them stand on."""
    documents = [project.documents[path] for path in paths if path in project.documents]
    return frozenset(paths).union(
        route.path for document in documents for route in route_behind(project, document)
    )


def _same(left: tuple[Document, ...], right: tuple[Document, ...]) -> bool:
    """Say whether two rows hold the very same snapshots (equal content would cost a deep look)."""
    return len(left) == len(right) and all(map(is_, left, right))
