"""What a set of cards is made of, as authors ask: who cancels what, what answers what, what it costs."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from designer.api import SetCell, SetRow, SetTable, said

from .walking import nodes

__all__ = ["set_tables"]

_SIGNS = (("beast", said("Beast")), ("trap", said("Trap")))
_EVENTS = (
    ("play", said("A card is played")),
    ("discard", said("A card would be discarded")),
    ("take", said("A card would be taken")),
    ("put", said("A card is placed")),
    ("draw", said("A card is drawn")),
    ("reveal", said("A card is revealed")),
    ("phase", said("A phase begins")),
)

Card = Mapping[str, Any]


def set_tables(cards: Sequence[Card]) -> tuple[SetTable, ...]:
    """Give the tables of some cards, as their files have them."""
    found = (_cancelling(cards), _answering(cards), _costing(cards), _doing(cards))
    return tuple(table for table in found if table.rows)


def _cancelling(cards: Sequence[Card]) -> SetTable:
    rows = []
    for sign, title in _SIGNS:
        bearing = [card for card in cards if card.get("icon") == sign]
        cancelling = [card for card in cards if sign in _cancelled_by(card)]
        if bearing or cancelling:
            rows.append(SetRow(title, (_cell(bearing), _cell(cancelling))))
    others = [card for card in cards if "" in _cancelled_by(card)]
    if others:
        rows.append(SetRow(said("Anything else"), (_cell(()), _cell(others))))
    return SetTable(
        said("Who cancels what"), (said("Bear the sign"), said("Cancel it")), tuple(rows)
    )


def _cancelled_by(card: Card) -> set[str]:
    """Give the signs that a card cancels; "" where it cancels something else."""
    found = {card["cancels"]} if isinstance(card.get("cancels"), str) else set()
    for ability in _abilities(card):
        cancels = any(part.tree.get("op") == "cancel" for part in nodes(ability.get("effects")))
        when = ability.get("when")
        if cancels and isinstance(when, dict):
            wanted = when.get("filter")
            icon = wanted.get("icon") if isinstance(wanted, dict) else None
            found.add(icon if isinstance(icon, str) else "")
    return found


def _answering(cards: Sequence[Card]) -> SetTable:
    def answers(card: Card, event: str) -> bool:
        whens = (ability.get("when") for ability in _abilities(card))
        return any(isinstance(when, dict) and when.get("event") == event for when in whens)

    return _table(
        said("What is answered"), cards, ((title, answers, event) for event, title in _EVENTS)
    )


def _costing(cards: Sequence[Card]) -> SetTable:
    def has(card: Card, key: str) -> bool:
        return any(key in ability for ability in _abilities(card))

    def is_free(card: Card, _key: str) -> bool:
        own = list(_abilities(card))
        return bool(own) and not any(key in a for a in own for key in ("cost", "if"))

    return _table(
        said("What it takes"),
        cards,
        (
            (said("A prerequisite"), has, "if"),
            (said("A cost"), has, "cost"),
            (said("Nothing"), is_free, ""),
        ),
    )


def _doing(cards: Sequence[Card]) -> SetTable:
    def does(card: Card, verb: str) -> bool:
        return verb in _verbs(card)

    verbs = sorted({verb for card in cards for verb in _verbs(card)})
    return _table(
        said("What cards do"),
        cards,
        ((verb.replace("_", " ").capitalize(), does, verb) for verb in verbs),
    )


def _verbs(card: Card) -> set[str]:
    found = (p.tree.get("op") for a in _abilities(card) for p in nodes(a))
    return {verb for verb in found if isinstance(verb, str)}


def _abilities(card: Card) -> Iterator[Mapping[str, Any]]:
    listed = card.get("abilities")
    for ability in listed if isinstance(listed, list) else ():
        if isinstance(ability, dict):
            yield ability


def _table(
    title: str,
    cards: Sequence[Card],
    rows: Iterable[tuple[str, Callable[[Card, str], bool], str]],
) -> SetTable:
    found = []
    for name, holds, key in rows:
        those = [card for card in cards if holds(card, key)]
        if those:
            names, copies = _names(those), sum(_copies(card) for card in those)
            found.append(
                SetRow(name, (SetCell(str(len(those)), names), SetCell(str(copies), names)))
            )
    return SetTable(title, (said("Kinds"), said("Copies")), tuple(found))


def _cell(cards: Sequence[Card]) -> SetCell:
    copies = sum(_copies(card) for card in cards)
    kinds = len(cards)
    return SetCell(f"{kinds} ({copies})" if copies != kinds else str(kinds), _names(cards))


def _names(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple(str(card.get("id")) for card in cards)


def _copies(card: Card) -> int:
    copies = card.get("copies", 1)
    return copies if type(copies) is int else 1
