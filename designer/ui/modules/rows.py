"""One module in the panel: its switch, what it adds, and its readings of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.spaces import draw_symbol
from designer.ui.kit.boxes import ComboBox
from designer.ui.kit.buttons import IconButton, tip_of
from designer.ui.kit.checks import CheckBox
from designer.ui.kit.languages import tr, trn
from designer.ui.kit.severities import SEVERITIES, tip_text, worst
from designer.ui.kit.switches import Switch
from designer.ui.modules.words import adds_words, notes_of, reasons_of, tip_of_module

if TYPE_CHECKING:
    from collections.abc import Sequence

    from designer.diagnostics import Diagnostic, Severity
    from designer.session.modules import ModuleState, RuleSwitch

__all__ = ["ModuleRow", "RuleSwitchRow"]

_SIGN = 28


class ModuleRow(QWidget):
    """Show a module; its details are folded away until they are asked for.

    Attributes:
        switched: it is to be on, or off.
        rule_set: a reading of the rules is to be another one (its id, value).
        switch: the switch itself.
        fault: the sign of what is wrong with it in the document.
        fold: the button that shows the details, or hides them.
        rules: the rows of its readings of the rules, by id.
    """

    switched = Signal(bool)
    rule_set = Signal(str, object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.rules: dict[str, RuleSwitchRow] = {}
        self._sign = _Sign(look)
        self._title, self._adds = QLabel(), _muted()
        self._title.setFont(font("ui", 13, 600))
        self._title.setWordWrap(True)
        self.fault = _Fault(look)
        self.fold = IconButton(look, "chevron-right", tr("Show what it brings"), size=24)
        self.fold.clicked.connect(lambda _=False: self.show_details(not self.is_unfolded))
        self.switch = Switch(look, "")
        self.switch.clicked.connect(self.switched)
        keeps = self.switch.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)  # the signs of all rows stand one below the other
        self.switch.setSizePolicy(keeps)
        line = QHBoxLayout()
        line.setSpacing(4)
        line.addWidget(self._title, 1)
        for part in (self.fault, self.fold, self.switch):
            line.addWidget(part, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addLayout(line)
        words.addWidget(self._adds)
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(8)
        head.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        self._details = QWidget()
        self._text, self._notes = _muted(), _muted()
        self._column = QVBoxLayout(self._details)
        self._column.setContentsMargins(_SIGN + 8, 2, 4, 6)
        self._column.setSpacing(8)
        self._column.addWidget(self._text)
        self._column.addWidget(self._notes)
        self._details.hide()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 4, 0, 4)
        outer.setSpacing(2)
        outer.addLayout(head)
        outer.addWidget(self._details)

    @property
    def is_unfolded(self) -> bool:
        """Say whether the details are shown."""
        return not self._details.isHidden()

    def show_state(
        self, state: ModuleState, read_only: str, faults: Sequence[Diagnostic] = ()
    ) -> None:
        """Show a module.

        Args:
            state: the module.
            read_only: why nothing can be changed, "" where it can.
            faults: what was found about it.
        """
        self.fault.show_faults(faults)
        title, why = state.module.title, read_only or state.why_not
        self._title.setText(title)
        self._adds.setText(adds_words(state.adds))
        self._sign.show_icon(state.icon, on=state.on)
        tip = tip_of_module(state)
        self.switch.setVisible(not state.module.is_base)
        self.switch.setChecked(state.on)
        self.switch.setEnabled(not why)
        self.switch.setAccessibleName(title)
        self.switch.setAccessibleDescription((f"{read_only}\n{tip}" if read_only else tip).strip())
        self.switch.setToolTip(f"{tip}\n{read_only}" if read_only else tip)
        self.setToolTip(tip)
        self._text.setText(state.text)
        self._text.setVisible(bool(state.text))
        self._notes.setText("\n".join(notes_of(state)))
        self._notes.setVisible(bool(notes_of(state)))
        self._show_fold(title, len(state.switches))
        self._show_rules(state, read_only)

    def show_details(self, shown: bool) -> None:
        """Show or hide what it brings and its readings of the rules."""
        self._details.setVisible(shown)
        self._show_fold(self._title.text(), len(self.rules))

    def _show_fold(self, title: str, n_rules: int) -> None:
        shown = self.is_unfolded
        what = tr("Hide what {title} brings", title=title)
        if not shown:
            what = tr("Show what {title} brings", title=title)
        more = trn("{n} reading of the rules", "{n} readings of the rules", n_rules)
        self.fold.setIcon(self._look.icon("chevron-down" if shown else "chevron-right"))
        self.fold.setAccessibleName(what)
        self.fold.setToolTip(tip_of(what, "", more if n_rules else ""))

    def _show_rules(self, state: ModuleState, read_only: str) -> None:
        wanted = [switch.id for switch in state.switches]
        for name in [name for name in self.rules if name not in wanted]:
            row = self.rules.pop(name)
            row.hide()
            row.deleteLater()
        off = tr("{title} is not in play.", title=state.module.title) if not state.on else ""
        for switch in state.switches:
            known = self.rules.get(switch.id)
            if known is not None and not known.fits(switch):
                known.hide()
                known.deleteLater()
                known = None
            if known is None:
                known = RuleSwitchRow(self._look, switch)
                known.wanted.connect(self.rule_set)
                self.rules[switch.id] = known
                self._column.addWidget(known)
            known.show_switch(switch, read_only or off)


class RuleSwitchRow(QWidget):
    """Show a reading of the rules with the reason for it.

    Attributes:
        wanted: it is to be another one (its id, value).
        control: what is ticked or chosen.
    """

    wanted = Signal(str, object)

    def __init__(self, look: Look, switch: RuleSwitch) -> None:
        super().__init__()
        self._id = switch.id
        self._values = switch.values
        self.control: CheckBox | QComboBox
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(1)
        self._head = QLabel()
        self._head.setFont(font("ui", 12, 500))
        self._head.setWordWrap(True)
        if {type(value) for value in switch.values} == {bool}:
            self.control = CheckBox(look)
            self.control.clicked.connect(lambda on: self.wanted.emit(self._id, on))
            line = QHBoxLayout()
            line.setSpacing(0)
            line.addWidget(self.control, 0, Qt.AlignmentFlag.AlignTop)
            self._head.setContentsMargins(0, 5, 0, 0)
            line.addWidget(self._head, 1)
            column.addLayout(line)
            self._head.mousePressEvent = lambda _event: self.control.click()  # type: ignore[method-assign,union-attr,unused-ignore]
        else:
            self.control = ComboBox(look)
            for value, label in zip(switch.values, switch.labels, strict=True):
                self.control.addItem(label, value)
            self.control.activated.connect(
                lambda number: self.wanted.emit(self._id, self._values[number])
            )
            column.addWidget(self._head)
            column.addWidget(self.control)
        self._about, self._why = _muted(), _muted(11.5)
        column.addWidget(self._about)
        column.addWidget(self._why)

    def fits(self, switch: RuleSwitch) -> bool:
        """Say whether the control is made for the values of a switch."""
        return self._values == switch.values

    def show_switch(self, switch: RuleSwitch, why_not: str) -> None:
        """Show how it stands; `why_not` says why it cannot be changed."""
        self._head.setText(switch.title)
        self._about.setText(switch.text)
        default = _word(switch, switch.default)
        stands = (
            tr("Changed here; the default is {default}.", default=default)
            if switch.value != switch.default
            else tr("Default: {default}.", default=default)
        )
        self._why.setText(f"{stands} {reasons_of(switch)}")
        control = self.control
        if isinstance(control, QComboBox):
            at = self._values.index(switch.value) if switch.value in self._values else -1
            control.setCurrentIndex(at)
        else:
            control.setChecked(switch.value is True)
        control.setEnabled(not why_not)
        control.setAccessibleName(switch.title)
        tip = f"{switch.text}\n{stands}\n{reasons_of(switch)}"
        control.setAccessibleDescription(f"{why_not}\n{tip}".strip())
        control.setToolTip(f"{tip}\n{why_not}".strip())


class _Fault(QLabel):
    """The sign of the worst that was found, with all sentences in its tip."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._severity: Severity | None = None
        self.setContentsMargins(0, 5, 0, 0)
        look.changed.connect(self._draw)
        self.hide()

    def show_faults(self, faults: Sequence[Diagnostic]) -> None:
        """Show what was found, nothing for nothing."""
        self._severity = None
        for fault in faults:
            self._severity = worst(self._severity, fault.severity)
        text = "\n\n".join(tip_text(fault) for fault in faults)
        self.setToolTip(text)
        self.setAccessibleName(text)
        self.setVisible(self._severity is not None)
        self._draw()

    def _draw(self) -> None:
        if self._severity is not None:
            look = SEVERITIES[self._severity]
            ratio = self.devicePixelRatioF()
            self.setPixmap(self._look.pixmap(look.icon, look.token, 16, ratio))


class _Sign(QWidget):
    """The symbol of a module on its ground: lit while it is in play."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look, self._path, self._on = look, "", False
        self.setFixedSize(_SIGN, _SIGN + 6)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(_SIGN, _SIGN + 6)

    def show_icon(self, path: str, *, on: bool) -> None:
        self._path, self._on = path, on
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = self._look
        frame = QRectF(0.5, 3.5, _SIGN - 1, _SIGN - 1)
        painter.setPen(QPen(look.colour("accent" if self._on else "border"), 1))
        painter.setBrush(look.colour("soft" if self._on else "sunken"))
        painter.drawRoundedRect(frame, 6, 6)
        token = "softtext" if self._on else "muted"
        if self._path:
            ink = look.colour(token).name()
            draw_symbol(painter, self._path, ink, frame.center(), _SIGN - 8)
        else:
            picture = look.pixmap("puzzle", token, 18, self.devicePixelRatioF())
            painter.drawPixmap(frame.center() - QPointF(9, 9), picture)


def _word(switch: RuleSwitch, value: Any) -> str:
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if value in switch.values:
        return switch.labels[switch.values.index(value)]
    return str(value)


def _muted(size: float = 12) -> QLabel:
    label = QLabel()
    label.setFont(font("ui", size))
    label.setWordWrap(True)
    label.setForegroundRole(label.foregroundRole().PlaceholderText)
    return label
