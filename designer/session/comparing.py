"""How a route stands among those that were published for its game. Qt-free."""

from collections.abc import Callable, Mapping

from designer.api import GamePlugin, RouteAnalyst, SetUp, never
from designer.documents import Document, Project
from designer.routes import Figure, figures_of

__all__ = ["published_figures", "published_routes"]

_PUBLISHED = frozenset({"public", "rulebook"})


def published_figures(
    plugin: GamePlugin,
    project: Project,
    cancelled: Callable[[], bool] = never,
    *,
    players: int | None = None,
    told: Callable[[int, int], None] | None = None,
) -> Mapping[str, tuple[Figure, ...]]:
    """Give the figures of the published routes of a game, by their ids.

    Published are the shipped routes whose `source` says so. A tenth of a second each.

    Args:
        plugin: the game.
        project: where the routes lie.
        cancelled: asked every few milliseconds whether to stop.
        players: only the start spaces of so many players count; None for all there are.
        told: is told before each route how many are done, and of how many.

    Raises:
        AnalysisStopped: `cancelled` said yes.
    """
    if not isinstance(plugin, RouteAnalyst):
        return {}
    found: dict[str, tuple[Figure, ...]] = {}
    documents = published_routes(plugin, project)
    for n, document in enumerate(documents):
        if told is not None:
            told(n, len(documents))
        set_up = SetUp(players=players)
        deep = plugin.analyse_deeply(project, document, set_up, cancelled=cancelled)
        if deep is not None:
            found[str(document.id)] = figures_of(deep)
    return found


def published_routes(plugin: GamePlugin, project: Project) -> tuple[Document, ...]:
    """Give the published routes of a game."""
    return tuple(
        document
        for document in project.of_kind("route")
        if isinstance(document.tree, dict)
        and document.tree.get("source") in _PUBLISHED
        and project.is_in_root(document)
        and project.game_of(document) == plugin.id
    )
