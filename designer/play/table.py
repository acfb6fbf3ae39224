"""What lies on the table of a running game, as one seat may see it: plain data for any preview."""

from typing import Any

import msgspec

from designer.engine.game import Move
from designer.hexes import Hex

__all__ = [
    "Figure",
    "Handle",
    "Hold",
    "Piece",
    "Question",
    "Score",
    "SeatPlate",
    "Stage",
    "StandingBar",
    "Table",
    "Zone",
]


class Piece(msgspec.Struct, frozen=True):
    """Give a card or token.

    Attributes:
        id: its number within the state.
        face: names its picture; "" = face down.
        title: its name.
        dimmed: it is there, but spent.
        note: a short text beside the name where the picture is not shown (a price).
        mark: names the small sign that stands for it in lists, or "".
        like: id of an equal piece whose handles serve for this one too, or None.
        threat: what could happen to it before long, in a short sentence, or "".
    """

    id: int
    face: str
    title: str
    dimmed: bool = False
    note: str = ""
    mark: str = ""
    like: int | None = None
    threat: str = ""


class Zone(msgspec.Struct, frozen=True):
    """Give a place for pieces.

    Attributes:
        id: the zone's word (`hand`, `pile`, `market`); unique together with `seat`.
        seat: its owner, or None for a common one.
        layout: `row` (all shown), `pile` (top shown, count), `stacks` (one piece each, with counts),
            `slots` (places that stay where they are, empty or not), `ground` (like stacks, for what
            lies near a figure), `loose` (on its way to another place), `dice` (what was rolled),
            `open_pile` (the first one shown, count; everybody may look through all of them).
        counts: for `stacks` and `ground`, one number per piece; else empty.
        n: how many pieces lie there, shown or not.
        area: in games without a board: `mat` (laid out before its seat), `centre` (between the
            seats); "" for what lies elsewhere.
        room: how many places are shown there, at least; `place`: what is said of a free one;
            `sign`: the face of its sign; `colour`: of its edge. All only where there is an area.
    """

    id: str
    title: str
    seat: int | None
    layout: str
    pieces: tuple[Piece, ...]
    n: int
    counts: tuple[int, ...] = ()
    area: str = ""
    room: int = 0
    place: str = ""
    sign: str = ""
    colour: str = ""


class Figure(msgspec.Struct, frozen=True):
    """Give a figure on the board.

    Attributes:
        badge: what tells it from others of its seat, to be shown beside it, or "".
    """

    id: int
    seat: int
    hex: Hex
    title: str
    badge: str = ""


class StandingBar(msgspec.Struct, frozen=True):
    """Give a barrier that still bars its joint."""

    id: int
    pairs: tuple[tuple[Hex, Hex], ...]
    code: str
    strength: int
    number: str
    title: str


class SeatPlate(msgspec.Struct, frozen=True):
    """Give what is shown of a player: name, palette colour, short facts (`18 to go`), trophies."""

    name: str
    colour: str
    facts: tuple[str, ...]
    trophies: tuple[str, ...] = ()


class Handle(msgspec.Struct, frozen=True):
    """Say by which things on the table a legal move can be taken hold of.

    Attributes:
        label: the move in words, for menus, buttons and the list of targets.
        piece: id of the piece it is made with, or None.
        target_hex, target_bar, target_piece: where it leads, if anywhere.
        button: "" or the name of a button that makes it at once (`End turn`).
        price: short text at the target ("2" spent of the card).
        figure: id of the figure that it moves, or None.
        then: moves that are made right after it, for a handle that stands for several.
        is_settled: nothing else could be meant: it is made at once after the move that led here.
        face: the picture to choose it by, where the piece itself does not lie on the table.
        note: what it does, in a few words.
        declines: it is the way to let things be.
        ghost: the picture of what it lays on the board (a `BoardScene`), where it would lie; its target
            is one of the spaces covered, a different one for each such move.
    """

    move: Move
    label: str
    piece: int | None = None
    target_hex: Hex | None = None
    target_bar: int | None = None
    target_piece: int | None = None
    button: str = ""
    price: str = ""
    figure: int | None = None
    is_settled: bool = False
    then: tuple[Move, ...] = ()
    face: str = ""
    note: str = ""
    declines: bool = False
    ghost: Any = None


class Hold(msgspec.Struct, frozen=True):
    """Say which things on the table a player has taken hold of, legal or not.

    Attributes:
        piece: id of the piece in hand, or None.
        target_hex, target_bar, target_piece: where it was to lead, at most one of them.
    """

    piece: int | None = None
    target_hex: Hex | None = None
    target_bar: int | None = None
    target_piece: int | None = None


class Stage(msgspec.Struct, frozen=True):
    """Give a stage of a turn: its name, what may be done in it, `done`, `now` or `next`."""

    title: str
    text: str
    state: str


class Score(msgspec.Struct, frozen=True):
    """Give what the seats are compared by: its name, how it stands in words, a sign, one figure each."""

    title: str
    text: str
    sign: str
    values: tuple[str, ...]


class Question(msgspec.Struct, frozen=True):
    """Give a question that is asked before everybody's eyes, with all its answers.

    Attributes:
        title: what happens and what is asked; `text`: what that means.
        face: the piece it is about, or "".
        rule: id of the rule that asks, or "".
        handles: the answers, also those by pieces that lie on the table.
        beside: pieces that the asked one sees as well, and cannot choose.
    """

    title: str
    text: str
    face: str
    rule: str
    handles: tuple[Handle, ...]
    beside: tuple[Piece, ...] = ()


class Table(msgspec.Struct, frozen=True):
    """Give the whole table for one seat's eyes; `prompt` says what the seat to move is asked.

    `scene` is the picture of the board as it lies now (a `BoardScene`), in games whose board changes in
    play; None where it stays. `asks` says that a question is open, by whatever it is answered.
    `handles` has one handle for each legal move; `shortcuts` stand for several moves each, from a piece
    to a place. `withheld` are buttons that are always there and lead nowhere now: pressed, they say why.

    Games without a board lay their zones out by `area`; they may tell the `stages` of the turn, what
    the seats are compared by (`scores`), `hints` worth a look, and put a `question` over the table.
    """

    seat: int | None
    prompt: str
    seats: tuple[SeatPlate, ...]
    zones: tuple[Zone, ...]
    figures: tuple[Figure, ...]
    bars: tuple[StandingBar, ...]
    handles: tuple[Handle, ...]
    round: int = 0
    missing: tuple[str, ...] = ()
    scene: Any = None
    asks: bool = False
    shortcuts: tuple[Handle, ...] = ()
    withheld: tuple[Handle, ...] = ()
    stages: tuple[Stage, ...] = ()
    scores: tuple[Score, ...] = ()
    hints: tuple[str, ...] = ()
    question: Question | None = None
