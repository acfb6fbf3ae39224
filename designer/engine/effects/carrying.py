"""What the verbs share that carry things from one zone to another."""

from collections.abc import Mapping
from typing import Any

from designer.diagnostics import said
from designer.engine.effects.building import Builder, Check
from designer.engine.effects.deeds import can_carry, carried, each
from designer.engine.effects.records import Event, Frame
from designer.engine.effects.scope import CannotCompile
from designer.engine.effects.things import item_of, place_of, thing_at

__all__ = ["carry", "put_onto_space", "something_fits"]

State = Any
_PILE_ENDS = {"top": False, "under": True}


def carry(
    tree: Mapping[str, Any],
    b: Builder,
    op: str,
    *,
    zone: str,
    is_asked: bool,
    is_ordered: bool = False,
) -> None:
    """Write the choice of things and their way to a zone.

    Args:
        tree: the effect.
        b: where it is written.
        op: the verb, which is the event's word too.
        zone: where they go; `top` and `under` mean the pile they lie in.
        is_asked: the event comes before each and may cancel it; else it tells of it afterwards.
        is_ordered: the player says in which order; the first one lies on top.
    """
    if zone not in b.world.zones and zone not in _PILE_ENDS:
        raise CannotCompile(said("“{name}” is no zone of this game", name=zone))
    chosen = b.select(b.selector(tree.get("what")), op, is_ordered=is_ordered)
    if is_ordered and zone != "under":
        b.reverse(chosen)

    def before(_state: State, frame: Frame, thing: int) -> Event:
        return Event(op, by=frame.actor, of=thing, came_from=place_of(thing), means="effect")

    def after(_state: State, frame: Frame, thing: int) -> Event:
        return Event(op, by=frame.actor, of=thing, to=place_of(thing), means="effect")

    def deed(state: State, frame: Frame, thing: int) -> tuple[State, int]:
        if zone in _PILE_ENDS:
            place, item = place_of(thing), item_of(thing)
            if not can_carry(b, thing):
                return state, thing
            state = b.world.lifted(state, place, item)
            return b.world.laid(state, place, item, under=_PILE_ENDS[zone]), thing
        return carried(b, state, frame, thing, zone)

    each(
        b,
        chosen,
        deed,
        before=before if is_asked else None,
        after=None if is_asked else after,
        name=tree.get("as"),
    )


def put_onto_space(tree: Mapping[str, Any], b: Builder, to: Mapping[str, Any]) -> None:
    """Write the choice of things and of a space, and put them there."""
    chosen = b.select(b.selector(tree.get("what")), "put")
    space = b.select(b.selector({"from": "spaces", **to}), "space")

    def deed(state: State, frame: Frame, thing: int) -> tuple[State, int]:
        if not frame.names[space] or not can_carry(b, thing):
            return state, thing
        place = b.world.place_on(state, frame.names[space][0])
        if place < 0:
            return state, thing
        state = b.world.lifted(state, place_of(thing), item_of(thing))
        state = b.world.laid(state, place, item_of(thing), under=False)
        return state, thing_at(place, item_of(thing))

    def after(_state: State, frame: Frame, thing: int) -> Event:
        return Event("put", by=frame.actor, of=thing, to=place_of(thing), means="effect")

    each(b, chosen, deed, after=after, name=tree.get("as"))


def something_fits(tree: Mapping[str, Any], b: Builder) -> Check:
    """Compile whether an effect finds anything that it is about."""
    selector = b.selector(tree.get("what"))
    return lambda state, frame: bool(selector.things(state, frame))
