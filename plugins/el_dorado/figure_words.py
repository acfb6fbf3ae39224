"""What is counted in many games, in the words of three languages."""

from collections.abc import Mapping

__all__ = ["FIGURE_WORDS"]

FIGURE_WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {"cards_taken": "cards taken for nothing"},
    "de": {
        "cards_bought": "gekaufte Karten",
        "cards_taken": "umsonst genommene Karten",
        "blockades_taken": "genommene Blockaden",
    },
    "pl": {
        "cards_bought": "kupione karty",
        "cards_taken": "karty wzięte za darmo",
        "blockades_taken": "zdjęte blokady",
    },
}
