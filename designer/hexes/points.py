"""Pointy-top hexes as points of a plane, in units of the circumradius: plain arithmetic, no Qt."""

import math

from designer.hexes.coordinates import Hex

__all__ = ["ROOT3", "centre", "hex_at"]

ROOT3 = math.sqrt(3.0)


def centre(space: Hex) -> tuple[float, float]:
    """Give the middle of a space."""
    return ROOT3 * (space.q + space.r / 2), 1.5 * space.r


def hex_at(x: float, y: float) -> Hex:
    """Give the space that a point lies in."""
    r = y / 1.5
    q = x / ROOT3 - r / 2
    s = -q - r
    rq, rr, rs = round(q), round(r), round(s)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
    if dq > dr and dq > ds:
        return Hex(-rr - rs, rr)
    if dr > ds:
        return Hex(rq, -rq - rs)
    return Hex(rq, rr)
