"""What the log says of a move, for everyone's eyes."""

from collections.abc import Iterator

from designer.api import Move, counted_as, item_of, lowered, place_of, said

from .definition import NOWHERE, Definition
from .names import space_of
from .places import PACK, SPACES
from .rulebook import Rulebook
from .rules import verbs
from .state import NO_PIECE, State

__all__ = ["told"]


def told(book: Rulebook, before: State, move: Move, after: State) -> tuple[str, ...]:
    """Give the lines of a move."""
    return (*_made(book, before, move), *_followed(book, before, after))


def _made(book: Rulebook, before: State, move: Move) -> Iterator[str]:
    definition, args = book.definition, move.args
    seat = _who(before, move)
    name = definition.seats[seat].title
    match move.verb:
        case verbs.PROWL:
            animal = lowered(definition.piece_title(args[0]))
            space = space_of(definition, args[1])
            yield said("{name} moves a {animal} to {space}.", name=name, animal=animal, space=space)
        case verbs.WALK:
            yield said("{name} moves to {space}.", name=name, space=space_of(definition, args[0]))
        case verbs.FLY:
            yield said("{name} flies to {space}.", name=name, space=space_of(definition, args[0]))
        case verbs.FLY_HOME:
            yield said("{name} flies home.", name=name)
        case verbs.DRAW:
            thing = lowered(definition.piece_title(before.bag[0]))
            yield said("{name} draws {thing}.", name=name, thing=thing)
        case verbs.PICK:
            thing = lowered(definition.kinds[args[0]].title)
            yield said("{name} picks up {thing}.", name=name, thing=thing)
        case verbs.DROP | verbs.USE | verbs.SHIFT:
            thing = lowered(definition.piece_title(before.packs[seat][args[0]]))
            yield _of_slot(move, name, thing)
        case verbs.END:
            yield said("{name} ends the turn.", name=name)
        case _:
            yield from _answered(definition, before, move, name)


def _who(before: State, move: Move) -> int:
    """Give whose move it is."""
    if before.decision is not None:
        return before.decision.seat
    return before.mover if move.verb in (verbs.PROWL, verbs.HALT) else before.active


def _of_slot(move: Move, name: str, thing: str) -> str:
    if move.verb == verbs.SHIFT:
        slot = move.args[1] + 1
        return said("{name} puts {thing} into slot {slot}.", name=name, thing=thing, slot=slot)
    if move.verb == verbs.DROP:
        return said("{name} drops {thing}.", name=name, thing=thing)
    return said("{name} uses {thing}.", name=name, thing=thing)


def _answered(definition: Definition, before: State, move: Move, name: str) -> Iterator[str]:
    decision = before.decision
    if decision is None or not move.args:
        return
    option = move.args[0]
    if decision.kind == "answer" and place_of(option) < PACK + len(before.packs):
        thing = lowered(definition.piece_title(item_of(option)))
        yield said("{name} gives up {thing}.", name=name, thing=thing)
    elif decision.kind == "return" and place_of(option) == SPACES:
        space = space_of(definition, item_of(option))
        yield said("{name} stands up on {space}.", name=name, space=space)
    elif decision.kind == "drop":
        thing = lowered(definition.piece_title(before.packs[decision.seat][option]))
        yield said("{name} drops {thing}.", name=name, thing=thing)


def _followed(book: Rulebook, before: State, after: State) -> Iterator[str]:
    definition = book.definition
    for position, code in enumerate(after.ground):
        if 0 <= code < definition.n_tiles and before.ground[position] != code:
            tile = lowered(definition.surface_title(code))
            space = space_of(definition, position)
            yield said("A tile is turned up on {space}: {tile}.", space=space, tile=tile)
    for board in after.placed[len(before.placed) :]:
        yield said("{board} comes into play.", board=definition.boards[board].title)
    yield from _suffered(definition, before, after)
    if after.active != before.active or after.round != before.round:
        yield _rolled(definition, after)


def _suffered(definition: Definition, before: State, after: State) -> Iterator[str]:
    for piece in after.box[len(before.box) :]:
        yield said("{thing} leaves the game.", thing=definition.piece_title(piece))
    for seat, player in enumerate(definition.seats):
        name = player.title
        if after.at[seat] == NOWHERE and before.at[seat] != NOWHERE:
            yield said("{name} is flown out of the jungle.", name=name)
        if after.lying[seat] and not before.lying[seat]:
            yield said("{name} loses the next turn.", name=name)
        if before.lying[seat] and not after.lying[seat]:
            yield said("{name} stands up.", name=name)
        lost = [p for p in before.packs[seat] if p != NO_PIECE and p not in after.packs[seat]]
        if len(lost) > 1:
            yield counted_as("{name} loses hold of {n} thing.", "{name} loses hold of {n} things.", len(lost), name=name)  # fmt: skip
    for animal in after.asleep:
        if animal not in before.asleep:
            yield said("A {animal} falls asleep.", animal=lowered(definition.piece_title(animal)))


def _rolled(definition: Definition, after: State) -> str:
    name = definition.seats[after.active].title
    if after.animal < 0:
        return said("{name} rolls no animal and {n}.", name=name, n=after.number)
    animal = lowered(definition.kinds[after.animal].title)
    return said("{name} rolls {animal} and {n}.", name=name, animal=animal, n=after.number)
