"""Whether what is on screen can be played, and what stands in the way: the same faults as a check. Qt-free.

An error stops a game: what the content says is then not what would lie on the table. A warning
does not; it is told beside the game.
"""

from collections.abc import Sequence

import msgspec

from designer.api import Compiled, GamePlugin, Inspection, SetUp
from designer.diagnostics import Diagnostic, Location, Severity, failure_of, is_interrupt, said
from designer.documents import Document, Project
from designer.plugin_host import PluginHost
from designer.session.checking import LEAVES, Checker, route_behind

__all__ = ["Ready", "faults_in_play", "files_in_play", "is_as_written", "ready_to_play"]

_CORE = "core/"  # codes of reading, schemas and references


class Ready(msgspec.Struct, frozen=True):
    """Say whether a game can start.

    Attributes:
        plugin: the game's; None where no installed game is named.
        compiled: what the plugin made of the document; its game may be there in spite of errors
            (what could not be put down is left out of it).
        errors: what stops it, ordered by place.
        warnings: what does not.
    """

    plugin: GamePlugin | None
    compiled: Compiled | None
    errors: tuple[Diagnostic, ...]
    warnings: tuple[Diagnostic, ...]

    @property
    def can_start(self) -> bool:
        """Say whether there is a game, and it is the one that is written."""
        return not self.errors and self.compiled is not None and self.compiled.game is not None


def ready_to_play(
    host: PluginHost,
    project: Project,
    document: Document,
    set_up: SetUp,
    *,
    checker: Checker | None = None,
) -> Ready:
    """Check what a route or scenario is played with, and compile it.

    Args:
        host: gives the game's plugin.
        project: the documents as they are on screen.
        document: the route or scenario.
        set_up: players and switches, where they are not the document's own.
        checker: one that has seen the project before; by default a new one.

    Returns:
        Faults of the document, the route behind it and the pieces of its game; where these have no
        error but there is no game all the same, `errors` says what the plugin says.
    """
    game_id = project.game_of(document)
    plugin = host.game(game_id)
    found, warnings = faults_in_play(host, project, document, checker=checker)
    errors = list(found)
    compiled = None
    if plugin is not None and document.tree is not None:
        compiled = _compiled(plugin, project, document, set_up)
        if compiled.game is None and not errors:
            errors = list(compiled.diagnostics)
    return Ready(plugin, compiled, tuple(errors), warnings)


def faults_in_play(
    host: PluginHost, project: Project, document: Document, *, checker: Checker | None = None
) -> tuple[tuple[Diagnostic, ...], tuple[Diagnostic, ...]]:
    """Give errors and warnings of all documents that a route or scenario is played with, by place."""
    paths = files_in_play(project, document)
    report = (checker or Checker(host)).check(project, focus=paths, only=paths)
    found = [d for d in report.diagnostics if d.location.file in paths]
    errors = tuple(d for d in found if d.severity is Severity.ERROR)
    return errors, tuple(d for d in found if d.severity is Severity.WARNING)


def _compiled(plugin: GamePlugin, project: Project, document: Document, set_up: SetUp) -> Compiled:
    try:
        return plugin.compile(project, document, set_up)
    except BaseException as error:
        if is_interrupt(error):
            raise
        what, story = failure_of(error)
        fault = Diagnostic(
            "core/plugin-failed",
            Severity.ERROR,
            said("The plugin {id} failed while it set this up: {what}.", id=plugin.id, what=what),
            Location(document.path),
            said("There is no game then; the file is not touched."),
            related=(story,),
        )
        return Compiled(None, (fault,))


def is_as_written(inspection: Inspection, errors: Sequence[Diagnostic]) -> bool:
    """Say whether a board is the one that its documents describe, whatever it may be worth.

    It is not where something could not be read or named, or pieces lie on each other; what a
    game's own checks find on a board that is as written can be analysed.
    """
    scene = inspection.scene
    board = scene.board if scene is not None else None
    clashes = board is not None and any(
        not board.placements[overlap.b].lies_on for overlap in board.overlaps
    )
    return not clashes and not any(error.code.startswith(_CORE) for error in errors)


def files_in_play(project: Project, document: Document) -> frozenset[str]:
    """Give the paths of all documents that a game of a route or scenario is made from."""
    game_id = project.game_of(document)
    pieces = (
        other.path
        for other in project.documents.values()
        if other.likely_kind is not None
        and other.likely_kind not in LEAVES
        and project.game_of(other) in {game_id, ""}
    )
    boards = (document, *route_behind(project, document))
    return frozenset((*pieces, *(board.path for board in boards)))
