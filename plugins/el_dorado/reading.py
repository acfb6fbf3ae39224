"""Reading moves from words: composed words become chains of moves."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from designer.api import CHOOSE, DONE, Decision, Move

from .answers import mover
from .names import option_called, option_names
from .rules import verbs
from .said import Game, Said, meant
from .state import State

__all__ = ["KEYS", "MOVES", "Reading"]

KEYS = frozenset(
    {
        "card", "token", "as", "path", "steps", "explorer", "give", "take", "buy", "pay", "tokens", "choose",
        "move", "keep", "discard", "figure",
    }
)  # fmt: skip
MOVES = {"stop": verbs.STOP, "done": DONE, "end_play": verbs.END_PLAY}
_ANSWERS = ("give", "pay", "tokens", "discard", "choose")


class Reading(Said):
    """Read one map of words."""

    def __init__(self, game: Game, state: State, said: Mapping[str, Any]) -> None:
        super().__init__(game, state, said)
        self._gifts = [self._card_named(name) for name in self._list("give")]
        self._choices = [str(name) for name in self._list("choose")]

    def moves(self) -> tuple[Move, ...]:
        """Give the moves up to the first that is refused."""
        said = self._said
        own = next((verb for verb in self._game.book.moves if verb in said), None)
        if own is not None:
            takes = self._game.book.moves[own]
            figure = (self._explorer(),) if takes.with_explorer else ()
            figure = (self._figure(),) if takes.with_figure else figure
            self._add(own, self._item_named(said[own]), *figure)
            self._give_up()
        elif "move" in said:
            self._read_move(said["move"])
        elif "buy" in said:
            self._add(verbs.BUY, self._card_named(said["buy"]))
            self._pay()
        elif "token" in said:
            self._add(verbs.USE, self._token_named(said["token"]))
            self._read_action()
        elif "card" in said and self._is_action(self._card_named(said["card"])):
            self._add(verbs.ACT, self._card_named(said["card"]))
            self._read_action()
        elif "take" in said or "path" in said or "steps" in said:
            self._read_way()
        else:
            self._read_answers()
        if len(said) > 1:
            self._answer_on_the_way()
            self._refuse_idle_choices()
        return tuple(self._chain)

    def _is_action(self, card: int) -> bool:
        kind = self._definition.cards[card]
        return not kind.symbols or not ({"path", "steps", "take"} & self._said.keys())

    # Effects

    def _read_action(self) -> None:
        """Answer what the action of a card or token asks, and go on with strength that it gives."""
        if "as" in self._said:
            self._choose_if_asked("symbol", str(self._said["as"]))
        if "take" in self._said:
            self._take_by_action(str(self._said["take"]))
        if "figure" in self._said:
            self._choose_if_asked("figure", str(self._said["figure"]))
        for text in [*self._list("steps"), *self._list("path")]:
            self._go_by_action(text)
        is_moving = self._state.motion is not None and self._state.decision is None
        if "path" in self._said and is_moving and not self._is_refused:
            self._add(verbs.STOP)

    def _take_by_action(self, name: str) -> None:
        self._choose_if_asked("option", "collect")
        if "explorer" in self._said:  # else what is named is refused where nobody stands beside it
            self._choose_mover()
        decision = self._state.decision
        if decision is None and self._state.motion is not None:
            self._add(verbs.TAKE_ON, self._slot_named(name))
        else:
            self._choose_named(name)

    def _go_by_action(self, text: Any) -> None:
        self._choose_if_asked("option", "step")
        self._choose_mover()
        if self._state.decision is None:
            self._add(verbs.STEP, self._position_named(text))
        else:
            self._choose_named(self._space_text(text))

    def _choose_mover(self) -> None:
        """Choose the explorer that is named; where none is asked for, it has to be the one that moves."""
        decision = self._state.decision
        if decision is None or decision.register < 0:
            return
        if decision.kind == "figure" and "explorer" not in self._said:
            raise ValueError("Say which explorer moves, like explorer: “1.2”")
        if "explorer" in self._said and (
            decision.kind == "figure"
            or (
                decision.kind == "space" and mover(self._game.book, self._state) != self._explorer()
            )
        ):
            self._choose_named(str(self._said["explorer"]))

    def _choose_if_asked(self, kind: str, name: str) -> None:
        decision = self._state.decision
        if decision is None or decision.register < 0 or decision.kind != kind:
            return
        if kind != "option" or name in option_names(self._game.book, self._state, decision):
            self._choose_named(name)

    def _choose_named(self, name: str) -> None:
        decision = self._state.decision
        if self._is_refused:
            return
        if decision is None or decision.register < 0:
            self._add(CHOOSE, 0)
            return
        self._add(CHOOSE, option_called(self._game.book, self._state, decision, name))

    def _answer_on_the_way(self) -> None:
        """Answer what is open now from `choose`; what is asked and not named there is declined."""
        while "choose" in self._said and not self._is_refused:
            decision = self._state.decision
            if decision is None or decision.register < 0:
                return
            if self._choices and len(decision.chosen) < decision.most:
                self._choose_named(self._choices.pop(0))
            else:
                self._add(DONE)

    def _refuse_idle_choices(self) -> None:
        if self._choices and not self._is_refused:
            message = f"Nothing asks for “{self._choices[0]}”"
            raise ValueError(message)

    def _read_move(self, word: Any) -> None:
        if word != "end_turn":
            if not isinstance(word, str) or word not in MOVES:
                message = f"“{word}” is no move{meant(str(word), [*MOVES, 'end_turn'])}"
                raise ValueError(message)
            self._add(MOVES[word])
            return
        self._add(verbs.END_PLAY)
        decision = self._state.decision
        if decision is None or self._is_refused:
            return
        self._choose([self._definition.cards[c].id for c in self._leaving(decision.options)])
        if self._state.decision is not None and self._state.decision.kind == "discard":
            self._add(DONE)

    def _pay(self) -> None:
        if not {"pay", "tokens"} & self._said.keys():
            return
        for name in self._list("pay"):
            self._add(CHOOSE, self._card_named(name))
        for name in self._list("tokens"):
            self._add(CHOOSE, self._token_named(name))
        decision = self._state.decision
        if decision is not None and decision.register < 0 and not self._is_refused:
            self._add(DONE)

    def _leaving(self, hand: Sequence[int]) -> list[int]:
        """Give the cards to discard: those named, or all but those kept."""
        if "keep" not in self._said:
            return [self._card_named(name) for name in self._list("discard")]
        leaving = list(hand)
        for name in self._list("keep"):
            card = self._card_named(name)
            if card not in leaving:
                message = f"{name} cannot be kept: it is not in the hand"
                raise ValueError(message)
            leaving.remove(card)
        return leaving

    def _read_way(self) -> None:
        card = self._card_named(self._said["card"]) if "card" in self._said else None
        if "take" in self._said:
            self._take(self._slot_named(self._said["take"]), card)
            card = None
        for text in [*self._list("steps"), *self._list("path")]:
            self._go(self._position_named(text), card)
            self._answer_on_the_way()
            card = None
        if "path" in self._said and self._state.motion is not None and not self._is_refused:
            self._add(verbs.STOP)

    def _take(self, slot: int, card: int | None) -> None:
        toll = self._definition.blockades[self._state.bars[slot]]
        if card is not None:
            symbol = self._symbol(card, toll.mask)
            self._add(verbs.TAKE_WITH, card, symbol, self._explorer(), slot)
        elif toll.give:
            self._add(verbs.TAKE_FOR, self._explorer(), slot)
            self._give()
        else:
            self._add(verbs.TAKE_ON, slot)

    def _go(self, to: int, card: int | None) -> None:
        toll = self._definition.surfaces[self._state.surface[to]]
        if card is not None:
            symbol = self._symbol(card, toll.mask)
            self._add(verbs.PLAY, card, symbol, self._explorer(), to)
        elif toll.give or (self._state.motion is None and self._is_bare()):
            self._add(verbs.ENTER, self._explorer(), to)
            self._give()
        else:
            self._add(verbs.STEP, to)

    def _is_bare(self) -> bool:
        """Say whether the words are about giving cards although the space asks for strength."""
        return "give" in self._said

    def _give(self) -> None:
        decision = self._state.decision
        if decision is None or self._is_refused:
            return
        n = decision.most
        gifts, self._gifts = self._gifts[:n], self._gifts[n:]
        self._choose([self._definition.cards[card].id for card in gifts])

    def _give_up(self) -> None:
        """Answer a module's own question from what is given, and be done with it."""
        decision = self._state.decision
        is_asked = decision is not None and decision.kind in self._game.book.answers
        if not is_asked or not {"give", "tokens"} & self._said.keys():
            return
        for card in self._gifts:
            self._add(CHOOSE, card)
        for name in self._list("tokens"):
            self._add(CHOOSE, self._token_named(name))
        decision = self._state.decision
        is_open = decision is not None and decision.kind in self._game.book.answers
        if is_open and not self._is_refused:
            self._add(DONE)

    def _read_answers(self) -> None:
        kinds = [kind for kind in _ANSWERS if kind in self._said]
        if len(kinds) != 1:
            raise ValueError("These words say no move")
        decision, kind = self._state.decision, kinds[0]
        if decision is None or kind != self._answer_to(decision):
            message = f"“{kind}” answers no open question"
            raise ValueError(message)
        for name in self._list(kind):
            if kind == "choose":
                self._choose_named(str(name))
            else:
                self._add(
                    CHOOSE, self._token_named(name) if kind == "tokens" else self._card_named(name)
                )
        self._choices = []

    def _answer_to(self, decision: Decision) -> str:
        """Give the word that answers a question."""
        if decision.register >= 0:
            return "choose"
        is_own = decision.kind in self._game.book.answers
        if (decision.kind == "pay" or is_own) and "tokens" in self._said:
            return "tokens"
        return "give" if is_own else decision.kind

    def _choose(self, names: Iterable[Any]) -> None:
        for name in names:
            self._add(CHOOSE, self._card_named(name))
