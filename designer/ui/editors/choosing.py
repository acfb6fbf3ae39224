"""Which editor a document gets: what stands between list and form, by its kind."""

from collections.abc import Callable, Mapping

from designer.paint.look import Look
from designer.ui.editors.cards import FacesStage
from designer.ui.editors.decks import DecksStage
from designer.ui.editors.editor import Editor, Stage
from designer.ui.editors.rules import RulesStage
from designer.ui.editors.tiles import TilesStage
from designer.ui.forms.pictures import Pictures

__all__ = ["editor_for"]

_STAGES: Mapping[str, Callable[[Look, Pictures], Stage]] = {
    "cards": FacesStage,
    "decks": DecksStage,
    "tiles": TilesStage,
    "tokens": FacesStage,
    "rules": RulesStage,
}


def editor_for(kind: str, look: Look, pictures: Pictures) -> Editor:
    """Make the editor of a kind of documents; kinds that nobody has met get list and form."""
    make = _STAGES.get(kind)
    return Editor(look, pictures, make(look, pictures) if make is not None else None)
