"""Rule tests as data: a position, moves in words, and what must hold after them.

Reads the tree of a situation document; the game's plugin makes positions of it. Running them is
the business of `designer.testing`.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

__all__ = ["Bag", "Situation", "SituationTree", "Whole", "expanded"]

Pointer = tuple[str | int, ...]


class Bag(msgspec.Struct, frozen=True):
    """Give things whose order does not matter, as they are observed."""

    things: tuple[Any, ...]


class Whole(msgspec.Struct, frozen=True):
    """Give a map that must agree as a whole: what is not mentioned must not be there."""

    entries: Mapping[str, Any]


class SituationTree(msgspec.Struct, frozen=True):
    """Give one situation as data, its variant merged in.

    Attributes:
        variant: its name, "" for the situation itself.
        tree: the whole, without `variants`.
        play: where its moves stand in the document.
    """

    variant: str
    tree: Mapping[str, Any]
    play: Pointer


class Situation(msgspec.Struct, frozen=True):
    """Give a situation ready to run.

    Attributes:
        title: what must hold, in one sentence; `variant`: the name of the variant, or "".
        rules: ids of the rules that it tests.
        game, state: the position at its beginning; None where `fault` says why there is none.
        play: moves and `then` blocks as written, well or ill; `pointer`: where they stand in the document.
        observe: gives what can be seen of a state, in the words of `then`; unordered things as `Bag`,
            maps without further entries as `Whole`.
    """

    title: str
    variant: str
    rules: tuple[str, ...]
    game: Any
    state: Any
    play: tuple[Any, ...]
    pointer: Pointer
    observe: Callable[[Any], Mapping[str, Any]]
    fault: str = ""


def expanded(tree: Mapping[str, Any]) -> Iterator[SituationTree]:
    """Give the situation itself and its variants, each whole.

    In a variant maps merge by key, `seats` by position; other lists, and `play`, replace.
    """
    own = {key: value for key, value in tree.items() if key != "variants"}
    yield SituationTree("", own, ("play",))
    variants = tree.get("variants")
    for number, variant in enumerate(variants if isinstance(variants, list) else ()):
        if isinstance(variant, Mapping):
            changes = {key: value for key, value in variant.items() if key != "name"}
            play: Pointer = ("variants", number, "play") if "play" in variant else ("play",)
            name = str(variant.get("name", number + 1))
            yield SituationTree(name, _merged(own, changes), play)


def _merged(old: Any, new: Any, key: str = "") -> Any:
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        merged = dict(old)
        for name, value in new.items():
            merged[name] = _merged(old[name], value, name) if name in old else value
        return merged
    if key == "seats" and isinstance(old, list) and isinstance(new, list):
        longer = range(max(len(old), len(new)))
        return [
            _merged(old[n], new[n]) if n < len(old) and n < len(new) else (new[n:] or old[n:])[0]
            for n in longer
        ]
    return new
