"""The words that every printed list shares, in the reader's language; a game brings its own."""

from collections.abc import Mapping

__all__ = ["LANGUAGES", "SheetWords", "counted"]

LANGUAGES: Mapping[str, str] = {"en": "English", "de": "Deutsch", "pl": "Polski"}

_WORDS: Mapping[str, tuple[str, str, str]] = {
    # key: English, German, Polish
    "page": ("Page {page} of {pages}", "Seite {page} von {pages}", "Strona {page} z {pages}"),
    "continued": ("{title}, continued", "{title}, Fortsetzung", "{title}, ciąg dalszy"),
    "component_list": ("Component list", "Materialliste", "Lista elementów"),
    "set_up_sheet": ("Set-up sheet", "Aufbaublatt", "Karta rozłożenia"),
    "route_picture": ("Picture of the route", "Bild der Strecke", "Obraz trasy"),
    "rulebook": ("from the rulebook", "aus der Anleitung", "z instrukcji"),
    "public": ("published", "veröffentlicht", "opublikowane"),
    "designed here": ("designed here", "hier entworfen", "zaprojektowane tutaj"),
    "sources": ("Sources", "Quellen", "Źródła"),
    "boxes": ("Boxes", "Schachteln", "Pudełka"),
    "pieces_from": (
        "{pieces} of it",
        "{pieces} daraus",
        "{pieces} z tego pudełka",
    ),
    "one_box": ("one box is enough", "eine Schachtel genügt", "wystarczy jedno pudełko"),
    "n_boxes": (
        "{n} boxes are needed",
        "{n} Schachteln sind nötig",
        "potrzebne pudełka: {n}",
    ),
    "you_have": ("you have {n}", "vorhanden: {n}", "posiadane: {n}"),
    "to_make": (
        "In no box, to be made: {pieces}",
        "In keiner Schachtel, selbst zu machen: {pieces}",
        "W żadnym pudełku, do wykonania: {pieces}",
    ),
    "lacking": ("Missing", "Es fehlt", "Brakuje"),
    "lack": (
        "{title}: {needed} needed, {there} there",
        "{title}: {needed} nötig, {there} vorhanden",
        "{title}: potrzeba {needed}, jest {there}",
    ),
    "whole_box": (
        "{title}: the whole box",
        "{title}: die ganze Schachtel",
        "{title}: całe pudełko",
    ),
    "sides": (
        "{sides} are sides of one piece",
        "{sides} sind Seiten desselben Teils",
        "{sides} to strony jednego elementu",
    ),
    "sides_assumed": (
        "{sides} are probably sides of one piece; this is not proven",
        "{sides} sind wohl Seiten desselben Teils; bewiesen ist das nicht",
        "{sides} to zapewne strony jednego elementu; nie jest to potwierdzone",
    ),
    "nothing_lacks": (
        "Nothing is missing.",
        "Es fehlt nichts.",
        "Niczego nie brakuje.",
    ),
    "lay": (
        "Lay the pieces in this order",
        "Die Teile in dieser Reihenfolge auslegen",
        "Rozłóż elementy w tej kolejności",
    ),
    "prepare": ("Make ready", "Bereitlegen", "Przygotuj"),
    "turn": (
        "turn {turn}: {degrees}° clockwise",
        "Drehung {turn}: {degrees}° im Uhrzeigersinn",
        "obrót {turn}: {degrees}° w prawo",
    ),
    "no_turn": ("turn 0: not turned", "Drehung 0: nicht gedreht", "obrót 0: bez obrotu"),
    "turns_from": (
        "Turns are counted from the way the component list shows each piece.",
        "Drehungen zählen von der Lage, in der die Materialliste das Teil zeigt.",
        "Obroty liczone są od położenia, w jakim element pokazuje lista elementów.",
    ),
    "first": ("Lies first.", "Liegt zuerst.", "Leży jako pierwszy."),
    "touch": (
        "At {clock} o’clock from {to}: its {own} lie along {other} of {to}",
        "Auf {clock} Uhr von {to}: mit den Feldern {own} an den Feldern {other} von {to}",
        "Na godzinie {clock} od {to}: polami {own} do pól {other} na {to}",
    ),
    "laid_on": (
        "On {to}, at {clock} o’clock from its middle: its {own} cover {other}",
        "Auf {to}, auf {clock} Uhr von deren Mitte: die Felder {own} bedecken {other}",
        "Na {to}, na godzinie {clock} od środka: pola {own} zakrywają {other}",
    ),
    "pieces_and_turns": ("Pieces and turns", "Teile und Drehungen", "Elementy i obroty"),
    "section": ("section", "Abschnitt", "dział"),
    "piece": ("piece", "Teil", "element"),
    "id": ("id", "Kennung", "identyfikator"),
    "count": ("count", "Anzahl", "liczba"),
    "source": ("source", "Quelle", "źródło"),
    "where_used": ("where used", "wo gebraucht", "gdzie używane"),
    "box": ("box", "Schachtel", "pudełko"),
    "in_one_box": ("in one box", "je Schachtel", "w jednym pudełku"),
    "side_of": ("side of", "Seite von", "strona elementu"),
    "missing": ("missing", "fehlt", "brakuje"),
    "sum": ("sum", "Summe", "suma"),
    "no_box": ("in no box", "in keiner Schachtel", "poza pudełkami"),
    "faults": ("Not listed", "Nicht aufgeführt", "Pominięto"),
}


class SheetWords:
    """Give the words of one language, English where it lacks one."""

    def __init__(self, language: str = "en") -> None:
        self.language = language if language in LANGUAGES else "en"
        self._place = list(LANGUAGES).index(self.language)

    def __call__(self, key: str, **values: object) -> str:
        """Give a word or a sentence with values put in."""
        return _WORDS[key][self._place].format(**values)

    def source(self, source: str) -> str:
        """Give a source in words; one that is none of ours stays as it is written."""
        return self(source) if source in {"rulebook", "public", "designed here"} else source

    def pieces(self, number: int) -> str:
        """Give a number of pieces ("1 piece", "5 pieces")."""
        match self.language:
            case "de":
                return f"{number} {'Teil' if number == 1 else 'Teile'}"
            case "pl":
                return f"{number} {_polish(number, 'element', 'elementy', 'elementów')}"
            case _:
                return f"{number} {'piece' if number == 1 else 'pieces'}"

    def turned(self, turn: int) -> str:
        """Give a turn in words."""
        return self("turn", turn=turn, degrees=60 * turn) if turn else self("no_turn")


def _polish(number: int, one: str, few: str, many: str) -> str:
    if number == 1:
        return one
    small = number % 10 in {2, 3, 4} and number % 100 not in {12, 13, 14}
    return few if small else many


def counted(parts: tuple[str, ...]) -> str:
    """Give a row of words with equal neighbours counted: “2 × Grass, Sand”."""
    runs: list[tuple[str, int]] = []
    for part in parts:
        if runs and runs[-1][0] == part:
            runs[-1] = part, runs[-1][1] + 1
        else:
            runs.append((part, 1))
    return ", ".join(part if n == 1 else f"{n} × {part}" for part, n in runs)
