"""Which editor a document gets: what stands between list and form, by its kind."""

from collections.abc import Callable, Mapping

from designer.api import PieceKit
from designer.paint.look import Look
from designer.ui.editors.cards import FacesStage
from designer.ui.editors.decks import DecksStage
from designer.ui.editors.editor import Editor, Stage
from designer.ui.editors.pieces import PiecesStage
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


def editor_for(kind: str, look: Look, pictures: Pictures, plugin: object = None) -> Editor:
    """Make the editor of a kind of documents; kinds that nobody has met get list and form.

    Args:
        kind: of the document.
        look: colours and icons.
        pictures: of its things.
        plugin: of its game, which may say that its pieces are painted by hand.
    """
    make = _STAGES.get(kind)
    if isinstance(plugin, PieceKit) and kind in plugin.painted_kinds():
        make = PiecesStage
    return Editor(look, pictures, make(look, pictures) if make is not None else None)
