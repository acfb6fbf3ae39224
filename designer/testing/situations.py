"""Run situations: make the moves, compare what must hold, and say the first thing that differs."""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from designer.api import GamePlugin
from designer.diagnostics import Location
from designer.documents import Document, Project
from designer.engine.game import Game, Move, Refusal
from designer.engine.situations import Bag, Situation, Whole

__all__ = ["SituationResult", "run_document", "run_situation"]


class SituationResult(msgspec.Struct, frozen=True):
    """Give what came of one situation or variant.

    Attributes:
        name: title and variant.
        rules: what it tests.
        failure: the first thing that did not hold, or "".
        place: where in the file that is said.
    """

    name: str
    rules: tuple[str, ...]
    failure: str
    place: Location

    @property
    def passed(self) -> bool:
        """Say whether everything held."""
        return not self.failure


_OF_MOVES = frozenset({"refused", "legal"})
_SAY = "write what must hold, or take it away"


class _Failed(Exception):  # noqa: N818 - it is caught in this module and never seen outside
    """Something did not hold at a step."""

    def __init__(self, step: int, sentence: str, *path: str | int) -> None:
        super().__init__(sentence)
        self.step = step
        self.path = path


def run_document(
    plugin: GamePlugin, project: Project, document: Document
) -> Iterator[SituationResult]:
    """Run the situations of a document, one result per variant."""
    for situation in plugin.situations(project, document):
        yield run_situation(situation, document)


def run_situation(situation: Situation, document: Document) -> SituationResult:
    """Run one situation to its end or to the first thing that does not hold."""
    name = f"{situation.title} ({situation.variant})" if situation.variant else situation.title
    if situation.fault:
        place = document.location(("given",))
        return SituationResult(name, situation.rules, situation.fault, place)
    try:
        _run(situation)
    except _Failed as failed:
        pointer = (*situation.pointer, failed.step, *failed.path)
        sentence = f"step {failed.step + 1}: {failed}"
        return SituationResult(name, situation.rules, sentence, document.location(pointer))
    return SituationResult(name, situation.rules, "", document.location(situation.pointer))


def _run(situation: Situation) -> None:
    game, state = situation.game, situation.state
    for step, item in enumerate(situation.play):
        if not isinstance(item, Mapping):
            raise _Failed(step, f"this is a move or a “then” block, not “{_text(item)}”")
        if "then" in item:
            _check(situation, state, step, item["then"])
            continue
        state, refusal = _made(game, state, step, item)
        if refusal is not None:
            sentence = f"the move is refused: {refusal.message} ({refusal.rule})"
            raise _Failed(step, sentence)


def _made(
    game: Game, state: Any, step: int, words: Mapping[str, Any], *path: str | int
) -> tuple[Any, Refusal | None]:
    for move in _read(game, state, step, words, *path):
        if (refusal := game.refusal(state, move)) is not None:
            return state, refusal
        state = game.apply(state, move)
    return state, None


def _read(
    game: Game, state: Any, step: int, words: Mapping[str, Any], *path: str | int
) -> tuple[Move, ...]:
    try:
        return game.from_words(state, words)
    except ValueError as error:
        raise _Failed(step, str(error), *path) from error


def _check(situation: Situation, state: Any, step: int, then: Any) -> None:
    if not isinstance(then, Mapping):
        raise _Failed(step, f"“then” is a map of what must hold, not “{_text(then)}”", "then")
    for number, words in enumerate(_moves(step, then, "refused")):
        _check_refused(situation.game, state, step, words, "then", "refused", number)
    for number, words in enumerate(_moves(step, then, "legal")):
        path = ("then", "legal", number)
        _, refusal = _made(situation.game, state, step, words, *path)
        if refusal is not None:
            sentence = f"{_text(words)} should be legal, but: {refusal.message} ({refusal.rule})"
            raise _Failed(step, sentence, *path)
    if not then:
        raise _Failed(step, f"“then” says nothing: {_SAY}", "then")
    seen = situation.observe(state)
    for key, expected in then.items():
        if not _says(
            expected, None if key in _OF_MOVES else seen.get(key), of_moves=key in _OF_MOVES
        ):
            raise _Failed(step, f"“{key}” says nothing: {_SAY}", "then", key)
        if key not in _OF_MOVES:
            _compare(step, expected, seen.get(key), "then", key)


def _moves(step: int, then: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    """Give the moves that a block names; each is a map of words."""
    moves = then.get(key, [])
    if not isinstance(moves, list):
        raise _Failed(step, f"“{key}” is a list of moves, not “{_text(moves)}”", "then", key)
    for number, words in enumerate(moves):
        if not isinstance(words, Mapping):
            sentence = f"a move is a map of words, not “{_text(words)}”"
            raise _Failed(step, sentence, "then", key, number)
    return moves


def _check_refused(
    game: Game, state: Any, step: int, words: Mapping[str, Any], *path: str | int
) -> None:
    rule = words.get("rule")
    said = {key: value for key, value in words.items() if key != "rule"}
    _, refusal = _made(game, state, step, said, *path)
    if refusal is None:
        reason = f" by {rule}" if rule else ""
        raise _Failed(step, f"{_text(said)} should be refused{reason}, but is legal", *path)
    if rule and refusal.rule != rule:
        sentence = f"{_text(said)} should be refused by {rule}, but is by {refusal.rule}: {refusal.message}"
        raise _Failed(step, sentence, *path)


def _compare(step: int, expected: Any, found: Any, *path: str | int) -> None:
    """Compare what is mentioned: maps by their keys, rows in order, bags in any order."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        known = {str(key): value for key, value in found.items()}
        for key, value in expected.items():
            if str(key) not in known:
                raise _Failed(step, f"there is no {_where((*path, key))}", *path, key)
            _compare(step, value, known[str(key)], *path, key)
    elif isinstance(expected, list) and any(isinstance(e, Mapping) for e in expected):
        rows = list(found) if isinstance(found, list | tuple) else []
        for number, value in enumerate(expected):
            there = rows[number] if number < len(rows) else None
            _compare(step, value, there, *path, number)
    elif not _agree(expected, found):
        sentence = f"{_where(path)}: expected {_text(expected)}, found {_text(_shown(found))}"
        raise _Failed(step, sentence, *path)


def _says(expected: Any, found: Any, *, of_moves: bool = False) -> bool:
    """Say whether something must hold for it to hold; in rows, some may be passed over by `{}`."""
    if isinstance(expected, Mapping):
        within = found if isinstance(found, Mapping) else {}
        known = {str(key): value for key, value in within.items()}
        return isinstance(found, Whole) or any(
            _says(value, known.get(str(key))) for key, value in expected.items()
        )
    if not isinstance(expected, list) or of_moves:
        return bool(expected) or not of_moves
    if not any(isinstance(each, Mapping) for each in expected):
        return True  # also an empty row: there must be nothing
    rows = found if isinstance(found, list | tuple) else ()
    return any(
        _says(each, rows[number] if number < len(rows) else None)
        for number, each in enumerate(expected)
    )


def _agree(expected: Any, found: Any) -> bool:
    if isinstance(found, Bag):
        return isinstance(expected, list) and _counted(expected) == _counted(found.things)
    if isinstance(found, Whole):
        return isinstance(expected, Mapping) and dict(expected) == dict(found.entries)
    if isinstance(found, list | tuple):
        return isinstance(expected, list) and list(found) == expected
    return bool(expected == found) and isinstance(expected, bool) == isinstance(found, bool)


def _counted(things: Iterable[Any]) -> Counter[Any]:
    """Count things; lists and maps, which nothing observed is, by how they are written."""
    return Counter(t if isinstance(t, Hashable) else repr(t) for t in things)


def _shown(found: Any) -> Any:
    if isinstance(found, Bag):
        return list(found.things)
    return found.entries if isinstance(found, Whole) else found


def _where(path: tuple[str | int, ...]) -> str:
    steps = [step for step in path if step != "then"]
    return " ".join(str(step + 1) if isinstance(step, int) else step for step in steps)


def _text(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {_text(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_text(item) for item in value) + "]"
    return "nothing" if value is None else str(value)
