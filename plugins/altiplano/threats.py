"""What a Reaction could still save: the cards of a Camp that a played card could lay hands on."""

from collections.abc import Iterator, Mapping

from designer.api import is_thing, item_of, place_of, said, thing_at

from .definition import Kind
from .expedition import Expedition
from .state import State
from .walking import CAMP_ZONES, abilities_of, effects_in, fits, words_of

__all__ = ["threats"]

_SAYS = {
    "discard": said("{card} could discard it"),
    "take": said("{card} could take it"),
    "trash": said("{card} could take it out of the game"),
}


def threats(game: Expedition, state: State) -> Mapping[int, str]:
    """Give what could happen to cards while somebody is asked for a Reaction, by thing."""
    decision = state.decision
    if decision is None or decision.kind != "answer":
        return {}
    event = next((f.event for f in reversed(state.flow.stack) if f.event is not None), None)
    kinds = game.definition.kinds
    if event is None or not is_thing(event.of) or item_of(event.of) >= len(kinds):
        return {}
    if event.kind in _SAYS:
        zone = game.book.world.word_of(place_of(event.of))
        return {event.of: said("It is about to go")} if zone in CAMP_ZONES else {}
    if event.kind != "play":
        return {}
    return dict(_by_card(game, state, kinds[item_of(event.of)], event.of, event.by))


def _by_card(
    game: Expedition, state: State, kind: Kind, source: int, by: int
) -> Iterator[tuple[int, str]]:
    world, machine = game.book.world, game.book.machine
    contexts = [ability.context(by, source) for ability in machine.actions(item_of(source))]
    for ability in abilities_of(kind) if contexts else ():
        if ability.tree.get("trigger") != "action":
            continue
        for effect in effects_in(ability, "effects"):
            op, what = effect.tree["op"], effect.tree.get("what")
            if op not in _SAYS or not isinstance(what, dict) or what.get("who") != "you":
                continue
            for zone in CAMP_ZONES.keys() & set(words_of(what.get("from"))):
                place = world.place(zone, 1 - by)
                wanted, kinds = what.get("filter"), game.definition.kinds
                things = tuple(
                    thing_at(place, item)
                    for item in world.things(state, place)
                    if fits(kinds[item], wanted)
                )
                for thing in machine.allowed(state, op, things, contexts[0]):
                    yield thing, said(_SAYS[op].pattern, card=kind.title)
