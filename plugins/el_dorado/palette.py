"""What routes are laid from, and how one lies: for the palette and the tools of the canvas."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from designer.api import (
    Document,
    Laid,
    LaidBarrier,
    LaidJoint,
    LaidPiece,
    Palette,
    PaletteBarrier,
    PalettePiece,
    Project,
    Ruling,
    entries_in,
    module_of,
    said,
    spoken_name,
)

from .barriers import barriers_of
from .board import RouteBoard, read_board
from .checks import blockade_place, overlapping_tiles, tile_apart, tile_used_twice
from .faces import Face, faces_of
from .scene import both_sides_of_strip, read_looks, scene
from .terrains import GAME_ID, Terrain, documents_of, read_terrains

__all__ = ["laid", "palette"]

_GROUPS = {"board": said("Boards"), "strip": said("Strips"), "finish": said("Finish")}
_OTHERS = said("Others")
_CORNER = "{name} hooks onto one corner of a board: all its spaces touch the space at that corner."


def palette(project: Project, document: Document, language: str = "en") -> Palette:
    """Give what a route can be laid from."""
    del document  # the modules of a scenario will bring tiles of their own
    terrains = read_terrains(project, language)
    codes = {terrain.id: code for code, terrain in terrains.items()}
    sources, modules = _sources(project), _modules(project, language)
    faces = [face for face in faces_of(project, terrains, language).values() if face.cells]
    sides = Counter(face.tile for face in faces)
    return Palette(
        pieces=tuple(
            _piece(face, terrains, sources.get(face.id, ""), modules.get(face.id, ""), sides)
            for face in faces
        ),
        barriers=tuple(
            _barrier(identity, entry, codes, language)
            for identity, entry in barriers_of(project).items()
        ),
        looks=read_looks(project, language),
        overlap=Ruling(overlapping_tiles.CODE, overlapping_tiles.RULE),
        apart=Ruling(tile_apart.CODE, tile_apart.RULE),
        surplus=Ruling(tile_used_twice.CODE, tile_used_twice.RULE),
        misplaced=Ruling(blockade_place.CODE, blockade_place.RULE),
    )


def laid(project: Project, document: Document) -> Laid | None:
    """Give how a route lies; None for a scenario, whose route is a document of its own."""
    if document.kind != "route":
        return None
    board = read_board(project, document)
    n_barriers = len(barriers_of(project))
    both = both_sides_of_strip(project, document)
    joints = board.board.joints
    usual = set(board.blockade_joints(both))
    number_of = {joint: number for number, joint in enumerate(joints)}
    said = {n.joint: n.pointer[1] for n in reversed(board.named) if n.joint is not None}
    return Laid(
        scene=scene(project, document, board),
        pieces=tuple(_laid_pieces(board)),
        joints=tuple(
            LaidJoint(
                a=joint.a,
                b=joint.b,
                pairs=tuple(
                    (board.board.spaces[a].hex, board.board.spaces[b].hex) for a, b in joint.pairs
                ),
                barrier=board.barrier_at(joint),
                entry=_number(said.get(joint)),
                usual="deal" if joint in usual else "none",
            )
            for joint in joints
        ),
        barriers=tuple(
            LaidBarrier(number_of[joint], barrier)
            for joint, barrier in board.barred_joints(n_barriers, both)
        ),
    )


def _number(step: Any) -> int | None:
    return step if isinstance(step, int) else None


def _laid_pieces(board: RouteBoard) -> Iterator[LaidPiece]:
    for placed, placement in zip(board.placed, board.board.placements, strict=True):
        entry = placed.pointer[1]
        assert isinstance(entry, int), "placements are a list"
        yield LaidPiece(
            entry=entry,
            name=placed.id,
            title=placed.title,
            face=placement.face,
            at=placement.at,
            turn=placement.turn,
            cells=placement.cells,
        )


def _piece(
    face: Face,
    terrains: Mapping[str, Terrain],
    source: str,
    module: str,
    sides: Mapping[str, int],
) -> PalettePiece:
    shown = [terrains[cell.code] for cell in face.cells.values()]
    goal = next((cell.code for cell in face.cells.values() if terrains[cell.code].goal), "")
    end = "last" if goal else ("first" if any(t.start for t in shown) else "")
    return PalettePiece(
        face=face.id,
        title=face.letter or (face.tile_name if sides[face.tile] == 1 else "") or face.id,
        name=face.tile_name,
        group=module or _GROUPS.get(face.shape, _OTHERS),
        tile=face.tile,
        count=face.count,
        cells=face.cells,
        scenery=tuple((hex_, goal) for hex_ in face.scenery),
        end=end,
        corner=_CORNER.format(name=face.tile_name) if face.shape == "finish" else "",
        side_proven=face.pairing_proven,
        source=source,
        lies_on=face.lies_on,
        lies_beside=face.lies_beside,
    )


def _sources(project: Project) -> Mapping[str, str]:
    """Give the source of each face: its own, else its tile's."""
    return {
        str(face.get("id")): str(face.get("source", tile.get("source", "")))
        for document in documents_of(project, "tiles")
        for _, tile in entries_in(document.tree, "tiles")
        for _, face in entries_in(tile, "faces")
    }


def _modules(project: Project, language: str) -> Mapping[str, str]:
    """Give the title of the module that each face comes with; none for the base game's."""
    titles = {}
    for face, entry in project.entries("face", GAME_ID).items():
        if entry.pack is not None and entry.pack.module is not None and module_of(entry.pack):
            titles[face] = spoken_name(entry.pack.module.get("title"), language)
    return titles


def _barrier(
    identity: str, entry: Mapping[str, Any], codes: Mapping[str, str], language: str
) -> PaletteBarrier:
    strength, number = entry.get("strength"), entry.get("number")
    return PaletteBarrier(
        id=identity,
        title=spoken_name(entry.get("name"), language) or identity,
        code=codes.get(str(entry.get("terrain")), ""),
        strength=strength if type(strength) is int else 0,
        number=str(number) if type(number) is int else "",
    )
