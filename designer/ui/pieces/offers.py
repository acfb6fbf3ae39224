"""What the palette offers for a board: pieces and barriers, each with what is left of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from designer.ui.kit.languages import mark, tr, translated
from designer.ui.pieces.cell import Offer

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.session.desk import Desk
    from designer.session.loose import LooseDesk

__all__ = ["loose_offers", "offers_of"]

_HOW = mark("Click or Enter takes it into the hand; or drag it onto the board.")
_ANYWAY = mark("Ctrl+click takes one anyway.")


def offers_of(desk: Desk, words: Mapping[str, str]) -> list[Offer]:
    """Give all offers, in the order of the box."""
    return [*_pieces(desk), *_barriers(desk, words)]


def loose_offers(desk: LooseDesk) -> list[Offer]:
    """Give the small pieces that can be laid on spaces, in the order of the box."""
    return [_loose(desk, piece.id) for piece in desk.loose.pieces]


def _loose(desk: LooseDesk, name: str) -> Offer:
    piece, left = desk.pieces[name], desk.left[name]
    lie = [laid.at.to_text() for laid in desk.loose.laid if laid.id == name]
    where = tr("Lies on {spaces}", spaces=", ".join(lie)) if lie else tr("Dealt by the rules")
    how = tr(_HOW) if left > 0 else tr("Drag it on the board to another space.")
    source = tr("Source: {source}", source=piece.source) if piece.source else ""
    label = tr("{n} of {of} left", n=left, of=piece.count) if piece.count > 1 else where
    title = translated(piece.title)
    return Offer(
        id=name,
        is_bar=False,
        title=title,
        label=label,
        short=f"{left}/{piece.count}" if piece.count > 1 else (lie[0] if lie else ""),
        group=translated(piece.group),
        words=f"{title} {piece.title} {piece.group} {translated(piece.group)} {piece.source}",
        tip="\n".join(filter(None, (title, where, source, how))),
        is_left=left > 0,
        is_loose=True,
    )


def _pieces(desk: Desk) -> Iterator[Offer]:
    for piece in desk.palette.pieces:
        left = desk.left[piece.face]
        how = tr(_HOW) if left.n > 0 else f"{translated(left.sentence)} {tr(_ANYWAY)}"
        source = tr("Source: {source}", source=piece.source) if piece.source else ""
        yield Offer(
            id=piece.face,
            is_bar=False,
            title=piece.title,
            label=translated(left.words),
            short=f"{left.n}/{left.of}",
            group=translated(piece.group),
            words=f"{piece.title} {piece.name} {piece.group} {translated(piece.group)} {piece.source}",
            tip="\n".join(
                filter(None, (f"{piece.title}, {piece.name}", translated(left.words), source, how))
            ),
            is_left=left.n > 0,
        )


def _barriers(desk: Desk, words: Mapping[str, str]) -> Iterator[Offer]:
    group = words.get("barriers", tr("barriers")).capitalize()
    where = {joint.barrier: n for n, joint in enumerate(desk.laid.joints)}
    for barrier in desk.palette.barriers:
        title = translated(barrier.title)
        joint = where.get(barrier.id)
        look = desk.palette.looks.get(barrier.code)
        terrain = f"{look.name} {barrier.strength}" if look else ""
        lies = f"{desk.joint_title(joint)}" if joint is not None else tr("to deal")
        yield Offer(
            id=barrier.id,
            is_bar=True,
            title=barrier.number or title,
            label=lies,
            short=lies,
            group=group,
            words=f"{title} {terrain} {group}",
            tip="\n".join(
                filter(
                    None,
                    (
                        title,
                        terrain,
                        tr("Lies between {lies}", lies=lies)
                        if joint is not None
                        else tr("Dealt, unless a joint names it"),
                        tr("Click or Enter takes it, to be laid on a joint; or drag it there."),
                    ),
                )
            ),
            is_left=joint is None,
        )
