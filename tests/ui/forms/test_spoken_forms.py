"""Forms speak the reader's language: no code of the language of effects is shown where it has a title."""

from collections.abc import Iterator

import pytest

from designer.documents import text_of
from designer.plugin_host.roots import shipped_root
from designer.ui.forms.numbers import number_words
from designer.ui.forms.spoken import sort_within, spoken_schema
from designer.ui.kit.languages import speak
from designer.validation.candidates import candidates
from designer.validation.documents import schema_of
from designer.validation.forms import Field, form_of, walk_fields
from designer.validation.projects import open_with_schemas
from designer.validation.shapes import Choice, Fixed, Reference, Variants

PROJECT, STORE = open_with_schemas([], [shipped_root()])
OTHERS = {"situation", "replay", "pack", "route", "scenario"}
OWN = {"kind", "format", "game", "id"}  # keys of the file itself, not of what a form asks


@pytest.fixture(params=["de", "pl"])
def language(application, request):
    """Give a language in force, and go back to English."""
    speak(application, request.param)
    yield request.param
    speak(application, "en")


def words_of(document, field: Field, language: str) -> Iterator[tuple[str, str]]:
    """Give each word that a field or its menu may show, with its code."""
    match field.shape:
        case Choice(options, titles):
            yield from zip(options, titles or map(str, options), strict=True)
        case Fixed(constant, title):
            yield constant, title or constant
        case Reference() as reference:
            for found in candidates(PROJECT, document, reference, language):
                tree = found.entry.tree if found.entry is not None else {}
                if not found.sort or text_of(tree.get("name"), language) not in {"", found.id}:
                    yield found.id, found.title


def test_no_form_shows_a_code_that_has_a_title(language):
    shown, raw = set(), set()
    for document in PROJECT.documents.values():
        schema = spoken_schema(schema_of(PROJECT, document, STORE))
        if document.kind in OTHERS or document.tree is None or schema is None:
            continue
        for field in walk_fields(form_of(document, schema, [()]).field):
            if field.key in OWN:
                continue
            words = set(words_of(document, field, language))
            shown |= words
            raw |= {(document.kind, field.pointer, code) for code, title in words if code == title}
            if isinstance(field.shape, Variants):
                raw |= {(document.kind, field.pointer, t) for t in field.shape.titles if "_" in t}

    assert not raw
    other = {"de": ("Der andere Spieler", "Falle"), "pl": ("Drugi gracz", "Pułapka")}[language]
    assert {("you", other[0]), ("trap", other[1])} <= shown


def test_decimals_are_shown_with_the_readers_comma(language):
    assert number_words(0.5) == "0,5"
    assert number_words(12) == "12"


def test_the_button_that_adds_showed_the_raw_word_of_the_schema(language):
    """`+ symbol hinzufügen`: every sort that some schema names has a word of the reader's."""
    told = {
        "de": ("Symbol", "Karte", "Gruppe von Teilen", "Reliktfarbe"),
        "pl": ("symbol", "karta", "grupa kafli", "kolor reliktu"),
    }
    sorts = ("symbol", "card", "tile_group", "relic_colour")
    assert tuple(map(sort_within, sorts)) == told[language]
