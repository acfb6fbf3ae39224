"""What a part of an effect is compiled against: the game, and the names given so far."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from designer.diagnostics import said
from designer.engine.effects.world import World

__all__ = ["MOST", "CannotCompile", "Scope", "listed", "mapping", "number", "word", "words"]

MOST = 10_000
"""The greatest number that an effect may name: none on a table is greater, and all must come to an end."""

_WHAT: Mapping[str, str] = {
    "A bound of a roll": said("A bound of a roll"),
    "A condition": said("A condition"),
    "A cost": said("A cost"),
    "A cost of actions": said("A cost of actions"),
    "A filter": said("A filter"),
    "A limit": said("A limit"),
    "A name": said("A name"),
    "A selector": said("A selector"),
    "A zone": said("A zone"),
    "An ability": said("An ability"),
    "An amount": said("An amount"),
    "An effect": said("An effect"),
    "Conditions": said("Conditions"),
}
"""What parts of an effect are called in sentences; words of the author's own are not in here."""


class CannotCompile(ValueError):  # noqa: N818 - it says what is wrong with content
    """An ability says something that this game has no meaning for; `message` says what."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class Scope:
    """Give the game and the registers of one program, each name in one of them.

    Attributes:
        world: the game.
        carrier: the item that carries the ability, or -1.
        name_registers: the registers that have a name.
    """

    def __init__(self, world: World, carrier: int) -> None:
        self.world = world
        self.carrier = carrier
        self._names: dict[str, int] = {}
        self.n_registers = 0
        self.name_registers: frozenset[int] = frozenset()

    def register(self, name: str | None = None) -> int:
        """Give the register of a name, or a new one for something that has no name."""
        if name is not None and word(name, "A name") in self._names:
            return self._names[name]
        number = self.n_registers
        self.n_registers += 1
        if name is not None:
            self._names[name] = number
            self.name_registers |= {number}
        return number

    def known(self, name: str) -> int | None:
        """Give the register of a name, or None where no effect has given it."""
        return self._names.get(name)

    def unknown(self, name: str, *, zone: bool = False) -> CannotCompile:
        """Say that no effect has given a name, and which one may be meant.

        Args:
            name: what was written.
            zone: a zone could stand there, too.
        """
        known = [*self._names, *(self.world.zones if zone else ())]
        near = next(iter(get_close_matches(name, known, n=1)), "")
        if zone:
            what = said(
                "“{source}” is no zone of this game, and no effect before has this name",
                source=name,
            )
        else:
            what = said("“{name}” is named by no effect before", name=name)
        if near:
            what = said("{what}; perhaps “{near}” is meant", what=what, near=near)
        return CannotCompile(what)


def mapping(tree: Any, what: str) -> Mapping[str, Any]:
    """Give a map.

    Raises:
        CannotCompile: it is none.
    """
    if not isinstance(tree, Mapping):
        told = said("empty") if tree is None else f"“{tree}”"
        raise CannotCompile(
            said("{what} is a map, not {told}", what=_WHAT.get(what, what), told=told)
        )
    return tree


def listed(value: Any, what: str) -> list[Any]:
    """Give a list.

    Raises:
        CannotCompile: it is none.
    """
    if not isinstance(value, list):
        raise CannotCompile(
            said("{what} is a list, not “{value}”", what=_WHAT.get(what, what), value=value)
        )
    return value


def word(value: Any, what: str) -> str:
    """Give a word.

    Raises:
        CannotCompile: it is none.
    """
    if not isinstance(value, str):
        raise CannotCompile(
            said("{what} is a word, not “{value}”", what=_WHAT.get(what, what), value=value)
        )
    return value


def words(value: Any, what: str) -> tuple[str, ...]:
    """Give the words of a list, or the one word that stands alone.

    Raises:
        CannotCompile: it is neither, or the list is empty.
    """
    found = tuple(word(each, what) for each in (value if isinstance(value, list) else [value]))
    if not found:
        raise CannotCompile(said("{what} is missing", what=_WHAT.get(what, what)))
    return found


def number(value: Any, what: str) -> int:
    """Give a whole number of a size that is found on tables.

    Raises:
        CannotCompile: it is none.
    """
    if type(value) is not int or abs(value) > MOST:
        raise CannotCompile(
            said(
                "{what} is a whole number up to {most}, not “{value}”",
                what=_WHAT.get(what, what),
                most=MOST,
                value=value,
            )
        )
    return value
