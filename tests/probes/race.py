"""A tiny game to try the preview with: cards move runners along one row, a gate bars the way.

Rules: RACE-1 a card moves exactly its number; RACE-2 nothing passes the gate, which a card of 2 or
more opens; RACE-3 the last space is the end; RACE-4 one card may be taken from the stall in a turn;
RACE-5 a question is answered before anything else.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from designer.api import (
    Cell,
    Compiled,
    Document,
    Figure,
    Handle,
    Hex,
    Hold,
    Inspection,
    Move,
    Outcome,
    Piece,
    Placement,
    Refusal,
    SeatPlate,
    SetUp,
    StandingBar,
    Table,
    Termination,
    Zone,
    build_board,
    legal_moves,
    shuffled,
)
from designer.documents import read_document
from designer.printing.display import Box, DisplayList, RoundedRectangle, TextBox
from designer.printing.scenes import BoardScene, TerrainLook

END = 8
GATE = 4  # the gate stands between this space and the next
ROUNDS = 40
_HAND, _STALL = 0, 100


class RaceState(msgspec.Struct, frozen=True):
    rng: int
    active: int
    round: int
    at: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    gate: bool = True
    took: bool = False
    dropping: bool = False


class _Seen(msgspec.Struct, frozen=True):
    state: RaceState

    def imagine(self, rng: int) -> RaceState:
        return msgspec.structs.replace(self.state, rng=rng)


class RaceGame:
    state_type = RaceState
    fingerprint = "race"

    def __init__(self, n_seats: int) -> None:
        self.n_seats = n_seats

    def start(self, seed: int) -> RaceState:
        rng, cards = shuffled(seed, (1, 1, 2, 2, 3, 3))
        hands = tuple(
            tuple(sorted((cards[i % 6], cards[(i + 3) % 6], 1))) for i in range(self.n_seats)
        )
        return RaceState(rng, 0, 1, (0,) * self.n_seats, hands)

    def seat_to_move(self, state: RaceState) -> int | None:
        return None if self.outcome(state) else state.active

    def candidates(self, state: RaceState) -> Iterator[Move]:
        for card in dict.fromkeys(state.hands[state.active]):
            for verb in ("go", "open", "choose"):
                yield Move(verb, (card,))
        for verb, args in (("take", (1,)), ("take", (2,)), ("drop", ()), ("done", ()), ("end", ())):
            yield Move(verb, args)

    def refusal(self, state: RaceState, move: Move) -> Refusal | None:
        if self.outcome(state):
            return Refusal("RACE-3", "The race is over.")
        answers = move.verb in {"choose", "done"}
        if answers != state.dropping:
            return Refusal("RACE-5", "First say which cards to drop.")
        if move.verb in {"go", "open", "choose"} and move.args[0] not in state.hands[state.active]:
            return Refusal("RACE-1", "That card is not in hand.")
        here = state.at[state.active]
        match move.verb:
            case "go" if here + move.args[0] > END:
                return Refusal("RACE-3", "Nobody runs past the end.")
            case "go" if state.gate and here <= GATE < here + move.args[0]:
                return Refusal("RACE-2", "The gate stands in the way.")
            case "open" if not state.gate or here != GATE or move.args[0] < 2:
                return Refusal("RACE-2", "Only a 2 or more, played before the gate, opens it.")
            case "take" if state.took:
                return Refusal("RACE-4", "One card a turn.")
            case "drop" if not state.hands[state.active]:
                return Refusal("RACE-1", "There is nothing to drop.")
        return None

    def apply(self, state: RaceState, move: Move) -> RaceState:
        put = msgspec.structs.replace
        seat, hand = state.active, state.hands[state.active]

        def with_hand(cards: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
            return (*state.hands[:seat], tuple(sorted(cards)), *state.hands[seat + 1 :])

        def without(card: int) -> tuple[tuple[int, ...], ...]:
            at = hand.index(card)
            return with_hand(hand[:at] + hand[at + 1 :])

        match move.verb:
            case "go":
                at = (
                    *state.at[:seat],
                    state.at[seat] + move.args[0],
                    *state.at[seat + 1 :],
                )
                return put(state, at=at, hands=without(move.args[0]))
            case "open":
                return put(state, gate=False, hands=without(move.args[0]))
            case "take":
                return put(state, took=True, hands=with_hand((*hand, move.args[0])))
            case "drop":
                return put(state, dropping=True)
            case "choose":
                hands = without(move.args[0])
                return put(state, hands=hands, dropping=bool(hands[seat]))
            case "done":
                return put(state, dropping=False)
        following = (seat + 1) % self.n_seats
        return put(
            state,
            active=following,
            took=False,
            round=state.round + (following == 0),
            hands=with_hand((*hand, 1) if len(hand) < 3 else hand),
        )

    def outcome(self, state: RaceState) -> Outcome | None:
        if END in state.at:
            winner = state.at.index(END)
            return Outcome(Termination.WON, (winner,), f"Runner {winner + 1} is at the end.")
        if state.round > ROUNDS:
            return Outcome(Termination.UNFINISHED, (), "Everybody is tired.")
        return None

    def round_of(self, state: RaceState) -> int:
        return state.round

    def view(self, state: RaceState, seat: int) -> _Seen:
        hidden = tuple(h if s == seat else (0,) * len(h) for s, h in enumerate(state.hands))
        return _Seen(msgspec.structs.replace(state, rng=0, hands=hidden))

    def to_words(self, state: RaceState, move: Move) -> Mapping[str, Any]:
        return {move.verb: list(move.args)}

    def from_words(self, state: RaceState, words: Mapping[str, Any]) -> tuple[Move, ...]:
        (verb, args) = next(iter(words.items()))
        if verb not in {"go", "open", "take", "drop", "choose", "done", "end"}:
            message = f"“{verb}” is no move"
            raise ValueError(message)
        return (Move(verb, tuple(args)),)

    def tell(self, before: RaceState, move: Move, after: RaceState) -> tuple[str, ...]:
        said = " ".join((move.verb, *map(str, move.args)))
        return (f"Runner {before.active + 1}: {said}.",)


COLOURS = ("red", "blue", "yellow", "white")


def hex_of(seat: int, place: int) -> Hex:
    return Hex(place, seat)


def race_table(game: RaceGame, state: RaceState, seat: int | None) -> Table:
    seats = range(game.n_seats)
    shows = [seat is None or seat == s for s in seats]
    zones = [
        Zone(
            "hand",
            "Hand",
            s,
            "row",
            tuple(
                Piece(
                    s * 1000 + index,
                    f"card:{card}" if shows[s] else "",
                    f"Card {card}",
                    like=_like(s, index, state.hands[s]),
                )
                for index, card in enumerate(state.hands[s])
            ),
            len(state.hands[s]),
        )
        for s in seats
    ]
    stall = tuple(Piece(_STALL + card, f"card:{card}", f"Card {card}") for card in (1, 2))
    zones.append(Zone("stall", "Stall", None, "stacks", stall, 9, (9, 9)))
    gate = tuple((hex_of(s, GATE), hex_of(s, GATE + 1)) for s in seats)
    mine = seat in (None, state.active) and game.seat_to_move(state) is not None
    return Table(
        seat=seat,
        prompt="Which cards go?" if state.dropping else "Run.",
        seats=tuple(
            SeatPlate(f"Runner {s + 1}", COLOURS[s], (f"{END - state.at[s]} to go",)) for s in seats
        ),
        zones=tuple(zones),
        figures=tuple(Figure(s, s, hex_of(s, state.at[s]), f"Runner {s + 1}") for s in seats),
        bars=(StandingBar(7, gate, "", 2, "", "Gate"),) if state.gate else (),
        handles=tuple(_handle(state, move) for move in legal_moves(game, state)) if mine else (),
        round=state.round,
    )


def _like(seat: int, index: int, hand: tuple[int, ...]) -> int | None:
    first = hand.index(hand[index])
    return None if first == index else seat * 1000 + first


def _handle(state: RaceState, move: Move) -> Handle:
    seat = state.active
    piece = None
    if move.verb in {"go", "open", "choose"}:
        piece = seat * 1000 + state.hands[seat].index(move.args[0])
    match move.verb:
        case "go":
            to = hex_of(seat, state.at[seat] + move.args[0])
            return Handle(
                move, f"Run {move.args[0]}", piece, target_hex=to, price=str(move.args[0])
            )
        case "open":
            return Handle(move, "Open the gate", piece, target_bar=7, price="2")
        case "choose":
            return Handle(move, f"Drop {move.args[0]}", piece)
        case "take":
            return Handle(move, f"Take {move.args[0]}", target_piece=_STALL + move.args[0])
        case "drop":
            return Handle(move, "Drop cards")
        case "done":
            return Handle(move, "Done", button="Done")
    return Handle(move, "End turn", button="End turn")


def race_scene(n_seats: int) -> BoardScene:
    cells = {hex_of(s, q): Cell("P") for s in range(n_seats) for q in range(END + 1)}
    board = build_board([Placement("T", "T", Hex(0, 0), 0, cells)])
    look = TerrainLook("P", "Plain", "#86A65A", "#A8C47A", "#567138", "#24330F", "#D4E4B5")
    return BoardScene("The race", board, {"P": look})


class RacePlugin:
    id = "race"

    def words(self, language: str) -> Mapping[str, str]:
        return {}

    def inspect(self, project: Any, document: Any) -> Inspection:
        return Inspection("race", None, race_scene(4))

    def compile(self, project: Any, document: Any, set_up: SetUp) -> Compiled:
        players = set_up.players or 2
        if players not in (2, 3):
            return Compiled(None)
        return Compiled(RaceGame(players), missing=("Hurdles are not there yet.",))

    def table(self, game: RaceGame, state: RaceState, seat: int | None) -> Table:
        return race_table(game, state, seat)

    def attempt(self, game: RaceGame, state: RaceState, hold: Hold) -> Move | None:
        hand = state.hands[state.active]
        index = None if hold.piece is None else hold.piece - 1000 * state.active
        card = hand[index] if index is not None and 0 <= index < len(hand) else None
        if hold.target_bar is not None:
            return Move("open", (card or 1,))
        if hold.target_hex is not None:
            return Move("go", (card if card is not None else 1,))
        taken = hold.target_piece if hold.target_piece is not None else hold.piece
        if taken is not None and taken >= _STALL and card is None:
            return Move("take", (taken - _STALL,))
        return None if card is None else Move("choose" if state.dropping else "go", (card,))

    def face(self, project: Any, key: str) -> DisplayList:
        items = (
            RoundedRectangle(Box(3, 3, 294, 414), 20, "#E6EBCF"),
            TextBox(key, Box(20, 20, 260, 60), size=30, align="center"),
        )
        return DisplayList(300, 420, items, title=key.removeprefix("card:"))

    def bots(self) -> Mapping[str, Any]:
        return {}

    def situations(self, project: Any, document: Any) -> tuple[()]:
        return ()


def race_compiled(game: RaceGame) -> Compiled:
    return Compiled(game, missing=("Hurdles are not there yet.",))


def race_document() -> Document:
    return read_document("kind: route\nformat: 1\nid: the_race\n", "race.yaml")


RULES = """kind: rules
format: 1
rules:
  - id: RACE-2
    title: {en: The gate}
    text: {en: "The gate opens for a card of {least} or more."}
    parameters: {least: 2}
"""


class _Entry(msgspec.Struct):
    tree: Any


class _Project:
    """As much of a project as the preview asks for: rules by id, and whose a document is."""

    def is_in_root(self, document: Document) -> bool:
        return not Path(document.path).is_absolute()

    def entry(self, kind: str, name: str) -> _Entry | None:
        trees = {tree["id"]: tree for tree in read_document(RULES, "rules.yaml").tree["rules"]}
        return _Entry(trees[name]) if kind == "rule" and name in trees else None


def race_project() -> Any:
    return _Project()
