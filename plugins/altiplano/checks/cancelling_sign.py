"""A cancelled-icon that does not fit the ability.

## What it finds

A card that shows that it cancels Beasts or Traps and does not, one that does and does not show it, or a
cancel where nothing can be cancelled.

## Why it matters

Players trust the icons; and only what has not happened yet can be cancelled.

## Example

`cancels: beast` on a card whose Reaction draws a card.

## How to fix

Let icon and ability agree. To cancel, an ability has to answer `play`, `discard`, `trash` or `take`.

## Source

EA-CARD-06.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Remove, SetValue, Severity, said

from ..definition import CHARACTER, REACTION, Definition, Kind
from ..subject import ContentSubject, Finding
from ..walking import abilities_of, effects_in, words_of

CODE = "altiplano/cancelling-sign"
RULE = "EA-V-14"
ALSO = ("EA-CARD-06", "EA-ICON-02")
SEVERITY = Severity.WARNING
SCOPE = "content"

_CANCELLABLE = frozenset({"play", "discard", "trash", "take"})
_SORTS = {"beast": said("Beasts"), "trap": said("Traps")}


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Compare icons with abilities."""
    yield from subject.of_cards(globals(), _found)


def _found(kind: Kind, _definition: Definition) -> Iterator[Finding]:
    cancelled: set[str] = set()
    for ability in abilities_of(kind):
        when = ability.tree.get("when")
        if ability.tree.get("trigger") == "event" and not isinstance(when, dict):
            continue  # that is told by the schema
        when = when if isinstance(when, dict) else {}
        for effect in effects_in(ability):
            if effect.tree["op"] != "cancel":
                continue
            if when.get("event") not in _CANCELLABLE:
                yield Finding(
                    said(
                        "{card} cancels, but answers nothing that can be cancelled.",
                        card=kind.title,
                    ),
                    said("Let it answer “play” or “discard”, or take the cancel out."),
                    effect.path,
                    Severity.ERROR,
                )
            elif when.get("event") == "play":
                wanted = when.get("filter")
                cancelled.update(words_of(wanted.get("icon")) if isinstance(wanted, dict) else ())
    if kind.cancels in _SORTS and kind.cancels not in cancelled:
        yield Finding(
            said(
                "{card} shows that it cancels {sort}, but does not.",
                card=kind.title,
                sort=_SORTS[kind.cancels],
            ),
            said("Take the icon out, or let it cancel them."),
            ("cancels",),
            fix=said("Take the icon out"),
            operations=lambda card: (Remove((*card, "cancels")),),
        )
    elif (
        not kind.cancels
        and len(cancelled) == 1
        and cancelled <= _SORTS.keys()
        and kind.type in (CHARACTER, REACTION)
    ):
        (icon,) = cancelled
        yield Finding(
            said(
                "{card} cancels {sort}, but does not show it.", card=kind.title, sort=_SORTS[icon]
            ),
            said("Write “cancels: {icon}”.", icon=icon),
            fix=said("Write “cancels: {icon}”", icon=icon),
            operations=lambda card: (SetValue((*card, "cancels"), icon),),
        )
