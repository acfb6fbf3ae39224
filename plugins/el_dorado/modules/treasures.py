"""Treasures: tokens on the route, collected for cards; each moves an explorer later, and four of them win.

Whoever has stopped beside one gives cards of the hand out of the game for it and moves onto its space.
While it lies there nobody enters that space.

Source: ED-TREAS-02 to ED-TREAS-48, ED-CROSS-04, ED-CROSS-05, ED-CROSS-30 to ED-CROSS-37.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from designer.api import DONE, Decision, Frame, Hex, Move, Refusal, answered, said

from ..collecting import is_payable, payments, question_of
from ..dealing import dealt_over
from ..definition import ARRIVED, TOKENS, TRASH, CardKind, Definition, TokenKind
from ..lying import lying, lying_rows, taken_up, with_lying
from ..means import EFFECT, Means
from ..own_moves import OwnMove
from ..rows import RowKind
from ..rulebook import Rulebook
from ..rules.cards import PAYMENT, departs, used
from ..rules.order import come_to_rest, enter, standing, stop
from ..rules.tolls import refusal_of_explorer, refusal_of_space
from ..seeking import Errand, errand_of, lacking, stops_of
from ..seeking import saved as cards_for
from ..state import State, put, without
from ..token_abilities import token_abilities

__all__ = [
    "ANSWERS",
    "MOVES",
    "abilities_of",
    "actions",
    "collectable",
    "collected",
    "given",
    "may_enter",
    "may_lie",
    "may_roam",
    "observed",
    "pieces",
    "programs",
    "rested",
    "saved",
    "set_up",
    "shunned",
    "sought",
    "wanted",
    "wins",
    "worth",
]

RANK = 42
"""Treasures are laid before figures without an owner are put down, and after what hides spaces."""

BESIDE, CLOSED, PAY, APART, LATER, ROAMING = (
    "ED-TREAS-12",
    "ED-TREAS-13",
    "ED-TREAS-14",
    "ED-TREAS-08",
    "ED-TREAS-12",
    "ED-CROSS-16",
)

TREASURE = "treasure"
SORT = "treasures"
EACH = 3
"""So many are drawn for each player."""

NEEDED = 4
"""So many of them win."""

AT_ONCE = "treasure.collect_window"
"""The switch: 1 lets a treasure be collected only in the turn in which the explorer has stopped."""

EVER = "treasure.victory_counts"
"""The switch: 1 counts used treasures too."""

LATCHED = "treasure.victory_latched"
"""The switch: 1 lets the victory stand when treasures are used afterwards."""

ON_BOARD = "treasure.placed_cards_pay"
"""The switch: 1 lets cards that wait before a player pay too."""

AND_GOALS = "victory.treasures_need_artifacts"
"""The switch: 1 asks for all that El Dorado asks for, too."""

STOPPED, N_COLLECTED, WON = "treasures.stopped", "treasures.collected", "treasures.won"

_WORTH = (0.0, 4.0, 9.0, 16.0, 400.0)  # in steps, for bots: none, one ... four treasures
_SOUGHT = (0.0, 30.0, 62.0, 96.0, 400.0)  # the same for who wants to win by them


def pieces(definition: Definition) -> tuple[RowKind, ...]:
    """Keep what lies where, when explorers last stopped, and how many each player has collected."""
    n = definition.n_seats
    stopped = RowKind(STOPPED, len(definition.owners))
    return (*lying_rows(), stopped, RowKind(N_COLLECTED, n), RowKind(WON, n))


def set_up(book: Rulebook, state: State) -> State:
    """Lay the treasures: as the scenario says, else three for each player dealt over the route.

    Source: ED-TREAS-03 to ED-TREAS-10.
    """
    definition = book.definition
    kinds = [TOKENS + n for n, kind in enumerate(definition.tokens) if kind.cost is not None]
    numbers = {definition.item_id(token): token for token in kinds}
    laid: Mapping[int, int] = {
        p.place: numbers[p.piece] for p in definition.lying if p.piece in numbers
    }
    if not laid:
        state, laid = dealt_over(book, state, kinds, EACH * definition.n_seats)
    left = tuple(token for token in kinds if token not in laid.values())
    return with_lying(book, replace(state, box=(*state.box, *left)), laid)


def may_lie(book: Rulebook, state: State, position: int) -> Refusal | None:
    """Keep a second piece from the space of a treasure."""
    if position in lying(book, state):
        return Refusal(APART, said("A treasure lies there."))
    return None


# The space of a treasure is closed


def may_enter(
    book: Rulebook, state: State, _explorer: int, position: int, means: Means
) -> Refusal | None:
    """Close the space of a treasure to all but who collects it."""
    token = lying(book, state).get(position)
    if token is None or token == means.item:
        return None
    title = book.definition.item_title(token)
    return Refusal(CLOSED, said("{title} lies there: it has to be collected first.", title=title))


def may_roam(book: Rulebook, state: State, position: int, _rule: Any) -> Refusal | None:
    """Close it to figures without an owner, too."""
    if position in lying(book, state):
        return Refusal(ROAMING, said("A treasure lies there."))
    return None


def shunned(book: Rulebook, state: State, _seat: int) -> tuple[int, ...]:
    """Give the spaces with a treasure."""
    return tuple(lying(book, state))


def abilities_of(definition: Definition, kind: CardKind | TokenKind) -> tuple[Any, ...] | None:
    """Give what treasures may do under the switches; None for all else."""
    if not isinstance(kind, TokenKind) or kind.cost is None:
        return None
    return token_abilities(definition, kind, any_explorer=False)


def rested(book: Rulebook, state: State, explorer: int, _means: Means) -> State:
    """Note in which turn an explorer has stopped."""
    return book.rows.with_row(state, STOPPED, (state.round, state.active), explorer)


# Collecting


def _beside(book: Rulebook, state: State, here: int) -> Iterator[int]:
    if here != ARRIVED:
        for there, slot in book.definition.ways[here]:
            if slot < 0 or state.bars[slot] < 0:
                yield there


def actions(book: Rulebook, state: State) -> Iterator[Move]:
    """Give the treasures beside own explorers."""
    laid = lying(book, state)
    for explorer in book.definition.explorers[state.active] if laid else ():
        here = standing(book, state, explorer)
        for place in _beside(book, state, here):
            if place in laid:
                yield Move(TREASURE, (laid[place], explorer))


def _refusal_of_taking(
    book: Rulebook, state: State, token: int, explorer: int, *, has_stopped: bool
) -> Refusal | None:
    """Give why an explorer cannot collect a treasure, whatever is given for it."""
    definition = book.definition
    place = next((p for p, each in lying(book, state).items() if each == token), None)
    if place is None:
        return Refusal(BESIDE, said("That treasure does not lie on the route."))
    if explorer not in definition.explorers[state.active]:
        return Refusal(BESIDE, said("One's own explorer has to stop beside the treasure."))
    if place not in _beside(book, state, state.at[explorer]):
        return Refusal(BESIDE, said("The explorer has not stopped beside that treasure."))
    last = book.rows.row(state, STOPPED, explorer)
    if not last and not has_stopped:
        return Refusal(BESIDE, said("The explorer has not moved yet: it has stopped nowhere."))
    if definition.option(AT_ONCE) and last != (state.round, state.active) and not has_stopped:
        return Refusal(
            LATER, said("A treasure is collected in the turn in which the explorer stops.")
        )
    freely = ("requirement",)
    return refusal_of_explorer(book, state, explorer, EFFECT, token) or refusal_of_space(
        book, state, explorer, place, EFFECT, token, freely
    )


def _stops_now(state: State, explorer: int) -> bool:
    motion = state.motion
    return motion is not None and motion.moved and motion.explorer == explorer


def refusal_of_collecting(book: Rulebook, state: State, move: Move) -> Refusal | None:
    """Give why a treasure cannot be collected."""
    token, explorer = move.args
    stops = _stops_now(state, explorer)
    refusal = _refusal_of_taking(book, state, token, explorer, has_stopped=stops)
    if refusal is not None:
        return refusal
    cost = book.definition.tokens[token - TOKENS].cost
    on_board = bool(book.definition.option(ON_BOARD))
    if cost is None or is_payable(book, cost, payments(book, state, on_board=on_board)):
        return None
    title = book.definition.item_title(token)
    return Refusal(PAY, said("The cards of the hand do not pay for {title}.", title=title))


def collect(book: Rulebook, state: State, move: Move) -> State:
    """Stop what is in motion, then ask what is given."""
    return book.begin(book.own["treasures.ask"], state, move.args)


def collectable(book: Rulebook, state: State, seat: int) -> tuple[tuple[int, int], ...]:
    """Give the treasures that a player's explorers could collect if they cost nothing."""
    found = []
    for move in actions(book, state) if seat == state.active else ():
        token, explorer = move.args
        at = put(state.at, explorer, standing(book, state, explorer))
        stopped = replace(state, at=at)
        stops = _stops_now(state, explorer)
        if not _refusal_of_taking(book, stopped, token, explorer, has_stopped=stops):
            found.append((token, explorer))
    return tuple(found)


def collected(book: Rulebook, state: State, token: int, explorer: int) -> State:
    """Let an explorer have a treasure for nothing."""
    return book.begin(book.own["treasures.take"], state, (token, explorer), ())


# Paying: stages hold the token and the explorer, then the cards that leave the game


def _ask(book: Rulebook, state: State, frame: Frame) -> State:
    return replace(state, decision=_question(book, state, frame.names[0], (), 0))


def _question(
    book: Rulebook, state: State, about: tuple[int, ...], chosen: tuple[int, ...], reached: int
) -> Decision:
    cost = book.definition.tokens[about[0] - TOKENS].cost
    assert cost is not None, "only what has a cost is collected"
    items = payments(book, state, on_board=bool(book.definition.option(ON_BOARD)))
    asked = Decision(state.active, TREASURE, PAY, (), 0, 0, about=about)
    return question_of(book, asked, cost, items, chosen, reached)


def answer(book: Rulebook, state: State, decision: Decision, move: Move) -> State:
    """Give one card or token; with enough of them the treasure is taken."""
    if move.verb != DONE:
        (item,) = move.args
        about, given_now = decision.about, answered(decision, item)
        if item >= TOKENS:
            board = without(state.boards[state.active], item)
            boards = put(state.boards, state.active, board)
            state = replace(state, boards=boards, box=(*state.box, item))
        else:
            if departs(book, state, item, PAYMENT, TRASH):
                about = (*about, item)
            state = used(book, state, item, PAYMENT, TRASH)
        decision = _question(book, state, about, given_now.chosen, given_now.reached)
        if decision.options or len(decision.chosen) < decision.least:
            return replace(state, decision=decision)
    token, explorer, *leaving = decision.about
    state = replace(state, decision=None)
    return book.begin(book.own["treasures.take"], state, (token, explorer), tuple(leaving))


ANSWERS = {TREASURE: answer}


def _leave(book: Rulebook, state: State, frame: Frame) -> State:
    for card in reversed(frame.names[1]):
        state = book.wait(book.programs.away, state, (card, PAYMENT))
    return state


def _take(book: Rulebook, state: State, frame: Frame) -> State:
    (token, explorer), _ = frame.names
    seat = state.active
    place = next(p for p, each in lying(book, state).items() if each == token)
    state = taken_up(book, state, token)
    boards = put(state.boards, seat, (*state.boards[seat], token))
    state = replace(state, boards=boards, idle=0)
    n = len(book.rows.row(state, N_COLLECTED, seat)) + 1
    state = book.rows.with_row(state, N_COLLECTED, (1,) * n, seat)
    if _count(book, state, seat) >= NEEDED:
        state = book.rows.with_row(state, WON, (1,), seat)
    return enter(book, state, explorer, place, _means(state, token))


def _rest(book: Rulebook, state: State, frame: Frame) -> State:
    (token, explorer), _ = frame.names
    return come_to_rest(book, state, explorer, _means(state, token))


def _means(state: State, token: int) -> Means:
    return Means(EFFECT, token, pays=False, mover=state.active, ignores=("requirement",))


def programs(_book: Rulebook) -> tuple[tuple[str, tuple[Any, ...]], ...]:
    """Give the programs of collecting."""
    return (("treasures.ask", (stop, _ask)), ("treasures.take", (_leave, _take, _rest)))


# Moves and victory


def _label(book: Rulebook, _state: State, move: Move) -> str:
    return said("Collect {treasure}", treasure=book.definition.item_title(move.args[0]))


def _told(book: Rulebook, _state: State, move: Move) -> str:
    return said("wants {treasure}", treasure=book.definition.item_title(move.args[0]))


def _where(book: Rulebook, state: State, move: Move) -> int:
    return next(p for p, token in lying(book, state).items() if token == move.args[0])


MOVES: Mapping[str, OwnMove] = {
    TREASURE: OwnMove(
        refusal_of_collecting, collect, _label, _told, with_explorer=True, where=_where, stops=True
    )
}


def _count(book: Rulebook, state: State, seat: int) -> int:
    """Give how many treasures of a player count."""
    if book.definition.option(EVER):
        return len(book.rows.row(state, N_COLLECTED, seat))
    tokens = (item - TOKENS for item in state.boards[seat] if item >= TOKENS)
    return sum(book.definition.tokens[n].cost is not None for n in tokens)


def wins(book: Rulebook, state: State, seat: int) -> bool:
    """Say whether a player has won by treasures.

    Source: ED-TREAS-29; OQ-61, OQ-62, OQ-36.
    """
    definition, goals = book.definition, book.ask.goals
    if definition.option(AND_GOALS) and goals is not None and goals(book, state, seat):
        return False
    if definition.option(LATCHED) and book.rows.row(state, WON, seat):
        return True
    return _count(book, state, seat) >= NEEDED


def worth(book: Rulebook, state: State, seat: int) -> float:
    """Give what the treasures are worth to a bot."""
    n = min(_count(book, state, seat), NEEDED)
    return _WORTH[n] if _errand(book, state, seat) is None else _SOUGHT[n]


def _errand(book: Rulebook, state: State, seat: int) -> Errand | None:
    if book.ask.goals is not None and book.ask.goals(book, state, seat) is not None:
        return None  # the cards are needed for what has to be had before El Dorado
    missing = NEEDED - _count(book, state, seat)
    return errand_of(book, state, seat, missing, _cards(state, seat))


def sought(book: Rulebook, state: State, seat: int) -> tuple[int, ...] | None:
    """Give the spaces beside treasures that a bot goes for, where that wins sooner than El Dorado."""
    errand = _errand(book, state, seat)
    return None if errand is None else stops_of(book, errand, _cards(state, seat))


def _cards(state: State, seat: int) -> tuple[int, ...]:
    """Give all cards of a seat, whatever they are used for."""
    own = state.hands[seat] + state.piles[seat] + state.discards[seat]
    return own + state.played if seat == state.active else own


def wanted(book: Rulebook, state: State, seat: int) -> tuple[int, ...]:
    """Give the cards that would help a bot to a treasure that it goes for."""
    errand = _errand(book, state, seat)
    return () if errand is None else tuple(lacking(book, errand, _cards(state, seat)))


def saved(book: Rulebook, state: State, seat: int) -> tuple[int, ...]:
    """Give the cards of the hand that a bot keeps for a treasure that it stands beside."""
    errand = _errand(book, state, seat)
    own = {state.at[explorer] for explorer in book.definition.explorers[seat]}
    if errand is None or all(own.isdisjoint(beside) for beside in errand.beside):
        return ()
    return tuple(cards_for(book, errand, state.hands[seat]))


# Situations


def observed(book: Rulebook, state: State, seat: int) -> Mapping[str, Any]:
    """Give what lies where, for situations."""
    if seat >= 0:
        return {}
    spaces = book.definition.board.spaces
    laid = lying(book, state).items()
    return {SORT: {spaces[p].hex.to_text(): book.definition.item_id(t) for p, t in laid}}


def given(book: Rulebook, state: State, seat: int, tree: Mapping[str, Any]) -> State:
    """Lay what a situation names; all explorers have stopped before."""
    if seat >= 0:
        own = sum(item >= TOKENS for item in state.boards[seat] if _is_treasure(book, item))
        return book.rows.with_row(state, N_COLLECTED, (1,) * own, seat)
    for explorer in range(len(book.definition.owners)):
        state = book.rows.with_row(state, STOPPED, (0, 0), explorer)
    if SORT not in tree:
        return state
    return with_lying(book, state, _named(book, tree[SORT]))


def _is_treasure(book: Rulebook, item: int) -> bool:
    return item >= TOKENS and book.definition.tokens[item - TOKENS].cost is not None


def _named(book: Rulebook, tree: Any) -> Mapping[int, int]:
    definition = book.definition
    known = {token.id: TOKENS + n for n, token in enumerate(definition.tokens) if token.cost}
    found: dict[int, int] = {}
    for text, name in tree.items() if isinstance(tree, dict) else ():
        place = definition.board.index.get(Hex.from_text(str(text)))
        if place is None:
            message = f"There is no space {text} for a treasure"
            raise ValueError(message)
        if not isinstance(name, str) or name not in known:
            message = f"There is no treasure “{name}”"
            raise ValueError(message)
        found[place] = known[name]
    return found
