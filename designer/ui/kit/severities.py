"""A severity's sign, colours and words, the same in every view."""

import msgspec

from designer.diagnostics import Diagnostic, Severity
from designer.ui.kit.languages import translated, trn

__all__ = ["SEVERITIES", "SeverityLook", "code_words", "tip_text", "worst"]


class SeverityLook(msgspec.Struct, frozen=True):
    """Give the icon, the token of its colour, the token of the ground behind it, and the words."""

    icon: str
    token: str
    soft: str
    word: str
    words: str

    def counted(self, number: int) -> str:
        """Give a number with the word."""
        return trn(f"{{n}} {self.word}", f"{{n}} {self.words}", number)


SEVERITIES = {
    Severity.ERROR: SeverityLook("circle-x", "error", "errsoft", "error", "errors"),
    Severity.WARNING: SeverityLook("triangle-alert", "warn", "warnsoft", "warning", "warnings"),
    Severity.HINT: SeverityLook("info", "hint", "hintsoft", "hint", "hints"),
}
_ORDER = list(SEVERITIES)


def worst(one: Severity | None, other: Severity) -> Severity:
    """Give the worse of two severities."""
    return other if one is None else min(one, other, key=_ORDER.index)


def code_words(code: str, rule: str | None = None) -> str:
    """Give what a problem is called everywhere: its rule with the code's own word, else that alone."""
    own = code.rpartition("/")[2]
    if rule and own and rule != own:
        return f"{rule} ({own})"
    return rule or own


def tip_text(diagnostic: Diagnostic) -> str:
    """Give a diagnostic as the text of a tip: sentence, remedy, code."""
    lines = [translated(diagnostic.message)]
    if diagnostic.remedy:
        lines.append(translated(diagnostic.remedy))
    lines.append(code_words(diagnostic.code, diagnostic.rule))
    return "\n".join(lines)
