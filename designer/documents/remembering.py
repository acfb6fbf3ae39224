"""What is read from a project again and again, read once as long as no document of its kinds changes."""

from collections import OrderedDict
from collections.abc import Callable
from functools import update_wrapper
from typing import Any, Concatenate, ParamSpec, TypeVar

from designer.documents.project import Project

__all__ = ["remembered"]

P = ParamSpec("P")
R = TypeVar("R")
_MOST = 6  # answers kept: a few windows, and the modules that each has in play


def remembered(
    *kinds: str,
) -> Callable[[Callable[Concatenate[Project, P], R]], Callable[Concatenate[Project, P], R]]:
    """Remember what a function reads from a project's documents of some kinds.

    The answer must depend on nothing else than these documents, the packs they lie in, and the
    arguments; those are told apart by what they are (texts) or which they are (all others). It is
    shared by all callers, so nobody may change it.

    Args:
        kinds: of all documents that the function reads.
    """

    def decorated(
        read: Callable[Concatenate[Project, P], R],
    ) -> Callable[Concatenate[Project, P], R]:
        kept: OrderedDict[tuple[Any, ...], R] = OrderedDict()

        def reading(project: Project, /, *args: P.args, **kwargs: P.kwargs) -> R:
            documents = tuple(d for kind in kinds for d in project.of_kind(kind))
            key = (
                documents,
                tuple(map(project.pack_of, documents)),
                tuple(map(_told_apart, args)),
                tuple((name, _told_apart(kwargs[name])) for name in sorted(kwargs)),
            )
            try:
                return kept[key]
            except KeyError:
                found = kept[key] = read(project, *args, **kwargs)
                if len(kept) > _MOST:
                    kept.popitem(last=False)
                return found

        update_wrapper(reading, read)
        return reading

    return decorated


class _Which:
    """Give an argument as that very object, which is held so that no other takes its place."""

    __slots__ = ("it",)

    def __init__(self, it: object) -> None:
        self.it = it

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Which) and self.it is other.it

    def __hash__(self) -> int:
        return id(self.it)


def _told_apart(argument: object) -> object:
    return argument if isinstance(argument, str) else _Which(argument)
