"""What is said of modules in the window."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from designer.ui.kit.languages import tr, translated, trn

if TYPE_CHECKING:
    from designer.session.modules import Adds, ModuleState, RuleSwitch

__all__ = ["adds_words", "notes_of", "reasons_of", "tip_of_module"]


def adds_words(adds: Iterable[Adds]) -> str:
    """Say what a module adds: "9 cards, 6 tokens, 12 rules"."""
    return ", ".join(filter(None, (_counted(each.sort, each.n) for each in adds)))


def _counted(sort: str, n: int) -> str:
    match sort:
        case "tiles":
            return trn("{n} tile", "{n} tiles", n)
        case "cards":
            return trn("{n} card", "{n} cards", n)
        case "tokens":
            return trn("{n} token", "{n} tokens", n)
        case "pieces":
            return trn("{n} piece", "{n} pieces", n)
        case "barriers":
            return trn("{n} barrier", "{n} barriers", n)
        case "rules":
            return trn("{n} rule", "{n} rules", n)
    return ""


def notes_of(state: ModuleState) -> tuple[str, ...]:
    """Say what a module needs and excludes, and where its pieces lie without it."""
    notes = []
    if state.needs:
        notes.append(tr("Needs {modules}.", modules=", ".join(state.needs)))
    if state.excludes:
        notes.append(tr("Cannot be played with {modules}.", modules=", ".join(state.excludes)))
    if state.lies and not state.on:
        notes.append(tr("Its tiles lie on the route, without its rules."))
    return tuple(notes)


def reasons_of(switch: RuleSwitch) -> str:
    """Say which rules a switch is about, and who says how it stands."""
    about = ", ".join(f"{rule} {title}".strip() for rule, title in switch.rules)
    ruling = (
        tr("the rulebook leaves it open, the default is our ruling")
        if switch.source == "designed here"
        else tr("the default is the rulebook's")
    )
    return f"{about}: {ruling}." if about else f"{ruling[:1].upper()}{ruling[1:]}."


def tip_of_module(state: ModuleState) -> str:
    """Give the tip of a module's switch."""
    lines = [state.module.title, state.text, adds_words(state.adds), *notes_of(state)]
    if state.why_not:
        lines.append(translated(state.why_not))
    return "\n".join(filter(None, lines))
