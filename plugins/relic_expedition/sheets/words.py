"""Words of the printed list, in three languages."""

__all__ = ["said"]

_SAYS = {
    "boards": ("Large boards", "Große Tafeln", "Duże plansze"),
    "stack": ("Tiles of the stack", "Plättchen des Stapels", "Kafelki ze stosu"),
    "start": ("Starting tiles", "Startplättchen", "Kafelki startowe"),
    "bag": ("Supplies in the bag", "Ausrüstung im Beutel", "Wyposażenie w woreczku"),
    "beside": (
        "Supplies beside the board",
        "Ausrüstung neben dem Plan",
        "Wyposażenie obok planszy",
    ),
    "animals": ("Animals", "Tiere", "Zwierzęta"),
    "relics": ("Relics", "Relikte", "Relikty"),
    "dice": ("Dice", "Würfel", "Kości"),
    "pieces": ("Other pieces", "Weiteres Material", "Pozostałe elementy"),
    "subtitle": (
        "How to lay it out for {players} players",
        "So wird für {players} Personen aufgebaut",
        "Rozłożenie dla {players} osób",
    ),
    "needed": (
        "What must be in the box for {players} players",
        "Was für {players} Personen in der Schachtel sein muss",
        "Co musi być w pudełku dla {players} osób",
    ),
    "training": (
        "What must be in the box for {players} players, training expedition",
        "Was für {players} Personen in der Schachtel sein muss, Übungsexpedition",
        "Co musi być w pudełku dla {players} osób, wyprawa treningowa",
    ),
    "removed": (
        "With two players six of them stay in the box.",
        "Zu zweit bleiben sechs davon in der Schachtel.",
        "We dwoje sześć z nich zostaje w pudełku.",
    ),
    "patterns": (
        "Dense sides differ from tile to tile; the picture shows one of them.",
        "Die dichten Seiten sind verschieden; das Bild zeigt eine davon.",
        "Gęste krawędzie różnią się; rysunek pokazuje jedną z nich.",
    ),
    "camp": ("Basecamp", "Basislager", "Obóz bazowy"),
    "camp_text": (
        "Lay it in the middle. The explorers of {names} stand on the clearings of their colours.",
        "In die Mitte legen. Die Forscher von {names} stehen auf den Lichtungen ihrer Farben.",
        "Połóż na środku. Badacze: {names} stoją na polanach swoich kolorów.",
    ),
    "note_start": ("Starting tiles", "Startplättchen", "Kafelki startowe"),
    "note_start_text": (
        "At random, face up, on every empty space beside an explorer: {n}.",
        "Zufällig und offen auf jedes leere Feld neben einem Forscher: {n}.",
        "Losowo, odkryte, na każde puste pole obok badacza: {n}.",
    ),
    "note_left_text": (
        "The other {left} go back to the box.",
        "Die übrigen {left} kommen in die Schachtel.",
        "Pozostałe {left} wracają do pudełka.",
    ),
    "note_ready": ("Ready to hand", "Bereitlegen", "Pod ręką"),
    "note_ready_text": (
        "The stack of {stack} tiles face down, {bag} supplies in the bag, {supplies} supplies and {animals} animals beside the board.",
        "Den Stapel mit {stack} Plättchen verdeckt, {bag} Ausrüstungen im Beutel, {supplies} Ausrüstungen und {animals} Tiere neben dem Plan.",
        "Stos {stack} zakrytych kafelków, {bag} sztuk wyposażenia w woreczku, obok planszy {supplies} sztuk wyposażenia i {animals} zwierząt.",
    ),
    "note_relics": ("Relics", "Relikte", "Relikty"),
    "note_relics_text": (
        "Mixed face down, {sealed} lie on the large boards beside the table, {pile} in a pile.",
        "Verdeckt gemischt liegen {sealed} auf den großen Tafeln neben dem Tisch, {pile} auf einem Stapel.",
        "Wymieszane i zakryte: {sealed} na dużych planszach obok stołu, {pile} w stosie.",
    ),
    "note_removed_text": (
        "{removed} stay in the box.",
        "{removed} bleiben in der Schachtel.",
        "W pudełku zostaje: {removed}.",
    ),
    "note_first": ("Who begins", "Wer beginnt", "Kto zaczyna"),
    "note_first_text": (
        "All roll the eight-sided die; the highest number begins.",
        "Alle werfen den achtseitigen Würfel; die höchste Zahl beginnt.",
        "Wszyscy rzucają kością ośmiościenną; zaczyna najwyższy wynik.",
    ),
    "faulty": (
        "The game cannot be set up as it is written: {why}",
        "Das Spiel lässt sich so nicht aufbauen: {why}",
        "Gry nie da się tak rozłożyć: {why}",
    ),
}
_LANGUAGES = ("en", "de", "pl")


def said(word: str, language: str, **parts: object) -> str:
    """Give a sentence in a language, in English for an unknown one."""
    at = _LANGUAGES.index(language) if language in _LANGUAGES else 0
    return _SAYS[word][at].format(**parts)
