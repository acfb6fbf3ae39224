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
    return LayingPlan(
        title=title,
        subtitle=subtitle,
        scene=_CAMP,
        steps=(LayingStep(said(_CAMP, language), board.title, "rulebook", 0, _CAMP),),
        notes=tuple(_notes(definition, state, language)),
        credits=tuple(filter(None, credits_)),
        scenes={_CAMP: scene},
        players=players,
        player_counts=_PLAYERS,
    )


def _notes(definition: Definition, state: State, language: str) -> Iterator[LayingNote]:
    def note(word: str, text: str, **parts: object) -> LayingNote:
        return LayingNote(said(word, language), said(text, language, **parts))

    yield note(_CAMP, "camp_text", names=", ".join(seat.title for seat in definition.seats))
    beside = {p for at in state.at for p in empties_around(definition, state, at)}
    n = min(len(beside), len(definition.starting))
    yield note("note_start", "note_start_text", n=n, left=len(definition.starting) - n)
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
    yield note("note_relics", "note_relics_text", removed=removed, sealed=sealed, pile=every - removed - sealed)  # fmt: skip
    yield note("note_first", "note_first_text")
