"""The menus of a board: what can be done with a piece, what can lie on a joint."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QActionGroup, QIcon
from PySide6.QtWidgets import QMenu, QProxyStyle, QStyle, QStyleOption, QWidget

from designer.ui.canvas.bars import bar_choices, lying_bars
from designer.ui.kit.buttons import shown_keys
from designer.ui.kit.languages import tr, translated
from designer.ui.kit.menus import Menu
from designer.ui.pieces.pictures import PiecePictures

if TYPE_CHECKING:
    from designer.printing.scenes import Absent
    from designer.session.desk import Desk
    from designer.ui.canvas.arranger import Arranger

__all__ = ["absent_menu", "bar_menu", "board_menu", "replacing_menu"]

_PICTURE = QSize(72, 72)


def board_menu(arranger: Arranger, desk: Desk, *, joint: int | None, piece: int | None) -> QMenu:
    """Give the menu of a joint, of the pieces chosen, or of the ground."""
    if joint is not None:
        return bar_menu(arranger, desk, joint)
    menu = _menu(arranger)
    if piece is not None:
        menu.addSection(_capital(desk.titles(arranger.selection)))
        _add(menu, tr("Move"), "", lambda: arranger.hand.pick_up(arranger.selection, held=False))
        _add(menu, tr("Turn right"), "Z", lambda: arranger.turn(1))
        _add(menu, tr("Turn left"), "Shift+Z", lambda: arranger.turn(-1))
        side = desk.other_side(desk.pieces[piece].face)
        if len(arranger.selection) == 1 and side is not None:
            _add(
                menu,
                tr("Turn over to {title}", title=desk.box[side].title),
                "X",
                arranger.turn_over,
            )
        # A menu within another goes with that one; hidden, it may be shown again.
        replacing = (
            replacing_menu(arranger, desk, piece, Menu(menu))
            if len(arranger.selection) == 1
            else None
        )
        if replacing is not None:
            menu.addMenu(replacing).setText(f"{tr('Replace with')}\tR")
        menu.addSeparator()
        _add(menu, tr("Duplicate"), "Ctrl+D", arranger.hand.duplicate)
        _add(menu, tr("Cut"), "Ctrl+X", arranger.cut)
        _add(menu, tr("Copy"), "Ctrl+C", arranger.copy)
    _add(menu, tr("Paste"), "Ctrl+V", arranger.paste)
    if piece is not None:
        menu.addSeparator()
        _add(menu, tr("Delete"), "Del", arranger.delete)
        face = desk.pieces[piece].face
        _add(menu, tr("Open the tile"), "", lambda: arranger.open_asked.emit(face))
    else:
        _add(menu, tr("Select all"), "Ctrl+A", arranger.select_all)
    return menu


def absent_menu(arranger: Arranger, desk: Desk, absent: Absent) -> QMenu:
    """Give the menu of a piece that does not lie: what may have been meant, and to take it away."""
    menu = _menu(arranger)
    menu.addSection(translated(absent.reason))
    for face in desk.meant(absent):
        mend = partial(arranger.mend_absent, absent, face)
        _add(menu, tr("Write {text}", text=face), "", mend)
    menu.addSeparator()
    _add(menu, tr("Delete"), "Del", arranger.delete)
    return menu


def replacing_menu(
    arranger: Arranger, desk: Desk, piece: int, into: QMenu | None = None
) -> QMenu | None:
    """Give the menu of what can lie in the place of a piece, or fill one; None where nothing can."""
    others = desk.replacements(piece)
    if not others:
        return None
    menu = _menu(arranger) if into is None else into
    menu.setTitle(tr("Replace with"))
    for other in others:
        _add(menu, other.title, "", partial(arranger.replace, other.face))
    faces = [other.face for other in others]
    menu.aboutToShow.connect(partial(_show_pictures, menu, desk, faces))
    return menu


def _show_pictures(menu: QMenu, desk: Desk, faces: Sequence[str]) -> None:
    """Show beside each name what the board looks like; nobody knows all of them by their letters."""
    menu.setStyle(_LargePictures(menu))
    pictures = PiecePictures(menu)
    pictures.show(desk.box, desk.palette.looks)
    ratio = menu.devicePixelRatioF()
    for action, face in zip(menu.actions(), faces, strict=True):
        pictures.picture(face, _PICTURE, ratio)
        pictures.draw_all()
        if (found := pictures.picture(face, _PICTURE, ratio)) is not None:
            action.setIcon(QIcon(found))


class _LargePictures(QProxyStyle):
    """Give the pictures of a menu the size that boards need to be told apart."""

    def __init__(self, menu: QMenu) -> None:
        super().__init__("Fusion")
        self.setParent(menu)

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        if metric == QStyle.PixelMetric.PM_SmallIconSize:
            return _PICTURE.width()
        return super().pixelMetric(metric, option, widget)


def bar_menu(arranger: Arranger, desk: Desk, joint: int) -> QMenu:
    """Give the menu of what can lie on a joint."""
    menu = _menu(arranger)
    menu.addSection(tr("Joint of {joint_title}", joint_title=desk.joint_title(joint)))
    lies = lying_bars(desk).get(joint, "none")
    where = {b: n for n, b in lying_bars(desk).items() if b not in {"deal", "none"}}
    group = QActionGroup(menu)
    for barrier, words in bar_choices(desk, arranger.words):
        taken = where.get(barrier)
        note = (
            tr(" (now {joint_title})", joint_title=desk.joint_title(taken))
            if taken not in {None, joint}
            else ""
        )
        action = menu.addAction(f"{words}{note}")
        action.setCheckable(True)
        action.setChecked(barrier == lies)
        group.addAction(action)
        action.triggered.connect(partial(_set, arranger, joint, barrier))
    return menu


def _set(arranger: Arranger, joint: int, barrier: str, _checked: bool = False) -> None:
    arranger.set_bar(joint, barrier)


def _menu(arranger: Arranger) -> QMenu:
    menu = Menu(arranger.view)
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


def _add(menu: QMenu, text: str, keys: str, slot: Callable[[], object]) -> None:
    action = menu.addAction(text)
    if keys:
        # Shown only: the keys themselves belong to the window's actions.
        action.setText(f"{text}\t{shown_keys(keys)}")
    action.triggered.connect(lambda _=False: slot())


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"
