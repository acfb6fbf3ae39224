"""Barriers on the canvas: which joint is meant, what lies there, and a bar on its way along joints."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from designer.paint.geometry import joint_line, point
from designer.paint.ghosts import draw_joints
from designer.paint.pieces import bar_middle, draw_bar
from designer.paint.projection import Projection
from designer.paint.tokens import tokens
from designer.printing.scenes import BarLook
from designer.ui.kit.languages import tr

if TYPE_CHECKING:
    from designer.session.desk import Desk

__all__ = ["BarInHand", "bar_choices", "bar_under", "bar_words", "joint_at", "lying_bars"]

_REACH = 1.6  # how near a joint draws a bar, in units of a space's radius


def lying_bars(desk: Desk) -> Mapping[int, str]:
    """Give what lies on joints when a game begins: by joint, `deal` or the id of a barrier."""
    return {bar.joint: bar.barrier for bar in desk.laid.barriers}


def joint_at(
    desk: Desk, projection: Projection, place: QPointF, *, reach: float = _REACH
) -> int | None:
    """Give the joint nearest to a place of the canvas, None where none is near."""
    best, nearest = None, reach * projection.radius
    for number, joint in enumerate(desk.laid.joints):
        line = [projection.point(*point(c)) for c in joint_line(joint.pairs)]
        away = min((math.dist(p.toTuple(), place.toTuple()) for p in line), default=1e9)
        if away < nearest:
            best, nearest = number, away
    return best


def bar_under(desk: Desk, projection: Projection, place: QPointF) -> int | None:
    """Give the joint whose barrier lies under a place: on its chip, or on its line."""
    bars = lying_bars(desk)
    chip = tokens().barrier.chip_radius * projection.radius
    for number in bars:
        middle = bar_middle(projection, BarLook(desk.laid.joints[number].pairs))
        if math.dist(middle.toTuple(), place.toTuple()) <= chip:
            return number
    found = joint_at(desk, projection, place, reach=0.5)
    return found if found in bars else None


def moved_bar(desk: Desk, start: int, end: int) -> Mapping[int, str]:
    """Give what lies where after a bar went from a joint to another; two bars change places."""
    bars = lying_bars(desk)
    return {end: bars.get(start, "deal"), start: bars.get(end, "none")}


def laid_bar(desk: Desk, barrier: str, end: int) -> Mapping[int, str]:
    """Give what lies where after a barrier was laid on a joint; it leaves the one where it lay."""
    before = [
        n for n, joint in enumerate(desk.laid.joints) if joint.barrier == barrier and n != end
    ]
    return {**{n: desk.laid.joints[n].usual for n in before}, end: barrier}


def bar_choices(desk: Desk, words: Mapping[str, str]) -> list[tuple[str, str]]:
    """Give what can lie on a joint: what the document says, and its words."""
    barrier = words.get("barrier", "barrier")
    choices = [
        ("deal", tr("A {barrier} that is dealt", barrier=barrier)),
        ("none", tr("No {barrier}", barrier=barrier)),
    ]
    return [*choices, *((b.id, b.title) for b in desk.palette.barriers)]


def bar_words(desk: Desk, joint: int, words: Mapping[str, str]) -> str:
    """Say what lies on a joint: "joint of B and C, a blockade that is dealt"."""
    lies = lying_bars(desk).get(joint, "none")
    said = dict(bar_choices(desk, words)).get(lies, lies)
    n_pairs = len(desk.laid.joints[joint].pairs)
    return tr(
        "joint of {joint_title}, {n_pairs} contacts: {said}",
        joint_title=desk.joint_title(joint),
        n_pairs=n_pairs,
        said=said[:1].lower() + said[1:],
    )


class BarInHand:
    """A bar on its way.

    Attributes:
        start: the joint it was taken from, None for one from the box.
        barrier: what it is: `deal` or an id.
        joint: the joint it would lie on now.
        held: whether a button holds it.
    """

    def __init__(self, desk: Desk, barrier: str, start: int | None = None, *, held: bool) -> None:
        self.desk = desk
        self.barrier = barrier
        self.start = start
        self.joint = start
        self.held = held

    @property
    def changes(self) -> Mapping[int, str]:
        """Give what lies where when it is put down."""
        if self.joint is None or self.joint == self.start:
            return {}
        if self.start is not None:
            return moved_bar(self.desk, self.start, self.joint)
        return laid_bar(self.desk, self.barrier, self.joint)

    def to_point(self, projection: Projection, place: QPointF) -> bool:
        """Draw it to the nearest joint; say whether that is another one."""
        found = joint_at(self.desk, projection, place, reach=3.0)
        changed = found is not None and found != self.joint
        if found is not None:
            self.joint = found
        return changed

    def step(self, by: int) -> None:
        """Take it to the next joint."""
        total = len(self.desk.laid.joints)
        if total:
            self.joint = (by - (by > 0) if self.joint is None else self.joint + by) % total

    def paint(self, painter: QPainter, projection: Projection) -> None:
        """Draw it on its joint."""
        if self.joint is None:
            return
        pairs = self.desk.laid.joints[self.joint].pairs
        draw_joints(painter, projection, [pairs])
        known = next((b for b in self.desk.palette.barriers if b.id == self.barrier), None)
        look = BarLook(pairs, number="?")
        if known is not None:
            look = BarLook(pairs, known.code, known.strength, known.number, known.title)
        painter.setOpacity(0.85)
        draw_bar(painter, projection, look, self.desk.palette.looks)
        painter.setOpacity(1.0)
