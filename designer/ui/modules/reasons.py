"""What there is to say of one set of modules: fits or not and why, readings, rules that meet, games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape

from PySide6.QtCore import QUrl, Signal
from PySide6.QtWidgets import QTextBrowser, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.session.combining import Hindrance
from designer.ui.kit.languages import tr, translated, trn
from designer.ui.kit.severities import SEVERITIES
from designer.ui.kit.surfaces import lay_on
from designer.ui.modules.known import KnownSets, Names

__all__ = ["ReasonsView"]

_OF_THE_SET = "module/"  # codes that the sentence says everything of
_MOST_RULES = 60  # of a set: a list of hundreds is read by nobody


class ReasonsView(QTextBrowser):
    """Show a set; what has a place is a link to it.

    Attributes:
        place_asked: a place is wanted (Hindrance).
        rule_asked: the page of a rule or code is wanted.
    """

    place_asked = Signal(object)
    rule_asked = Signal(str)

    def __init__(
        self,
        look: Look,
        known: KnownSets,
        reading: Callable[[str], tuple[str, str]],
        parent: QWidget | None = None,
    ) -> None:
        """Show what is known; `reading` gives title and present value of a rule switch by its id."""
        super().__init__(parent)
        self._look, self._known, self._reading = look, known, reading
        self._names: Names = ()
        self._places: list[Hindrance] = []
        self.setOpenLinks(False)
        self.setFont(font("ui", 13))
        self.setAccessibleName(tr("What there is to say of the set"))
        self.document().setDocumentMargin(12)
        self.anchorClicked.connect(self._on_link)
        lay_on(look, self)
        look.changed.connect(self._draw)
        known.grown.connect(lambda names: self._draw() if names in (None, self._names) else None)

    def show_set(self, names: Names) -> None:
        """Show a set."""
        self._names = names
        self._draw()

    def _draw(self) -> None:
        at = self.verticalScrollBar().value()
        theme = self._look.theme
        self._places = []
        self.document().setDefaultStyleSheet(
            f"body {{ color: {theme.text}; }} h2, h3 {{ color: {theme.text}; }}"
            f" a {{ color: {theme.accent}; }} .muted {{ color: {theme.muted}; }}"
            f" .error {{ color: {theme.error}; }} .warn {{ color: {theme.warn}; }}"
            f" .hint {{ color: {theme.hint}; }} .ok {{ color: {theme.ok}; }}"
        )
        self.setHtml("<body>" + "".join(self._lines()) + "</body>")
        self.verticalScrollBar().setValue(at)

    def _lines(self) -> Iterator[str]:
        known, names = self._known, self._names
        found = known.found.get(names)
        yield f"<h2>{escape(known.title(names))}</h2>"
        if names == known.chosen:
            yield f'<p class="muted">{escape(tr("This is the set of the document."))}</p>'
        if found is None:
            yield f'<p class="muted">{escape(tr("It is not looked at yet."))}</p>'
            return
        fits = tr("It fits: nothing stands in the way.")
        said = fits if found.fits else tr("It does not fit:")
        yield f'<p class="{"ok" if found.fits else "error"}"><b>{escape(said)}</b></p>'
        yield from self._told(found.hindrances)
        if found.notes:
            yield f"<h3>{escape(tr('Worth knowing'))}</h3>"
            yield from self._told(found.notes)
        if words := known.games_words(names):
            yield f"<h3>{escape(tr('Games of bots'))}</h3><p>{escape(words)}.</p>"
        yield from self._rules(names)
        yield from self._readings(found.switches)

    def _told(self, told: tuple[Hindrance, ...]) -> Iterator[str]:
        for each in told:
            look = SEVERITIES[each.severity]
            sign = escape(look.counted(1).partition(" ")[2])
            name = each.rule or each.code
            line = f'<b class="{look.token}">{sign}</b> {escape(translated(each.sentence))}'
            if not name.startswith(_OF_THE_SET):
                line += f' <a href="rule:{escape(name)}">{escape(name)}</a>'
            if each.file:
                place = tr("line {line}", line=each.line)
                line += f' · <a href="place:{len(self._places)}">{escape(place)}</a>'
                self._places.append(each)
            yield f"<p>{line}</p>"

    def _readings(self, switches: tuple[str, ...]) -> Iterator[str]:
        if not switches:
            return
        yield f"<h3>{escape(tr('Readings of the rules'))}</h3>"
        for name in switches:
            title, value = self._reading(name)
            yield f"<p>{escape(title)}: {escape(value)} <span class='muted'>({escape(name)})</span></p>"

    def _rules(self, names: Names) -> Iterator[str]:
        rules = self._known.rules_between(names)
        if not rules:
            return
        head = trn("{n} rule meets", "{n} rules meet", len(rules))
        yield f"<h3>{escape(head)}</h3>"
        for rule in rules[:_MOST_RULES]:
            ours = rule.source == "designed here"
            ruling = f" <i>({escape(tr('our ruling'))})</i>" if ours else ""
            name = escape(rule.id)
            yield f'<p><a href="rule:{name}">{name}</a> <b>{escape(rule.title)}</b>{ruling}<br>'
            yield f"{escape(rule.text)}</p>"
        if len(rules) > _MOST_RULES:
            more = tr("And {n} more: its pairs tell them.", n=len(rules) - _MOST_RULES)
            yield f'<p class="muted">{escape(more)}</p>'

    def _on_link(self, link: QUrl) -> None:
        kind, _, rest = link.toString().partition(":")
        if kind == "place":
            self.place_asked.emit(self._places[int(rest)])
        elif kind == "rule":
            self.rule_asked.emit(rest)
