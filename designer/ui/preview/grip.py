"""What a click on the table means: hold a piece, make a move, choose from a menu, or ask why not.

Qt-free. A handle names the things a legal move is made with; a click names one thing. What is in
hand narrows the handles down, and whatever is left over decides.
"""

from collections.abc import Iterable

import msgspec

from designer.hexes import Hex
from designer.play.table import Handle, Hold, Piece, Table, Zone

__all__ = [
    "Ask",
    "HoldPiece",
    "Make",
    "Meaning",
    "Menu",
    "Release",
    "choosable",
    "click_bar",
    "click_hex",
    "click_piece",
    "drop_on",
    "find_piece",
    "is_narrowed",
    "is_question",
    "loose",
    "named",
    "offers",
    "prices",
    "sole_deed",
    "spoken_for",
    "targets",
]


class Make(msgspec.Struct, frozen=True):
    """The click makes this move."""

    handle: Handle


class HoldPiece(msgspec.Struct, frozen=True):
    """The click takes a piece in hand."""

    piece: int


class Release(msgspec.Struct, frozen=True):
    """The click puts down what was in hand."""


class Menu(msgspec.Struct, frozen=True):
    """The click could be any of these moves."""

    handles: tuple[Handle, ...]


class Ask(msgspec.Struct, frozen=True):
    """The click is no legal move: tell why."""

    hold: Hold


Meaning = Make | HoldPiece | Release | Menu | Ask


def find_piece(table: Table, piece: int | None) -> tuple[Zone, Piece] | None:
    """Give a piece by its id, with the zone it lies in."""
    for zone in table.zones:
        for there in zone.pieces:
            if there.id == piece:
                return zone, there
    return None


def spoken_for(table: Table, piece: int | None) -> int | None:
    """Give the piece whose handles serve for a piece: an equal one, or itself."""
    found = find_piece(table, piece) if piece is not None else None
    like = found[1].like if found is not None else None
    return like if like is not None else piece


def choosable(table: Table, held: int | None = None) -> frozenset[int]:
    """Give the pieces that a click does something with."""
    made_with = {h.piece for h in table.handles if h.piece is not None}
    led_to = {h.target_piece for h in offers(table, held) if h.target_piece is not None}
    if held is None:
        led_to |= {h.target_piece for h in table.handles if h.target_piece is not None}
    can = made_with | led_to
    equal = {p.id for zone in table.zones for p in zone.pieces if p.like in can}
    return frozenset(can | equal)


def offers(table: Table, held: int | None) -> tuple[Handle, ...]:
    """Give what can be done now: with the piece in hand, or with empty hands."""
    piece = spoken_for(table, held)
    ways = table.shortcuts if held is not None else ()
    return tuple(h for h in (*table.handles, *ways) if h.piece == piece and not h.button)


def targets(table: Table, held: int | None) -> tuple[Handle, ...]:
    """Give the offers that lead somewhere."""
    return tuple(h for h in offers(table, held) if _leads(h))


def loose(table: Table, held: int | None) -> tuple[Handle, ...]:
    """Give the offers that lead nowhere and have no button of their own."""
    return tuple(h for h in offers(table, held) if not _leads(h))


def sole_deed(table: Table, held: int | None) -> Handle | None:
    """Give the only thing that can be done with a piece, where it leads nowhere: its own action.

    Its action may ask for places then, which can be chosen at once, too.
    """
    own = [h for h in offers(table, held) if not h.then] if held is not None else ()
    return own[0] if len(own) == 1 and not _leads(own[0]) else None


def named(table: Table) -> tuple[Handle, ...]:
    """Give the moves that have a button of their own; answers of a question stand with it."""
    asked = () if table.question is None else table.question.handles
    return tuple(h for h in table.handles if h.button and h not in asked)


def prices(table: Table) -> dict[int, str]:
    """Give what choosing a piece counts, for pieces that are only chosen."""
    return {h.piece: h.price for h in table.handles if h.piece is not None and not _leads(h)}


def is_question(table: Table) -> bool:
    """Say whether a question is open: the table says so, or pieces are chosen and none leads anywhere.

    A table that tells the stages of the turn says by itself when something is asked.
    """
    if table.asks or table.question is not None:
        return True
    if table.stages:
        return False
    with_piece = [h for h in table.handles if h.piece is not None]
    return bool(with_piece) and not any(_leads(h) for h in table.handles)


def is_narrowed(table: Table, held: int | None) -> bool:
    """Say whether pieces that cannot be chosen are of no use now.

    While something can be had for empty hands, every piece may serve to pay for it.
    """
    if held is not None or is_question(table):
        return True
    return not any(h.target_piece is not None for h in offers(table, None))


def click_piece(table: Table, held: int | None, piece: int) -> Meaning:
    """Say what a click on a piece means."""
    if held == piece:
        deed = sole_deed(table, held)
        return Release() if deed is None else Make(deed)
    key, in_hand = spoken_for(table, piece), spoken_for(table, held)
    onto = [h for h in _all(table, held) if h.target_piece == key]
    if held is not None and (fitting := [h for h in onto if h.piece == in_hand]):
        return _one_of(fitting)
    own = [h for h in table.handles if h.piece == key]
    if own:
        # An answer to a question needs no second click.
        is_sure = is_question(table) or bool(own[0].button)
        only_one = len(own) == 1 and not _leads(own[0]) and is_sure
        return Make(own[0]) if only_one else HoldPiece(piece)
    if onto and held is None:
        return _one_of(onto)
    if free := [h for h in onto if h.piece is None]:
        return _one_of(free)
    if held is not None and onto:
        return Ask(Hold(piece=held, target_piece=piece))
    return Ask(Hold(piece=piece))


def drop_on(table: Table, held: int, piece: int) -> Meaning:
    """Say what letting go of a piece over another means."""
    key, in_hand = spoken_for(table, piece), spoken_for(table, held)
    fitting = [h for h in _all(table, held) if h.target_piece == key and h.piece == in_hand]
    return _one_of(fitting) if fitting else Ask(Hold(piece=held, target_piece=piece))


def click_hex(table: Table, held: int | None, space: Hex) -> Meaning:
    """Say what a click on a space means."""
    here = [h for h in _all(table, held) if h.target_hex == space]
    return _target(table, here, held, Hold(piece=held, target_hex=space))


def click_bar(table: Table, held: int | None, bar: int) -> Meaning:
    """Say what a click on a barrier means."""
    here = [h for h in _all(table, held) if h.target_bar == bar]
    return _target(table, here, held, Hold(piece=held, target_bar=bar))


def _target(table: Table, here: Iterable[Handle], held: int | None, hold: Hold) -> Meaning:
    """With a piece in hand only its own moves count; with empty hands, all that lead there.

    What goes on without any piece goes first: nobody who is on the way wants to be asked at each step
    whether another piece is meant. Whoever means one takes it in hand.
    """
    piece = spoken_for(table, held)
    moves = tuple(here)
    fitting = [h for h in moves if h.piece == piece]
    if not fitting and held is None:
        fitting = list(moves)
    return _one_of(fitting) if fitting else Ask(hold)


def _all(table: Table, held: int | None) -> tuple[Handle, ...]:
    """Give all handles; those of several moves only for the piece in hand."""
    return (*table.handles, *(table.shortcuts if held is not None else ()))


def _one_of(handles: Iterable[Handle]) -> Meaning:
    found = tuple(handles)
    return Make(found[0]) if len(found) == 1 else Menu(found)


def _leads(handle: Handle) -> bool:
    return (handle.target_hex, handle.target_bar, handle.target_piece) != (None, None, None)
