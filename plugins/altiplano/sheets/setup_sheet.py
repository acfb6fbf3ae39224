"""How the table is made ready: boards, turn cards, Characters, hands and piles, in three languages."""

from collections.abc import Iterator

from designer.api import Document, LayingNote, LayingPlan, Project, SetUp, text_of

from ..box import Box, read_box
from ..compile import compile_game
from ..definition import SPECIAL, TREASURE, Definition

__all__ = ["laying_plan"]

_WORDS = {
    # key: English, German, Polish
    "for": ("How to lay it out for 2 players", "So wird für 2 Spieler aufgebaut", "Rozłożenie dla 2 graczy"),
    "boards": ("Boards", "Spielpläne", "Plansze"),
    "boards_text": (
        "The central board between the players, a Camp board in front of each.",
        "Der Mittelplan zwischen den Spielern, vor jedem ein Lagerplan.",
        "Plansza środkowa między graczami, przed każdym plansza Obozu.",
    ),
    "turn": ("Turn cards", "Zugkarten", "Karty tury"),
    "turn_text": (
        "Shuffle the two Players’ Turn cards and deal one to each.",
        "Die beiden Zugkarten mischen, jeder bekommt eine.",
        "Potasuj obie karty tury i rozdaj po jednej.",
    ),
    "begins_text": (
        "Who has “First Turn” begins.",
        "Wer „Erster Zug“ hat, beginnt.",
        "Zaczyna ten, kto ma „Pierwszą turę”.",
    ),
    "seat_text": (
        "{seat} gets “First Turn” and begins.",
        "{seat} bekommt „Erster Zug“ und beginnt.",
        "{seat} dostaje „Pierwszą turę” i zaczyna.",
    ),
    "character": ("Characters", "Charaktere", "Postacie"),
    "dealt_text": (
        "Shuffle {all}, deal {n} face up into each Camp; the rest are the Character pile, face down.",
        "{all} mischen, je {n} offen in jedes Lager; der Rest ist verdeckt der Charakterstapel.",
        "Potasuj {all}, rozdaj po {n} odkryte do każdego Obozu; reszta to zakryty stos Postaci.",
    ),
    "chosen_text": (
        "Shuffle {all}; each player chooses {n} by Expedition Assembly. The rest are the Character pile, face down.",
        "{all} mischen; jeder wählt {n} durch Zusammenstellen der Expedition. Der Rest ist verdeckt der Charakterstapel.",
        "Potasuj {all}; każdy wybiera {n}, kompletując ekspedycję. Reszta to zakryty stos Postaci.",
    ),
    "special": ("Special cards", "Sonderkarten", "Karty specjalne"),
    "special_text": (
        "Face up on the central board: {names}.",
        "Offen auf den Mittelplan: {names}.",
        "Odkryte na planszy środkowej: {names}.",
    ),
    "hand": ("Hands", "Handkarten", "Ręce"),
    "hand_text": (
        "Put the {treasures} Treasures aside, shuffle the other {all} Exploration cards and deal {n} to each, face down.",
        "Die {treasures} Schätze beiseitelegen, die anderen {all} Expeditionskarten mischen, jeder bekommt {n} verdeckt.",
        "Odłóż Skarby ({treasures}), potasuj pozostałe karty Ekspedycji ({all}) i rozdaj każdemu po {n}, zakryte.",
    ),
    "pile": ("Exploration pile", "Expeditionsstapel", "Stos Ekspedycji"),
    "pile_text": (
        "Set {top} cards aside, shuffle the Treasures into the rest, put the {top} on top: {all} cards, face down.",
        "{top} Karten beiseitelegen, die Schätze unter den Rest mischen, die {top} obenauf: {all} Karten, verdeckt.",
        "Odłóż {top} kart, wtasuj Skarby w resztę, połóż {top} na wierzch: {all} zakrytych kart.",
    ),
}  # fmt: skip
_LANGUAGES = ("en", "de", "pl")


def laying_plan(
    project: Project, document: Document, set_up: SetUp, language: str
) -> LayingPlan | None:
    """Say how the table is made ready; see `designer.api.Printable`."""
    if document.kind != "scenario" or not isinstance(document.tree, dict):
        return None
    compiled = compile_game(project, document, set_up)
    game = compiled.game
    return LayingPlan(
        title=text_of(document.tree.get("name"), language) or str(document.id or ""),
        subtitle=_said("for", language),
        scene="",
        steps=(),
        notes=tuple(_notes(game.definition, read_box(project, language))) if game else (),
        players=2,
        player_counts=(2,),
        faults=tuple(fault.message for fault in compiled.diagnostics),
    )


def _notes(definition: Definition, box: Box) -> Iterator[LayingNote]:
    language = box.language

    def note(word: str, *texts: str, **parts: object) -> LayingNote:
        text = " ".join(_said(text, language, **parts) for text in texts)
        return LayingNote(_said(word, language), text)

    yield note("boards", "boards_text")
    if definition.first_player < 0:
        yield note("turn", "turn_text", "begins_text")
    else:
        yield note("turn", "seat_text", seat=box.seats[definition.first_player][1])
    how = "chosen_text" if definition.assembly else "dealt_text"
    characters = _copies(definition, deck="character")
    yield note("character", how, all=characters, n=definition.starting_characters)
    specials = [kind for kind in definition.kinds if kind.type == SPECIAL and kind.copies]
    names = [text_of(box.cards[kind.id].get("name"), language) or kind.title for kind in specials]
    if names:
        yield note("special", "special_text", names=", ".join(names))
    treasures = sum(kind.copies for kind in definition.kinds if kind.type == TREASURE)
    others = _copies(definition, deck="exploration") - treasures
    yield note("hand", "hand_text", treasures=treasures, all=others, n=definition.starting_hand)
    left = others - len(definition.seats) * definition.starting_hand + treasures
    yield note("pile", "pile_text", top=definition.top_without_treasure, all=left)


def _copies(definition: Definition, *, deck: str) -> int:
    return sum(kind.copies for kind in definition.kinds if kind.deck == deck)


def _said(word: str, language: str, **parts: object) -> str:
    at = _LANGUAGES.index(language) if language in _LANGUAGES else 0
    return _WORDS[word][at].format(**parts)
