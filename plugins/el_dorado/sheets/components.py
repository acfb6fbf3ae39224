"""The pieces that a route asks for: boards, blockades, explorers, cards, cave tokens."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from designer.api import (
    BoardScene,
    BoardView,
    Box,
    Component,
    ComponentList,
    ComponentSection,
    DisplayList,
    Document,
    PieceBox,
    Project,
    SetUp,
    text_of,
)

from .faces import face_of
from .loose_pieces import PIECES, blockade_scene, explorer_scene, plain_piece
from .printout import Printout, face_scene, face_title, is_finish, pack_of, read_printout
from .words import text_in

__all__ = ["component_list"]

_MARKET, _RESERVE, _PLAYER = "market", "reserve", "player"


def component_list(
    project: Project, document: Document, set_up: SetUp, language: str
) -> ComponentList | None:
    """List the pieces of a route or scenario; see `designer.api.GamePlugin.components`."""
    printout = read_printout(project, document, set_up, language)
    return None if printout is None else _Lister(printout).listed()


class _Lister:
    """Makes one list; collects the boxes and scenes that its pieces name."""

    def __init__(self, printout: Printout) -> None:
        self._out = printout
        self._boxes: dict[str, PieceBox] = {}
        self._scenes: dict[str, BoardScene] = {}

    def listed(self) -> ComponentList:
        """Give the list."""
        out = self._out
        sections = [
            self._tiles(),
            self._blockades(),
            self._players(),
            self._starting(),
            self._piles(_MARKET),
            self._piles(_RESERVE),
        ]
        sections += self._decks()
        sections.append(self._board_tokens())
        if out.caves:
            sections.append(self._tokens())
        caves = out.say("with_caves") if out.caves else ""
        return ComponentList(
            title=out.title,
            subtitle=out.say("needed", players=out.players, caves=caves),
            sections=tuple(section for section in sections if section.components),
            boxes=tuple(self._boxes.values()),
            credits=out.credits(),
            scenes=self._scenes,
            options=out.options(),
            players=out.players,
            player_counts=out.player_counts(),
            faults=out.faults(),
        )

    def _box(self, document: Document) -> str:
        """Give the id of the box that a document's pieces come in."""
        box, title = pack_of(self._out.project, document)
        if box:
            self._boxes.setdefault(box, PieceBox(box, text_of(title, self._out.language) or box))
        return box

    def _board_picture(self, name: str, scene: BoardScene, units: Box | None = None) -> DisplayList:
        self._scenes[name] = scene
        width, height = (units.width, units.height) if units else (100.0, 100.0)
        view = BoardView(name, Box(0, 0, width, height), units, plain=True, letters=False)
        return DisplayList(width, height, (view,), title=scene.title)

    # Boards

    def _tiles(self) -> ComponentSection:
        out = self._out
        tiles = {str(entry.get("id")): (entry, d) for entry, d in _all(out, "tiles")}
        places: dict[str, list[int]] = {}
        for place, number in enumerate(out.order, start=1):
            places.setdefault(out.route.placed[number].face.id, []).append(place)
        found = []
        for face_id, used in places.items():
            face = out.faces[face_id]
            placed = next(p for p in out.route.placed if p.face.id == face_id)
            entry, document = tiles.get(face.tile, ({}, None))
            name = f"face:{face_id}"
            found.append(
                Component(
                    id=name,
                    title=face_title(face, out.looks),
                    count=len(used),
                    picture=self._board_picture(name, face_scene(out, placed)),
                    source=text_in(entry, "source"),
                    used=out.say(
                        "nth_piece" if len(used) == 1 else "nth_pieces",
                        places=", ".join(map(str, used)),
                    ),
                    box=self._box(document) if document is not None else "",
                    stock=face.count,
                    side_of=face.tile_name if face.letter or is_finish(face) else "",
                    piece=f"tile:{face.tile}",
                    side_proven=face.pairing_proven,
                )
            )
        strips = any(placed.face.shape == "strip" for placed in out.route.placed)
        title = out.say("strips" if strips else "boards")
        return ComponentSection(
            "tiles", title, tuple(found), columns=3, picture_width=19, picture_height=19
        )

    # Blockades

    def _blockades(self) -> ComponentSection:
        out = self._out
        named = {barrier: joint for joint, barrier in out.bars if barrier != "deal"}
        n_dealt = sum(barrier == "deal" for _, barrier in out.bars)
        entries = {str(entry.get("id")): (entry, d) for entry, d in _all(out, "barriers")}
        pool = [name for name in out.barriers if name not in named] if n_dealt else []
        found = []
        for name, (entry, document) in entries.items():
            if name in named or name in pool:
                found.append(self._blockade(name, entry, document, named))
        notes = []
        if n_dealt:
            notes.append(out.say("dealt", n=n_dealt, all=len(pool)))
        if named:
            notes.append(out.say("fixed"))
        if out.waiting > n_dealt:
            notes.append(out.say("short", n=out.waiting, all=len(out.barriers)))
        return ComponentSection(
            "blockades",
            out.say("blockades"),
            tuple(found),
            note=" · ".join(notes),
            columns=3,
            picture_width=22,
            picture_height=7,
        )

    def _blockade(
        self, name: str, entry: Mapping[str, Any], document: Document, named: Mapping[str, Any]
    ) -> Component:
        out = self._out
        used = ""
        if name in named:
            joint = named[name]
            used = out.say("between", a=out.title_of(joint.a), b=out.title_of(joint.b))
        scene, units = blockade_scene(entry, out.name(entry), out.route.terrains, out.looks)
        return Component(
            id=f"barrier:{name}",
            title=out.name(entry),
            count=1,
            picture=self._board_picture(f"barrier:{name}", scene, units),
            source=text_in(entry, "source"),
            used=used,
            box=self._box(document),
            stock=1,
        )

    # What lies before the players

    def _players(self) -> ComponentSection:
        out = self._out
        colours = {seat.colour: n for n, seat in enumerate(out.pieces.seats)}
        found = []
        for entry, document in out.entries("tokens", "pieces"):
            name, colour = str(entry.get("id")), text_in(entry, "colour")
            stock = _number(entry, "count")
            if colour:
                seat = colours.get(colour, out.players)
                count = self._explorers_of(seat)
                scene, units = explorer_scene(colour, out.name(entry), out.looks)
                picture = self._board_picture(f"piece:{name}", scene, units)
            else:
                count = out.players if PIECES.get(name) == _PLAYER else stock
                picture = plain_piece(name, entry, out.name(entry), document, out)
            if count:
                found.append(
                    Component(
                        id=f"piece:{name}",
                        title=out.name(entry),
                        count=count,
                        picture=picture,
                        source=text_in(entry, "source"),
                        box=self._box(document),
                        stock=stock,
                    )
                )
        return ComponentSection(
            "players",
            out.say("players"),
            tuple(found),
            columns=7,
            picture_width=8,
            picture_height=10,
        )

    def _explorers_of(self, seat: int) -> int:
        spaces = self._out.set_up.start_spaces if self._out.set_up is not None else ()
        return len(spaces[seat]) if seat < len(spaces) else 0

    # Cards

    def _starting(self) -> ComponentSection:
        out = self._out
        cards = {str(card.get("id")): (card, d) for card, d in out.entries("cards")}
        each: dict[str, int] = {}
        for deck, _ in out.entries("decks"):
            held = deck.get("cards")
            if deck.get("per") == _PLAYER and isinstance(held, dict):
                for name, n in held.items():
                    if type(n) is int and name in cards:
                        each[name] = each.get(name, 0) + n
        found = tuple(self._card(*cards[name], count=n * out.players) for name, n in each.items())
        note = out.say("starting_note", each=sum(each.values()))
        return self._cards("starting", found, note)

    def _piles(self, deck_id: str) -> ComponentSection:
        out = self._out
        cards = {str(card.get("id")): (card, d) for card, d in out.entries("cards")}
        names = [
            name
            for deck, _ in out.entries("decks")
            if deck_id in (deck.get("id"), deck.get("joins"))
            and isinstance(deck.get("piles"), list)
            for name in deck["piles"]
            if isinstance(name, str) and name in cards
        ]
        found = tuple(
            self._card(*cards[name], count=_number(cards[name][0], "copies")) for name in names
        )
        copies = sorted({component.count for component in found})
        said = "–".join(map(str, (copies[0], copies[-1]) if len(copies) > 1 else copies))
        return self._cards(deck_id, found, out.say(f"{deck_id}_note", n=len(found), copies=said))

    def _decks(self) -> list[ComponentSection]:
        """Give a section for each deck of all players together."""
        out = self._out
        cards = {str(card.get("id")): (card, d) for card, d in out.entries("cards")}
        found = []
        for deck, _ in out.entries("decks"):
            held = deck.get("cards")
            if deck.get("per") == _PLAYER or not isinstance(held, dict):
                continue
            listed = tuple(
                self._card(*cards[name], count=n)
                for name, n in held.items()
                if name in cards and type(n) is int
            )
            section = self._cards(f"deck:{deck['id']}", listed, out.say("deck_note"))
            found.append(msgspec.structs.replace(section, title=out.name(deck)))
        return found

    def _cards(self, section: str, found: tuple[Component, ...], note: str) -> ComponentSection:
        return ComponentSection(
            section,
            self._out.say(section) if ":" not in section else section,
            found,
            note=note,
            columns=6,
            picture_width=10,
            picture_height=13.5,
        )

    def _card(self, card: Mapping[str, Any], document: Document, count: int) -> Component:
        out = self._out
        copies = card.get("copies")
        each = copies.get("per_player") if isinstance(copies, dict) else None
        stock = each * len(out.pieces.seats) if type(each) is int else _number(card, "copies")
        return Component(
            id=f"card:{card['id']}",
            title=out.name(card),
            count=count,
            picture=face_of(out.project, f"card:{card['id']}", out.language),
            source=text_in(card, "source"),
            box=self._box(document),
            stock=stock,
        )

    # Caves

    def _board_tokens(self) -> ComponentSection:
        """Give the tokens that lie on the board and cost something."""
        out = self._out
        found = self._tokens_that(lies_on_board=True)
        return ComponentSection(
            "board_tokens",
            out.say("board_tokens"),
            found,
            note=out.say("board_tokens_note"),
            columns=7,
            picture_width=8,
            picture_height=8,
        )

    def _tokens_that(self, *, lies_on_board: bool) -> tuple[Component, ...]:
        out = self._out
        return tuple(
            Component(
                id=f"token:{entry['id']}",
                title=out.name(entry),
                count=_number(entry, "count"),
                picture=face_of(out.project, f"token:{entry['id']}", out.language),
                source=text_in(entry, "source"),
                box=self._box(document),
                stock=_number(entry, "count"),
            )
            for entry, document in out.entries("tokens")
            if ("cost" in entry) == lies_on_board
        )

    def _tokens(self) -> ComponentSection:
        out = self._out
        found = self._tokens_that(lies_on_board=False)
        n_caves = sum(out.caves_on().values())
        each = out.tokens_per_cave()
        rest = max(0, sum(component.count for component in found) - each * n_caves)
        return ComponentSection(
            "tokens",
            out.say("tokens"),
            found,
            note=out.say("tokens_note", each=each, caves=n_caves, rest=rest),
            columns=7,
            picture_width=8,
            picture_height=8,
        )


def _all(printout: Printout, kind: str) -> Iterator[tuple[Mapping[str, Any], Document]]:
    """Give all entries of a kind: a route may use boards and blockades of any module."""
    return printout.entries(kind, everything=True)


def _number(tree: Mapping[str, Any], key: str) -> int:
    value = tree.get(key, 1 if key == "count" else 0)
    return value if type(value) is int else 0
