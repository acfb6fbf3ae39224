"""Questions put over the table: reactions, choices, cards that lie in no Camp and no hand."""

from collections import Counter
from collections.abc import Iterator

from designer.api import (
    Event,
    Handle,
    Piece,
    Question,
    is_thing,
    item_of,
    known,
    place_of,
    said,
)

from .definition import Kind
from .expedition import Expedition
from .handles import ROOM
from .prompts import prompt
from .rules.moves import PILES
from .state import State

__all__ = ["question"]

_LISTED = frozenset({"answer", "option", "may", "zone", "pick"})
_PILED = frozenset({"exploration_discard", "character_discard"})


def question(game: Expedition, state: State, handles: tuple[Handle, ...]) -> Question | None:
    """Give what is asked before all eyes; None where the pieces on the table answer it."""
    decision = state.decision
    if decision is None or not handles:
        return None
    if decision.kind not in _LISTED and not any(_is_off_table(game, h) for h in handles):
        return None
    if decision.kind == "answer":
        return _reaction(game, state, handles)
    kind = _carried_out(game, state)
    asked, beside = prompt(game, state), tuple(_beside(game, state, handles))
    if kind is None:
        return Question(asked, "", "", decision.rule, handles, beside)
    title = said("{card}: {asked}", card=kind.title, asked=asked)
    return Question(title, kind.text, f"card:{kind.id}", decision.rule, handles, beside)


def _beside(game: Expedition, state: State, handles: tuple[Handle, ...]) -> Iterator[Piece]:
    """Give what was looked at in a pile and is no answer: whoever looks sees that, too."""
    decision, world, kinds = state.decision, game.book.world, game.definition.kinds
    assert decision is not None, "somebody is asked"
    answers = {handle.face for handle in handles if handle.face}
    left = Counter(answers)
    for place, cards in known(state.flow, decision.seat).items():
        for at, card in enumerate(cards if world.word_of(place) in PILES else ()):
            face = f"card:{kinds[card].id}"
            if left[face]:
                left[face] -= 1
            else:  # a second copy is as good as the first
                dimmed = face not in answers
                yield Piece(place * ROOM + at, face, kinds[card].title, dimmed=dimmed)


def _is_off_table(game: Expedition, handle: Handle) -> bool:
    if not handle.face:
        return False
    return handle.piece is None or game.book.world.word_of(handle.piece // ROOM) in _PILED


def _carried_out(game: Expedition, state: State) -> Kind | None:
    """Give the card whose effect asks."""
    kinds, decision = game.definition.kinds, state.decision
    if decision is None or decision.register < 0 or not state.flow.stack:
        return None
    source = state.flow.stack[-1].source
    return kinds[item_of(source)] if is_thing(source) and item_of(source) < len(kinds) else None


def _reaction(game: Expedition, state: State, handles: tuple[Handle, ...]) -> Question:
    decision, kinds = state.decision, game.definition.kinds
    assert decision is not None, "somebody is asked"
    event = next((f.event for f in reversed(state.flow.stack) if f.event is not None), None)
    if event is None or not 0 <= item_of(event.of) < len(kinds):
        return Question(prompt(game, state), "", "", decision.rule, handles)
    kind = kinds[item_of(event.of)]
    title = said("{happens} Do you react?", happens=_happens(game, event, kind))
    text = kind.text if event.kind == "play" else ""
    return Question(title, text, f"card:{kind.id}", decision.rule, handles)


def _happens(game: Expedition, event: Event, kind: Kind) -> str:
    name = game.definition.seats[event.by].title if event.by >= 0 else said("Somebody")
    world = game.book.world
    match event.kind:
        case "play":
            is_used = world.word_of(place_of(event.of)) in ("camp", "specials")
            if is_used:
                return said("{name} uses {card}.", name=name, card=kind.title)
            return said("{name} plays {card}.", name=name, card=kind.title)
        case "put":
            return said("{name} places {card}.", name=name, card=kind.title)
        case "discard":
            return said("{name} discards {card}.", name=name, card=kind.title)
        case "take":
            return said("{name} takes {card}.", name=name, card=kind.title)
    return said("{name}: {card}.", name=name, card=kind.title)
