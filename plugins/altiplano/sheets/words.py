"""The words printed on cards, per language."""

from collections.abc import Mapping
from typing import Any

from .looks import icon_word

__all__ = ["type_words", "word"]

_WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {"archaeologist": "Archaeologist", "raider": "Raider", "both": "Archaeologist and Raider", "neutral": "Neutral", "action": "Action", "reaction": "Reaction", "location": "Location", "treasure": "Treasure", "special": "Special card", "beast": "Beast", "trap": "Trap", "cancels_beast": "cancels Beast", "cancels_trap": "cancels Trap", "character": "Character", "adventurer": "The Adventurer", "rogue": "The Rogue", "pile_exploration": "Exploration pile", "pile_exploration_discard": "Exploration discard", "pile_character": "Character pile", "pile_character_discard": "Character discard", "pile_rogue": "The Rogue", "pile_adventurer": "The Adventurer", "central": "Central board", "camp": "Camp board", "first_turn": "First Turn", "first_character": "First Character"},
    "de": {"archaeologist": "Archäologe", "raider": "Räuber", "both": "Archäologe und Räuber", "neutral": "Neutral", "action": "Aktion", "reaction": "Reaktion", "location": "Fundort", "treasure": "Schatz", "special": "Sonderkarte", "beast": "Bestie", "trap": "Falle", "cancels_beast": "hebt Bestien auf", "cancels_trap": "hebt Fallen auf", "character": "Charakter", "adventurer": "Der Abenteurer", "rogue": "Der Schurke", "pile_exploration": "Expeditionsstapel", "pile_exploration_discard": "Ablage Expedition", "pile_character": "Charakterstapel", "pile_character_discard": "Ablage Charaktere", "pile_rogue": "Der Schurke", "pile_adventurer": "Der Abenteurer", "central": "Mittelplan", "camp": "Lagerplan", "first_turn": "Erster Zug", "first_character": "Erster Charakter"},
    "pl": {"archaeologist": "Archeolog", "raider": "Rabuś", "both": "Archeolog i Rabuś", "neutral": "Neutralny", "action": "Akcja", "reaction": "Reakcja", "location": "Miejsce", "treasure": "Skarb", "special": "Karta specjalna", "beast": "Bestia", "trap": "Pułapka", "cancels_beast": "anuluje Bestię", "cancels_trap": "anuluje Pułapkę", "character": "Postać", "adventurer": "Poszukiwacz", "rogue": "Łotr", "pile_exploration": "Stos Ekspedycji", "pile_exploration_discard": "Odrzucone Ekspedycje", "pile_character": "Stos Postaci", "pile_character_discard": "Odrzucone Postacie", "pile_rogue": "Łotr", "pile_adventurer": "Poszukiwacz", "central": "Plansza środkowa", "camp": "Plansza Obozu", "first_turn": "Pierwsza tura", "first_character": "Pierwsza Postać"},
}  # fmt: skip


def word(name: str, language: str) -> str:
    """Give a printed word; a name that has none stands for itself."""
    return _WORDS.get(language, _WORDS["en"]).get(name, name)


def type_words(entry: Mapping[str, Any], language: str = "en") -> str:
    """Give the line at the foot of a card: its type, its sign, what it cancels."""
    kind = str(entry.get("type"))
    said = word("special" if kind == "special" else icon_word(entry, signs=False), language)
    if icon := entry.get("icon"):
        said = f"{said}, {word(str(icon), language)}"
    if cancels := entry.get("cancels"):
        said = f"{said}, {word(f'cancels_{cancels}', language)}"
    return said
