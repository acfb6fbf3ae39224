"""How a route is laid on the table: the pieces in building order, and what else is made ready."""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from designer.printing.components import PrintOption
from designer.printing.scenes import BoardScene

__all__ = ["LayingNote", "LayingPlan", "LayingStep", "Touch"]


class Touch(msgspec.Struct, frozen=True):
    """Say where a piece touches one that lies already.

    Attributes:
        to: the other piece.
        clock: where it lies, seen from the other's middle, as the hour on a clock (1 to 12).
        own, other: what the touching spaces of both show, along the border.
        barrier: what is laid between them, in words; "" for nothing.
        on: it lies on the other one; `own` then cover `other`.
    """

    to: str
    clock: int
    own: tuple[str, ...]
    other: tuple[str, ...]
    barrier: str = ""
    on: bool = False


class LayingStep(msgspec.Struct, frozen=True):
    """Lay one piece.

    Attributes:
        piece: what it is called at the table ("B").
        name: which piece of cardboard that is ("Board A/B"); "" if `piece` says it.
        source: `rulebook`, `public` or `designed here`.
        turn: sixths of a turn clockwise.
        scene: name of the scene that shows it as it lies.
        touching: its spaces (q, r of that scene) that touch what lies already.
        touches: where it touches what lies already.
    """

    piece: str
    name: str
    source: str
    turn: int
    scene: str
    touching: tuple[tuple[int, int], ...] = ()
    touches: tuple[Touch, ...] = ()


class LayingNote(msgspec.Struct, frozen=True):
    """Say what else is made ready, under a word (“Start”)."""

    title: str
    text: str


class LayingPlan(msgspec.Struct, frozen=True):
    """Give the whole plan.

    Attributes:
        title, subtitle: what it is for ("A long walk", "for 4 players").
        scene: name of the scene that shows the whole board.
        steps: the pieces in building order; none in a game whose board is not built.
        notes: what else is made ready.
        credits: whose pictures are shown.
        scenes: all scenes by name.
        options, players, player_counts: as in a component list.
        faults: sentences on what could not be laid.
    """

    title: str
    subtitle: str
    scene: str
    steps: tuple[LayingStep, ...]
    notes: tuple[LayingNote, ...] = ()
    credits: tuple[str, ...] = ()
    scenes: Mapping[str, BoardScene] = MappingProxyType({})
    options: tuple[PrintOption, ...] = ()
    players: int = 0
    player_counts: tuple[int, ...] = ()
    faults: tuple[str, ...] = ()
