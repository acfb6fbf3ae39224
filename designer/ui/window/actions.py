"""Every action of the window in one table: name, icon, keys, menu, tip."""

from collections.abc import Callable, Mapping

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from designer.paint.look import Look
from designer.ui.canvas.overlay_bar import OVERLAYS
from designer.ui.commands.command import Command
from designer.ui.kit.buttons import tip_of
from designer.ui.kit.languages import LANGUAGES, tr
from designer.ui.kit.menus import Menu

__all__ = ["ACTIONS", "ActionSpec", "Actions"]


class ActionSpec(msgspec.Struct, frozen=True):
    """Say what an action is.

    Attributes:
        id: its word in the program.
        menu: title of its menu; a leading `-` puts a line above it.
        checkable: whether it is a switch; `group` joins switches of which one is on.
        on_board: its keys count only while the board has the keyboard.
    """

    id: str
    text: str
    menu: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    tip: str = ""
    checkable: bool = False
    group: str = ""
    on_board: bool = False


_IN_ENGLISH = {"de": "German", "pl": "Polish"}
"""What languages are called that call themselves otherwise."""


def _a(
    id_: str,
    text: str,
    menu: str,
    keys: str = "",
    icon: str = "",
    tip: str = "",
    group: str = "",
    *,
    checkable: bool = False,
    on_board: bool = False,
) -> ActionSpec:
    split = tuple(keys.split("|")) if keys else ()
    return ActionSpec(id_, text, menu, split, icon, tip, checkable or bool(group), group, on_board)


def _b(
    id_: str, text: str, keys: str, icon: str, tip: str, group: str = "", menu: str = "Board"
) -> ActionSpec:
    """Give an action whose keys count only on the board."""
    return _a(id_, text, menu, keys, icon, tip, group, on_board=True)


ACTIONS = (
    _a("new", "New…", "File", "Ctrl+N", "file-plus", "Begins a document from a template"),
    _a("open", "Open…", "File", "Ctrl+O", "folder-open", "Opens a YAML file"),
    _a("open_folder", "Open folder…", "File", "Ctrl+Shift+O", "", "Opens all documents of a pack"),
    _a("save", "Save", "-File", "Ctrl+S", "save", "Writes the document in front"),
    _a("save_as", "Save as…", "File", "Ctrl+Shift+S", "", "Writes it to another file"),
    _a("save_all", "Save all", "File", "Ctrl+Alt+S"),
    _a(
        "unlock",
        "Unlock what comes with the program",
        "File",
        tip="Lets saves write over the program's own files, until the window is closed",
        checkable=True,
    ),
    _a("print", "Print…", "-File", "Ctrl+P", "printer", "Lists pieces, lays and draws the route"),
    _a("import_table", "Import table…", "File", "", "file-input", "Takes in rows of a CSV file"),
    _a("export_table", "Export table…", "File", "", "file-down", "Writes what it lists as CSV"),
    _a("close", "Close", "-File", "Ctrl+W|Ctrl+F4", "", "Closes the document in front"),
    _a(
        "keep_sitting",
        "Open the same documents next time",
        "-File",
        tip="Opens at the next start what is open when the window is closed",
        checkable=True,
    ),
    _a("quit", "Quit", "-File", "Ctrl+Q"),
    _a("undo", "Undo", "Edit", "Ctrl+Z", "undo-2", "Takes back the last change of the document"),
    _a("redo", "Redo", "Edit", "Ctrl+Shift+Z|Ctrl+Y", "redo-2", "Makes it again"),
    _a("history", "History", "Edit", "Ctrl+Alt+Z", "history", "Lists all steps, to go back to one"),
    _a("cut", "Cut", "-Edit", "Ctrl+X", "scissors"),
    _a("copy", "Copy", "Edit", "Ctrl+C", "copy"),
    _a("paste", "Paste", "Edit", "Ctrl+V", "clipboard-paste"),
    _a("select_all", "Select all", "Edit", "Ctrl+A"),
    _a("find", "Find…", "-Edit", "Ctrl+F", "search", "Finds words in the document in front"),
    _a("find_next", "Find next", "Edit", "F3"),
    _a("find_previous", "Find previous", "Edit", "Shift+F3"),
    _a("go_to_line", "Go to line…", "Edit", "Ctrl+L|Ctrl+G"),
    _a(
        "search",
        "Search all documents…",
        "-Edit",
        "Ctrl+Shift+F",
        "",
        "Finds words in every document",
    ),
    _a("replace", "Replace in all documents…", "Edit", "Ctrl+Shift+H", "replace"),
    _a("rename", "Rename everywhere…", "-Edit", "F2", "", "Another id, wherever it is written"),
    _a("complete", "Complete the word", "Edit", "Ctrl+Space", "", "Offers what may stand here"),
    _a(
        "offer_words",
        "Offer words while typing",
        "Edit",
        tip="Shows what may stand in the text as soon as a word begins",
        checkable=True,
    ),
    _a("fix", "Mend the problem here…", "Edit", "Ctrl+.", "lightbulb", "Offers what mends it"),
    _a("zoom_in", "Zoom in", "View", "Ctrl++|Ctrl+=", "zoom-in"),
    _a("zoom_out", "Zoom out", "View", "Ctrl+-", "zoom-out"),
    _a("zoom_100", "Zoom to 100 %", "View", "Ctrl+0"),
    _a("fit", "Fit the board", "View", "Ctrl+9", "maximize"),
    _a("side_board", "Board or form only", "-View", "Ctrl+1", "map", group="sides"),
    _a("side_both", "Board or form, and text", "View", "Ctrl+2", "table-properties", group="sides"),
    _a("side_text", "Text only", "View", "Ctrl+3", "file-code", group="sides"),
    _a(
        "side_form",
        "Form beside the board",
        "View",
        "Ctrl+4",
        "sliders-horizontal",
        "Shows what is chosen on the board as a form",
        checkable=True,
    ),
    _a("overlay_none", "Nothing", "-View/Over the board", "Alt+0", "", group="overlay"),
    *(
        _a(f"overlay_{o.id}", o.title, "View/Over the board", o.keys, o.icon, o.tip, "overlay")
        for o in OVERLAYS
    ),
    _a(
        "overlay_own",
        "The game's own",
        "View/Over the board",
        "Alt+8",
        "layers-2",
        "What the game itself draws: each time the next one",
        "overlay",
    ),
    _b(
        "overlay_next",
        "Next drawing",
        "O",
        "layers",
        "Shows over the board",
        "",
        "-View/Over the board",
    ),
    _b(
        "overlay_previous",
        "Drawing before",
        "Shift+O",
        "",
        "The other way",
        "",
        "View/Over the board",
    ),
    _a(
        "modules",
        "Modules",
        "View",
        "Ctrl+Shift+M",
        "puzzle",
        "Shows the modules of the scenario in front, with their switches",
    ),
    _a(
        "combinations",
        "Combinations of modules…",
        "View",
        "Ctrl+Alt+M",
        "",
        "Shows which modules, pairs and sets go together, and why not",
    ),
    _a(
        "compare",
        "Compare routes…",
        "View",
        "Ctrl+Shift+R",
        "git-compare",
        "Shows two routes and their figures side by side",
    ),
    _a(
        "set",
        "Card set…",
        "View",
        "Ctrl+Shift+E",
        "layers",
        "Shows all faces of the document in front and of its set, with filters and figures",
    ),
    _a("theme_system", "As the system", "-View/Theme", group="theme"),
    _a("theme_light", "Light", "View/Theme", "", "sun", group="theme"),
    _a("theme_dark", "Dark", "View/Theme", "", "moon", group="theme"),
    _a("theme_contrast", "High contrast", "View/Theme", "", "contrast", group="theme"),
    *(
        _a(
            f"language_{id_}",
            name,
            "-View/Language" if id_ == "system" else "View/Language",
            tip=_IN_ENGLISH.get(id_, ""),
            group="language",
        )
        for id_, name in (("system", "As the system"), *LANGUAGES.items())
    ),
    _a(
        "next_theme", "Next theme", "View", "Ctrl+Shift+L", "contrast", "Light, dark, high contrast"
    ),
    _b("tool_select", "Select", "S", "mouse-pointer-2", "Chooses and moves tiles", "tool"),
    _b("tool_stamp", "Stamp", "B", "stamp", "Puts tiles of the box down", "tool"),
    _b("tool_erase", "Erase", "E", "eraser", "Takes away what is clicked", "tool"),
    _b("tool_bar", "Barrier", "K", "fence", "Says what lies on joints", "tool"),
    _b("tool_ends", "Start and finish", "F", "flag", "Puts the first or last tile down", "tool"),
    _b("tool_loose", "Small pieces", "D", "flame", "Lays pieces of modules on spaces", "tool"),
    _b("net", "Net of empty spaces", "G", "grid-3x3", "Shows or hides it", menu="-Board"),
    _b("coordinates", "Coordinates", "Shift+G", "crosshair", "Writes them on the spaces, or not"),
    _b("minimap", "Minimap", "Shift+M", "map", "Shows the whole board in the corner, or not"),
    _b("fit_chosen", "Fit what is chosen", "2", "maximize", "Shows it as large as it goes"),
    _b("pick_up", "Move", "M", "move", "Takes what is chosen into the hand", menu="-Board"),
    _b("turn_right", "Turn right", "Z", "rotate-cw", "Turns what is chosen by 60°"),
    _b("turn_left", "Turn left", "Shift+Z", "rotate-ccw", "Turns it the other way"),
    _b("turn_over", "Turn over", "X", "replace", "Shows the other side of the tile"),
    _b("replace_tile", "Replace tile", "R", "", "Puts another tile of its shape in its place"),
    _b("duplicate", "Duplicate", "Ctrl+D", "copy", "Takes copies into the hand", menu="-Board"),
    _b("delete", "Delete", "Del|Backspace", "trash-2", "Takes what is chosen off the board"),
    _a("go_back", "Back", "Go", "Alt+Left", "chevron-left", "Goes where you were before"),
    _a("go_forward", "Forward", "Go", "Alt+Right", "chevron-right", "Goes on again"),
    _a("go_to_declaration", "Go to declaration", "-Go", "F12", "link", "Of the id at the cursor"),
    _a("find_uses", "Find who uses it", "Go", "Shift+F12", "", "Lists every place of the id here"),
    _a("next_hit", "Next place found", "-Go", "Ctrl+F3", "", "Of the search over all documents"),
    _a("previous_hit", "Previous place found", "Go", "Ctrl+Shift+F3"),
    _a("next_problem", "Next problem", "-Go", "F8", "chevron-right"),
    _a("previous_problem", "Previous problem", "Go", "Shift+F8", "chevron-left"),
    _a("next_tab", "Next document", "-Go", "Ctrl+Tab|Ctrl+PgDown"),
    _a("previous_tab", "Previous document", "Go", "Ctrl+Shift+Tab|Ctrl+PgUp"),
    _a("next_panel", "Next panel", "-Go", "F6", "", "Board, text, problems, documents, analysis"),
    _a("previous_panel", "Previous panel", "Go", "Shift+F6"),
    _a("play", "Play this route", "Play", "F5", "play", "Starts a game on what is on screen"),
    _a(
        "many_games",
        "Figures of many games…",
        "Play",
        "Ctrl+F5",
        "bot",
        "Lets bots play what is on screen many times: lengths, who wins, what comes into play",
    ),
    _a("manual", "Manual", "Help", "F1", "book-open", "Opens it at what has the keyboard"),
    _a(
        "commands", "All commands…", "Help", "Ctrl+Shift+P", "command", "Finds anything by its name"
    ),
    _a("shortcuts", "Keyboard shortcuts", "Help", "Ctrl+K", "keyboard"),
    _a("about", "About Trailwright", "-Help"),
)


class Actions:
    """The window's actions and menus."""

    def __init__(
        self, window: QMainWindow, look: Look, slots: Mapping[str, Callable[[], object]]
    ) -> None:
        """Make all actions; `slots` does what each is for, by id."""
        self._by_id: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {}
        self._letters: set[str] = set()
        groups: dict[str, QActionGroup] = {}
        for spec in ACTIONS:
            action = _action(window, look, spec)
            slot = slots[spec.id]
            action.triggered.connect(lambda _=False, slot=slot: slot())
            if spec.group:
                groups.setdefault(spec.group, QActionGroup(window)).addAction(action)
            self._by_id[spec.id] = action
            menu = self.menu(window, spec.menu.lstrip("-"))
            if spec.menu.startswith("-") and menu.actions():
                menu.addSeparator()
            menu.addAction(action)
            if not spec.on_board:
                # A key works wherever the keyboard is, also where the menu bar is hidden.
                window.addAction(action)

    def __getitem__(self, id_: str) -> QAction:
        return self._by_id[id_]

    def menu(self, window: QMainWindow, title: str) -> QMenu:
        """Give a menu by its title; `View/Theme` is a menu in a menu."""
        if title not in self._menus:
            outer, _, inner = title.rpartition("/")
            if outer:
                self._menus[title] = Menu(self.menu(window, outer), tr(inner))
                self.menu(window, outer).addMenu(self._menus[title])
            else:
                self._menus[title] = Menu(window.menuBar(), _with_key(tr(title), self._letters))
                window.menuBar().addMenu(self._menus[title])
        return self._menus[title]

    def enable(self, *ids: str, on: bool) -> None:
        """Make actions possible or not."""
        for id_ in ids:
            self._by_id[id_].setEnabled(on)

    def commands(self) -> list[Command]:
        """Give all actions for the palette."""
        found = []
        for spec in ACTIONS:
            action = self._by_id[spec.id]
            native = QKeySequence.SequenceFormat.NativeText
            keys = ", ".join(keys.toString(native) for keys in action.shortcuts())
            group = ", ".join(tr(part) for part in spec.menu.lstrip("-").split("/"))
            name = action.text().rstrip("…")  # the game's own word, where it has one
            words = f"{spec.text} {spec.tip and tr(spec.tip)}"  # in English, too
            found.append(
                Command(name, group, keys, action.trigger, action.isEnabled(), words=words)
            )
        return found


def _with_key(title: str, taken: set[str]) -> str:
    """Give a menu's title with the letter that opens it: the first that none before it has."""
    for n, letter in enumerate(title.casefold()):
        if letter.isalpha() and letter not in taken:
            taken.add(letter)
            return f"{title[:n]}&{title[n:]}"
    return title


def _action(window: QMainWindow, look: Look, spec: ActionSpec) -> QAction:
    # A language is found by who reads no other, so it calls itself by its own name.
    text = spec.text if spec.text in LANGUAGES.values() else tr(spec.text)
    action = QAction(text, window)
    action.setObjectName(spec.id)
    if spec.icon:
        action.setIcon(look.icon(spec.icon))
    action.setIconText(text.rstrip("…"))
    action.setShortcuts([QKeySequence(keys) for keys in spec.keys])
    context = Qt.ShortcutContext
    action.setShortcutContext(context.WidgetShortcut if spec.on_board else context.WindowShortcut)
    action.setCheckable(spec.checkable)
    first = spec.keys[0] if spec.keys else ""
    action.setToolTip(tip_of(text.rstrip("…"), first, tr(spec.tip) if spec.tip else ""))
    action.setStatusTip("")
    return action
