"""Steps and flights of explorers: what they cost, what stands in the way, what follows."""

from msgspec.structs import replace

from designer.api import Refusal, said, thing_at

from ..definition import DENSE, NOWHERE, WALL, Terrain
from ..places import FIGURES
from ..rulebook import Rulebook
from ..state import State, put
from . import ids
from .agenda import ARRIVE, planned
from .ground import border, direction, is_clearing, terrain_at
from .meeting import left_behind
from .packs import has_tag, matches

__all__ = [
    "clearings",
    "cost_of",
    "flight_cost",
    "gone_to",
    "lands_somewhere",
    "refusal_of_flight",
    "refusal_of_flight_home",
    "refusal_of_ground",
    "refusal_of_landing",
    "refusal_of_step",
    "step_cost",
]


def cost_of(book: Rulebook, state: State, what: str, seat: int, base: int) -> int:
    """Give a cost with all that supplies change about it."""
    if not book.changes_costs and not state.flow.lasting:
        return base
    thing = thing_at(FIGURES, seat)
    return max(0, int(book.machine.clauses.number(state, what, seat, thing, base)))


def step_cost(book: Rulebook, state: State, seat: int, here: int, there: int) -> int:
    """Give what a step costs."""
    definition = book.definition
    way = direction(definition, here, there)
    kind = border(definition, state, here, way)
    terrain = terrain_at(definition, state, there)
    cost = definition.step_cost + (terrain.cost if terrain is not None else 0)
    if kind == DENSE:
        cost += definition.dense_cost
        state = replace(state, crossing=DENSE)
    return max(0, cost_of(book, state, "move_cost", seat, cost))


def flight_cost(book: Rulebook, state: State, seat: int) -> int:
    """Give what a flight costs."""
    return cost_of(book, state, "flight_cost", seat, book.definition.flight_cost)


def _refusal_of_entry(book: Rulebook, state: State, seat: int, terrain: Terrain) -> Refusal | None:
    if terrain.needs and not has_tag(book.definition, state, seat, terrain.needs):
        what = terrain.needs.replace("_", " ")
        return Refusal(terrain.enter_rule, said("To come here one needs: {what}.", what=what))
    return None


def refusal_of_ground(
    book: Rulebook, state: State, seat: int, here: int, there: int
) -> Refusal | None:
    """Say why a step is not possible whatever it costs."""
    definition = book.definition
    way = direction(definition, here, there)
    if way < 0:
        return Refusal(ids.STEP, said("An explorer goes to an adjacent space."))
    terrain = terrain_at(definition, state, there)
    if terrain is None:
        return Refusal(ids.EDGE, said("There is nothing to stand on."))
    if border(definition, state, here, way) == WALL:
        return Refusal(ids.WALL, said("Nobody passes through the wall."))
    own = terrain_at(definition, state, here)
    if own is not None and own.passing and terrain.passing:
        return Refusal(ids.TWICE, said("After quicksand one has to land somewhere else."))
    return _refusal_of_entry(book, state, seat, terrain)


def refusal_of_step(book: Rulebook, state: State, seat: int, there: int) -> Refusal | None:
    """Say why an explorer cannot take a step."""
    definition = book.definition
    if not 0 <= there < len(definition.hexes):
        return Refusal(ids.EDGE, said("That is not on the table."))
    here = state.at[seat]
    refusal = refusal_of_ground(book, state, seat, here, there)
    if refusal is not None:
        return refusal
    cost = step_cost(book, state, seat, here, there)
    if cost > state.left:
        way = direction(definition, here, there)
        is_dense = border(definition, state, here, way) == DENSE
        rule = ids.DENSE if is_dense else ids.STEP_COST
        return Refusal(
            rule, said("This costs {cost}, and {left} are left.", cost=cost, left=state.left)
        )
    terrain = terrain_at(definition, state, there)
    if terrain is not None and terrain.passing:
        beyond = replace(state, at=put(state.at, seat, there), left=state.left - cost)
        if not lands_somewhere(book, beyond, seat):
            return Refusal(ids.LANDING, said("From there no known space can be reached."))
    return None


def lands_somewhere(book: Rulebook, state: State, seat: int) -> bool:
    """Say whether somebody on a space that is only passed can pay for a step off it."""
    here = state.at[seat]
    return any(
        there >= 0
        and refusal_of_ground(book, state, seat, here, there) is None
        and step_cost(book, state, seat, here, there) <= state.left
        for there in book.definition.beside[here]
    )


def clearings(book: Rulebook, state: State, seat: int) -> tuple[int, ...]:
    """Give the clearings in play that somebody could use."""
    definition = book.definition
    found = []
    for position, code in enumerate(state.ground):
        if code >= 0 and definition.surfaces[code].clearing:
            terrain = definition.terrains[definition.surfaces[code].terrain]
            if _refusal_of_entry(book, state, seat, terrain) is None:
                found.append(position)
    return tuple(found)


def _refusal_to_lift_off(book: Rulebook, state: State, seat: int) -> Refusal | None:
    definition = book.definition
    if not is_clearing(definition, state, state.at[seat]):
        return Refusal(ids.FLIGHT, said("One flies from a helicopter clearing."))
    cost = flight_cost(book, state, seat)
    if cost > state.left:
        return Refusal(
            ids.FLIGHT,
            said("A flight costs {cost}, and {left} are left.", cost=cost, left=state.left),
        )
    return None


def refusal_of_landing(book: Rulebook, state: State, seat: int, there: int) -> Refusal | None:
    """Say why an explorer cannot land somewhere, wherever it starts and whatever it costs."""
    definition = book.definition
    if not 0 <= there < len(definition.hexes) or not is_clearing(definition, state, there):
        return Refusal(ids.CLEARINGS_IN_PLAY, said("There is no clearing in play."))
    if there == state.at[seat]:
        return Refusal(ids.FLIGHT, said("The explorer is there already."))
    terrain = terrain_at(definition, state, there)
    assert terrain is not None, "a clearing lies on something"
    return _refusal_of_entry(book, state, seat, terrain)


def refusal_of_flight(book: Rulebook, state: State, seat: int, there: int) -> Refusal | None:
    """Say why an explorer cannot fly to another clearing."""
    refusal = refusal_of_landing(book, state, seat, there)
    return refusal or _refusal_to_lift_off(book, state, seat)


def refusal_of_flight_home(book: Rulebook, state: State, seat: int) -> Refusal | None:
    """Say why an explorer cannot fly out of the jungle."""
    if matches(book.definition, state, seat) < book.definition.matching:
        return Refusal(ids.MATCHING, said("That takes four relics of one colour, or of one sign."))
    refusal = _refusal_to_lift_off(book, state, seat)
    return Refusal(ids.WIN, refusal.message) if refusal is not None else None


def gone_to(state: State, seat: int, there: int) -> State:
    """Put an explorer down and do all that follows from coming there."""
    before = state.at[seat]
    state = replace(state, at=put(state.at, seat, there), crossing=0)
    if before != NOWHERE:
        state = left_behind(state, before)
    return planned(state, (ARRIVE, seat, there))
