"""What the log says of a move, for everyone's eyes."""

from collections.abc import Iterator

from designer.api import Move, item_of, place_of

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
    seat = before.decision.seat if before.decision is not None else (
        before.mover if move.verb in (verbs.PROWL, verbs.HALT) else before.active
    )  # fmt: skip
    name = definition.seats[seat].title
    match move.verb:
        case verbs.PROWL:
            yield f"{name} moves a {definition.piece_title(args[0]).lower()} to {space_of(definition, args[1])}."  # fmt: skip
        case verbs.WALK:
            yield f"{name} moves to {space_of(definition, args[0])}."
        case verbs.FLY:
            yield f"{name} flies to {space_of(definition, args[0])}."
        case verbs.FLY_HOME:
            yield f"{name} flies home."
        case verbs.DRAW:
            yield f"{name} draws {definition.piece_title(before.bag[0]).lower()}."
        case verbs.PICK:
            yield f"{name} picks up {definition.kinds[args[0]].title.lower()}."
        case verbs.DROP | verbs.USE:
            what = definition.piece_title(before.packs[seat][args[0]]).lower()
            yield f"{name} {'drops' if move.verb == verbs.DROP else 'uses'} {what}."
        case verbs.SHIFT:
            yield f"{name} puts {definition.piece_title(before.packs[seat][args[0]]).lower()} into slot {args[1] + 1}."  # fmt: skip
        case verbs.END:
            yield f"{name} ends the turn."
        case _:
            yield from _answered(definition, before, move, name)


def _answered(definition: Definition, before: State, move: Move, name: str) -> Iterator[str]:
    decision = before.decision
    if decision is None or not move.args:
        return
    option = move.args[0]
    if decision.kind == "answer" and place_of(option) < PACK + len(before.packs):
        yield f"{name} gives up {definition.piece_title(item_of(option)).lower()}."
    elif decision.kind == "return" and place_of(option) == SPACES:
        yield f"{name} stands up on {space_of(definition, item_of(option))}."
    elif decision.kind == "drop":
        yield f"{name} drops {definition.piece_title(before.packs[decision.seat][option]).lower()}."


def _followed(book: Rulebook, before: State, after: State) -> Iterator[str]:
    definition = book.definition
    for position, code in enumerate(after.ground):
        if 0 <= code < definition.n_tiles and before.ground[position] != code:
            title = definition.surface_title(code).lower()
            yield f"A tile is turned up on {space_of(definition, position)}: {title}."
    for board in after.placed[len(before.placed) :]:
        yield f"{definition.boards[board].title} comes into play."
    yield from _suffered(definition, before, after)
    if after.active != before.active or after.round != before.round:
        yield from _rolled(definition, after)


def _suffered(definition: Definition, before: State, after: State) -> Iterator[str]:
    for piece in after.box[len(before.box) :]:
        yield f"{definition.piece_title(piece)} leaves the game."
    for seat, player in enumerate(definition.seats):
        if after.at[seat] == NOWHERE and before.at[seat] != NOWHERE:
            yield f"{player.title} is flown out of the jungle."
        if after.lying[seat] and not before.lying[seat]:
            yield f"{player.title} loses the next turn."
        if before.lying[seat] and not after.lying[seat]:
            yield f"{player.title} stands up."
        lost = [p for p in before.packs[seat] if p != NO_PIECE and p not in after.packs[seat]]
        if len(lost) > 1:
            yield f"{player.title} loses hold of {len(lost)} things."
    for animal in after.asleep:
        if animal not in before.asleep:
            yield f"A {definition.piece_title(animal).lower()} falls asleep."


def _rolled(definition: Definition, after: State) -> Iterator[str]:
    name = definition.seats[after.active].title
    animal = definition.kinds[after.animal].title.lower() if after.animal >= 0 else "no animal"
    yield f"{name} rolls {animal} and {after.number}."
