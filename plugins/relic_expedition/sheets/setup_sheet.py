"""How the table is made ready: the camp, and what lies beside it."""

from collections.abc import Iterator

from designer.api import (
    Document,
    LayingNote,
    LayingPlan,
    LayingStep,
    Project,
    SetUp,
    number_in,
    text_of,
)

from ..box import Box, read_box
from ..compile import compile_game
from ..definition import ANIMAL, SUPPLY, Definition
from ..rules.ground import empties_around
from ..rules.setup import camp
from ..scene import scene_of
from ..state import State
from .words import said

__all__ = ["laying_plan"]

_PLAYERS = (2, 3, 4)
_CAMP = "camp"


def laying_plan(
    project: Project, document: Document, set_up: SetUp, language: str
) -> LayingPlan | None:
    """Say how the table is made ready; see `designer.api.Printable`."""
    if document.kind != "scenario" or not isinstance(document.tree, dict):
        return None
    title = text_of(document.tree.get("name"), language) or str(document.id or "")
    players = set_up.players or number_in(document.tree, "players", 3)
    subtitle = said("subtitle", language, players=players)
    compiled = compile_game(project, document, set_up)
    if compiled.game is None:
        why = " ".join(fault.message for fault in compiled.diagnostics)
        return LayingPlan(title, subtitle, "", (), faults=(said("faulty", language, why=why),))
    definition = compiled.game.definition
    state = camp(definition)
    scene = scene_of(definition, compiled.game.pictures, state)
    credits_ = (
        text_of(pack.document.tree.get("credits"), language)
        for pack in project.packs
        if pack.game == project.game_of(document) and pack.shipped
    )
    board = next(kind for kind in definition.boards if kind.is_start)
    box = read_box(project, language)
    name = text_of(box.boards[board.id].get("name"), language) or board.title
    return LayingPlan(
        title=title,
        subtitle=subtitle,
        scene=_CAMP,
        steps=(LayingStep(name, "", "rulebook", 0, _CAMP),),
        notes=tuple(_notes(definition, state, box)),
        credits=tuple(filter(None, credits_)),
        scenes={_CAMP: scene},
        players=players,
        player_counts=_PLAYERS,
    )


def _notes(definition: Definition, state: State, box: Box) -> Iterator[LayingNote]:
    language = box.language

    def note(word: str, *texts: str, **parts: object) -> LayingNote:
        text = " ".join(said(text, language, **parts) for text in texts if text)
        return LayingNote(said(word, language), text)

    called = dict(box.seats)
    names = ", ".join(called[seat.colour] or seat.title for seat in definition.seats)
    yield note(_CAMP, "camp_text", names=names)
    beside = {p for at in state.at for p in empties_around(definition, state, at)}
    n = min(len(beside), len(definition.starting))
    left = len(definition.starting) - n
    yield note("note_start", "note_start_text", "note_left_text" if left else "", n=n, left=left)
    kinds = definition.kinds
    yield note(
        "note_ready",
        "note_ready_text",
        stack=len(definition.stack),
        bag=sum(kind.count for kind in kinds if kind.in_bag),
        supplies=sum(kind.count for kind in kinds if kind.sort == SUPPLY and not kind.in_bag),
        animals=sum(kind.count for kind in kinds if kind.sort == ANIMAL),
    )
    sealed = sum(definition.surfaces[number].relics for number in definition.relic_spaces)
    removed = len(definition.removed) or definition.n_removed_at_random
    every = sum(kind.count for kind in kinds if kind.colour)
    first = "note_removed_text" if removed else ""
    pile = every - removed - sealed
    yield note("note_relics", first, "note_relics_text", removed=removed, sealed=sealed, pile=pile)
    yield note("note_first", "note_first_text")
