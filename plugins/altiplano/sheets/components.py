"""The pieces that a scenario asks for, with pictures and sources."""

from collections.abc import Iterator
from typing import Any

from designer.api import (
    Component,
    ComponentList,
    ComponentSection,
    Document,
    PieceBox,
    Project,
    SetUp,
    text_of,
)

from ..box import Box, read_box
from ..compile import compile_game
from ..definition import Definition
from ..texts import GAME_ID
from .cards import CardWords, card_face
from .faces import face_of

__all__ = ["component_list"]

_TITLES = {
    "en": {"character": "Characters", "location": "Locations", "treasure": "Treasures", "action": "Actions", "reaction": "Reactions", "special": "Special cards", "other": "Boards and other cards", "central": "Central board", "camp": "Camp board", "first_turn": "Players’ Turn card “First Turn”", "first_character": "Players’ Turn card “First Character”", "for": "What must be in the box for 2 players"},
    "de": {"character": "Charaktere", "location": "Fundorte", "treasure": "Schätze", "action": "Aktionen", "reaction": "Reaktionen", "special": "Sonderkarten", "other": "Spielpläne und andere Karten", "central": "Mittelplan", "camp": "Lagerplan", "first_turn": "Zugkarte „Erster Zug“", "first_character": "Zugkarte „Erster Charakter“", "for": "Was für 2 Spieler in der Schachtel sein muss"},
    "pl": {"character": "Postacie", "location": "Miejsca", "treasure": "Skarby", "action": "Akcje", "reaction": "Reakcje", "special": "Karty specjalne", "other": "Plansze i inne karty", "central": "Plansza środkowa", "camp": "Plansza Obozu", "first_turn": "Karta tury „Pierwsza tura”", "first_character": "Karta tury „Pierwsza Postać”", "for": "Co musi być w pudełku dla 2 graczy"},
}  # fmt: skip
_TYPES = ("character", "location", "treasure", "action", "reaction", "special")
_OTHERS = (
    ("board", "central", 1),
    ("board", "camp", 2),
    ("turn", "first_turn", 1),
    ("turn", "first_character", 1),
)


def component_list(
    project: Project, document: Document, set_up: SetUp, language: str
) -> ComponentList | None:
    """List the pieces of a scenario; see `designer.api.Printable`."""
    if document.kind != "scenario" or not isinstance(document.tree, dict):
        return None
    words = _TITLES.get(language, _TITLES["en"])
    title = text_of(document.tree.get("name"), language) or str(document.id or "")
    compiled = compile_game(project, document, set_up)
    if compiled.game is None:
        faults = tuple(fault.message for fault in compiled.diagnostics)
        return ComponentList(title, "", (), faults=faults)
    packs = [pack for pack in project.packs if pack.game == GAME_ID and pack.shipped]
    box = packs[0].id if packs else ""
    lister = _Lister(project, read_box(project, language), compiled.game.definition, language, box)
    cards = [ComponentSection(t, words[t], tuple(lister.cards(t)), columns=4) for t in _TYPES]
    others = tuple(
        Component(f"{sort}:{word}", words[word], n, face_of(project, f"{sort}:{word}", language), "rulebook", box=box, stock=n)
        for sort, word, n in _OTHERS
    )  # fmt: skip
    return ComponentList(
        title=title,
        subtitle=words["for"],
        sections=(
            *(section for section in cards if section.components),
            ComponentSection("other", words["other"], others, columns=4),
        ),
        boxes=tuple(
            PieceBox(pack.id, text_of(pack.document.tree.get("title"), language) or pack.id)
            for pack in packs
        ),
        players=2,
        player_counts=(2,),
        credits=tuple(
            filter(None, (text_of(p.document.tree.get("credits"), language) for p in packs))
        ),
    )


class _Lister:
    """Lists the cards of one game."""

    def __init__(
        self, project: Project, box: Box, definition: Definition, language: str, own: str
    ) -> None:
        self._project = project
        self._box, self._definition = box, definition
        self._language, self._own = language, own

    def cards(self, word: str) -> Iterator[Component]:
        """Give the cards of a type."""
        for kind in self._definition.kinds:
            if kind.type != word or not kind.copies:
                continue
            entry: dict[str, Any] = self._box.cards[kind.id]
            picture = card_face(CardWords.of(self._project, self._box, entry))
            source = str(entry.get("source", ""))
            yield Component(
                f"card:{kind.id}", text_of(entry.get("name"), self._language) or kind.id, kind.copies, picture, source, box=self._own,
                stock=kind.copies,
            )  # fmt: skip
