"""Temples: nobody enters El Dorado before having collected one artifact of each.

Whoever stands on a space of a temple may give a card of its colour out of the game for the artifact. A
space belongs to the temple whose colour it shows.

Source: ED-TEMPLE-12 to ED-TEMPLE-28, ED-CROSS-11, ED-CROSS-47.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from typing import Any

from msgspec.structs import replace

from designer.api import Move, Refusal, capital, said

from ..colours import COLOUR_WORDS, COLOURS, colours_of
from ..definition import ARRIVED, TRASH, Definition
from ..means import Means
from ..own_moves import OwnMove
from ..rows import RowKind
from ..rulebook import Rulebook
from ..rules.cards import PAYMENT, at_hand, departs, refusal_of_absent, used
from ..state import State

__all__ = [
    "MOVES",
    "actions",
    "arrives",
    "entered",
    "given",
    "goals",
    "may_enter",
    "observed",
    "pieces",
    "precious",
    "trophies",
    "wanted",
    "worth",
]

GATE, STAND, PURPLE, ONE_EACH, COLOUR, LATER = (
    "ED-TEMPLE-13",
    "ED-TEMPLE-16",
    "ED-TEMPLE-21",
    "ED-TEMPLE-23",
    "ED-TEMPLE-18",
    "ED-TEMPLE-28",
)

COLLECT = "collect"

ARTIFACTS = "temples.artifacts"
OF_EACH = 4
"""So many of each colour lie beside the market."""


LAST_ONLY = "temples.two_player_gate"
"""The switch: 1 lets all but the last explorer of a player in without the artifacts."""

OPEN_GATE = "temples.gate"
"""The switch: 1 lets explorers enter without the artifacts; they only stand there then."""

AT_ONCE = "temples.collect_window"
"""The switch: 1 lets an artifact be collected only in the turn in which the temple was entered."""

ENTERED = "temples.entered"

_GOALS, _PRECIOUS = "temples.goals", "temples.precious"
_MOST_KEPT = 4096
_STEPS = 40.0  # what an artifact is worth to a bot: far more than the card that is given for it


def pieces(definition: Definition) -> tuple[RowKind, ...]:
    """Keep each player's artifacts, as places among the colours, and when explorers last entered."""
    rows = [RowKind(ARTIFACTS, definition.n_seats)]
    if definition.option(AT_ONCE):
        rows.append(RowKind(ENTERED, len(definition.owners)))
    return tuple(rows)


def lacking(book: Rulebook, state: State, seat: int) -> tuple[str, ...]:
    """Give the colours of the artifacts that a player still needs."""
    own = book.rows.row(state, ARTIFACTS, seat)
    return tuple(colour for n, colour in enumerate(COLOURS) if n not in own)


def temple_at(book: Rulebook, state: State, position: int) -> str:
    """Give the colour of the temple that a space belongs to, or ""."""
    if position == ARRIVED:
        return ""
    action = book.definition.surfaces[state.surface[position]].action
    return book.definition.actions[action].colour if action >= 0 else ""


# The gate


def may_enter(
    book: Rulebook, state: State, explorer: int, position: int, _means: Means
) -> Refusal | None:
    """Keep El Dorado closed until all artifacts are there."""
    definition = book.definition
    if not definition.surfaces[state.surface[position]].goal or definition.option(OPEN_GATE):
        return None
    missing = _missing_at_the_gate(book, state, explorer)
    if not missing:
        return None
    return Refusal(
        GATE,
        said(
            "El Dorado is closed: artifacts lack ({list}).",
            list=reduce(_and, (COLOUR_WORDS[colour] for colour in missing)),
        ),
    )


def arrives(book: Rulebook, state: State, explorer: int) -> bool:
    """Say whether an explorer that enters El Dorado has reached it."""
    return not _missing_at_the_gate(book, state, explorer)


def _and(before: str, word: str) -> str:
    return said("{list}, {word}", list=before, word=word)


def _missing_at_the_gate(book: Rulebook, state: State, explorer: int) -> tuple[str, ...]:
    definition = book.definition
    seat = definition.owners[explorer]
    others = (e for e in definition.explorers[seat] if e != explorer)
    if definition.option(LAST_ONLY) and any(state.at[e] != ARRIVED for e in others):
        return ()
    return lacking(book, state, seat)


def entered(book: Rulebook, state: State, explorer: int, _means: Means) -> State:
    """Note in which turn an explorer entered its space, where that counts."""
    if not book.definition.option(AT_ONCE):
        return state
    return book.rows.with_row(state, ENTERED, (state.round, state.active), explorer)


# Collecting


def actions(book: Rulebook, state: State) -> Iterator[Move]:
    """Give what could be collected with cards of the hand."""
    for explorer in book.definition.explorers[state.active]:
        if temple_at(book, state, state.at[explorer]):
            for card in dict.fromkeys(at_hand(book, state)):
                yield Move(COLLECT, (card, explorer))


def refusal_of_collecting(book: Rulebook, state: State, move: Move) -> Refusal | None:
    """Give why an artifact cannot be collected with a card."""
    card, explorer = move.args
    definition, seat = book.definition, state.active
    if explorer not in definition.explorers[seat]:
        return Refusal(STAND, said("One's own explorer has to stand on the temple."))
    colour = temple_at(book, state, state.at[explorer])
    if not colour:
        return Refusal(STAND, said("The explorer does not stand on a temple."))
    turn = (state.round, state.active)
    if definition.option(AT_ONCE) and book.rows.row(state, ENTERED, explorer) != turn:
        return Refusal(
            LATER, said("An artifact is collected in the turn in which the temple is entered.")
        )
    if COLOURS.index(colour) in book.rows.row(state, ARTIFACTS, seat):
        return Refusal(
            ONE_EACH, said("The {colour} artifact is there already.", colour=COLOUR_WORDS[colour])
        )
    if card not in at_hand(book, state):
        return refusal_of_absent(definition, state, card)
    if colour in colours_of(definition, card):
        return None
    title = definition.cards[card].title
    if colour == COLOURS[-1] and len(definition.cards[card].symbols) > 1:
        return Refusal(PURPLE, said("{title} is a joker: it is never purple.", title=title))
    return Refusal(
        COLOUR, said("{title} is not {colour}.", title=title, colour=COLOUR_WORDS[colour])
    )


def collect(book: Rulebook, state: State, move: Move) -> State:
    """Give the card out of the game and take the artifact."""
    card, explorer = move.args
    colour = COLOURS.index(temple_at(book, state, state.at[explorer]))
    own = book.rows.row(state, ARTIFACTS, state.active)
    state = book.rows.with_row(state, ARTIFACTS, tuple(sorted((*own, colour))), state.active)
    state = replace(used(book, state, card, PAYMENT, TRASH), idle=0)
    if not departs(book, state, card, PAYMENT, TRASH):
        return state
    return book.begin(book.programs.away, state, (card, PAYMENT))


def _label(book: Rulebook, state: State, move: Move) -> str:
    card, explorer = move.args
    colour = temple_at(book, state, state.at[explorer])
    title = book.definition.cards[card].title
    return said("{card}: collect the {colour} artifact", card=title, colour=COLOUR_WORDS[colour])


def _told(book: Rulebook, state: State, move: Move) -> str:
    card, explorer = move.args
    colour = temple_at(book, state, state.at[explorer])
    title = book.definition.cards[card].title
    return said(
        "removes {card} and takes the {colour} artifact", card=title, colour=COLOUR_WORDS[colour]
    )


MOVES: Mapping[str, OwnMove] = {
    COLLECT: OwnMove(refusal_of_collecting, collect, _label, _told, with_explorer=True)
}


# What others are told


def goals(book: Rulebook, state: State, seat: int) -> tuple[int, ...] | None:
    """Give the spaces of the temples that a player has to visit before El Dorado."""
    own = book.rows.row(state, ARTIFACTS, seat)
    surface, _ = book.kept.get(_GOALS, ((), None))
    if surface != state.surface:
        book.kept[_GOALS] = (state.surface, {})
    found: dict[tuple[int, ...], tuple[int, ...]] = book.kept[_GOALS][1]
    if own not in found:
        missing = lacking(book, state, seat)
        found[own] = tuple(
            position
            for position in range(len(state.surface))
            if temple_at(book, state, position) in missing
        )
    return found[own] or None


def precious(book: Rulebook, state: State, seat: int) -> tuple[int, ...]:
    """Give the last cards of colours that a player still needs one of."""
    own = tuple(sorted(card for card in _own(state, seat) if card >= 0))
    key = (own, book.rows.row(state, ARTIFACTS, seat))
    kept: dict[Any, tuple[int, ...]] = book.kept.setdefault(_PRECIOUS, {})
    if key not in kept:
        if len(kept) >= _MOST_KEPT:
            kept.clear()
        kept[key] = _last_ones(book.definition, own, lacking(book, state, seat))
    return kept[key]


def _last_ones(
    definition: Definition, own: Sequence[int], colours: Sequence[str]
) -> tuple[int, ...]:
    """Give the cards that alone are of a colour, among some."""
    found: list[int] = []
    for colour in colours:
        fitting = [card for card in own if colour in colours_of(definition, card)]
        if len(fitting) == 1:
            found += fitting
    return tuple(dict.fromkeys(found))


def _own(state: State, seat: int) -> tuple[int, ...]:
    own = state.hands[seat] + state.piles[seat] + state.discards[seat]
    return own + state.played if seat == state.active else own


def wanted(book: Rulebook, state: State, seat: int) -> tuple[int, ...]:
    """Give the cards of a colour that a player needs and has no card of."""
    definition = book.definition
    has = {
        colour
        for card in set(_own(state, seat))
        if card >= 0
        for colour in colours_of(definition, card)
    }
    missing = [colour for colour in lacking(book, state, seat) if colour not in has]
    return tuple(
        card
        for card in range(len(definition.cards))
        if any(colour in missing for colour in colours_of(definition, card))
    )


def worth(book: Rulebook, state: State, seat: int) -> float:
    """Give what the artifacts are worth to a bot."""
    return _STEPS * len(book.rows.row(state, ARTIFACTS, seat))


def trophies(book: Rulebook, state: State, seat: int) -> tuple[str, ...]:
    """Name a player's artifacts."""
    own = book.rows.row(state, ARTIFACTS, seat)
    return tuple(capital(said("{colour} artifact", colour=COLOUR_WORDS[COLOURS[n]])) for n in own)


def observed(book: Rulebook, state: State, seat: int) -> Mapping[str, Sequence[str]]:
    """Give a player's artifacts, or those that lie beside the market, for situations."""
    if seat < 0:
        taken = [
            n for s in range(book.definition.n_seats) for n in book.rows.row(state, ARTIFACTS, s)
        ]
        left = [[colour] * (OF_EACH - taken.count(n)) for n, colour in enumerate(COLOURS)]
        return {"artifacts": [colour for same in left for colour in same]}
    return {"artifacts": [COLOURS[n] for n in book.rows.row(state, ARTIFACTS, seat)]}


def given(book: Rulebook, state: State, seat: int, tree: Mapping[str, Any]) -> State:
    """Give a player the artifacts that a situation names."""
    if seat < 0 or "artifacts" not in tree:
        return state
    named = tree["artifacts"]
    for colour in named if isinstance(named, list) else [named]:
        if colour not in COLOURS:
            message = f"There is no artifact “{colour}”"
            raise ValueError(message)
    own = tuple(sorted(COLOURS.index(colour) for colour in named))
    return book.rows.with_row(state, ARTIFACTS, own, seat)
