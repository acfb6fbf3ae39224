"""Skulls: no explorer stands on a marked space when a turn ends.

Whoever moves onto one must be able to move on to a space without one in the same turn. Only what is
certain is counted on: what is left of a card, the hand, tokens that lie before the player; no card that
would be drawn and no token that would be found. All own explorers must come free together.

A scenario may also let chance count, or let nobody look ahead; whoever cannot leave then goes back to
where it last stood without one, stays, or goes back to where the turn began.

In force wherever a marked space is on the board, whichever module brings it.

Source: ED-SKULL-05 to ED-SKULL-15, ED-CROSS-08, ED-CROSS-45; OQ-01, OQ-02.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from designer.api import CHOOSE, Move, Refusal, item_of, said

from ..definition import TOKENS, Definition
from ..log import explorer_title
from ..lying import lying
from ..means import Means
from ..rows import RowKind
from ..rulebook import Rulebook
from ..rules import verbs
from ..rules.order import means_of
from ..state import OVER, PLAYING, State, put
from ..wanderers import wanderers as figures_of_nobody

__all__ = [
    "entered",
    "given",
    "holds",
    "in_force",
    "may_end_turn",
    "pieces",
    "play_ended",
    "remarks",
    "set_up",
]

STAY, ENTER, KEEP = "ED-SKULL-05", "ED-SKULL-09", "ED-SKULL-12"

LOOKAHEAD = "skull.lookahead"
"""The switch: 1 lets what is not certain count, 2 lets nobody look ahead."""

STUCK = "skull.stuck"
"""The switch: 0 takes who cannot leave back to its last space without the mark, 1 leaves it there, 2 takes
it back to where the turn began."""

_OPTIMISTIC, _NONE = 1, 2
_STAYS, _TO_THE_START = 1, 2

TRACK = "skulls.track"
_NOWHERE = -9  # no space, and not El Dorado either

_NO_WAY_OUT = frozenset({verbs.BUY, verbs.END_PLAY})
"""Moves that free nobody within the turn."""

_NEAR = 2
"""So far one move can bring an explorer: a step, and what carries it on."""

_ROUND = 3
"""So far from marked spaces lies what can keep an explorer there: an exit, what carries it on, what is beside."""

_CONDITIONS = frozenset({"needs", "if"})
"""Words of abilities with which something is possible only where it stands so."""

_FREE, _MARKS, _GROUNDS, _RELYING = (
    "skulls.free",
    "skulls.marks",
    "skulls.grounds",
    "skulls.relying",
)
_MOST_KEPT = 20_000


def in_force(definition: Definition) -> bool:
    """Say whether a board has a marked space."""
    return any(surface.marked for surface in definition.surfaces)


def pieces(definition: Definition) -> tuple[RowKind, ...]:
    """Keep where explorers were in this turn, unless all of them come free anyway.

    The turn, then per explorer: where it is, where it was first, where it was last without the mark.
    """
    return (RowKind(TRACK, 1),) if definition.option(LOOKAHEAD) else ()


def set_up(book: Rulebook, state: State) -> State:
    """Note where explorers begin."""
    return _tracked(book, state)


def given(book: Rulebook, state: State, seat: int, _tree: Mapping[str, Any]) -> State:
    """Note where a situation puts them."""
    return _tracked(book, state) if seat < 0 else state


def _tracked(book: Rulebook, state: State) -> State:
    if TRACK not in book.rows:
        return state
    places = (n for place in state.at for n in (place, _NOWHERE, _NOWHERE))
    return book.rows.with_row(state, TRACK, (0, 0, *places))


def entered(book: Rulebook, state: State, explorer: int, _means: Means) -> State:
    """Note where an explorer was in this turn."""
    if TRACK not in book.rows:
        return state
    track = list(_track(book, state))
    here, at = state.at[explorer], 2 + 3 * explorer
    track[at] = here
    if here not in _marks(book, state)[0]:
        track[at + 2] = here
    return book.rows.with_row(state, TRACK, tuple(track))


def _track(book: Rulebook, state: State) -> tuple[int, ...]:
    """Give where explorers were; a new turn begins where they stand."""
    track = book.rows.row(state, TRACK)
    if track[:2] == (state.round, state.active):
        return track
    marks = _marks(book, state)[0]
    found = [state.round, state.active]
    for place in track[2::3]:
        without = _NOWHERE if place in marks else place
        found += [place, without, without]
    return tuple(found)


def may_end_turn(book: Rulebook, state: State) -> Refusal | None:
    """Keep a turn from ending while an own explorer would stay on a marked space."""
    if _at_stake(book, state) and _is_free(book, state):
        return Refusal(STAY, said("An explorer may not stand on a skull when the turn ends."))
    return None


def holds(book: Rulebook, state: State, move: Move, after: Callable[[], State]) -> Refusal | None:
    """Hold back what would leave an explorer on a marked space for good."""
    if not _concerns(book, state, move):
        return None
    later = after()
    if later.phase == OVER:
        return None
    if _has_ended(state, later):
        marks = _marks(book, later)[0]
        own = book.definition.explorers[state.active]
        stays = any(later.at[explorer] in marks for explorer in own)
        if stays and _is_free(book, state):
            return Refusal(STAY, said("An explorer would stand on a skull when the turn ends."))
        return None
    strangers = _strangers(book, state, later)
    if not _is_at_risk(book, state, later, for_strangers=strangers):
        return None
    if strangers:
        return Refusal(
            ENTER, said("An explorer would stay on a skull: nothing moves it on in this turn.")
        )
    if not _at_stake(book, state):
        return Refusal(ENTER, said("From that skull nothing certain would lead on in this turn."))
    if not _is_free(book, state):
        return None  # it is too late already
    return Refusal(KEEP, said("That is needed to bring an explorer off a skull in this turn."))


def _is_at_risk(
    book: Rulebook, before: State, after: State, *, for_strangers: bool = False
) -> bool:
    """Say whether a move leaves an explorer without a way out; chance never counts for strangers."""
    look = 0 if for_strangers else book.definition.option(LOOKAHEAD)
    if look == _NONE:
        return _traps(book, after)
    if not _at_stake(book, after):
        return _traps(book, after)
    if look == _OPTIMISTIC and _brings_more(book, before, after):
        return False
    known = _certain(book, before, after)
    return known is None or not _is_free(book, known)


def _traps(book: Rulebook, state: State) -> bool:
    """Say whether every answer to an open question would leave an explorer without a way out."""
    decision, turns = state.decision, book.turns
    if decision is None or decision.seat != state.active or state.phase != PLAYING:
        return False
    answers = [m for m in turns.candidates(state) if turns.obstacle(state, m) is None]
    later = (turns.apply(state, move) for move in answers)
    return bool(answers) and all(
        _is_at_risk(book, state, after, for_strangers=_strangers(book, state, after))
        for after in later
    )


# Whoever could not leave


def play_ended(book: Rulebook, state: State) -> State:
    """Take explorers back that could not leave a marked space, as the switch says."""
    for explorer in book.definition.explorers[state.active]:
        place = _back(book, state, explorer)
        if state.at[explorer] in _marks(book, state)[0] and place is not None:
            state = _put_back(book, state, explorer, place)
    return state


def _put_back(book: Rulebook, state: State, explorer: int, place: int) -> State:
    """Put an explorer back, with nothing that follows."""
    state = replace(state, at=put(state.at, explorer, place))
    track = put(_track(book, state), 2 + 3 * explorer, place)
    return book.rows.with_row(state, TRACK, track)


def _back(book: Rulebook, state: State, explorer: int) -> int | None:
    """Give where an explorer that cannot leave goes back to; None where it stays."""
    way = book.definition.option(STUCK)
    if TRACK not in book.rows or way == _STAYS:
        return None
    _, first, last = _track(book, state)[2 + 3 * explorer :][:3]
    place = first if way == _TO_THE_START else last
    taken = place in state.at or any(each.place == place for each in figures_of_nobody(book, state))
    return None if place == _NOWHERE or taken else place


def remarks(book: Rulebook, before: State, _move: Move, after: State) -> tuple[str, ...]:
    """Tell, when a turn has ended, of explorers that could not leave a marked space."""
    if before.phase != PLAYING or not _has_ended(before, after):
        return ()
    marks = _marks(book, after)[0]
    found = []
    for explorer in book.definition.explorers[before.active]:
        title = explorer_title(book.definition, explorer)
        was, place = before.at[explorer], after.at[explorer]
        if place in marks:
            found.append(
                said(
                    "{explorer} stays on a skull, against the rule: nothing led off it.",
                    explorer=title,
                )
            )
        elif was in marks and place == _back(book, before, explorer):
            found.append(said("{explorer} goes back: nothing led off the skull.", explorer=title))
    return tuple(found)


def _has_ended(before: State, after: State) -> bool:
    return after.phase != PLAYING or (after.active, after.round) != (before.active, before.round)


def _strangers(book: Rulebook, before: State, after: State) -> bool:
    """Say whether an explorer of somebody else was brought onto a marked space."""
    marks = _marks(book, after)[0]
    owners = book.definition.owners
    return any(
        owners[explorer] != before.active and place in marks and before.at[explorer] != place
        for explorer, place in enumerate(after.at)
    )


# Marked spaces


def _marks(book: Rulebook, state: State) -> tuple[frozenset[int], frozenset[int]]:
    """Give the marked positions, and those from which one move may lead onto one."""
    kept = book.kept.get(_MARKS)
    if kept is not None and (kept[0] is state.surface or kept[0] == state.surface):
        return kept[1], kept[2]
    surfaces = book.definition.surfaces
    marks = frozenset(p for p, surface in enumerate(state.surface) if surfaces[surface].marked)
    near = set(marks)
    for _ in range(_NEAR):
        near |= {there for here in near for there, _ in book.definition.ways[here]}
    book.kept[_MARKS] = (state.surface, marks, frozenset(near))
    return marks, frozenset(near)


def _concerns(book: Rulebook, state: State, move: Move) -> bool:
    """Say whether a move could have to do with a marked space at all."""
    decision, near = state.decision, _marks(book, state)[1]
    is_named = move.verb == CHOOSE and decision is not None and decision.kind == "space"
    if is_named and item_of(move.args[0]) in near:
        return True
    return not near.isdisjoint(state.at)


def _at_stake(book: Rulebook, state: State) -> bool:
    """Say whether an explorer stands on a marked space, or will when it stops.

    An own one, or one that was brought there in this turn.
    """
    marks = _marks(book, state)[0]
    motion, displaced = state.motion, book.ask.displaced
    if _brought(book, state):
        return True
    for explorer in book.definition.explorers[state.active]:
        place = state.at[explorer]
        if motion is not None and motion.explorer == explorer and motion.moved and displaced:
            to = displaced(book, state, explorer, means_of(motion, state.active))
            place = place if to is None else to
        if place in marks:
            return True
    return False


def _brought(book: Rulebook, state: State) -> tuple[int, ...]:
    """Give the marked spaces on which explorers of others are that did not begin the turn there.

    Nobody begins a turn on one, unless a scenario says that explorers may stay.
    """
    marks = _marks(book, state)[0]
    owners, active = book.definition.owners, state.active
    found = [e for e, place in enumerate(state.at) if place in marks and owners[e] != active]
    if not found or TRACK not in book.rows:
        return tuple(state.at[e] for e in found)
    track = _track(book, state)
    return tuple(state.at[e] for e in found if track[3 + 3 * e] != state.at[e])


# The way out


def _is_free(book: Rulebook, state: State) -> bool:
    """Say whether all explorers at stake can be brought off marked spaces in this turn for certain."""
    found: dict[State, bool] = book.kept.setdefault(_FREE, {})
    if len(found) > _MOST_KEPT:
        found.clear()
    return _leads_out(book, state, found)


def _leads_out(book: Rulebook, state: State, found: dict[State, bool]) -> bool:
    if not _at_stake(book, state):
        return True
    key = _key(book, state)
    known = found.get(key)
    if known is None:
        found[key] = False
        known = _could_lead_out(book, state, key, found) and any(
            after is None or _leads_out(book, after, found) for after in _onward(book, state)
        )
        found[key] = known
    return known


def _key(book: Rulebook, state: State) -> State:
    """Give a state with all that does not matter here made the same."""
    stays = state.bought[:1] if book.definition.moves_first else ()  # nothing moves after buying
    key = replace(
        state, rng=0, played=tuple(sorted(state.played)), box=tuple(sorted(state.box)), bought=stays
    )
    if TRACK in book.rows:
        key = book.rows.with_row(key, TRACK, ())
    if book.ask.blurred and not _relies_on_others(book, state):
        for blurred in book.ask.blurred:
            key = blurred(book, key, _ground(book, state))
    return key


def _relies_on_others(book: Rulebook, state: State) -> bool:
    """Say whether the seat has, or may collect, what is of use only because something stands somewhere.

    What stands far off may then be brought near to help: it has to be told apart.
    """
    relying: frozenset[int] | None = book.kept.get(_RELYING)
    if relying is None:
        cards, tokens = book.definition.cards, book.definition.tokens
        says = [(n, card.abilities) for n, card in enumerate(cards)]
        says += [(n, token.abilities) for n, token in enumerate(tokens, TOKENS)]
        relying = frozenset(n for n, abilities in says if _has_conditions(abilities))
        book.kept[_RELYING] = relying
    own = (*state.hands[state.active], *state.boards[state.active], *lying(book, state).values())
    return not relying.isdisjoint(own)


def _has_conditions(tree: Any) -> bool:
    """Say whether abilities, as written, name what has to be so."""
    if isinstance(tree, Mapping):
        return not _CONDITIONS.isdisjoint(tree) or any(map(_has_conditions, tree.values()))
    return isinstance(tree, list | tuple) and any(map(_has_conditions, tree))


def _could_lead_out(book: Rulebook, state: State, key: State, found: dict[State, bool]) -> bool:
    """Say whether there is a way out if nothing else on the board stands in the way.

    Where there is none, nobody has to ask what could be moved out of it. A token may be of use only because
    something stands there: then nothing is known.
    """
    if state.boards[state.active] or state.decision is not None or _relies_on_others(book, state):
        return True
    easier = state
    for blurred in book.ask.blurred:
        easier = blurred(book, easier, frozenset())
    return _key(book, easier) == key or _leads_out(book, easier, found)


def _ground(book: Rulebook, state: State) -> frozenset[int]:
    """Give the positions on which it depends whether own explorers come off marked spaces.

    Those are the marked spaces that hang together with theirs, and what lies round these.
    """
    own = frozenset(state.at[explorer] for explorer in book.definition.explorers[state.active])
    own |= frozenset(_brought(book, state))
    kept: dict[Any, frozenset[int]] = book.kept.setdefault(_GROUNDS, {})
    key = (state.surface, own)
    if key not in kept:
        marks = _marks(book, state)[0]
        found = edge = {place for place in own if place in marks}
        while edge:
            edge = {p for here in edge for p, _ in book.definition.ways[here] if p in marks} - found
            found = found | edge
        for _ in range(_ROUND):
            found = found | {p for here in found for p, _ in book.definition.ways[here]}
        kept[key] = frozenset(found)
    return kept[key]


def _onward(book: Rulebook, state: State) -> Iterator[State | None]:
    """Give what moves lead to, as far as it is certain; what frees an explorer is tried first.

    None stands for what chance may bring, where that counts.
    """
    turns, seat = book.turns, state.active
    if state.decision is not None and state.decision.seat != seat:
        return
    later = []
    for move in turns.candidates(state):
        if move.verb in _NO_WAY_OUT or turns.obstacle(state, move) is not None:
            continue
        after = turns.apply(state, move)
        if after.phase != OVER and _has_ended(state, after):
            continue
        if after.phase == OVER or not _at_stake(book, after):
            yield after
        else:
            later.append(after)
    counts_on_chance = book.definition.option(LOOKAHEAD) == _OPTIMISTIC
    for after in later:
        if counts_on_chance and _brings_more(book, state, after):
            yield None
        certain = _certain(book, state, after)
        if certain is not None:
            yield certain


def _brings_more(book: Rulebook, before: State, after: State) -> bool:
    """Say whether cards were drawn, tokens found or spaces uncovered that may help."""
    seat = before.active
    had = Counter(before.hands[seat]) + _known_tokens(book, before)
    has = Counter(after.hands[seat]) + Counter(after.boards[seat])
    return bool(has - had) or after.surface != before.surface


def _known_tokens(book: Rulebook, state: State) -> Counter[int]:
    """Give the tokens that all see: those before the player, and those that lie on the board."""
    return Counter(state.boards[state.active]) + Counter(lying(book, state).values())


def _certain(book: Rulebook, before: State, after: State) -> State | None:
    """Take away what nobody knew before: drawn cards, tokens that were found, uncovered spaces."""
    seat = before.active
    if after.surface != before.surface:
        after = replace(after, surface=before.surface)
    if after.piles[seat] == before.piles[seat] and after.boards[seat] == before.boards[seat]:
        return after
    if after.piles[seat] != before.piles[seat] and after.decision is not None:
        return None
    hand = Counter(after.hands[seat]) & Counter(before.hands[seat])
    board = Counter(after.boards[seat]) & _known_tokens(book, before)
    return replace(
        after,
        hands=put(after.hands, seat, tuple(sorted(hand.elements()))),
        boards=put(after.boards, seat, tuple(board.elements())),
    )
