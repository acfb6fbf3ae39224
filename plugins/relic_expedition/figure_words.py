"""What is counted in many games, in the words of three languages."""

from collections.abc import Mapping

__all__ = ["FIGURE_WORDS"]

FIGURE_WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "first_clearing": "first clearing beside the camp",
        "round": "in round",
        "boards_in_play": "boards that came into play",
        "evacuated": "evacuated",
        "laid_down": "knocked down",
    },
    "de": {
        "supplies_drawn": "gezogene Ausrüstung",
        "supplies_picked_up": "aufgehobene Ausrüstung",
        "relics_taken": "genommene Relikte",
        "first_clearing": "erste Lichtung neben dem Lager",
        "round": "in Runde",
        "boards_in_play": "Tafeln, die ins Spiel kamen",
        "lost_turns": "verlorene Züge",
        "evacuated": "ausgeflogen",
        "laid_down": "niedergestreckt",
    },
    "pl": {
        "supplies_drawn": "wyciągnięte wyposażenie",
        "supplies_picked_up": "podniesione wyposażenie",
        "relics_taken": "zabrane relikty",
        "first_clearing": "pierwsza polana poza obozem",
        "round": "w rundzie",
        "boards_in_play": "plansze, które weszły do gry",
        "lost_turns": "stracone tury",
        "evacuated": "ewakuowany",
        "laid_down": "powalony",
    },
}
