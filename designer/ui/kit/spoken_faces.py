"""Pictures of cards and tokens in the language in force."""

from designer.api import GamePlugin, SpeakingFaces
from designer.documents import Project
from designer.printing.display import DisplayList
from designer.ui.kit.languages import spoken

__all__ = ["spoken_face"]


def spoken_face(plugin: GamePlugin, project: Project, key: str) -> DisplayList:
    """Give the picture of a piece; a game that knows no languages draws it as it does."""
    if isinstance(plugin, SpeakingFaces):
        return plugin.face_in(project, key, spoken())
    return plugin.face(project, key)
