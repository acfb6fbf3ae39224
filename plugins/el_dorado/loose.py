"""Small pieces that a scenario lays on its route by hand: what there is, where it may lie, how it is dealt."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import msgspec

from designer.api import (
    Diagnostic,
    Document,
    Hex,
    LaidLoose,
    Loose,
    LoosePiece,
    Project,
    SetUp,
    entries_in,
    spoken_name,
)

from .board import read_board
from .checks import dragon_on_piece, dragon_tiles, mist_place, treasure_place
from .compile import compile_game
from .costs import cost_look
from .expedition import Expedition
from .handles import hex_of
from .in_play import InPlay, modules_in_play
from .laid_pieces import MIST
from .lying import lying
from .modules.mists import PLACES
from .scene import scene
from .standing import marker_of
from .subject import RouteSubject, subject_of
from .terrains import GAME_ID, documents_of
from .wanderers import OFF_THE_BOARD, wanderers

__all__ = ["dealt_pieces", "fault_of_piece", "loose"]

_PIECES = "pieces"
_CHECKS = (dragon_tiles, treasure_place, mist_place, dragon_on_piece)


def loose(project: Project, document: Document, language: str = "en") -> Loose | None:
    """Give the small pieces of a scenario; None for a route and where no game compiles."""
    game = _game(project, document)
    if document.kind != "scenario" or game is None:
        return None
    pieces = tuple(_pieces(project, document, game, language))
    if not pieces:
        return None
    known = {piece.id for piece in pieces}
    board = read_board(project, document)
    laid = []
    for number, entry in enumerate(_entries(document)):
        name, at = _name(entry), entry.get("at") if isinstance(entry, dict) else None
        if name in known and isinstance(at, list) and [type(n) for n in at] == [int, int]:
            laid.append(LaidLoose(name, Hex(*at), number))
    return Loose(pieces, tuple(laid), scene(project, document, board, language))


def fault_of_piece(
    project: Project, document: Document, piece: str, at: Hex, entry: int | None
) -> Diagnostic | None:
    """Say what a check would find if a piece lay on a space; see `designer.api.LooseKit`."""
    subject = _subject(project, document)
    if subject is None:
        return None
    others = [e for n, e in enumerate(_entries(document)) if n != entry]
    known = {(fault.rule, fault.message) for fault in _faults(subject, document, others)}
    there = [*others, {_sort_of(project, piece): piece, "at": list(at)}]
    found = _faults(subject, document, there)
    return next((f for f in found if (f.rule, f.message) not in known), None)


def _faults(
    subject: RouteSubject, document: Document, entries: Sequence[Any]
) -> Iterator[Diagnostic]:
    """Give the errors of pieces that would lie so.

    The compiled game is left out: it knows the pieces as they lie now, and those that are dealt give way.
    """
    # Only its tree is another one: places in the text are those of the document as it is.
    supposed = document.supposing({**document.tree, _PIECES: list(entries)})
    for check in _CHECKS:
        game = None if check is dragon_on_piece else subject.game
        now = msgspec.structs.replace(subject, scenario=supposed, game=game)
        yield from (fault for fault in check.run(now) if _stops(fault))


def dealt_pieces(project: Project, document: Document, seed: int) -> tuple[LaidLoose, ...]:
    """Give where the pieces lie when a game from a seed deals all of them."""
    tree = {key: value for key, value in document.tree.items() if key != _PIECES}
    game = _game(project, document.supposing(tree))
    return () if game is None else tuple(_dealt(game, seed))


def _dealt(game: Expedition, seed: int) -> Iterator[LaidLoose]:
    state, definition = game.start(seed), game.definition
    for each in wanderers(game.book, state):
        if each.place != OFF_THE_BOARD:
            yield LaidLoose(each.id, hex_of(definition, each.place))
    for place, token in lying(game.book, state).items():
        yield LaidLoose(definition.item_id(token), hex_of(definition, place))
    if PLACES in game.book.rows:
        for middle in game.book.rows.row(state, PLACES):
            yield LaidLoose(MIST, hex_of(definition, middle))


def _stops(fault: Diagnostic) -> bool:
    return fault.severity.value == "error"


def _pieces(
    project: Project, document: Document, game: Expedition, language: str
) -> Iterator[LoosePiece]:
    roaming = {each.id: each for each in wanderers(game.book, game.start(0))}
    turning = game.definition.turning
    under = tuple(Hex(q, r) for q, r, _ in turning[0].spaces[0]) if turning else ()
    for name, (sort, entry, find, group) in _declared(project, document, language).items():
        is_mist = name == MIST and turning
        if name not in roaming and "cost" not in entry and not is_mist:
            continue
        count = entry.get("count")
        title = spoken_name(entry.get("name"), language) or name
        art = entry.get("art")
        icon = str(find(art)) if isinstance(art, str) else ""
        yield LoosePiece(
            id=name,
            sort=sort,
            title=title,
            group=group,
            look=marker_of(name, title, icon, Hex(0, 0), cost=_cost(entry)),
            count=count if type(count) is int else 1,
            covers=under if is_mist else (Hex(0, 0),),
            source=str(entry.get("source", "")),
        )


def _cost(entry: Mapping[str, Any]) -> tuple[str, str] | None:
    return cost_look(entry) if "cost" in entry else None


def _declared(
    project: Project, document: Document, language: str
) -> Mapping[str, tuple[str, Mapping[str, Any], Callable[[str], Path], str]]:
    """Give pieces and tokens of the modules in play: sort, entry, what finds its files, title of the module."""
    found = {}
    content = InPlay(project, modules_in_play(project, document))
    for each in documents_of(content, "tokens"):
        pack = project.pack_of(each)
        group = spoken_name((pack.module or {}).get("title"), language) if pack is not None else ""
        find = partial(project.file_of, each)
        for key, sort in (("pieces", "piece"), ("tokens", "token")):
            for _, entry in entries_in(each.tree, key):
                if isinstance(entry.get("id"), str):
                    found[entry["id"]] = (sort, entry, find, group)
    return found


def _sort_of(project: Project, piece: str) -> str:
    return "piece" if project.entry("piece", piece, GAME_ID) is not None else "token"


def _entries(document: Document) -> list[Any]:
    found = document.tree.get(_PIECES) if isinstance(document.tree, dict) else None
    return found if isinstance(found, list) else []


def _name(entry: Any) -> str:
    name = entry.get("piece", entry.get("token")) if isinstance(entry, dict) else None
    return name if isinstance(name, str) else ""


def _game(project: Project, document: Document) -> Expedition | None:
    game = compile_game(project, document, SetUp()).game
    return game if isinstance(game, Expedition) else None


@lru_cache(maxsize=2)
def _subject(project: Project, document: Document) -> RouteSubject | None:
    return subject_of(project, document, compile_game(project, document, SetUp()))
