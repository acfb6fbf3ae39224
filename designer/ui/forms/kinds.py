"""Let one of several kinds be picked where something is added: a verb, a sort of ability, a kind of card."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from designer.ui.forms.context import FormContext
from designer.ui.kit.menus import Menu
from designer.validation.parts import Part
from designer.validation.shapes import Variants
from designer.validation.shaping import shape_of

__all__ = ["offer_kinds", "telling_branches"]


def telling_branches(item: Part) -> tuple[Part, ...]:
    """Give the kinds of an item that has several, told apart by a key; () where it has not."""
    shape = shape_of(item, ())
    titled = isinstance(shape, Variants) and shape.by and all(b.title for b in shape.branches)
    return shape.branches if isinstance(shape, Variants) and titled else ()


def offer_kinds(
    context: FormContext,
    kinds: Sequence[Part],
    below: QWidget,
    picked: Callable[[object], object],
) -> None:
    """Offer kinds in a menu below a button; `picked` is called with a new value of the chosen one."""
    menu = Menu(below)
    menu.setToolTipsVisible(True)
    for kind in kinds:
        action = menu.addAction(kind.title)
        action.setToolTip(kind.description)
        action.triggered.connect(lambda _=False, kind=kind: picked(context.samples.of(kind)))
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(below.mapToGlobal(below.rect().bottomLeft()))
    menu.setActiveAction(menu.actions()[0])  # so that the arrow keys go on from there
