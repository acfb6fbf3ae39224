"""Choosing several things as one question in the state, answered one item at a time.

Equal things are offered once, in ascending order. When enough is chosen, `done` is a move; when
no more may be chosen, the game goes on by itself. No effect ever asks a user.
"""

from collections.abc import Iterator

import msgspec

from designer.diagnostics import said
from designer.engine.game import Move, Refusal

__all__ = [
    "CHOOSE",
    "DONE",
    "Decision",
    "answered",
    "answers",
    "distinct",
    "is_complete",
    "is_enough",
    "refusal_of_answer",
]

CHOOSE = "choose"
DONE = "done"
_DONE = Move(DONE)


class Decision(msgspec.Struct, frozen=True, gc=False):
    """Give a question that lies in the state.

    Attributes:
        seat: who owes the answer.
        kind: what it is about, in the game's words (`pay`).
        rule: id of the rule that asks.
        options: what may still be chosen, ascending, equal things repeated.
        least, most: how many things are to be chosen.
        need: the sum of `worths` that is to be reached, 0 for none.
        worths: what each option counts, in the order of `options`; empty where nothing counts.
        chosen: the answers so far, in their order; `reached`: their worth.
        about: what waits for the answer; the game knows what the numbers mean.
        register: where a running effect waits for the answer; -1 where the game itself asks.
    """

    seat: int
    kind: str
    rule: str
    options: tuple[int, ...]
    least: int
    most: int
    need: int = 0
    worths: tuple[int, ...] = ()
    chosen: tuple[int, ...] = ()
    reached: int = 0
    about: tuple[int, ...] = ()
    register: int = -1


def distinct(decision: Decision) -> tuple[int, ...]:
    """Give what may be chosen next, equal things once."""
    return tuple(dict.fromkeys(decision.options))


def is_enough(decision: Decision) -> bool:
    """Say whether the answer may end here."""
    return len(decision.chosen) >= decision.least and decision.reached >= decision.need


def is_complete(decision: Decision) -> bool:
    """Say whether nothing more can be chosen, so that the game goes on without `done`."""
    full = len(decision.chosen) >= decision.most or not decision.options
    return full and is_enough(decision)


def answered(decision: Decision, item: int) -> Decision:
    """Give the question with one more answer."""
    options, worths = decision.options, decision.worths
    at = options.index(item)
    return Decision(
        decision.seat,
        decision.kind,
        decision.rule,
        options[:at] + options[at + 1 :],
        decision.least,
        decision.most,
        decision.need,
        worths[:at] + worths[at + 1 :],
        (*decision.chosen, item),
        decision.reached + (worths[at] if worths else 0),
        decision.about,
        decision.register,
    )


def answers(decision: Decision) -> Iterator[Move]:
    """Give the moves that answer the question: each different thing once, then `done`."""
    if len(decision.chosen) < decision.most:
        for item in distinct(decision):
            yield Move(CHOOSE, (item,))
    if is_enough(decision):
        yield _DONE


def refusal_of_answer(decision: Decision, move: Move) -> Refusal | None:
    """Give why a move does not answer the question, or None."""
    if move.verb == DONE and not move.args:
        if is_enough(decision):
            return None
        return Refusal(decision.rule, said("That is not enough yet."))
    if move.verb != CHOOSE or len(move.args) != 1:
        return Refusal(decision.rule, said("First answer the open question."))
    if len(decision.chosen) >= decision.most:
        return Refusal(decision.rule, said("No more may be chosen."))
    if move.args[0] not in decision.options:
        return Refusal(decision.rule, said("That cannot be chosen here."))
    return None
