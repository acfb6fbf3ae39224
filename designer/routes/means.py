"""What pays for spaces: cards (or whatever a game moves with) as plain data, without their names.

A game hands its cards over as `Means`. Which of them can enter a space follows from the space's
`Requirement` alone, so that any game's cards can be asked about any game's spaces.
"""

from collections.abc import Collection, Iterable, Sequence

import msgspec

from designer.engine.questions import Requirement, Way

__all__ = ["Entry", "Means", "Supply", "enters", "entries_of", "given_at_most", "pays"]


class Means(msgspec.Struct, frozen=True):
    """Give one kind of card.

    Attributes:
        id, title: its name for programs and for people.
        symbols: what it counts as, one at a time.
        strength: how much it pays; 0 for cards without a symbol.
        copies: how many of it there are in its pool.
        pool: where it comes from: one of `Supply.pools`.
        price: what it takes to get it; 0 for what one begins with.
        worth: what it pays towards a price.
        one_use: whether it is gone once it was used.
        ignores: whether it enters any space that is not closed, whatever that asks for.
    """

    id: str
    title: str
    symbols: tuple[str, ...]
    strength: int
    copies: int
    pool: str
    price: int = 0
    worth: float = 0.0
    one_use: bool = False
    ignores: bool = False


class Supply(msgspec.Struct, frozen=True):
    """Give all cards of a set.

    Attributes:
        hand: how many cards are in hand at the start of a turn.
        pools: where cards come from, in the order in which they come into a player's deck: the
            first one holds what each player begins with. `titles`: the same for people.
    """

    hand: int
    pools: tuple[str, ...]
    means: tuple[Means, ...]
    titles: tuple[str, ...] = ()

    @property
    def deck(self) -> tuple[Means, ...]:
        """Give what a player begins with."""
        return self.of(self.pools[:1])

    def of(self, pools: Collection[str]) -> tuple[Means, ...]:
        """Give the cards of some pools."""
        return tuple(means for means in self.means if means.pool in pools)

    def title_of(self, pool: int) -> str:
        """Give a pool's name for people."""
        return self.titles[pool] if pool < len(self.titles) else self.pools[pool]


class Entry(msgspec.Struct, frozen=True):
    """Give what enters a space.

    Attributes:
        able: the cards (indices into `Supply.means`) that enter it alone.
        given: how many cards of any kind may be given instead; 0 where that is no way.
    """

    able: tuple[int, ...] = ()
    given: int = 0

    @property
    def is_payable(self) -> bool:
        """Say whether anything in the set enters it."""
        return bool(self.able or self.given)


def pays(means: Means, way: Way) -> bool:
    """Say whether a card by itself pays by strength."""
    if way.give or not any(symbol in way.symbols for symbol in means.symbols):
        return False
    return means.strength == way.n if way.exactly else means.strength >= way.n


def enters(means: Means, requirement: Requirement) -> bool:
    """Say whether a card by itself pays what a space asks for."""
    if means.ignores and requirement.ways:
        return True
    return any(pays(means, way) for way in requirement.ways)


def given_at_most(means: Iterable[Means], hand: int) -> int:
    """Give how many cards can be given at once: those in hand, as far as there are any."""
    return min(hand, sum(each.copies for each in means))


def entries_of(requirements: Sequence[Requirement], supply: Supply) -> tuple[Entry, ...]:
    """Give per space what in the set enters it; an empty entry for closed spaces."""
    most = given_at_most(supply.means, supply.hand)
    known: dict[Requirement, Entry] = {}
    by_object: dict[int, Entry] = {}  # one object per kind of space: hashing it would cost more
    for requirement in requirements:
        if id(requirement) not in by_object:
            entry = known.get(requirement)
            if entry is None:
                able = tuple(
                    n
                    for n, each in enumerate(supply.means)
                    if each.copies and enters(each, requirement)
                )
                given = [way.n for way in requirement.ways if way.give and 0 < way.n <= most]
                entry = known[requirement] = Entry(able, min(given, default=0))
            by_object[id(requirement)] = entry
    return tuple(by_object[id(requirement)] for requirement in requirements)
