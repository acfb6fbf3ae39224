"""Changes that last: numbers modified, things allowed and forbidden, as long as their span runs.

They come from effects that were carried out (`Lasting` in the state) and from passive abilities,
which hold while their carrier is in place.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from designer.diagnostics import said
from designer.engine.effects.players import Seats, seats_of
from designer.engine.effects.records import Frame, Lasting
from designer.engine.effects.scope import CannotCompile, Scope, mapping, word
from designer.engine.effects.selectors import (
    Amount,
    Selector,
    Test,
    amount_of,
    selector_of,
    test_of,
)

__all__ = ["CHOSEN", "SPANS", "Bound", "Clause", "Clauses", "clause_of"]

State = Any

SPANS = frozenset(
    {"now", "this_move", "next_card", "turn", "until_my_turn", "round", "in_place", "game"}
)
CHOSEN = "chosen"
"""Stands for a value that its player chooses."""


class Clause(NamedTuple):
    """Give what a lasting change says.

    Attributes:
        verb: `modify`, `allow` or `forbid`; `what`: the number, or the deed.
        of: what it concerns; `is_everything`: all that is its seat's, whatever it will be.
        on: where it holds, in the game's words (`occupied`), or "".
        by: whose doing a ban is for; `cause`: by which things, or None for any.
        mode: `add` or `becomes`; `amount`: how much; `word`: what it becomes, where that is a word.
        stacks: whether it adds to others that come from the same item.
        span: how long.
    """

    verb: str
    what: str
    of: Selector
    is_everything: bool
    on: str
    by: Seats | None
    cause: Test | None
    mode: str
    amount: Amount | None
    word: str
    stacks: bool
    span: str


class Bound(NamedTuple):
    """Give a clause that holds now: for whom, about what, how much."""

    clause: Clause
    seat: int
    source: int
    things: tuple[int, ...]
    value: int | str
    frame: Frame | None = None

    def concerns(self, seat: int, thing: int) -> bool:
        """Say whether it is about a thing of a seat."""
        return seat == self.seat if self.clause.is_everything else thing in self.things


def clause_of(verb: str, tree: Mapping[str, Any], scope: Scope, mine: str, span: str) -> Clause:
    """Compile what a lasting change says.

    Args:
        verb: `modify`, `allow` or `forbid`.
        tree: the effect.
        scope: the game and the names given so far.
        mine: what `mine` means for it.
        span: how long it holds where `for` does not say.

    Raises:
        CannotCompile: it says nothing in this game.
    """
    lasts = tree.get("for", span)
    if word(lasts, "for") not in SPANS:
        raise CannotCompile(said("“{lasts}” is no span of time", lasts=lasts))
    by = tree.get("by")
    by = {"who": by} if isinstance(by, str) else by
    cause = mapping(by, "by").get("filter") if by is not None else None
    mode = "becomes" if "becomes" in tree else "add"
    value = tree.get(mode, 0)
    is_word = isinstance(value, str) and scope.known(value) is None
    of = tree.get("of", "mine")
    return Clause(
        verb=verb,
        what=word(tree.get("what"), "what"),
        of=selector_of(of, scope, mine),
        is_everything=of == "mine",
        on=str(tree.get("on", "")),
        by=seats_of(by.get("who"), scope) if by is not None else None,
        cause=test_of(cause, scope) if cause is not None else None,
        mode=mode,
        amount=None if is_word else amount_of(value, scope),
        word=str(value) if is_word else "",
        stacks=tree.get("stacks", True) is not False,
        span=lasts,
    )


class Clauses:
    """Give the answers of all that lasts, in a state."""

    def __init__(self) -> None:
        self._all: list[Clause] = []
        self._passive: Callable[[State, str], Iterable[Bound]] = _nothing
        self._words: frozenset[str] = frozenset()
        # What was found for the state that was asked about last, which never changes.
        self._found: tuple[State, dict[str, tuple[Bound, ...]]] = (None, {})

    def noted(self, clause: Clause) -> int:
        """Number a clause."""
        self._all.append(clause)
        return len(self._all) - 1

    def use_passive(
        self, passive: Callable[[State, str], Iterable[Bound]], words: frozenset[str]
    ) -> None:
        """Ask for what passive abilities say of a word (a number, a deed), too; of "" all they say."""
        self._passive, self._words = passive, words

    def holding(self, state: State, what: str = "") -> tuple[Bound, ...]:
        """Give all that holds now, the oldest first; of passive abilities only what is about `what`."""
        if what not in self._words and not state.flow.lasting:
            return ()
        of, found = self._found
        if of is not state:
            found = {}
            self._found = (state, found)
        bounds = found.get(what)
        if bounds is None:
            bounds = found[what] = (*self._noted(state), *self._passive(state, what))
        return bounds

    def _noted(self, state: State) -> Iterator[Bound]:
        for each in state.flow.lasting:
            clause = self._all[each.clause]
            yield Bound(clause, each.seat, each.source, each.things, each.value)

    def number(self, state: State, what: str, seat: int, thing: int, base: int) -> int:
        """Give a number with all that modifies it: what it becomes, then what is added."""
        bounds = self.holding(state, what)
        if not bounds:
            return base
        value, added, single = base, 0, set()
        for bound in bounds:
            clause = bound.clause
            if clause.verb != "modify" or clause.what != what or not bound.concerns(seat, thing):
                continue
            if clause.mode == "becomes":
                value = bound.value if isinstance(bound.value, int) else value
            elif clause.stacks or bound.source not in single:
                single.add(bound.source)
                added += bound.value if isinstance(bound.value, int) else 0
        return value + added

    def becomes(self, state: State, what: str, seat: int, thing: int) -> int | str | None:
        """Give what something has become by the youngest change of it, or None."""
        found: int | str | None = None
        for bound in self.holding(state, what):
            clause = bound.clause
            if clause.verb == "modify" and clause.what == what and clause.mode == "becomes":
                found = bound.value if bound.concerns(seat, thing) else found
        return found

    def allows(self, state: State, what: str, seat: int, thing: int, on: str) -> bool:
        """Say whether a ban is lifted for a thing of a seat."""
        return any(
            b.clause.verb == "allow" and b.clause.what == what and b.clause.on in ("", on)
            for b in self.holding(state, what)
            if b.concerns(seat, thing)
        )

    def forbids(
        self, state: State, what: str, seat: int, thing: int, frame: Frame | None, on: str = ""
    ) -> bool:
        """Say whether something is forbidden: to a seat's thing, by the doing of a program."""
        bounds = self.holding(state, what)
        return bool(bounds) and any(
            b.clause.verb == "forbid"
            and b.clause.what == what
            and b.clause.on in ("", on)
            and b.concerns(seat, thing)
            and _is_meant(b, state, frame)
            for b in bounds
        )

    def over(self, state: State, span: str, seat: int = -1) -> tuple[Lasting, ...]:
        """Give what still holds after the end of a span; `until_my_turn` ends for one seat."""
        return tuple(
            each
            for each in state.flow.lasting
            if self._all[each.clause].span != span or (seat >= 0 and each.seat != seat)
        )


def _nothing(_state: State, _what: str) -> tuple[Bound, ...]:
    return ()


def _is_meant(bound: Bound, state: State, doing: Frame | None) -> bool:
    clause = bound.clause
    if clause.by is None:
        return True
    if doing is None:
        return False
    own = bound.frame or Frame(-1, 0, bound.seat, bound.seat, -1, ())
    if doing.actor not in clause.by(state, own):
        return False
    return clause.cause is None or (doing.source >= 0 and clause.cause(state, own, doing.source))
