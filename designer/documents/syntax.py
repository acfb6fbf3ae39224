"""Say in the author's words why a text is no YAML, and at the place where it went wrong."""

import re
from collections.abc import Collection
from typing import NamedTuple

import yaml

from designer.diagnostics import said
from designer.documents.characters import ODD_AFTER_COLON, report_odd_colon
from designer.documents.complaints import MAX_DEPTH, TOO_DEEP_REMEDY, too_deep
from designer.documents.faults import Faults

__all__ = ["report_syntax"]


class _Sentence(NamedTuple):
    """What to say for one of the parser's problems.

    `at_context` puts the fault where the unfinished thing began and the place where the parser
    gave up beside it.
    """

    message: str
    remedy: str
    code: str = "core/syntax"
    at_context: bool = False


_OPEN_BRACKET = _Sentence(
    said(
        "The bracket that opens here is not closed, or a comma is missing before the marked place."
    ),
    said("Put a comma between the entries and close the bracket."),
    "core/unclosed-bracket",
    at_context=True,
)
_OPEN_QUOTE = _Sentence(
    said("The quote that opens here is never closed."),
    said(
        "Close it with the same sign. Inside the text ' is written as '' between single quotes, \" as \\\" between double ones."
    ),
    "core/unclosed-quote",
    at_context=True,
)
_INDENTATION = _Sentence(
    said(
        "This line does not fit the indentation of what stands above it, or something is left over on it."
    ),
    said(
        "Give all keys of a map, and all dashes of a list, the same indentation; put texts with special signs in quotes."
    ),
)
_NO_COLON = _Sentence(
    said("A colon is missing after this key, or the line belongs to something above it."),
    said("Write “key: value”, with a space after the colon."),
    at_context=True,
)
_SECOND_COLON = _Sentence(
    said("A colon followed by a space stands where no new key may begin."),
    said("Put a text that holds “: ” in quotes; begin a new key on a line of its own."),
)
_ESCAPE = _Sentence(
    said("Inside double quotes a backslash begins an escape sign, and there is none like this."),
    said("Write the backslash twice, or put the text in single quotes."),
)
_HALF_SIGN = _Sentence(
    said(
        "Inside double quotes “\\ud800” to “\\udfff” are halves of a sign, which stand for nothing alone."
    ),
    said("Write the sign itself, such as 😀, or all of its number: “\\U0001F600”."),
)
_ANCHOR_NAME = _Sentence(
    said("After & or * comes a name of letters and digits."),
    said("Put a text that begins with & or * in quotes."),
)
_DIRECTIVE = _Sentence(
    said("A line that begins with % is a directive, and this one is not known."),
    said("Remove the line; a text that begins with % is put in quotes."),
)
_TAG = _Sentence(
    said("A sign ! begins a tag, and tags are not used here."),
    said("Remove the tag; a text that begins with ! is put in quotes."),
    "core/explicit-tag",
)
_DEEP = _Sentence(too_deep(MAX_DEPTH), TOO_DEEP_REMEDY, "core/too-deep")
_SENTENCES = (
    ("found unexpected end of stream", _OPEN_QUOTE),
    ("found unexpected document indicator", _OPEN_QUOTE),
    ("did not find expected ',' or", _OPEN_BRACKET),
    ("maximum nesting depth", _DEEP),
    ("could not find expected ':'", _NO_COLON),
    ("mapping values are not allowed", _SECOND_COLON),
    ("mapping keys are not allowed", _SECOND_COLON),
    ("block sequence entries are not allowed", _Sentence(
        said("A dash stands where no list may begin."),
        said("Begin a list on a line of its own below its key; put a text that begins with “- ” in quotes."),
    )),
    ("did not find expected key", _INDENTATION),
    ("did not find expected '-' indicator", _INDENTATION),
    ("did not find expected <document start>", _Sentence(
        said("Something is left over after the end of the document."),
        said("Remove it, or correct its indentation."),
    )),
    ("did not find expected node content", _Sentence(
        said("A value is expected here."),
        said("Write one; a text that begins with a special sign is put in quotes."),
    )),
    ("found unexpected ':'", _Sentence(
        said("A colon inside brackets needs a space after it."),
        said("Write a space after the colon, or put the text in quotes."),
    )),
    ("unknown escape character", _ESCAPE),
    ("hexdecimal number", _ESCAPE),
    ("hexadecimal number", _ESCAPE),
    ("invalid Unicode character escape", _HALF_SIGN),
    ("expected alphabetic or numeric", _ANCHOR_NAME),
    ("expected comment or line break", _Sentence(
        said("After | or > the line ends; the text follows on the next lines, indented."),
        said("Begin the text on a line of its own; a text that begins with | or > is put in quotes."),
    )),
    ("%YAML", _DIRECTIVE),
    ("incompatible YAML document", _DIRECTIVE),
    ("directive", _DIRECTIVE),
    ("tag", _TAG),
    ("'!'", _TAG),
    ("'>'", _TAG),
    ("URI", _TAG),
)  # fmt: skip
_STARTS = {
    "@": said("A text may not begin with @."),
    "`": said("A text may not begin with `."),
    "%": said("A text may not begin with %."),
}
_QUOTE_IT = said("Put the text in quotes.")
_TAB_RUN = re.compile(r"(?:^|(?<=[\r\n]))[ ]*\t[ \t]*")
_MOST_TABS = 10_000
_GENERIC = _Sentence(
    said("The text cannot be read as YAML from here on."),
    said(
        "Look for a missing colon, quote or bracket, or for wrong indentation, here or just above."
    ),
)


def report_syntax(
    error: yaml.YAMLError,
    text: str,
    faults: Faults,
    odd_spaces: Collection[int],
    open_bracket: int | None,
) -> None:
    """Add the fault behind a parser's error.

    Args:
        error: what the parser raised.
        text: the text that was parsed.
        faults: where the fault goes.
        odd_spaces: offsets of spaces in indentation that have been reported: what goes wrong
            right after one of them is its consequence and is not said again.
        open_bracket: offset of the innermost bracket that was open, None if none was.
    """
    if not isinstance(error, yaml.MarkedYAMLError):
        at = getattr(error, "position", 0)
        at = at if isinstance(at, int) else 0
        faults.add("core/syntax", (at, at + 1), _GENERIC.message, _GENERIC.remedy)
        return
    problem = str(error.problem or "")
    at = min(error.problem_mark.index if error.problem_mark else 0, len(text))
    context = min(error.context_mark.index if error.context_mark else at, len(text))
    line = faults.lines.line_column(at)[0]
    if any(-1 <= line - faults.lines.line_column(odd)[0] <= 1 for odd in odd_spaces):
        return
    if _report_odd_colon(text, min(context, at), at, faults):
        return
    if _report_tab(text, problem, context, at, faults):
        return
    if "mapping values" in problem and _report_indented_key(text, at, faults):
        return
    if "node content" in problem and open_bracket is not None and not text[at:].strip():
        context, sentence = open_bracket, _OPEN_BRACKET
    else:
        sentence = _sentence_for(problem, text, at)
    here, there = (at, _end(text, at)), (context, _end(text, context))
    first, second = (there, here) if sentence.at_context else (here, there)
    related = []
    if "dash" in sentence.message and open_bracket is not None:
        related.append(
            ((open_bracket, open_bracket + 1), said("The last bracket was opened here."))
        )
    elif error.context_mark is not None and first != second:
        words = (
            said("Here the text could not go on.")
            if sentence.at_context
            else said("It began here.")
        )
        related.append((second, words))
    faults.add(sentence.code, first, sentence.message, sentence.remedy, related=related)


def _report_odd_colon(text: str, start: int, stop: int, faults: Faults) -> bool:
    """Blame a character behind a colon that looks like a space, between begin and failure."""
    lines = faults.lines
    found = ODD_AFTER_COLON.search(text, lines.start_of(start), lines.end_of(stop))
    if found is None:
        return False
    report_odd_colon(found, faults)
    return True


def _report_indented_key(text: str, colon: int, faults: Faults) -> bool:
    """Blame the indentation when the colon is the first one of an indented line."""
    start = faults.lines.start_of(colon)
    key = text[start:colon]
    at = start + len(key) - len(key.lstrip())
    if start in {0, at} or ": " in key or not key.strip():
        return False
    faults.add(
        "core/syntax",
        (at, colon),
        said(
            "This line is indented further than the keys beside it, below a line that has its value already."
        ),
        said(
            "Give it the same indentation as its neighbours, or put a text that holds “: ” in quotes."
        ),
    )
    return True


def _sentence_for(problem: str, text: str, at: int) -> _Sentence:
    if "cannot start any token" in problem and text[at : at + 1] in _STARTS:
        return _Sentence(_STARTS[text[at]], _QUOTE_IT)
    if problem.startswith("did not find expected key") and text[at : at + 1] in ("]", "}"):
        return _Sentence(
            said("A bracket closes here that was never opened."),
            said("Remove it, or put the text in quotes."),
            "core/unclosed-bracket",
        )
    if "node content" in problem and text.startswith("- ", at):
        return _Sentence(
            said("A dash begins no entry inside brackets; a bracket above is not closed."),
            said("Close the bracket above, or write the entries with commas between them."),
            "core/unclosed-bracket",
        )
    return next((each for part, each in _SENTENCES if part in problem), _GENERIC)


def _end(text: str, at: int) -> int:
    """Give the end of the word at an offset, at least one character on."""
    found = re.compile(r"[\w.-]+").match(text, at)
    return found.end() if found else min(at + 1, len(text))


def _report_tab(text: str, problem: str, context: int, at: int, faults: Faults) -> bool:
    """Blame a tab in the indentation between where a thing began and where it failed."""
    start = faults.lines.start_of(min(context, at))
    stop = faults.lines.end_of(at)
    blamed = next((m for m in _TAB_RUN.finditer(text, start, stop)), None)
    if blamed is None:
        if "\t" not in text[at : at + 1] or "token" not in problem:
            return False
        span, changes = (at, at + 1), [(at, at + 1, " ")]
    else:
        tab = text.index("\t", blamed.start())
        span = (tab, blamed.end())
        changes = [(blamed.start(), blamed.end(), blamed[0].replace("\t", "  "))]
    fixes = [faults.fix(said("Replace the tab with spaces"), *changes)]
    every = [(m.start(), m.end(), m[0].replace("\t", "  ")) for m in _TAB_RUN.finditer(text)]
    if 1 < len(every) < _MOST_TABS:
        fixes.append(
            faults.fix(
                said("Replace the tabs in the indentation of {n} lines", n=len(every)), *every
            )
        )
    faults.add(
        "core/tab-in-indentation",
        span,
        said("A tab stands where YAML allows only spaces."),
        said("Indent with spaces."),
        fixes=fixes,
    )
    return True
