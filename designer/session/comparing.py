"""How a route stands among those that were published for its game. Qt-free."""

from collections.abc import Callable, Mapping

from designer.api import GamePlugin, RouteAnalyst, SetUp, never
from designer.documents import Project
from designer.routes import Figure, figures_of

__all__ = ["published_figures"]

_PUBLISHED = frozenset({"public", "rulebook"})


def published_figures(
    plugin: GamePlugin, project: Project, cancelled: Callable[[], bool] = never
) -> Mapping[str, tuple[Figure, ...]]:
    """Give the figures of the published routes of a game, by their ids.

    Published are the shipped routes whose `source` says so. A tenth of a second each.

    Raises:
        AnalysisStopped: `cancelled` said yes.
    """
    if not isinstance(plugin, RouteAnalyst):
        return {}
    found: dict[str, tuple[Figure, ...]] = {}
    for document in project.of_kind("route"):
        tree = document.tree
        if not isinstance(tree, dict) or tree.get("source") not in _PUBLISHED:
            continue
        if not project.is_shipped(document) or project.game_of(document) != plugin.id:
            continue
        deep = plugin.analyse_deeply(project, document, SetUp(), cancelled=cancelled)
        if deep is not None:
            found[str(document.id)] = figures_of(deep)
    return found
