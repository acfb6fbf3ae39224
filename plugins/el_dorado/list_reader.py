"""Read a plain list of pieces: tolerant, and exact about what could not be read.

Bullets, numbers, commas, small letters, degrees and compass points are understood. What cannot be
read is a fault with its line and column, and the rest is read all the same.
"""

import difflib
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from designer.api import Diagnostic, Hex, Listed, Location, Placement, Project, Severity

from .barriers import barriers_of
from .board import MOST_PLACEMENTS
from .faces import Face, faces_of
from .sliding import Contact, pushed
from .terrains import GAME_ID, read_terrains

__all__ = ["DIFFICULTIES", "ListReader"]

PIECE, WORD, PLACE = "el-dorado/list-piece", "el-dorado/list-word", "el-dorado/list-place"

_MOST_LINES = 3 * MOST_PLACEMENTS  # pieces, what lies on their joints, remarks and empty lines
_MOST_SIGNS = 400  # in a line, a long name among them
_BREAK = re.compile(r"\r\n|\r|\n")  # as editors count lines

_HEADERS = {"name": "name", "route": "name", "title": "name", "difficulty": "difficulty"}
_HEADER = re.compile(r"\s*([A-Za-z]+)\s*:\s*(.*?)\s*\Z")
_BULLET = re.compile(r"\s*(?:\d+\s*[.)](?=\s)|[-*•–](?=\s))")
_COMMENT = re.compile(r"(?:^|\s)#.*\Z")
_AT = re.compile(r"at\s*[(\[]?\s*([+-]?\d{1,5})\s*[,;\s]\s*([+-]?\d{1,5})\s*[)\]]?(?![\w])", re.IGNORECASE)  # fmt: skip
_WORDS = re.compile(r"[^\s,;|/()\[\]]+")
_GLUED = re.compile(r"([A-Za-z_]\w*?)([0-5])\Z")
_TURN = re.compile(r"(?:turn|t|r)?[=:]?(\d{1,3})(°|deg|degrees)?\Z", re.IGNORECASE)
_CONTACT = re.compile(r"(\d{1,2}|[NSEW]{1,2})h?(?:([+-])(\d{0,2}))?\Z", re.IGNORECASE)
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*\Z")
_FILLERS = frozenset({"side", "corner", "turn", "with", "joint", "to", "from", "blockade"})
_COMPASS = {"N": 12, "NE": 2, "E": 3, "SE": 4, "S": 6, "SW": 8, "W": 9, "NW": 10}
DIFFICULTIES = ("easy", "medium", "hard")


class _Word(NamedTuple):
    """A word of a line with its column, counted from 0."""

    text: str
    column: int


class _Fault(Exception):  # noqa: N818 - a way out of a line, not an error for anybody
    def __init__(self, code: str, message: str, word: _Word, remedy: str = "") -> None:
        super().__init__(message)
        self.code, self.message, self.word, self.remedy = code, message, word, remedy


class ListReader:
    """Read one list.

    What a line says counts from the moment it was read: later lines join earlier pieces.
    """

    def __init__(self, project: Project, path: str) -> None:
        self._path = path
        self._faces = faces_of(project, read_terrains(project))
        self._barriers = barriers_of(project)
        self._laid: dict[str, Placement] = {}
        self._last: Placement | None = None
        self._joints: list[dict[str, Any]] = []
        self._headers: dict[str, str] = {}
        self._faults: list[Diagnostic] = []

    def read(self, text: str, route_id: str) -> Listed:
        """Give the tree of a route with an id, and the faults."""
        lines = _BREAK.split(text)
        if len(lines) > _MOST_LINES:
            self._too_long(len(lines))
            return Listed(self._tree(route_id), tuple(self._faults))
        for number, line in enumerate(lines, start=1):
            try:
                self._line(line)
            except _Fault as fault:
                self._faults.append(self._diagnostic(fault, number))
        if not self._laid and not self._faults:
            nothing = _Fault(PIECE, "The list holds no piece.", _Word("", 0), "Write one per line: `B 2`.")  # fmt: skip
            self._faults.append(self._diagnostic(nothing, 1))
        return Listed(self._tree(route_id), tuple(self._faults))

    def _too_long(self, n_lines: int) -> None:
        """Say that this is no list of a route; reading each of its lines would help nobody."""
        message = f"This is no list of a route: it has {n_lines:,} lines, a route has at most {MOST_PLACEMENTS} pieces."
        fault = _Fault(PIECE, message, _Word("", 0), "Choose the file with the list: one piece per line, like `C 5 2+`.")  # fmt: skip
        self._faults.append(self._diagnostic(fault, _MOST_LINES + 1))

    def _line(self, line: str) -> None:
        if len(line) > _MOST_SIGNS:
            raise _Fault(WORD, f"The line is {len(line):,} characters long, but names one piece at most.", _Word("", 0), "Write one piece per line: `C 5 2+`.")  # fmt: skip
        header = _HEADER.match(line)
        if header is not None and header[1].lower() in _HEADERS:
            self._header(_HEADERS[header[1].lower()], _Word(header[2], header.start(2)))
            return
        line = _COMMENT.sub("", line)
        if not line.strip():
            return
        begin = bullet.end() if (bullet := _BULLET.match(line)) is not None else 0
        at = _AT.search(line, begin)
        rest = line if at is None else line[: at.start()] + " " * (at.end() - at.start()) + line[at.end() :]  # fmt: skip
        words = [_Word(m[0], m.start()) for m in _WORDS.finditer(rest, begin)]
        if not words:
            raise _Fault(PIECE, "The line names no piece.", _Word(line.strip(), 0))
        if words[0].text.lower() == "joint":
            self._joint(words)
        else:
            self._piece(words, Hex(int(at[1]), int(at[2])) if at is not None else None)

    def _header(self, key: str, value: _Word) -> None:
        if key == "difficulty":  # a name may hold the sign that begins a remark
            value = _Word(_COMMENT.sub("", value.text).strip(), value.column)
        if key == "difficulty" and value.text.lower() not in DIFFICULTIES:
            raise _Fault(WORD, f"“{value.text}” is no difficulty.", value, "Write easy, medium or hard.")  # fmt: skip
        self._headers[key] = value.text.lower() if key == "difficulty" else value.text

    # A piece

    def _piece(self, words: list[_Word], at: Hex | None) -> None:
        face, name, glued = self._face(words[0])
        left = [word for word in words[1:] if word.text.lower() not in _FILLERS]
        turn = glued if glued is not None else self._turn(left, words[0])
        base = self._base(left)
        barrier = self._barrier_word(left)
        contact = self._contact(left) if at is None else None
        if left:
            raise _Fault(WORD, f"“{left[0].text}” is not understood here.", left[0], _SHAPE)
        if at is None and self._last is not None:
            at = self._pushed(base or self._last, face, turn, contact, words[0])
        name = name or self._free_name(face.id)
        if name in self._laid:
            raise _Fault(PIECE, f"There are two pieces called {name}.", words[0], "Give one of them a name of its own: `C=two 5 2+`.")  # fmt: skip
        piece = Placement(name, face.id, at or Hex(0, 0), turn, face.cells)
        if barrier and self._last is not None:
            beside = (base or self._last).id
            self._joints.append({"between": [beside, name], "barrier": barrier})
        self._laid[name] = self._last = piece

    def _face(self, word: _Word) -> tuple[Face, str, int | None]:
        text, _, name = word.text.partition("=")
        glued = None
        face = self._face_called(text)
        if face is None and (split := _GLUED.match(text)) is not None:
            face, glued = self._face_called(split[1]), int(split[2])
        if face is None:
            raise _Fault(PIECE, f"There is no piece {text}.", word, _meant(text, self._faces))
        if "=" in word.text and _NAME.match(name) is None:
            raise _Fault(PIECE, f"“{name}” is no name for a piece.", word, "Letters, digits and _, a letter first.")  # fmt: skip
        return face, name, glued

    def _face_called(self, text: str) -> Face | None:
        if text in self._faces:
            return self._faces[text]
        wanted = text.lower()
        found = [f for f in self._faces.values() if wanted in {f.id.lower(), f.letter.lower()}]
        return found[0] if len(found) == 1 else None

    def _turn(self, left: list[_Word], piece: _Word) -> int:
        found = _TURN.match(left[0].text) if left else None
        if found is None:
            word = left[0] if left else piece
            raise _Fault(WORD, f"After {piece.text} comes its turn: 0 to 5.", word, _SHAPE)
        word = left.pop(0)
        turn = int(found[1])
        if found[2] or turn > 5:
            if turn % 60 or turn >= 360:
                raise _Fault(WORD, f"“{word.text}” is no turn.", word, "Write 0 to 5, in steps of 60 degrees clockwise.")  # fmt: skip
            turn //= 60
        return turn

    def _base(self, left: list[_Word]) -> Placement | None:
        place = next((n for n, word in enumerate(left) if word.text.lower() == "on"), None)
        if place is None:
            return None
        word = left[place + 1] if place + 1 < len(left) else left[place]
        del left[place : place + 2]
        return self._laid_piece(word)

    def _laid_piece(self, word: _Word) -> Placement:
        found = [p for name, p in self._laid.items() if name.lower() == word.text.lower()]
        exact = self._laid.get(word.text)
        if exact is None and len(found) != 1:
            raise _Fault(PIECE, f"No piece {word.text} was named before.", word, _meant(word.text, self._laid))  # fmt: skip
        return exact or found[0]

    def _barrier_word(self, left: list[_Word]) -> str:
        for n, word in enumerate(left):
            barrier = self._barrier(word)
            if barrier:
                del left[n]
                return barrier
        return ""

    def _barrier(self, word: _Word) -> str:
        text = word.text.lower()
        return text if text in self._barriers or text in {"deal", "none"} else ""

    def _contact(self, left: list[_Word]) -> Contact | None:
        found = _CONTACT.match(left[0].text) if left else None
        if found is None:
            return None
        hour = int(found[1]) if found[1].isdigit() else _COMPASS.get(found[1].upper(), 0)
        shift = (-1 if found[2] == "-" else 1) * int(found[3] or 1) if found[2] else 0
        if not 1 <= hour <= 12:
            raise _Fault(WORD, f"“{left[0].text}” is no hour of the clock.", left[0], "Sides are 12, 2, 4, 6, 8 and 10, corners 1, 3, 5, 7, 9 and 11.")  # fmt: skip
        if hour % 2 and shift:
            raise _Fault(WORD, "Nothing is shifted along a corner.", left[0], "Write the corner alone, or a side with a shift.")  # fmt: skip
        left.pop(0)
        return Contact(hour, shift)

    def _pushed(
        self, base: Placement, face: Face, turn: int, contact: Contact | None, word: _Word
    ) -> Hex:
        if contact is None:
            raise _Fault(PLACE, f"Where does {word.text} join {base.id}?", word, _SHAPE)
        at = pushed(base, face.cells, turn, contact)
        if at is None:
            raise _Fault(PLACE, f"At {contact.to_text()} {word.text} slides past {base.id} without touching it.", word, "Shift it less, or choose another side.")  # fmt: skip
        return at

    # A joint

    def _joint(self, words: list[_Word]) -> None:
        if len(words) != 4:
            raise _Fault(WORD, "A joint names two pieces and what lies between them.", words[0], "Write `joint B C blockade_1`, or `none`, or `deal`.")  # fmt: skip
        ends = [self._laid_piece(word).id for word in words[1:3]]
        barrier = self._barrier(words[3])
        if not barrier:
            known = ["deal", "none", *self._barriers]
            raise _Fault(WORD, f"There is no “{words[3].text}” to lie on a joint.", words[3], _meant(words[3].text, known))  # fmt: skip
        self._joints.append({"between": ends, "barrier": barrier})

    # What comes out

    def _free_name(self, face: str) -> str:
        names = [face, *(f"{face}_{n}" for n in range(2, len(self._laid) + 3))]
        return next(name for name in names if name not in self._laid)

    def _tree(self, route_id: str) -> Mapping[str, Any]:
        tree: dict[str, Any] = {
            "kind": "route",
            "format": 1,
            "id": route_id,
            "game": GAME_ID,
            "name": self._headers.get("name") or route_id,
        }
        if "difficulty" in self._headers:
            tree["difficulty"] = self._headers["difficulty"]
        tree["source"] = "designed here"
        tree["placements"] = [
            {
                **({"id": name} if name != piece.face else {}),
                "face": piece.face,
                "at": list(piece.at),
                "turn": piece.turn,
            }
            for name, piece in self._laid.items()
        ]
        return {**tree, "joints": self._joints} if self._joints else tree

    def _diagnostic(self, fault: _Fault, line: int) -> Diagnostic:
        column = fault.word.column + 1
        place = Location(self._path, line, column, line, column + len(fault.word.text))
        return Diagnostic(
            fault.code, Severity.ERROR, fault.message, place, fault.remedy, object=f"line {line}"
        )


_MOST_NAMES, _MOST_OF_A_NAME = 30, 40

_SHAPE = "Write piece, turn, and the side of the piece before: `C 5 2+`."


def _meant(word: str, known: Mapping[str, Any] | list[str]) -> str:
    names = list(known)
    close = difflib.get_close_matches(word[:_MOST_OF_A_NAME], names, n=1, cutoff=0.4)
    if close:
        return f"Did you mean {close[0]}?"
    more = "" if len(names) <= _MOST_NAMES else f" and {len(names) - _MOST_NAMES} more"
    return f"There are: {', '.join(names[:_MOST_NAMES])}{more}." if names else ""
