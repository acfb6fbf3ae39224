"""The pieces that a scenario asks for, with pictures and sources."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from designer.api import Box as Area
from designer.api import (
    Component,
    ComponentList,
    ComponentSection,
    DisplayList,
    Document,
    PieceBox,
    Project,
    RoundedRectangle,
    SetUp,
    Stroke,
    TextBox,
    number_in,
    text_of,
)

from ..box import Box, read_box
from ..compile import TRAINING, compile_game
from ..definition import ANIMAL, RELIC, SUPPLY, Definition
from ..pictures import Pictures
from .faces import face_of
from .tiles import board_picture, tile_picture
from .words import said

__all__ = ["component_list"]

_PLAYERS = (2, 3, 4)
_PICTURE = 13.0  # width and height in mm: the whole box fits on two pages


def component_list(
    project: Project, document: Document, set_up: SetUp, language: str
) -> ComponentList | None:
    """List the pieces of a scenario; see `designer.api.Printable`."""
    if document.kind != "scenario" or not isinstance(document.tree, dict):
        return None
    title = text_of(document.tree.get("name"), language) or str(document.id or "")
    players = set_up.players or number_in(document.tree, "players", 3)
    compiled = compile_game(project, document, set_up)
    if compiled.game is None:
        why = " ".join(fault.message for fault in compiled.diagnostics)
        return ComponentList(title, "", (), faults=(said("faulty", language, why=why),))
    return _Lister(project, compiled.game.definition, compiled.game.pictures, language).listed(
        title, players
    )


class _Lister:
    """Makes one list."""

    def __init__(
        self, project: Project, definition: Definition, pictures: Pictures, language: str
    ) -> None:
        self._project = project
        self._definition = definition
        self._pictures = pictures
        self._language = language
        self._box: Box = read_box(project, language)

    def listed(self, title: str, players: int) -> ComponentList:
        """Give the list."""
        packs = [p for p in self._project.packs if p.game == "relic_expedition" and p.shipped]
        self._pack = packs[0].id if packs else ""
        trees = [pack.document.tree for pack in packs]
        word = "training" if dict(self._definition.switches).get(TRAINING) is True else "needed"
        sections = (
            self._boards(),
            self._tiles("stack", self._definition.stack),
            self._tiles("start", self._definition.starting),
            self._kinds("bag", SUPPLY, in_bag=True),
            self._kinds("beside", SUPPLY, in_bag=False),
            self._kinds("animals", ANIMAL, in_bag=False),
            self._kinds("relics", RELIC, in_bag=False),
            self._dice(),
            self._pieces(),
        )
        return ComponentList(
            title=title,
            subtitle=said(word, self._language, players=players),
            sections=tuple(section for section in sections if section.components),
            boxes=tuple(
                PieceBox(p.id, text_of(t.get("title"), self._language) or p.id)
                for p, t in zip(packs, trees, strict=True)
            ),
            credits=tuple(
                text for t in trees if (text := text_of(t.get("credits"), self._language))
            ),
            players=players,
            player_counts=_PLAYERS,
        )

    def _section(
        self,
        word: str,
        components: list[Component],
        *,
        note: str = "",
        columns: int = 3,
        side: float = _PICTURE,
    ) -> ComponentSection:
        title = said(word, self._language)
        return ComponentSection(
            word,
            title,
            tuple(components),
            note=note,
            columns=columns,
            picture_width=side,
            picture_height=side,
        )

    def _component(
        self, name: str, entry: Mapping[str, Any], count: int, picture: DisplayList
    ) -> Component:
        own = name.partition(":")[2]
        title = text_of(entry.get("name"), self._language) or picture.title or own
        source = str(entry.get("source", ""))
        return Component(name, title, count, picture, source, box=self._pack, stock=count)

    def _boards(self) -> ComponentSection:
        found = [
            self._component(
                f"board:{kind.id}",
                self._box.boards.get(kind.id, {}),
                1,
                board_picture(self._definition, self._pictures, number),
            )
            for number, kind in enumerate(self._definition.boards)
        ]
        return self._section("boards", found, columns=2)

    def _tiles(self, word: str, tiles: tuple[int, ...]) -> ComponentSection:
        definition = self._definition
        counts = Counter(definition.surfaces[tile].kind for tile in tiles)
        first = {definition.surfaces[tile].kind: tile for tile in reversed(tiles)}
        found = []
        for kind, n in counts.items():
            name = definition.tile_kinds[kind].id
            entry = self._box.tiles.get(name, {})
            title = text_of(entry.get("name"), self._language) or name
            picture = tile_picture(definition, self._pictures, first[kind], title)
            found.append(self._component(f"tile:{name}", entry, n, picture))
        return self._section(word, found, note=said("patterns", self._language))

    def _kinds(self, word: str, sort: str, *, in_bag: bool) -> ComponentSection:
        found = []
        for kind in self._definition.kinds:
            if kind.sort == sort and kind.in_bag == in_bag and kind.count:
                entry: Mapping[str, Any] = (
                    self._box.supplies.get(kind.id)
                    or self._box.animals.get(kind.id)
                    or {"source": "rulebook"}
                )
                picture = face_of(self._project, f"piece:{kind.id}", self._language)
                found.append(self._component(f"{sort}:{kind.id}", entry, kind.count, picture))
        is_short = sort == RELIC and self._definition.n_seats == 2
        note = said("removed", self._language) if is_short else ""
        if sort == RELIC:  # a row for each colour
            return self._section(word, found, note=note, columns=6, side=10)
        return self._section(word, found, note=note, columns=4)

    def _dice(self) -> ComponentSection:
        found = []
        for name, entry in self._box.dice.items():
            faces = entry.get("faces")
            first = next((f for f in faces if f != "blank"), "") if isinstance(faces, list) else ""
            picture = face_of(self._project, f"die:{first}", self._language)
            found.append(self._component(f"die:{name}", entry, 1, picture))
        return self._section("dice", found)

    def _pieces(self) -> ComponentSection:
        found = []
        for name, entry in self._box.pieces.items():
            title = text_of(entry.get("name"), self._language) or name
            box = Area(10, 10, 80, 80)
            plain = RoundedRectangle(box, 12, fill="#D9C9A0", stroke=Stroke("#2A2013", 3))
            first = TextBox(
                title[:1], box, role="display", size=48, weight=700, colour="#2A2013",
                align="center", upright="middle",
            )  # fmt: skip
            picture = DisplayList(100, 100, (plain, first), title=title)
            found.append(
                self._component(f"piece:{name}", entry, number_in(entry, "count", 1), picture)
            )
        return self._section("pieces", found)
