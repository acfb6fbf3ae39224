"""A text that speaks of another deed than the effects.

## What it finds

A card whose text leaves out what an effect does (draws, discards, takes, cancels, skips …), or promises what no
effect does. Each language of the text is read by itself; a card without a text has the sentence of its effects
and is never wrong.

## Why it matters

Players do what the card says, the preview does what its effects say.

## Example

“I draw 2 cards.” on a card that discards 2 cards.

## How to fix

Change the text or the effects. The fix writes the sentences of the effects in all languages.

## Source

EA-CARD-07.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from designer.api import Diagnostic, SetValue, Severity, said, spoken_name

from ..box import read_box
from ..sentences import LANGUAGES, sentence, stems
from ..subject import ContentSubject
from ..walking import nodes

CODE = "altiplano/text-without-deed"
RULE = "EA-V-22"
SEVERITY = Severity.WARNING
SCOPE = "content"

_PILES = re.compile(r"discard piles?|odrzuconych (kart|postaci)|ablagestapel")
_PROMISED = ("draw", "discard", "cancel", "skip")
"""Deeds whose words mean nothing else on a card."""


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look in each language for the words of the deeds."""
    if subject.kind != "cards":
        return
    for number, entry in subject.entries("cards"):
        told = entry.get("text")
        abilities = entry.get("abilities")
        if not told or not isinstance(abilities, list) or not abilities:
            continue
        done = set(_deeds(tuple(abilities)))
        texts = told if isinstance(told, dict) else {"en": told}
        for language, text in texts.items():
            if language in LANGUAGES and isinstance(text, str):
                yield from _compared(subject, number, entry, language, text, done)


def _deeds(abilities: tuple[Any, ...]) -> Iterator[str]:
    """Give what effects do, or keep others from doing."""
    for part in nodes(abilities):
        op = part.tree.get("op")
        if op == "forbid":
            yield str(part.tree.get("what"))
        elif op is not None:
            yield str(op)


def _needs_no_word(op: str, entry: Mapping[str, Any]) -> bool:
    """Say whether a deed goes without saying: what is revealed is discarded by the rules."""
    shown = "reveal" in set(_deeds(tuple(entry["abilities"])))
    forbids = any(p.tree.get("op") == "forbid" for p in nodes(tuple(entry["abilities"])))
    return op == "discard" and (shown or forbids)


def _compared(
    subject: ContentSubject,
    number: int,
    entry: Mapping[str, Any],
    language: str,
    text: str,
    done: set[str],
) -> Iterator[Diagnostic]:
    words, says = stems(language), _PILES.sub("", text.casefold())
    effect = says.partition(": ")[2] or says
    name = spoken_name(entry.get("name")) or str(entry.get("id"))
    told = {op for op in words if any(stem in says for stem in words[op])}
    promised = {op for op in words if any(stem in effect for stem in words[op])}
    for op in sorted(words.keys() & done - told):
        if _needs_no_word(op, entry):
            continue
        yield _fault(subject, number, entry, said("{card}: an effect is “{op}”, the text in “{language}” does not say it.", card=name, op=op, language=language))  # fmt: skip
    for op in _PROMISED:
        if op in promised - done:
            yield _fault(subject, number, entry, said("{card}: the text in “{language}” says “{op}”, no effect does it.", card=name, op=op, language=language))  # fmt: skip


def _fault(
    subject: ContentSubject, number: int, entry: Mapping[str, Any], message: str
) -> Diagnostic:
    texts = {
        language: sentence(
            entry.get("abilities"), language, read_box(subject.project, language).name
        )
        for language in LANGUAGES
    }
    at = ("cards", number, "text")
    return subject.fault(
        globals(),
        message,
        said("The effects say: {sentence}", sentence=texts["en"]),
        *at,
        thing=f"card {entry.get('id')}",
        fixes=subject.fix(said("Write what the effects say"), SetValue(at, texts)),
    )
