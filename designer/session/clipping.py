"""Placements on the clipboard: the YAML text of them, so that they can be pasted as text too. Qt-free."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from designer.documents import read_document, write_tree
from designer.session.arranging import Put
from designer.session.laying import JOINTS, PLACEMENTS, entries, hex_in, name_of

__all__ = ["Clip", "clip_from", "clip_to_text"]

_MOST = 300


class Clip(msgspec.Struct, frozen=True):
    """Give placements as copied, and what is said on the joints between them.

    Attributes:
        puts: where they lie.
        joints: numbers of two placements and what lies between them.
        unknown: faces that are not in the box, left out.
    """

    puts: tuple[Put, ...]
    joints: tuple[tuple[int, int, str], ...] = ()
    unknown: tuple[str, ...] = ()


def clip_to_text(tree: Any, numbers: Collection[int]) -> str:
    """Give the text of some placements, and of the joints between them."""
    chosen = [entries(tree)[n] for n in sorted(numbers)]
    names = {name_of(entry) for entry in chosen}
    joints = [
        joint
        for joint in entries(tree, JOINTS)
        if isinstance(joint, dict)
        and isinstance(joint.get("between"), list)
        and all(isinstance(name, str) and name in names for name in joint["between"])
    ]
    found: dict[str, Any] = {PLACEMENTS: chosen}
    if joints:
        found[JOINTS] = joints
    return write_tree(found)


def clip_from(text: str, faces: Collection[str]) -> Clip | None:
    """Read placements from a text: a route, a part of one, or only its lines of placements.

    Args:
        text: what lies on the clipboard.
        faces: the faces that can be put down.

    Returns:
        The placements as far as they can be read, or None where there are none.
    """
    if not text or len(text) > 1_000_000:
        return None
    for wrapped in (text, f"{PLACEMENTS}:\n{text}"):
        document = read_document(wrapped, "clipboard")
        listed = entries(document.tree)
        if listed and not document.faulty:
            return _clip(listed[:_MOST], entries(document.tree, JOINTS), faces)
    return None


def _clip(listed: Sequence[Any], joints: Sequence[Any], faces: Collection[str]) -> Clip | None:
    puts: list[Put] = []
    unknown: list[str] = []
    place: dict[str, int] = {}
    for entry in listed:
        put = _put(entry)
        if put is None:
            continue
        if put.face not in faces:
            unknown.append(put.face)
            continue
        place.setdefault(name_of(entry), len(puts))
        puts.append(put)
    if not puts and not unknown:
        return None
    found = tuple(j for joint in joints if (j := _joint(joint, place)) is not None)
    return Clip(tuple(puts), found, tuple(dict.fromkeys(unknown)))


def _put(entry: Any) -> Put | None:
    if not isinstance(entry, dict):
        return None
    face, at, turn = entry.get("face"), hex_in(entry.get("at")), entry.get("turn", 0)
    if not isinstance(face, str) or at is None or type(turn) is not int:
        return None
    return Put(face, at, turn % 6)


def _joint(joint: Any, place: Mapping[str, int]) -> tuple[int, int, str] | None:
    between = joint.get("between") if isinstance(joint, dict) else None
    barrier = joint.get("barrier") if isinstance(joint, dict) else None
    if not isinstance(between, list) or len(between) != 2 or not isinstance(barrier, str):
        return None
    if not all(isinstance(name, str) and name in place for name in between):
        return None
    return place[between[0]], place[between[1]], barrier
