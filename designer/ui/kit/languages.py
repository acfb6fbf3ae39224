"""The languages of the window: how its texts are marked, and how they come out in another one.

Whatever the window says is written in English in the source and goes through `tr` or `trn` where it
is shown; `mark` notes a text that a table holds until then. The catalogues are Qt's own `.ts` files
in `designer/resources/languages`, read as they are, so that nothing has to be compiled; a game
brings its own in `plugins/<game>/languages`, for its sentences and the titles of its schemas.
English needs none.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from designer.diagnostics import Named, Said, capital

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "mark",
    "read_catalogue",
    "resolved",
    "speak",
    "spoken",
    "tr",
    "translated",
    "trn",
]

LANGUAGES = {"en": "English", "de": "Deutsch", "pl": "Polski"}
CONTEXT = "trailwright"
_PROPERTY = "trailwright_language"
_FOLDER = Path(__file__).parents[2] / "resources" / "languages"


def tr(text: str, /, **values: object) -> str:
    """Give a text of the window in the language in force.

    Args:
        text: the English text, with `{name}` where a value comes in.
        values: the values, by name; without any, braces are braces.
    """
    form = QCoreApplication.translate(CONTEXT, text)
    return form.format(**_translated(values)) if values else form


def trn(one: str, many: str, n: int, /, **values: object) -> str:
    """Give the form of a text that fits a number; `{n}` is the number.

    Args:
        one: the English text for 1.
        many: for every other number; the catalogues know the text by this one.
        n: the number.
        values: further values, by name.
    """
    form = QCoreApplication.translate(CONTEXT, many, None, n)  # type: ignore[call-overload,unused-ignore]  # None is no sense
    return (one if form == many and n == 1 else form).format(n=n, **_translated(values))


def translated(text: str) -> str:
    """Give a text of the parts below the window in the language in force.

    One that was `said` there is translated with all it was made from; a name of content is given as
    its file has it in that language; any other stays as it is.
    """
    if isinstance(text, Named):
        return text.languages.get(spoken()) or text
    if not isinstance(text, Said) or spoken() == "en":
        return text
    form = QCoreApplication.translate(CONTEXT, text.pattern, None, -1 if text.n is None else text.n)
    if form == text.pattern and text.n == 1:
        return text
    if text.values:
        form = form.format(**_translated(text.values))
    return capital(form) if text.begins else form


def _translated(values: Mapping[str, object]) -> dict[str, object]:
    return {k: translated(v) if isinstance(v, str) else v for k, v in values.items()}


def spoken() -> str:
    """Give the language in force."""
    application = QCoreApplication.instance()
    return str((application.property(_PROPERTY) if application else None) or "en")


def mark(text: str) -> str:
    """Note that a text of a table is shown by `tr` later."""
    return text


def resolved(name: str) -> str:
    """Give the language that a setting means: `system` is that of the desktop, if it is known."""
    if name in LANGUAGES:
        return name
    system = QLocale.system().name().partition("_")[0]
    return system if system in LANGUAGES else "en"


def _form(language: str, n: int) -> int:
    """Give which of a text's forms fits a number, in the order of Qt's files."""
    if n == 1:
        return 0
    if language != "pl":
        return 1
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


def read_catalogue(file: Path) -> dict[str, tuple[str, ...]]:
    """Read a `.ts` file: by English text the translation, in as many forms as it has."""
    from xml.etree import ElementTree as ET  # noqa: PLC0415 - English needs none

    found = {}
    for message in ET.parse(file).iter("message"):  # noqa: S314 - it comes with the program
        source, said = message.findtext("source", ""), message.find("translation")
        if said is not None:
            forms = tuple(form.text or "" for form in said.iter("numerusform"))
            found[source] = forms or (said.text or "",)
    return found


class Catalogue(QTranslator):
    """Give Qt the texts of one language."""

    def __init__(
        self, language: str, texts: Mapping[str, Sequence[str]], parent: QObject | None = None
    ) -> None:
        """Give texts by their English ones."""
        super().__init__(parent)
        self._language = language
        self._texts = texts

    def isEmpty(self) -> bool:
        return not self._texts

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803 - Qt's name
        disambiguation: str | None = None,  # noqa: ARG002 - Qt's signature
        n: int = -1,
    ) -> str | None:
        # None lets the next translator answer; "" would be the answer.
        forms = self._texts.get(sourceText) if context == CONTEXT else None
        if forms is None:
            return None
        return forms[_form(self._language, n) if len(forms) > 1 and n >= 0 else 0]


def speak(application: QCoreApplication, language: str, more: Iterable[Path] | None = None) -> None:
    """Let everything that is shown from now on be in a language, Qt's own dialogs too.

    Args:
        application: what speaks.
        language: one of `LANGUAGES`.
        more: folders of further catalogues; by default those of the games that come along and of
            the user's own. Where two know a text, the program's own says it, then the first.
    """
    for old in application.findChildren(QTranslator):
        application.removeTranslator(old)
        old.setParent(None)  # it goes at once
    application.setProperty(_PROPERTY, language)
    if language == "en":
        return
    qt = QTranslator(application)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if qt.load(f"qtbase_{language}", folder):
        application.installTranslator(qt)
    texts: dict[str, tuple[str, ...]] = {}
    for place in (_FOLDER, *(_of_games() if more is None else more)):
        texts = {**_read_if_there(place / f"{language}.ts"), **texts}
    application.installTranslator(Catalogue(language, texts, application))


def _of_games() -> Iterable[Path]:
    """Give the folders of catalogues that games may have."""
    from designer.plugin_host import shipped_root, user_root  # noqa: PLC0415 - English needs none

    for root in (shipped_root(), user_root()):
        if root is not None and root.plugins.is_dir():
            yield from sorted(root.plugins.glob("*/languages"))


def _read_if_there(file: Path) -> Mapping[str, tuple[str, ...]]:
    """Read a catalogue; one that is not there, or is none, says nothing."""
    from xml.etree.ElementTree import ParseError  # noqa: PLC0415 - English needs none

    try:
        return read_catalogue(file)
    except (OSError, ParseError):
        return {}
