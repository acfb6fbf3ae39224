"""What lies on the table of a running game: both Camps, the piles between them, the hands."""

from collections.abc import Iterator, Mapping

from designer.api import Piece, SeatPlate, Table, Zone, legal_moves, said, thing_at

from .asking import question
from .definition import ARCHAEOLOGIST, CHARACTER, LOCATION, RAIDER, ROLES, TREASURE
from .expedition import Expedition
from .handles import ROOM, attempt, handle_of
from .names import card_id, card_title
from .prompts import hints, prompt, scores, stages
from .rules.moves import PILES
from .state import State
from .threats import threats
from .views import HIDDEN_CHARACTER

__all__ = ["attempt", "table"]

_PILE_TITLES = {
    "exploration": said("Exploration pile"),
    "character": said("Character pile"),
    "exploration_discard": said("Exploration discard"),
    "character_discard": said("Character discard"),
}
_BACKS = {"exploration": said("Exploration card"), "character": said("Character card")}
_SIGNS = {ARCHAEOLOGIST: "adventurer", RAIDER: "rogue"}
_SPECIAL_PLACES = {
    RAIDER: said("The Rogue: most Raiders"),
    ARCHAEOLOGIST: said("The Adventurer: most Archaeologists"),
}
_SPECIAL_TITLES = {RAIDER: said("The Rogue"), ARCHAEOLOGIST: said("The Adventurer")}
_COLOURS = {ARCHAEOLOGIST: "#1F6482", RAIDER: "#A63E25"}


def table(game: Expedition, state: State, seat: int | None) -> Table:
    """Give the table as a seat sees it; without a seat all is open."""
    seen = state if seat is None else game.view(state, seat).state
    to_move = game.seat_to_move(state)
    is_asked = to_move is not None and seat in (None, to_move)
    moves = legal_moves(game, state) if is_asked else ()
    handles = tuple(handle_of(game, state, move) for move in moves)
    return Table(
        seat=seat,
        prompt=prompt(game, state),
        seats=tuple(_plate(game, state, each) for each in range(2)),
        zones=tuple(_Layer(game, seen, threats(game, state)).zones()),
        figures=(),
        bars=(),
        handles=handles,
        round=state.round,
        stages=tuple(stages(game, state)),
        scores=tuple(scores(game, state)),
        hints=tuple(hints(game, state)),
        question=question(game, state, handles) if is_asked else None,
        asks=is_asked and state.decision is not None,
    )


def _plate(game: Expedition, state: State, seat: int) -> SeatPlate:
    definition, world = game.definition, game.book.world
    n = {role: world.strength(state, seat, role) for role in ROLES}
    facts = [
        said("{n} of {all} Treasures", n=len(state.treasures[seat]), all=definition.treasures_to_win),
        said("Archaeologists: {n}", n=n[ARCHAEOLOGIST]),
        said("Raiders: {n}", n=n[RAIDER]),
    ]  # fmt: skip
    facts += [said("misses phase {phase}", phase=phase) for phase in state.skips[seat]]
    return SeatPlate(
        definition.seats[seat].title,
        definition.seats[seat].colour,
        tuple(facts),
        tuple(card_title(definition, card) for card in state.treasures[seat]),
    )


class _Layer:
    """Lays out what is seen, zone by zone."""

    def __init__(self, game: Expedition, seen: State, threats: Mapping[int, str]) -> None:
        self._definition, self._world = game.definition, game.book.world
        self._seen, self._threats = seen, threats

    def zones(self) -> Iterator[Zone]:
        """Give all zones: of each seat from the left to the right, then what lies between."""
        for seat in range(2):
            yield self._row("hand", said("Hand"), seat)
            yield self._special(RAIDER, seat)
            yield from self._camp(seat)
            yield self._special(ARCHAEOLOGIST, seat)
            if self._cards("played", seat):
                yield self._row("played", said("Being played"), seat)
        yield self._pile("exploration")
        yield self._open_pile("exploration_discard")
        yield self._special(RAIDER, None)
        yield self._special(ARCHAEOLOGIST, None)
        yield self._open_pile("character_discard")
        yield self._pile("character")

    def _camp(self, seat: int) -> Iterator[Zone]:
        definition = self._definition
        aside = len(self._cards("aside", seat))
        if aside:
            yield self._row("aside", said("Chosen, face down"), seat, area="mat")
        yield self._row(
            "camp", said("Characters"), seat, area="mat", sign=f"place:{CHARACTER}",
            room=definition.camp_characters - aside, place=said("Character"),
        )  # fmt: skip
        yield self._row(
            "location", said("Location"), seat, area="mat", sign=f"place:{LOCATION}",
            room=definition.camp_locations, place=said("Location"),
        )  # fmt: skip
        yield self._row(
            "treasures", said("Treasures"), seat, area="mat", sign=f"place:{TREASURE}",
            room=max(1, definition.treasures_to_win - 1), place=said("Treasure"),
        )  # fmt: skip

    def _cards(self, word: str, seat: int = 0) -> tuple[int, ...]:
        cards: tuple[int, ...] = self._world.things(self._seen, self._world.place(word, seat))
        return cards

    def _pieces(self, word: str, seat: int = 0) -> Iterator[Piece]:
        place, cards = self._world.place(word, seat), self._cards(word, seat)
        for at, card in enumerate(cards):
            number = place * ROOM + at
            first = cards.index(card)
            if 0 <= card < len(self._definition.kinds):
                title = card_title(self._definition, card)
                face = f"card:{card_id(self._definition, card)}"
                threat = self._threats.get(thing_at(place, card), "")
                like = place * ROOM + first if first < at else None
                yield Piece(number, face, title, threat=threat, like=like)
            else:
                deck = "character" if card == HIDDEN_CHARACTER else "exploration"
                yield Piece(number, f"back:{deck}", _BACKS[deck])

    def _row(
        self,
        word: str,
        title: str,
        seat: int,
        *,
        area: str = "",
        room: int = 0,
        place: str = "",
        sign: str = "",
    ) -> Zone:
        pieces = tuple(self._pieces(word, seat))
        return Zone(
            word, title, seat, "row", pieces, len(pieces), area=area, room=room, place=place, sign=sign
        )  # fmt: skip

    def _special(self, role: str, seat: int | None) -> Zone:
        """Give the place of the Special card that follows a majority, of a seat or of nobody."""
        word = "central" if seat is None else "specials"
        cards = self._cards(word, seat or 0)
        kinds = self._definition.kinds
        pieces = tuple(
            piece
            for piece, card in zip(self._pieces(word, seat or 0), cards, strict=True)
            if kinds[card].majority == role
        )
        return Zone(
            f"{word}_{role}", _SPECIAL_TITLES[role], seat, "row", pieces, len(pieces),
            area="centre" if seat is None else "mat", room=1,
            place=_SPECIAL_TITLES[role] if seat is None else _SPECIAL_PLACES[role],
            sign=f"place:{_SIGNS[role]}", colour=_COLOURS[role],
        )  # fmt: skip

    def _pile(self, word: str) -> Zone:
        n, title = len(self._cards(word)), _PILE_TITLES[word]
        back = Piece(self._world.place(word) * ROOM, f"back:{word}", title)
        pieces = (back,) if n else ()
        return Zone(word, title, None, "pile", pieces, n, area="centre", room=1)

    def _open_pile(self, word: str) -> Zone:
        pieces = tuple(self._pieces(word))
        deck = next(pile for pile in PILES if word.startswith(pile))
        return Zone(
            word, _PILE_TITLES[word], None, "open_pile", pieces, len(pieces), area="centre",
            room=1, sign=f"place:{deck}",
        )  # fmt: skip
