"""Games written down: set-up, seed and moves in words, so that they can be played again and compared.

Works on plain trees; reading and writing files is not done here.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from designer.diagnostics import said
from designer.engine.game import Game, Outcome, Termination
from designer.engine.trees import fingerprint

__all__ = [
    "MOST_SEED",
    "Replay",
    "ReplayReport",
    "changed_parts",
    "in_words",
    "recorded",
    "unreadable",
    "verify",
]

KIND, FORMAT = "replay", 1

MOST_SEED = 10**18 - 1
"""The greatest seed that a replay can note: files hold whole numbers of up to 18 digits."""


class Replay(msgspec.Struct, frozen=True):
    """Give one game as it was played.

    Attributes:
        game: id of the game.
        source: what was played: `scenario` or `route`, and its id.
        players: how many played; `seats`: who, per seat (`human` or a bot's id), if known.
        switches: rule switches that differ from those of the source.
        seed: where chance began.
        moves: in words, in order; a composed one counts as one.
        outcome: how it ended, or None where it was left.
        content: fingerprint of the compiled game; `hash`: of the last state. "" where not noted.
    """

    game: str
    source: tuple[str, str]
    players: int
    seed: int
    moves: tuple[Mapping[str, Any], ...]
    seats: tuple[str, ...] = ()
    switches: Mapping[str, Any] = MappingProxyType({})
    outcome: Outcome | None = None
    content: str = ""
    hash: str = ""
    title: Any = None

    def to_tree(self) -> dict[str, Any]:
        """Give the replay as the tree of a document; seats are counted from 1 there."""
        kind, name = self.source
        tree: dict[str, Any] = {"kind": KIND, "format": FORMAT, "game": self.game}
        if self.title is not None:
            tree["title"] = self.title
        tree |= {kind: name, "players": self.players}
        if self.seats:
            tree["seats"] = list(self.seats)
        if self.switches:
            tree["switches"] = dict(self.switches)
        tree["seed"] = self.seed
        if self.outcome is not None:
            tree["outcome"] = {
                "termination": str(self.outcome.termination),
                "winners": [seat + 1 for seat in self.outcome.winners],
            }
        tree |= {k: v for k, v in (("content", self.content), ("hash", self.hash)) if v}
        # The moves come last, so that a file that breaks off still says how it should have ended.
        return tree | {"moves": [dict(words) for words in self.moves]}

    @classmethod
    def from_tree(cls, tree: Any) -> "Replay":
        """Read a replay.

        Raises:
            ValueError: something lacks or is not what it should be; the sentence says what.
        """
        if not isinstance(tree, Mapping) or tree.get("kind") != KIND:
            raise ValueError("This is no replay")
        if tree.get("format") != FORMAT:
            message = f"This replay has format {tree.get('format')}; format {FORMAT} can be read"
            raise ValueError(message)
        kind = "scenario" if "scenario" in tree else "route"
        return cls(
            game=_of_type(tree, "game", str),
            source=(kind, _of_type(tree, kind, str)),
            players=_of_type(tree, "players", int),
            seed=_of_type(tree, "seed", int),
            moves=_moves(tree),
            seats=tuple(str(name) for name in _of_type(tree, "seats", list, [])),
            switches=_of_type(tree, "switches", dict, {}),
            outcome=_outcome(tree),
            content=_of_type(tree, "content", str, ""),
            hash=_of_type(tree, "hash", str, ""),
            title=tree.get("title"),
        )


class ReplayReport(msgspec.Struct, frozen=True):
    """Give what came of playing a replay again.

    Attributes:
        difference: the first thing that differs, in a sentence, or None.
        at: the number of the move where it differs, counted from 1; 0 where it is no move.
        same_content: whether the game was compiled from the same content, as far as that was noted.
        changed: the parts of the content that differ, as far as the game tells them apart.
        notes_end: whether the replay says how it should have come out.
        n_moves: how many moves of the replay could be made.
        outcome: how the game ended, or None.
        log: all log lines up to there.
        state: the last state reached.
    """

    difference: str | None
    at: int
    same_content: bool
    n_moves: int
    outcome: Outcome | None
    log: tuple[str, ...]
    state: Any
    changed: tuple[str, ...] = ()
    notes_end: bool = True


def recorded(
    game: Game,
    game_id: str,
    source: tuple[str, str],
    seed: int,
    moves: Sequence[Mapping[str, Any]],
    state: Any,
    *,
    seats: Sequence[str] = (),
    switches: Mapping[str, Any] = MappingProxyType({}),
) -> Replay:
    """Write down a game that has come to `state` by `moves`."""
    return Replay(
        game=game_id,
        source=source,
        players=game.n_seats,
        seed=seed,
        moves=tuple(moves),
        seats=tuple(seats),
        switches=switches,
        outcome=game.outcome(state),
        content=game.fingerprint,
        hash=fingerprint(state),
    )


def verify(game: Game, replay: Replay) -> ReplayReport:
    """Play a replay again and say the first thing that differs."""
    state = game.start(replay.seed)
    if replay.players != game.n_seats:
        fault = f"The replay is of {replay.players} players, the game of {game.n_seats}."
        return _report(game, replay, state, (), fault)
    log: list[str] = []
    for number, words in enumerate(replay.moves, start=1):
        try:
            chain = game.from_words(state, words)
        except ValueError as error:
            return _report(game, replay, state, log, unreadable(number, error), number)
        for move in chain:
            if (refusal := game.refusal(state, move)) is not None:
                fault = f"Move {number} is refused: {refusal.message} ({refusal.rule})"
                return _report(game, replay, state, log, fault, number)
            after = game.apply(state, move)
            log += game.tell(state, move, after)
            state = after
    fault_at_the_end = _difference_at_the_end(game, replay, game.outcome(state), state)
    return _report(game, replay, state, log, fault_at_the_end)


def unreadable(number: int, error: ValueError) -> str:
    """Say that a move's words name nothing."""
    reason = str(error)
    return f"Move {number} cannot be read: {reason}{'' if reason.endswith(('?', '.')) else '.'}"


def changed_parts(noted: str, now: str) -> tuple[str, ...]:
    """Give the parts of the content that differ between two fingerprints of a game.

    A game may give its fingerprint in parts, as words like `board:5c81f0`; where a fingerprint is
    one word alone, nobody can say more than that it differs.
    """
    before, after = _parts(noted), _parts(now)
    if not before or not after:
        return ()
    names = (*after, *(name for name in before if name not in after))
    return tuple(name for name in names if before.get(name) != after.get(name))


def in_words(parts: Sequence[str]) -> str:
    """Give names of parts as a list: `board`, `board and set up`, `board, set up and rules`."""
    words = [part.replace("_", " ") for part in parts]
    return said(" and ").join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def _parts(print_of_content: str) -> Mapping[str, str]:
    pairs = [word.split(":", 1) for word in print_of_content.split()]
    return {pair[0]: pair[1] for pair in pairs} if all(len(p) == 2 for p in pairs) else {}


def _report(
    game: Game,
    replay: Replay,
    state: Any,
    log: Sequence[str],
    difference: str | None,
    at: int = 0,
) -> ReplayReport:
    """Put together what came of it; `at` is the move that could not be made, 0 where all could."""
    is_other_game = replay.players != game.n_seats
    made = 0 if is_other_game else len(replay.moves) if not at else at - 1
    same_content = replay.content in ("", game.fingerprint)
    return ReplayReport(
        difference=difference,
        at=at,
        same_content=same_content,
        n_moves=made,
        outcome=None if at or is_other_game else game.outcome(state),
        log=tuple(log),
        state=state,
        changed=() if same_content else changed_parts(replay.content, game.fingerprint),
        notes_end=bool(replay.hash) or replay.outcome is not None,
    )


def _difference_at_the_end(
    game: Game, replay: Replay, outcome: Outcome | None, state: Any
) -> str | None:
    noted = replay.outcome
    if noted is not None and outcome is None:
        seat = game.seat_to_move(state)
        return f"The moves end before the game does: player {0 if seat is None else seat + 1} is to move."
    if noted is not None and outcome is not None:
        if noted.termination != outcome.termination:
            return said(
                "The replay says “{noted}”, the game ended “{outcome}”.",
                noted=noted.termination,
                outcome=outcome.termination,
            )
        if noted.winners != outcome.winners:
            return said(
                "The replay says that {noted} won; it was {outcome}.",
                noted=_seats(noted),
                outcome=_seats(outcome),
            )
    if replay.hash and replay.hash != fingerprint(state):
        return said("All moves could be made, but the last position is not the one that was noted.")
    return None


def _seats(outcome: Outcome) -> str:
    names = " and ".join(str(seat + 1) for seat in outcome.winners)
    return f"player {names}" if names else "nobody"


def _of_type(tree: Mapping[str, Any], key: str, kind: type[Any], *otherwise: Any) -> Any:
    if key not in tree and otherwise:
        return otherwise[0]
    value = tree.get(key)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        message = (
            f"The replay's “{key}” is {'missing' if value is None else 'not what it should be'}"
        )
        raise ValueError(message)
    return value


def _moves(tree: Mapping[str, Any]) -> tuple[Mapping[str, Any], ...]:
    moves = tuple(_of_type(tree, "moves", list))
    for number, words in enumerate(moves, start=1):
        if not isinstance(words, Mapping):
            message = f"Move {number} of the replay is no map of words"
            raise ValueError(message)  # noqa: TRY004 - faults in content are ValueErrors throughout
    return moves


def _outcome(tree: Mapping[str, Any]) -> Outcome | None:
    noted = _of_type(tree, "outcome", dict, None)
    if noted is None:
        return None
    try:
        termination = Termination(noted.get("termination"))
        winners = tuple(int(seat) - 1 for seat in noted.get("winners", ()))
    except (TypeError, ValueError) as error:
        raise ValueError("The replay's “outcome” is not what it should be") from error
    return Outcome(termination, winners, "")
