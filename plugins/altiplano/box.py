"""What lies in the box: the content of the game, read from its documents; what is ill-formed is left out."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec

from designer.api import Document, Project, entries_in, spoken_name, text_of

from .sentences import LANGUAGES, sentence
from .texts import documents_of

__all__ = ["Box", "read_box"]


class Box(msgspec.Struct, frozen=True):
    """Give the entries of all documents, by id, with the language of their names.

    Attributes:
        cards: as written, by id; `types`: how cards of a type are placed.
        art: the files of the cards' pictures, by id.
        seats: colours and names. parameters: numbers of rules; `switches`: their defaults.
    """

    cards: Mapping[str, dict[str, Any]]
    types: tuple[dict[str, Any], ...]
    seats: tuple[tuple[str, str], ...]
    parameters: Mapping[str, Any]
    switches: Mapping[str, Any]
    language: str = "en"
    art: Mapping[str, str] = {}

    def name(self, card: str) -> str:
        """Give the name of a card by its id."""
        return self._named(self.language, card)

    def text(self, entry: Mapping[str, Any]) -> str:
        """Give the text of a card: its own, else the sentence of what it does."""
        own = spoken_name(entry.get("text"), self.language)
        abilities = entry.get("abilities")
        if own or not abilities:
            return own
        texts = {each: sentence(abilities, each, partial(self._named, each)) for each in LANGUAGES}
        return spoken_name(texts, self.language)

    def _named(self, language: str, card: str) -> str:
        return text_of(self.cards.get(card, {}).get("name"), language) or card


def read_box(project: Project, language: str = "en") -> Box:
    """Read the box."""
    cards: dict[str, dict[str, Any]] = {}
    art: dict[str, str] = {}
    documents = documents_of(project, "cards")
    for document in sorted(documents, key=lambda each: project.pack_of(each) is None):
        for _, entry in entries_in(document.tree, "cards"):
            if isinstance(name := entry.get("id"), str):
                cards.setdefault(name, {})  # those of packs stand first, whatever takes their place
    for document in documents:
        for _, entry in entries_in(document.tree, "cards"):
            name, picture = entry.get("id"), entry.get("art")
            if not isinstance(name, str) or cards[name]:
                continue
            cards[name] = entry
            if isinstance(picture, str) and picture:
                art[name] = str(project.file_of(document, picture))
    rules = documents_of(project, "rules")
    types: dict[str, dict[str, Any]] = {}
    parameters: dict[str, Any] = {}
    switches: dict[str, Any] = {}
    seats: list[tuple[str, str]] = []
    for document in rules:
        _read_rules(document, types, parameters, switches)
        seats = seats or [
            (str(entry.get("colour")), spoken_name(entry.get("name"), language))
            for _, entry in entries_in(document.tree, "seats")
        ]
    return Box(cards, tuple(types.values()), tuple(seats), parameters, switches, language, art)


def _read_rules(
    document: Document,
    types: dict[str, dict[str, Any]],
    parameters: dict[str, Any],
    switches: dict[str, Any],
) -> None:
    for _, entry in entries_in(document.tree, "types"):
        types.setdefault(str(entry.get("type")), entry)
    for _, entry in entries_in(document.tree, "rules"):
        own = entry.get("parameters")
        for name, value in (own if isinstance(own, dict) else {}).items():
            parameters.setdefault(name, value)
    for _, entry in entries_in(document.tree, "switches"):
        switches.setdefault(str(entry.get("id")), entry.get("default"))
