"""What the table says: what is asked, the phases of the turn, the majorities, what is worth a look."""

from collections.abc import Iterator

from designer.api import NOTHING, Score, Stage, said

from .definition import ARCHAEOLOGIST, RAIDER, TREASURE
from .expedition import Expedition
from .state import ACTING, ASSEMBLING, CHECKING, DRAWING, OVER, PLACING, State

__all__ = ["hints", "prompt", "scores", "stages"]

_PHASES = {
    ASSEMBLING: said("The expeditions are assembled."),
    DRAWING: said("Phase 1: draw a card from either pile."),
    ACTING: said("Phase 2: one Action, or none."),
    PLACING: said("Phase 3: one more Action, or place a card."),
    CHECKING: said("Phase 4: the hand is checked."),
}
_ASKED = {
    "answer": said("Do you react?"),
    "pick": said("Which Character do you keep?"),
    "hand_limit": said("Which cards do you discard?"),
    "zone": said("From which pile?"),
    "option": said("Which of these?"),
    "may": said("Is it done?"),
}
_STAGES = {
    DRAWING: (said("Draw"), said("one card, from either pile")),
    ACTING: (said("Action"), said("one, or none")),
    PLACING: (said("Action, or place a card"), said("one of these, or none")),
}
_SPECIALS = {
    ARCHAEOLOGIST: ("adventurer", said("The Adventurer"), said("Archaeologists")),
    RAIDER: ("rogue", said("The Rogue"), said("Raiders")),
}


def prompt(game: Expedition, state: State) -> str:
    """Say what is asked now."""
    if state.phase == OVER:
        outcome = game.outcome(state)
        return outcome.sentence if outcome is not None else ""
    if state.decision is None:
        return _PHASES.get(state.phase, "")
    left = state.decision.least - len(state.decision.chosen)
    if state.decision.kind == "hand_limit" and left > 0:
        return said("Which cards do you discard? {n} to go.", n=left)
    return _ASKED.get(state.decision.kind, said("Choose a card."))


def stages(game: Expedition, state: State) -> Iterator[Stage]:
    """Give the four phases of the turn that is running."""
    if state.phase in (ASSEMBLING, OVER):
        return
    limit = game.book.machine.clauses.number(
        state, "hand_limit", state.active, NOTHING, game.definition.hand_limit
    )
    said_of = {**_STAGES, CHECKING: (said("Hand limit"), said("{n} cards at most", n=limit))}
    missed = state.skips[state.active]
    asked = state.decision
    for phase, (title, usual) in said_of.items():
        text = usual
        now = "done" if phase < state.phase else "now" if phase == state.phase else "next"
        if phase in missed:
            text = said("is missed this time")
        elif now == "now" and asked is not None and asked.seat != state.active:
            text = said("waits for {name}", name=game.definition.seats[asked.seat].title)
        yield Stage(title, text, now)


def scores(game: Expedition, state: State) -> Iterator[Score]:
    """Give the majorities, with who has which Special card."""
    definition, world = game.definition, game.book.world
    for role, (sign, title, counted) in _SPECIALS.items():
        owner = next(
            (
                seat
                for seat in range(2)
                if any(definition.kinds[card].majority == role for card in state.specials[seat])
            ),
            None,
        )
        whose = said("nobody") if owner is None else definition.seats[owner].title
        values = tuple(str(world.strength(state, seat, role)) for seat in range(2))
        yield Score(said("{title}: {whose}", title=title, whose=whose), counted, f"sign:{sign}", values)  # fmt: skip
    wanted = definition.treasures_to_win
    yield Score(
        said("Treasures"), said("{n} win the game", n=wanted), "sign:treasure",
        tuple(str(len(row)) for row in state.treasures),
    )  # fmt: skip


def hints(game: Expedition, state: State) -> Iterator[str]:
    """Give what is worth a look: both Actions, and where the last Treasure is."""
    if state.phase == ACTING and state.decision is None:
        yield said("Two Actions are possible in a turn: one now, one in phase 3.")
    if all(len(row) == game.definition.treasures_to_win - 1 for row in state.treasures):
        kinds = game.definition.kinds
        open_ones = [c for c in state.exploration_discard if kinds[c].type == TREASURE]
        yield (
            said("A Treasure lies in the Exploration discard: whoever gets it may win.")
            if open_ones
            else said("The last Treasure is hidden: in a hand or in the pile.")
        )
