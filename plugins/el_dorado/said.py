"""What moves in words have in common: names are looked up, and moves are tried out one by one."""

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from designer.api import Hex, Move, Refusal

from .definition import TOKENS, Definition
from .names import explorer_name
from .rulebook import Rulebook
from .rules.cards import symbols_of
from .state import State
from .wanderers import number_of, wanderers

__all__ = ["Game", "Said", "meant"]


class Game(Protocol):
    """What reading asks of a game."""

    definition: Definition
    book: Rulebook

    def refusal(self, state: State, move: Move) -> Refusal | None:
        """Give why a move is not legal here, or None."""

    def apply(self, state: State, move: Move) -> State:
        """Give the state after a legal move."""


class Said:
    """Hold one map of words; the moves made so far are tried out on the state."""

    def __init__(self, game: Game, state: State, said: Mapping[str, Any]) -> None:
        self._game = game
        self._definition = game.definition
        self._state = state
        self._said = said
        self._chain: list[Move] = []
        self._is_refused = False

    def _add(self, verb: str, *args: int) -> None:
        if self._is_refused:
            return
        move = Move(verb, args)
        self._chain.append(move)
        if self._game.refusal(self._state, move) is None:
            self._state = self._game.apply(self._state, move)
        else:
            self._is_refused = True

    # Names

    def _list(self, key: str) -> Sequence[Any]:
        value = self._said.get(key, [])
        if not isinstance(value, list | tuple):
            message = f"“{key}” is a list, like [{value}]"
            raise ValueError(message)  # noqa: TRY004 - one kind of error for all faults of words
        return value

    def _card_named(self, name: Any) -> int:
        ids = [card.id for card in self._definition.cards]
        if name not in ids:
            message = f"There is no card “{name}”{meant(str(name), ids)}"
            raise ValueError(message)
        return ids.index(name)

    def _token_named(self, name: Any) -> int:
        ids = [token.id for token in self._definition.tokens]
        if name not in ids:
            message = f"There is no token “{name}”{meant(str(name), ids)}"
            raise ValueError(message)
        return TOKENS + ids.index(name)

    def _item_named(self, name: Any) -> int:
        """Give a card, or a token where a card has no such name."""
        is_card = any(card.id == name for card in self._definition.cards)
        is_token = not is_card and any(token.id == name for token in self._definition.tokens)
        return self._token_named(name) if is_token else self._card_named(name)

    def _space_text(self, text: Any) -> str:
        return self._definition.board.spaces[self._position_named(text)].hex.to_text()

    def _symbol(self, card: int, mask: int) -> int:
        symbols = symbols_of(self._game.book, self._state, card)
        if "as" in self._said:
            name = self._said["as"]
            if name not in self._definition.symbols:
                message = f"There is no symbol “{name}”{meant(str(name), self._definition.symbols)}"
                raise ValueError(message)
            return self._definition.symbols.index(name)
        fitting = [s for s in symbols if mask & 1 << s] or list(symbols) or [0]
        return fitting[0]

    def _position_named(self, text: Any) -> int:
        place = self._definition.board.index.get(Hex.from_text(str(text)))
        if place is None:
            message = f"There is no space {text} on the board"
            raise ValueError(message)
        return place

    def _slot_named(self, name: Any) -> int:
        blockades = self._definition.blockades
        lying = {blockades[b].id: slot for slot, b in enumerate(self._state.bars) if b >= 0}
        if not isinstance(name, str) or name not in lying:
            message = f"No blockade “{name}” lies on the board{meant(str(name), lying)}"
            raise ValueError(message)
        return lying[name]

    def _figure(self) -> int:
        """Give the named figure that no player owns."""
        name = self._said.get("figure")
        known = [each.id for each in wanderers(self._game.book, self._state)]
        if name not in known:
            message = f"There is no figure “{name}”{meant(str(name), known)}"
            raise ValueError(message)
        return number_of(self._game.book, known.index(name))

    def _explorer(self) -> int:
        if "explorer" in self._said:
            name = str(self._said["explorer"])
            for explorer in range(len(self._definition.owners)):
                if explorer_name(self._definition, explorer) == name:
                    return explorer
            message = f"There is no explorer “{name}”: 1.2 is the first player's second one"
            raise ValueError(message)
        own = self._definition.explorers[self._state.active]
        if not own:
            raise ValueError("This player has no explorer on the board")
        if len(own) > 1:
            raise ValueError("Say which explorer moves, like explorer: “1.2”")
        return own[0]


def meant(word: str, known: Iterable[str]) -> str:
    """Give a question whether a known word was meant that is much like this one."""
    close = difflib.get_close_matches(word, list(known), n=1, cutoff=0.5)
    return f"; did you mean “{close[0]}”?" if close else ""
