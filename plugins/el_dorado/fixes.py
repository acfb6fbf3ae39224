"""Ready changes of a route that checks offer: small replacements, each proven by reading it again."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

from designer.api import (
    Document,
    Fix,
    Insert,
    Operation,
    Project,
    Refused,
    Remove,
    Replacement,
    SetUp,
    SetValue,
    edit_document,
    said,
)

from .board import NamedJoint, PlacedFace, read_board, route_of
from .compile import compile_game
from .expedition import Expedition
from .faces import faces_of
from .reach import dealt_from
from .relaying import joining_step, leading_turns
from .subject import RouteSubject

__all__ = [
    "barring",
    "fix_of",
    "fix_of_deal",
    "laying_others",
    "moving_tiles",
    "removing",
    "removing_tiles",
    "setting",
    "turning_tiles",
]

_MOST_TURNS = _MOST_OTHERS = 3  # that one fault offers


def fix_of(document: Document, title: str, *operations: Operation) -> tuple[Fix, ...]:
    """Give the fix that does some operations; none where the text cannot be changed safely."""
    edit = edit_document(document, operations, title)
    if isinstance(edit, Refused) or not edit.splices:
        return ()
    return (Fix(title, tuple(Replacement(s.path, s.start, s.end, s.text) for s in edit.splices)),)


def removing(document: Document, what: PlacedFace | NamedJoint, title: str) -> tuple[Fix, ...]:
    """Give the fix that takes a placement or an entry for a joint out of the route."""
    return fix_of(document, title, Remove(what.pointer))


def setting(
    document: Document, what: PlacedFace | NamedJoint, key: str, value: Any, title: str
) -> tuple[Fix, ...]:
    """Give the fix that gives a key of a placement or of an entry for a joint another value."""
    return fix_of(document, title, SetValue((*what.pointer, key), value))


def removing_tiles(subject: RouteSubject, tiles: Sequence[int]) -> tuple[Fix, ...]:
    """Give the fix that takes tiles (indices) out of the route, with what is said about their joints."""
    board = subject.route_board
    gone = {board.placed[tile].id for tile in tiles}
    kept = {placed.id for n, placed in enumerate(board.placed) if n not in tiles}
    joints = [named.pointer for named in board.named if (gone - kept) & set(named.between)]
    pointers = [*joints, *(board.placed[tile].pointer for tile in tiles)]
    pointers.sort(key=lambda pointer: (str(pointer[0]), int(pointer[-1])), reverse=True)
    title = said("Take {titles} away", titles=subject.titles(tiles))
    return fix_of(subject.route, title, *map(Remove, pointers))


def laying_others(subject: RouteSubject, tile: int) -> tuple[Fix, ...]:
    """Give the fixes that lay another face in the place of a tile (index).

    It has the same shape, and the box holds more of it than the route uses.
    """
    board = subject.route_board
    placed, used = board.placed[tile], Counter(each.face.tile for each in board.placed)
    own = placed.face
    others = (
        face
        for face in faces_of(subject.project, board.terrains).values()
        if (face.shape, face.cells.keys()) == (own.shape, own.cells.keys())
        and used[face.tile] < face.count
    )
    return tuple(
        fix
        for face in islice(others, _MOST_OTHERS)
        for fix in fix_of(
            subject.route,
            said("Lay {title} here", title=face.letter or face.id),
            SetValue((*placed.pointer, "face"), face.id),
        )
    )


def moving_tiles(
    subject: RouteSubject,
    tiles: Sequence[int],
    against: Sequence[int],
    touching: Sequence[int] | None = None,
) -> tuple[Fix, ...]:
    """Give the fix that pushes tiles (indices) against one of others, by the shortest step.

    Args:
        subject: the route.
        tiles: those that move, all by the same step.
        against: those of which one is to be touched.
        touching: those of the moved ones that are to touch it; None for any.
    """
    step = joining_step(subject.placements, tiles, against, touching)
    if step is None:
        return ()
    operations = []
    for tile in tiles:
        q, r = subject.placements[tile].at.plus(step)
        pointer = (*subject.route_board.placed[tile].pointer, "at")
        operations += [SetValue((*pointer, 0), q), SetValue((*pointer, 1), r)]
    first = subject.placements[tiles[0]].at.plus(step)
    title = said("Move {title} to {place}", title=subject.title(tiles[0]), place=first.to_text())
    if len(tiles) > 1:
        title = said("{move}, and with it {titles}", move=title, titles=subject.titles(tiles[1:]))
    return fix_of(subject.route, title, *operations)


def turning_tiles(subject: RouteSubject, tiles: Sequence[int]) -> tuple[Fix, ...]:
    """Give the fixes that turn one of some tiles (indices) so that every start leads on."""
    board = subject.route_board
    turns = islice(leading_turns(board.board, board.terrains, tiles), _MOST_TURNS)
    return tuple(
        fix
        for tile, turn in turns
        for fix in fix_of(
            subject.route,
            said("Turn {title} to {turn}", title=subject.title(tile), turn=turn),
            SetValue((*board.placed[tile].pointer, "turn"), turn),
        )
    )


def barring(
    document: Document, joints: Iterable[tuple[tuple[str, str], str]], title: str
) -> tuple[Fix, ...]:
    """Give the fix that says what lies on joints, each given by the names of its two pieces."""
    tree = document.tree if isinstance(document.tree, dict) else {}
    listed = tree.get("joints")
    entries = listed if isinstance(listed, list) else []
    places = {
        frozenset(entry["between"]): number
        for number, entry in reversed(list(enumerate(entries)))
        if isinstance(entry, dict) and isinstance(entry.get("between"), list)
    }
    operations: list[Operation] = []
    new = []
    for between, barrier in joints:
        number = places.get(frozenset(between))
        if number is None:
            new.append({"between": list(between), "barrier": barrier})
        else:
            operations.append(SetValue(("joints", number, "barrier"), barrier))
    if new and entries:
        operations += [Insert(("joints",), entry) for entry in new]
    elif new:
        operations.append(SetValue(("joints",), new))
    return fix_of(document, title, *operations)


def fix_of_deal(project: Project, document: Document, seed: int) -> Fix | None:
    """Give the change that names the blockades of a seed; see `designer.api.RouteAnalyst`."""
    game = compile_game(project, document, SetUp()).game
    route = route_of(project, document)
    if route is None or route.kind != "route" or not isinstance(game, Expedition):
        return None
    board = read_board(project, document)
    dealt = [
        ((board.placed[joint.a].id, board.placed[joint.b].id), barrier)
        for joint, barrier in dealt_from(board, game, seed)
        if board.barrier_at(joint) == "deal"
    ]
    found = (
        barring(route, dealt, said("Name the blockades of seed {seed}", seed=seed)) if dealt else ()
    )
    return found[0] if found else None
