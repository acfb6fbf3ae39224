"""How a route is laid: pieces in building order with turn and joints, blockades, caves, starts, market."""

import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from designer.api import (
    BoardScene,
    Cell,
    Document,
    Hex,
    Joint,
    LayingNote,
    LayingPlan,
    LayingStep,
    Project,
    SetUp,
    Touch,
)

from ..ground import lying_of
from ..scene import scene
from .printout import Printout, face_scene, read_printout
from .words import text_in

__all__ = ["laying_plan"]

_ROUTE = "route"


def laying_plan(
    project: Project, document: Document, set_up: SetUp, language: str
) -> LayingPlan | None:
    """Say how a route or scenario is laid; see `designer.api.GamePlugin.laying_plan`."""
    out = read_printout(project, document, set_up, language)
    if out is None:
        return None
    scenes = {_ROUTE: scene(project, document, out.route, language)}
    steps = tuple(_steps(out, scenes))
    return LayingPlan(
        title=out.title,
        subtitle=out.say(
            "lay_for", players=out.players, caves=out.say("with_caves") if out.caves else ""
        ),
        scene=_ROUTE,
        steps=steps,
        notes=tuple(_notes(out)),
        credits=out.credits(),
        scenes=scenes,
        options=out.options(),
        players=out.players,
        player_counts=out.player_counts(),
        faults=out.faults(),
    )


# The pieces


def _steps(out: Printout, scenes: dict[str, BoardScene]) -> Iterator[LayingStep]:
    """Give the steps, and put the scenes of their pieces into `scenes`."""
    sources = {
        str(entry.get("id")): text_in(entry, "source")
        for entry, _ in out.entries("tiles", everything=True)
    }
    barriers = dict(out.bars)
    beside: dict[int, dict[int, Joint]] = {}
    for joint in out.route.board.joints:
        beside.setdefault(joint.a, {})[joint.b] = joint
        beside.setdefault(joint.b, {})[joint.a] = joint
    place = {number: n for n, number in enumerate(out.order)}
    for number in out.order:
        placed = out.route.placed[number]
        placement = out.route.board.placements[number]
        earlier = (n for n in beside.get(number, ()) if place[n] < place[number])
        joints = [beside[number][n] for n in sorted(earlier, key=place.__getitem__)]
        touches = tuple(_touch(out, number, joint, barriers.get(joint)) for joint in joints)
        if out.route.lies_on(number):
            touches = (_laid_on(out, number),)
        name = f"step:{number}"
        scenes[name] = face_scene(out, placed, placement.turn)
        yield LayingStep(
            piece=out.title_of(number),
            name=out.name_of(number),
            source=sources.get(placed.face.tile, ""),
            turn=placement.turn,
            scene=name,
            touching=_touching(out, number, joints),
            touches=touches,
        )


def _laid_on(out: Printout, number: int) -> Touch:
    """Say where a piece lies on another one."""
    host = out.route.board.hosts[number]
    below = out.route.board.placements[host].covered()
    cells = sorted(
        out.route.board.placements[number].covered().items(), key=lambda at: (at[0].r, at[0].q)
    )
    here, there = _middle(out, number), _middle(out, host)
    return Touch(
        to=out.title_of(host),
        clock=_hour(here[0] - there[0], here[1] - there[1]),
        own=tuple(_shown_cell(out, cell) for _, cell in cells),
        other=tuple(_shown_cell(out, below[at]) for at, _ in cells if at in below),
        on=True,
    )


def _touching(out: Printout, number: int, joints: Iterable[Joint]) -> tuple[tuple[int, int], ...]:
    at = out.route.board.placements[number].at
    spaces = out.route.board.spaces
    own = {a if joint.a == number else b for joint in joints for a, b in joint.pairs}
    return tuple(sorted((h.q, h.r) for h in (spaces[position].hex.minus(at) for position in own)))


def _touch(out: Printout, number: int, joint: Joint, barrier: str | None) -> Touch:
    other = joint.b if joint.a == number else joint.a
    pairs = [(a, b) if joint.a == number else (b, a) for a, b in joint.pairs]
    here, there = _middle(out, number), _middle(out, other)
    own, beside = _along(out, pairs, (here[0] - there[0], here[1] - there[1]))
    return Touch(
        to=out.title_of(other),
        clock=_hour(here[0] - there[0], here[1] - there[1]),
        own=tuple(_shown(out, position) for position in own),
        other=tuple(_shown(out, position) for position in beside),
        barrier=_barrier(out, barrier),
    )


def _along(
    out: Printout, pairs: list[tuple[int, int]], way: tuple[float, float]
) -> tuple[list[int], list[int]]:
    """Give the touching spaces of both sides in their order along the border.

    `way` leads from the piece that lies to the new one; the border is walked across it.
    """
    spaces = out.route.board.spaces

    def place(pair: tuple[int, int]) -> float:
        (ax, ay), (bx, by) = _point(spaces[pair[0]].hex), _point(spaces[pair[1]].hex)
        return -way[1] * (ax + bx) + way[0] * (ay + by)

    ordered = sorted(pairs, key=place)
    return list(dict.fromkeys(a for a, _ in ordered)), list(dict.fromkeys(b for _, b in ordered))


def _point(space: Hex) -> tuple[float, float]:
    return math.sqrt(3) * (space.q + space.r / 2), 1.5 * space.r


def _middle(out: Printout, number: int) -> tuple[float, float]:
    points = [_point(space) for space in out.route.board.placements[number].covered()]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _hour(dx: float, dy: float) -> int:
    """Give a direction as the hour of a clock; y grows downwards."""
    return round(math.degrees(math.atan2(dx, -dy)) / 30) % 12 or 12


def _shown(out: Printout, position: int) -> str:
    return _shown_cell(out, out.route.board.spaces[position].cell)


def _shown_cell(out: Printout, cell: Cell) -> str:
    name = out.looks[cell.code].name if cell.code in out.looks else cell.code
    strong = cell.number > 1 or out.route.terrains[cell.code].number == "label"
    return f"{name} {cell.number}" if strong else name


def _barrier(out: Printout, barrier: str | None) -> str:
    if barrier is None:
        return ""
    if barrier == "deal":
        return out.say("barrier_dealt")
    return out.say("barrier_named", name=out.name(out.barriers.get(barrier, {"id": barrier})))


# What else is made ready


def _notes(out: Printout) -> Iterator[LayingNote]:
    yield LayingNote(out.say("note_blockades"), _blockades(out))
    if out.starts():
        yield LayingNote(out.say("note_start"), _starts(out))
    if out.caves_on():
        yield LayingNote(out.say("note_caves"), _caves(out))
    if out.pieces.market:
        yield LayingNote(out.say("note_market"), _market(out))
    for title, said in out.set_ups_of_modules():
        yield LayingNote(title, f"{said} {_lying(out)}".strip())
    for title, n in out.other_decks():
        yield LayingNote(title, out.say("deck_line", n=n))
    if out.pieces.deck:
        yield LayingNote(out.say("note_each"), _each_player(out))


def _lying(out: Printout) -> str:
    """Say where a scenario puts pieces."""
    entries = (*out.entries("tokens", "pieces"), *out.entries("tokens"))
    names = {str(entry.get("id")): out.name(entry) for entry, _ in entries}
    board = out.route.board
    lines = [
        out.say(
            "piece_on",
            name=names[lying.piece],
            piece=out.title_of(board.host_of(lying.place)),
            space=board.spaces[lying.place].hex.to_text(),
        )
        for lying in lying_of(out.document, board)
        if lying.piece in names
    ]
    return out.say("pieces_on", lines=", ".join(lines)) if lines else ""


def _blockades(out: Printout) -> str:
    dealt = [joint for joint, barrier in out.bars if barrier == "deal"]
    named = [(joint, barrier) for joint, barrier in out.bars if barrier != "deal"]
    lines = []
    if named:
        said = ", ".join(
            f"{out.name(out.barriers.get(b, {'id': b}))} {_between(out, joint)}"
            for joint, b in named
        )
        lines.append(out.say("named_blockades", lines=said))
    if dealt:
        joints = ", ".join(_between(out, joint) for joint in dealt)
        lines.append(out.say("deal_all", all=len(out.barriers) - len(named), joints=joints))
    if out.waiting > len(dealt):
        lines.append(f"{out.say('short', n=out.waiting, all=len(out.barriers))}.")
    return " ".join(lines) or out.say("no_blockades")


def _between(out: Printout, joint: Joint) -> str:
    first, second = sorted((joint.a, joint.b), key=out.order.index)
    return f"{out.title_of(first)}–{out.title_of(second)}"


def _starts(out: Printout) -> str:
    lines = ", ".join(
        out.say("start_line", name=name, spaces=" + ".join(map(str, spaces)))
        for name, spaces in out.starts()
    )
    return out.say("start_order", lines=lines)


def _caves(out: Printout) -> str:
    caves = out.caves_on()
    places = ", ".join(
        out.say("cave_on" if n == 1 else "n_caves_on", piece=piece, n=n)
        for piece, n in caves.items()
    )
    if not out.caves:
        return out.say("caves_off", places=places)
    n_tokens = sum(_count(entry) for entry, _ in out.entries("tokens") if "cost" not in entry)
    each = out.tokens_per_cave()
    rest = max(0, n_tokens - each * sum(caves.values()))
    return out.say("caves_on", all=n_tokens, each=each, places=places, rest=rest)


def _market(out: Printout) -> str:
    cards = out.pieces.cards
    names = ", ".join(cards[number].title for number in out.pieces.market)
    copies = {out.pieces.copies[number] for number in out.pieces.market}
    n_others = sum(n > 0 for n in out.pieces.copies) - len(out.pieces.market)
    said = "–".join(map(str, sorted(copies)))
    return out.say("market_line", copies=said, names=names, n=n_others)


def _each_player(out: Printout) -> str:
    numbers = dict.fromkeys(out.pieces.deck)
    cards = ", ".join(f"{out.pieces.deck.count(n)} × {out.pieces.cards[n].title}" for n in numbers)
    n_explorers = len(out.set_up.start_spaces[0]) if out.set_up else 1
    key = "each_line" if n_explorers == 1 else "each_line_two"
    return out.say(key, cards=cards, hand=out.hand_size())


def _count(entry: Mapping[str, Any]) -> int:
    value = entry.get("count", 1)
    return value if type(value) is int else 0
