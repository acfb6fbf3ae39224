"""The compiled game: everything that never changes while it is played, in integers and tuples.

Equal cards are equal: a card is the number of its kind, wherever it lies.
"""

from typing import Any

import msgspec

from designer.api import fingerprint

__all__ = [
    "ACTION",
    "ARCHAEOLOGIST",
    "CHARACTER",
    "FIRST_TYPE",
    "LOCATION",
    "RAIDER",
    "REACTION",
    "ROLES",
    "SPECIAL",
    "TREASURE",
    "Definition",
    "Kind",
    "Need",
    "Placing",
    "Seat",
]

CHARACTER, LOCATION, TREASURE = "character", "location", "treasure"
ACTION, REACTION, SPECIAL = "action", "reaction", "special"
"""Types of cards."""

ARCHAEOLOGIST, RAIDER = "archaeologist", "raider"
ROLES = (ARCHAEOLOGIST, RAIDER)
NEUTRAL = "neutral"

FIRST_TYPE = 900_000
"""What is added to the number of a way of placing where it stands beside cards."""


class Kind(msgspec.Struct, frozen=True):
    """Give a kind of card.

    Attributes:
        roles: what a Character is; `majority`: of which role the owner of a Special card has more.
        icon, cancels: `beast`, `trap` or "".
        copies: how many are in the deck.
        abilities: as written.
    """

    id: str
    title: str
    type: str
    copies: int = 1
    roles: tuple[str, ...] = ()
    icon: str = ""
    cancels: str = ""
    majority: str = ""
    text: str = ""
    abilities: tuple[Any, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """Give what filters may call it: its type, and what a Character is."""
        if self.type != CHARACTER:
            return (self.type,)
        return (self.type, *(self.roles or (NEUTRAL,)))

    @property
    def deck(self) -> str:
        """Give the word of the pile that it belongs to; "" for a Special card."""
        if self.type == SPECIAL:
            return ""
        return "character" if self.type == CHARACTER else "exploration"


class Need(msgspec.Struct, frozen=True):
    """Give one thing that must hold to place a card: the condition, the rule, what is said."""

    condition: Any
    rule: str
    says: str


class Placing(msgspec.Struct, frozen=True):
    """Give how cards of a type are placed: where, what must hold, what it costs."""

    type: str
    zone: str
    needs: tuple[Need, ...] = ()
    cost: tuple[Any, ...] = ()


class Seat(msgspec.Struct, frozen=True):
    """Give a player: colour and name."""

    colour: str
    title: str


class Definition(msgspec.Struct, frozen=True):
    """Give the whole compiled game.

    Attributes:
        kinds: of cards. `placings`: per type that can be placed.
        assembly: the first Characters are chosen in secret.
        first_player: seat that begins, or -1 for at random; `chooses_first`: that one chooses first.
        returns_when_level: a Special card goes back when both are level.
        rebuilds_at_once: an empty pile is rebuilt at once.
        longest: rounds after which a game ends unfinished.
    """

    title: str
    kinds: tuple[Kind, ...]
    placings: tuple[Placing, ...]
    seats: tuple[Seat, ...]
    switches: tuple[tuple[str, Any], ...] = ()
    assembly: bool = False
    first_player: int = -1
    chooses_first: bool = False
    returns_when_level: bool = False
    rebuilds_at_once: bool = True
    treasures_to_win: int = 2
    camp_characters: int = 5
    camp_locations: int = 1
    camp_treasures: int = 2
    starting_characters: int = 3
    starting_hand: int = 5
    top_without_treasure: int = 5
    drawn: int = 1
    hand_limit: int = 5
    assembly_cards: int = 3
    longest: int = 250

    @property
    def content(self) -> str:
        """Give a text that differs when anything of the game does."""
        return fingerprint(self)

    def number_of(self, name: str) -> int:
        """Give the kind of an id.

        Raises:
            ValueError: there is none.
        """
        for number, kind in enumerate(self.kinds):
            if kind.id == name:
                return number
        message = f"There is no card “{name}” in this game"
        raise ValueError(message)

    def room(self, zone: str) -> int:
        """Give how many cards a zone of a Camp holds."""
        return {
            "camp": self.camp_characters,
            "location": self.camp_locations,
            "treasures": self.camp_treasures,
        }[zone]
