"""The stage of pieces that a game lets be painted: edge by edge, space by space, as it draws them."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from designer.diagnostics import Severity
from designer.documents import Pointer
from designer.documents.pointers import from_text
from designer.hexes import Hex
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.scene import scene_image
from designer.printing.painted import PaintedPiece, PaintTool, PieceFace, PieceSpot
from designer.ui.editors.editor import Shown
from designer.ui.editors.paint_tools import PaintTools
from designer.ui.editors.piece_pad import PiecePad
from designer.ui.forms.context import FormContext
from designer.ui.forms.pictures import Pictures
from designer.ui.kit.accessible import announce
from designer.ui.kit.buttons import draw_focus
from designer.ui.kit.empty import EmptyPanel
from designer.ui.kit.languages import mark, tr, translated
from designer.ui.kit.menus import Menu
from designer.ui.kit.severities import worst
from designer.ui.kit.surfaces import lay_on, steady
from designer.ui.preview.flow import Flow
from designer.validation.form_changes import Change

__all__ = ["PiecesStage"]

_FACE = 44
_LOW = 80  # pixels of tools that are always seen


class PiecesStage:
    """Paint the chosen piece."""

    skip: tuple[str, ...] = ()
    title = mark("Piece")
    is_wide = True

    def __init__(self, look: Look, pictures: Pictures) -> None:
        self._look = look
        self._pictures = pictures
        self._context: FormContext | None = None
        self._shown: Shown | None = None
        self._pointer: Pointer = ()
        self._piece = PaintedPiece(())
        self._number = 0
        self.brush = ""
        self.pad = PiecePad(look)
        self.tools = PaintTools(look)
        self.faces = _Faces(look)
        self._tool_area = _ToolArea(self.tools)
        self._words = QLabel()
        self._empty = EmptyPanel(
            look, "hexagon", tr("No piece is chosen"), tr("Choose one in the list to paint it.")
        )
        self._panel = QWidget()
        self._lay_out()
        self._connect()

    def widget(self) -> QWidget:
        """Give the widget."""
        return self._panel

    def attach(self, context: FormContext) -> None:
        """Take the context through which changes are asked for."""
        self._context = context
        context.read_only_changed.connect(lambda on: self.tools.setEnabled(not on))

    @property
    def context(self) -> FormContext:
        """Give the context."""
        assert self._context is not None, "a stage is attached before it shows anything"
        return self._context

    @property
    def piece(self) -> PaintedPiece:
        """Give the piece shown."""
        return self._piece

    @property
    def face(self) -> PieceFace | None:
        """Give the face shown."""
        faces = self._piece.faces
        return faces[self._number] if self._number < len(faces) else None

    # -- showing --------------------------------------------------------------------------------

    def show_objects(self, shown: Shown) -> None:
        """Show the chosen piece."""
        self._shown = shown
        one = shown.pointers[0] if len(shown.pointers) == 1 and shown.chosen() else ()
        if one != self._pointer:
            self._pointer, self._number = one, 0
            self.pad.forget()
        found = self._pictures.piece(shown.document, one) if one else None
        self._piece = found or PaintedPiece(())
        self._number = max(0, min(self._number, len(self._piece.faces) - 1))
        if self.brush and self._tool(self.brush) is None:
            self.brush = ""
        self._show_face()

    def show_place(self, pointer: Pointer) -> None:
        """Show the face and the spot that a place of the document is about."""
        inside = pointer[len(self._pointer) :]
        if not self._pointer or pointer[: len(self._pointer)] != self._pointer or not inside:
            return
        for number, face in enumerate(self._piece.faces):
            spot = next((s for s in face.spots if s.pointer and inside[: len(s.pointer)] == s.pointer), None)  # fmt: skip
            if spot is not None:
                if number != self._number:
                    self.show_face(number)
                self.pad.blockSignals(True)
                self.pad.set_cursor_hex(spot.at)
                self.pad.blockSignals(False)
                self._say()
                return

    def show_face(self, number: int) -> None:
        """Show another face."""
        if 0 <= number < len(self._piece.faces):
            self._number = number
            self._show_face()

    def _show_face(self) -> None:
        face = self.face
        for widget in (self.pad, self._tool_area, self._words):
            widget.setVisible(face is not None)
        self._empty.setVisible(face is None)
        self.faces.setVisible(len(self._piece.faces) > 1)
        self.faces.show_faces(self._piece.faces, self._number)
        self._show_tools()
        if face is None:
            return
        is_board = any(tool.adds for tool in self._piece.tools)
        self.pad.set_single(not is_board)
        self.pad.show_side(face.scene, self._problems(face), {})
        self._say()

    def _show_tools(self) -> None:
        self.tools.show_tools(self._piece.tools, self.brush)
        self.tools.setEnabled(not self.context.read_only)
        tool = self._tool(self.brush)
        self.pad.on = tool.on if tool is not None else ""

    def _problems(self, face: PieceFace) -> dict[Hex, Severity]:
        """Give the worst fault on each space; of what no spot is about, on none."""
        found: dict[Hex, Severity] = {}
        shown = self._shown
        for fault in shown.faults if shown is not None else ():
            pointer = from_text(fault.location.pointer, shown.document.tree if shown else None)
            inside = pointer[len(self._pointer) :]
            if pointer[: len(self._pointer)] != self._pointer:
                continue
            spot = next((s for s in face.spots if s.pointer and inside[: len(s.pointer)] == s.pointer), None)  # fmt: skip
            if spot is not None:
                found[spot.at] = worst(found.get(spot.at), fault.severity)
        return found

    # -- painting -------------------------------------------------------------------------------

    def choose(self, key: str) -> None:
        """Take a tool into the hand, or out of it; one for the whole piece is used at once."""
        tool = self._tool(key)
        if tool is None:
            return
        if tool.on == "piece":
            self.context.begin_run()
            self.use(key, self.pad.cursor_hex, None)
        else:
            self.brush = "" if self.brush == key else key
        self._show_tools()

    def use(self, key: str, at: Hex, towards: Hex | None) -> None:
        """Use a tool on a space, or on its edge towards another hex."""
        shown = self._shown
        if shown is None or not self._pointer or self.context.read_only:
            return
        painting = self._pictures.painting(
            shown.document, self._pointer, self._number, key, at, towards
        )
        if painting is None or not painting.operations:
            return
        merge = f"{self.context.run_word} {key} {self._pointer}"
        n_before = len(self._piece.faces)
        label = tr("{label} of {whole}", label=translated(painting.label), whole=self.context.whole)
        self.context.ask(Change(painting.operations, label, merge))
        if len(self._piece.faces) > n_before:
            self.show_face(len(self._piece.faces) - 1)

    def _tool(self, key: str) -> PaintTool | None:
        return next((tool for tool in self._piece.tools if tool.key == key), None)

    # -- parts ----------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._words.setFont(font("ui", 12))
        self._words.setWordWrap(True)
        self._words.setContentsMargins(14, 4, 14, 8)
        self._words.setMinimumHeight(34)
        column = QVBoxLayout(self._panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.faces)
        column.addWidget(self.pad, 1)
        column.addWidget(self._words)
        column.addWidget(self._tool_area)
        column.addWidget(self._empty, 1)
        for widget in (self._panel, self._tool_area, self.tools):
            lay_on(self._look, widget)
        self._panel.setMinimumWidth(220)

    def _connect(self) -> None:
        self.pad.stroke_begun.connect(self._on_stroke)
        self.pad.painted.connect(lambda at, towards: self.use(self.brush, at, towards))
        self.pad.menu_asked.connect(self._open_menu)
        self.pad.key_pressed.connect(self._on_key)
        self.pad.cursor_moved.connect(lambda _at: self._on_cursor())
        self.pad.edge_moved.connect(self._on_cursor)
        self.tools.chosen.connect(self.choose)
        self.faces.chosen.connect(self.show_face)

    def _spot(self) -> PieceSpot | None:
        """Give the spot of the cursor: the edge, where edges are what is painted."""
        face, at = self.face, self.pad.cursor_hex
        towards = self.pad.towards if self.pad.on != "space" else None
        spots = [spot for spot in face.spots if spot.at == at] if face is not None else []
        exact = (spot for spot in spots if spot.towards == towards)
        return next(exact, spots[0] if spots else None)

    def _on_stroke(self) -> None:
        self.context.begin_run()

    def _on_cursor(self) -> None:
        self._say()
        spot = self._spot()
        if spot is not None and spot.pointer:
            self.context.visited.emit((*self._pointer, *spot.pointer))

    def _say(self) -> None:
        face, at = self.face, self.pad.cursor_hex
        if face is None:
            return
        here = next((s for s in face.spots if s.at == at and s.towards is None), None)
        spot = self._spot()
        words = [translated(s.title) for s in (here, spot) if s is not None]
        if len(words) > 1 and words[0] == words[1]:
            words.pop()
        text = ". ".join(words) if words else tr("no space")
        if not self.pad.is_single:
            text = f"{at.q}, {at.r}: {text}"
        brush = self._tool(self.brush)
        hint = (
            tr("A click uses {tool}.", tool=translated(brush.title))
            if brush is not None
            else tr("A click on an edge changes it; the right button offers all.")
        )
        self._words.setText(f"{text}. {hint}")
        announce(self.pad, text)

    def _on_key(self, event: QKeyEvent) -> None:
        """Take the letters of tools, the numbers of faces, and Escape that lays the tool down."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers & ~Qt.KeyboardModifier.ShiftModifier:
            return
        key, letter = Qt.Key(event.key()), event.text().upper()
        tool = next((t for t in self._piece.tools if t.letter == letter and letter), None)
        if tool is not None:
            self.context.begin_run()
            at = self.pad.cursor_hex
            self.use(tool.key, at, self.pad.towards if tool.on == "edge" else None)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.show_face(int(key) - int(Qt.Key.Key_1))
        elif key == Qt.Key.Key_Escape and self.brush:
            self.choose(self.brush)
        else:
            return
        event.accept()

    def _open_menu(self, at: Hex, towards: Hex | None, place: QPoint) -> None:
        """Offer what there is for a spot."""
        menu = Menu(self.pad)
        kinds = ("edge", "piece") if towards is not None else ("space", "piece")
        group = ""
        for tool in self._piece.tools:
            if tool.on not in kinds:
                continue
            if tool.group != group and not menu.isEmpty():
                menu.addSeparator()
            group = tool.group
            action = menu.addAction(translated(tool.title))
            action.setCheckable(tool.lit)
            action.setChecked(tool.lit)
            action.triggered.connect(self._using(tool, at, towards))
            action.setEnabled(not self.context.read_only)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(place)

    def _using(self, tool: PaintTool, at: Hex, towards: Hex | None) -> Callable[[], None]:
        def work() -> None:
            self.context.begin_run()
            self.use(tool.key, at, towards if tool.on == "edge" else None)

        return work


class _ToolArea(QScrollArea):
    """Hold the tools; where the stage is low they scroll, so that the piece keeps half of it."""

    def __init__(self, tools: PaintTools) -> None:
        super().__init__()
        self._tools = tools
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        steady(self, tools)

    def sizeHint(self) -> QSize:
        holder = self.parentWidget()
        most = holder.height() // 2 if holder is not None else _LOW
        return QSize(220, min(max(most, _LOW), self._tools.heightForWidth(self.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 40)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()


class _Faces(QWidget):
    """Show the faces of a piece, small, one of them lit."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._flow = Flow(4)
        self._flow.setContentsMargins(14, 8, 12, 0)
        self.setLayout(self._flow)
        self._group = QButtonGroup(self)
        self.chosen = self._group.idClicked

    def show_faces(self, faces: tuple[PieceFace, ...], number: int) -> None:
        """Show faces, one of them lit."""
        buttons = list(self._group.buttons())
        for extra in buttons[len(faces) :]:
            self._group.removeButton(extra)
            self._flow.removeWidget(extra)
            extra.hide()
            extra.deleteLater()
        for n in range(len(buttons), len(faces)):
            button = _FaceButton(self._look)
            button.setCheckable(True)
            button.setAutoRaise(True)
            button.setIconSize(QSize(_FACE, _FACE))
            self._group.addButton(button, n)
            self._flow.addWidget(button)
            button.show()
        ratio = self.devicePixelRatioF()
        for n, face in enumerate(faces if len(faces) > 1 else ()):
            shown = self._group.button(n)
            image = scene_image(face.scene, _FACE, _FACE, ratio=ratio, margin_px=2)
            shown.setIcon(QIcon(QPixmap.fromImage(image)))
            shown.setToolTip(translated(face.title))
            shown.setAccessibleName(translated(face.title))
            shown.setChecked(n == number)


class _FaceButton(QToolButton):
    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_focus(painter, self._look, QRectF(self.rect()), 6)
