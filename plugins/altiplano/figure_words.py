"""What is counted in many games, in the words of three languages."""

from collections.abc import Mapping

__all__ = ["FIGURE_WORDS"]

FIGURE_WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {"by_who_began": "by who began", "by_the_other": "by the other"},
    "de": {
        "cards_drawn": "gezogene Karten",
        "cards_played": "gespielte Karten",
        "actions_used": "genutzte Aktionen",
        "cards_placed": "gelegte Karten",
        "reactions": "Reaktionen",
        "games_won": "gewonnene Spiele",
        "by_who_began": "von dem, der begann",
        "by_the_other": "vom anderen",
    },
    "pl": {
        "cards_drawn": "dobrane karty",
        "cards_played": "zagrane karty",
        "actions_used": "użyte akcje",
        "cards_placed": "położone karty",
        "reactions": "reakcje",
        "games_won": "wygrane gry",
        "by_who_began": "przez rozpoczynającego",
        "by_the_other": "przez drugiego gracza",
    },
}
