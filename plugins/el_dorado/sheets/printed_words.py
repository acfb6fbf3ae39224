"""The game's words on component lists and set-up sheets, in three languages."""

from collections.abc import Mapping

__all__ = ["printed"]

_WORDS: Mapping[str, tuple[str, str, str]] = {
    # key: English, German, Polish
    "needed": (
        "What must be in the box for {players} players{caves}",
        "Was für {players} Spieler in der Schachtel sein muss{caves}",
        "Co musi być w pudełku dla graczy: {players}{caves}",
    ),
    "lay_for": (
        "How to lay it out for {players} players{caves}",
        "So wird für {players} Spieler aufgebaut{caves}",
        "Jak rozłożyć grę, liczba graczy: {players}{caves}",
    ),
    "with_caves": (", with caves", ", mit Höhlen", ", z jaskiniami"),
    "caves": ("Caves", "Höhlen", "Jaskinie"),
    "boards": ("Boards and El Dorado", "Tafeln und El Dorado", "Plansze i El Dorado"),
    "strips": (
        "Boards, strips and El Dorado",
        "Tafeln, Streifen und El Dorado",
        "Plansze, wąskie plansze i El Dorado",
    ),
    "nth_piece": (
        "piece {places} of the route",
        "Teil {places} der Strecke",
        "element {places} trasy",
    ),
    "nth_pieces": (
        "pieces {places} of the route",
        "Teile {places} der Strecke",
        "elementy {places} trasy",
    ),
    "blockades": ("Blockades", "Blockaden", "Blokady"),
    "dealt": (
        "{n} of these {all}, dealt at random",
        "{n} von diesen {all}, zufällig verteilt",
        "{n} z tych {all}, losowo",
    ),
    "fixed": ("as the route names them", "wie die Strecke sie nennt", "zgodnie z trasą"),
    "between": ("between {a} and {b}", "zwischen {a} und {b}", "między {a} a {b}"),
    "short": (
        "{n} joints wait for a blockade, but the box holds only {all}: those nearest to the start get one",
        "{n} Nähte warten auf eine Blockade, aber es gibt nur {all}: die dem Start nächsten bekommen eine",
        "{n} styków czeka na blokadę, a jest ich tylko {all}: dostają je najbliższe startu",
    ),
    "players": ("Players’ pieces", "Material der Spieler", "Elementy graczy"),
    "starting": ("Starting decks", "Startkarten", "Talie początkowe"),
    "starting_note": (
        "{each} cards for each player",
        "{each} Karten für jeden Spieler",
        "{each} kart dla każdego gracza",
    ),
    "market": ("Market board", "Marktplan", "Plansza rynku"),
    "deck_line": (
        "Shuffle its {n} cards face down beside the market.",
        "Die {n} Karten verdeckt mischen und neben den Markt legen.",
        "Potasuj zakryte karty ({n}) i połóż obok rynku.",
    ),
    "deck_note": ("one deck for all", "ein Stapel für alle", "jedna talia dla wszystkich"),
    "market_note": (
        "{n} piles of {copies} on the board",
        "{n} Stapel zu je {copies} auf dem Plan",
        "stosy na planszy: {n}, po {copies} karty",
    ),
    "reserve": ("Reserve", "Vorrat", "Zapas"),
    "reserve_note": (
        "{n} piles of {copies} beside it",
        "{n} Stapel zu je {copies} daneben",
        "stosy obok: {n}, po {copies} karty",
    ),
    "tokens": ("Cave tokens", "Höhlenplättchen", "Żetony jaskiń"),
    "board_tokens": ("Tokens on the route", "Plättchen an der Strecke", "Żetony na trasie"),
    "board_tokens_note": (
        "three for each player are laid, the others stay in the box",
        "je drei für jeden Spieler werden gelegt, die übrigen bleiben in der Schachtel",
        "na każdego gracza kładzie się trzy, reszta zostaje w pudełku",
    ),
    "tokens_note": (
        "{each} on each of {caves} caves, {rest} stay in the box",
        "je {each} auf {caves} Höhlen, {rest} bleiben in der Schachtel",
        "po {each} w każdej z {caves} jaskiń, {rest} zostaje w pudełku",
    ),
    # Set-up sheet
    "note_blockades": ("Blockades", "Blockaden", "Blokady"),
    "deal_all": (
        "Shuffle {all} face down, lay one at each of these joints, put the rest back unseen, then turn them up: {joints}.",
        "{all} verdeckt mischen, an jede dieser Nähte eine legen, den Rest ungesehen zurücklegen, dann aufdecken: {joints}.",
        "Potasuj zakryte blokady ({all}), połóż po jednej na każdym z tych styków, resztę odłóż bez oglądania i odkryj wyłożone: {joints}.",
    ),
    "named_blockades": (
        "Lay by name: {lines}.",
        "Namentlich legen: {lines}.",
        "Połóż wskazane: {lines}.",
    ),
    "no_blockades": ("None on this route.", "Keine auf dieser Strecke.", "Brak na tej trasie."),
    "barrier_dealt": (
        "A dealt blockade between them.",
        "Dazwischen eine zugeloste Blockade.",
        "Między nimi losowa blokada.",
    ),
    "barrier_named": ("{name} between them.", "Dazwischen {name}.", "Między nimi {name}."),
    "note_start": ("Start", "Start", "Start"),
    "start_line": ("{name} on {spaces}", "{name} auf {spaces}", "{name} na {spaces}"),
    "start_order": (
        "In turn order from the player with the hat: {lines}.",
        "In Zugfolge ab der Person mit dem Hut: {lines}.",
        "W kolejności tur od gracza w kapeluszu: {lines}.",
    ),
    "note_caves": ("Caves", "Höhlen", "Jaskinie"),
    "caves_on": (
        "Shuffle {all} tokens face down, {each} on every cave: {places}. {rest} go back unseen.",
        "{all} Plättchen verdeckt mischen, {each} auf jede Höhle: {places}. {rest} kommen ungesehen zurück.",
        "Potasuj zakryte żetony ({all}), po {each} na każdą jaskinię: {places}. Odłóż bez oglądania: {rest}.",
    ),
    "caves_off": (
        "Not in play: no tokens on the caves of {places}.",
        "Nicht im Spiel: keine Plättchen auf den Höhlen von {places}.",
        "Nie w grze: bez żetonów w jaskiniach na {places}.",
    ),
    "cave_on": ("{piece}", "{piece}", "{piece}"),
    "n_caves_on": ("{piece} ({n})", "{piece} ({n})", "{piece} ({n})"),
    "piece_on": (
        "{name} on {piece} ({space})",
        "{name} auf {piece} ({space})",
        "{name} na {piece} ({space})",
    ),
    "pieces_on": ("Here: {lines}.", "Hier: {lines}.", "Tutaj: {lines}."),
    "note_market": ("Market", "Markt", "Rynek"),
    "market_line": (
        "On the board, {copies} of each: {names}. Beside it the {n} other piles.",
        "Auf dem Plan je {copies}: {names}. Daneben die {n} übrigen Stapel.",
        "Na planszy po {copies}: {names}. Obok pozostałe stosy: {n}.",
    ),
    "note_each": ("Each player", "Jeder Spieler", "Każdy gracz"),
    "each_line": (
        "1 explorer and the cards {cards}; shuffle the cards, lay them face down on the mat, draw {hand}.",
        "1 Figur und die Karten {cards}; Karten mischen, verdeckt auf die Ablage legen, {hand} ziehen.",
        "1 pionek i karty: {cards}; potasuj karty, połóż zakryte na planszy gracza, dobierz {hand}.",
    ),
    "each_line_two": (
        "2 explorers and the cards {cards}; shuffle the cards, lay them face down on the mat, draw {hand}.",
        "2 Figuren und die Karten {cards}; Karten mischen, verdeckt auf die Ablage legen, {hand} ziehen.",
        "2 pionki i karty: {cards}; potasuj karty, połóż zakryte na planszy gracza, dobierz {hand}.",
    ),
    "skipped": (
        "Entry {n} of the placements cannot be laid: its face is unknown, or it lies nowhere.",
        "Eintrag {n} der Teile lässt sich nicht legen: Seite unbekannt oder ohne Platz.",
        "Nie da się położyć wpisu {n}: nieznana strona lub brak miejsca.",
    ),
    "no_start": (
        "The start spaces {spaces} are not on the board.",
        "Die Startfelder {spaces} fehlen auf der Strecke.",
        "Na trasie brakuje pól startowych {spaces}.",
    ),
}

_LANGUAGES = ("en", "de", "pl")


def printed(key: str, language: str, **values: object) -> str:
    """Give one of the game's sentences with values put in; English where the language is unknown."""
    place = _LANGUAGES.index(language) if language in _LANGUAGES else 0
    return _WORDS[key][place].format(**values)
