"""Find what a program that died had not saved, and offer it."""

import json
import os
from pathlib import Path
from typing import Any

import msgspec

from designer.diagnostics import said
from designer.documents.decoding import decode
from designer.session.journal import SUFFIX, VERSION, checksum, default_folder, lock
from designer.session.outside import Comparison, compared

__all__ = ["LeftBehind", "Recovered", "against_file", "discard", "left_behind", "settle"]

_MOST_BYTES = 200_000_000


class Recovered(msgspec.Struct, frozen=True):
    """Give a text that was not saved.

    Attributes:
        path: the document.
        text: its text, with the file's line ends, without a byte-order mark.
        when: of its last change, in seconds since 1970.
        size: of the text, in bytes.
        file_is_newer: whether the file was written after that.
        journal: where it was found.
    """

    path: str
    text: str
    when: float
    size: int
    file_is_newer: bool
    journal: Path


class LeftBehind(msgspec.Struct, frozen=True):
    """Give everything that dead programs left.

    Attributes:
        recovered: texts that differ from their files, the latest first.
        problems: sentences on journals that cannot be read; they stay where they are.
    """

    recovered: tuple[Recovered, ...]
    problems: tuple[str, ...]


def left_behind(folder: Path | None = None) -> LeftBehind:
    """Look for journals that no running program holds. Journals of no use are taken away."""
    found: list[Recovered] = []
    problems: list[str] = []
    try:
        files = sorted((folder or default_folder()).glob(f"*{SUFFIX}"))
    except OSError as error:
        return LeftBehind(
            (), (said("The recovery folder cannot be read: {reason}.", reason=_reason(error)),)
        )
    for file in files:
        try:
            texts = _read(file)
            if texts is None:
                continue
            here = [r for r in texts if _differs(r)]
            found += here
            if not here:
                file.unlink(missing_ok=True)
        except OSError as error:
            problems.append(
                said(
                    "The recovery file {file} cannot be read: {reason}.",
                    file=file.name,
                    reason=_reason(error),
                )
            )
        except ValueError as error:
            problems.append(
                said(
                    "The recovery file {file} is left as it is: {error}.",
                    file=file.name,
                    error=error,
                )
            )
    return LeftBehind(tuple(sorted(found, key=lambda r: -r.when)), tuple(problems))


def discard(journal: Path) -> None:
    """Take a journal away, once its texts are taken over or given up.

    Raises:
        OSError: it cannot be removed and will be offered again.
    """
    journal.unlink(missing_ok=True)


def settle(recovered: Recovered) -> None:
    """Take note that one text is taken over or given up; the others of its journal stay.

    Raises:
        OSError: that cannot be written down, and the text will be offered again.
    """
    with recovered.journal.open("r+b") as stream:
        if not lock(stream):
            return  # a program that runs has it; nothing of it was offered
        lines = stream.read()
        whole = lines[: lines.rfind(b"\n") + 1]  # what was not finished would swallow ours
        stream.truncate(len(whole))
        stream.seek(len(whole))
        entry = {"at": recovered.when, "path": recovered.path, "saved": True}
        stream.write(json.dumps(entry).encode("ascii") + b"\n")
        stream.flush()
        os.fsync(stream.fileno())
    if not (_read(recovered.journal) or ()):
        discard(recovered.journal)


def against_file(recovered: Recovered) -> Comparison:
    """Compare a text that was not saved with what its file holds now, nothing if it is gone.

    Raises:
        OSError: the file cannot be read.
    """
    path = Path(recovered.path)
    theirs = decode(path.read_bytes()).text if path.exists() else ""
    return compared(recovered.text, theirs)


def _reason(error: OSError) -> str:
    return (error.strerror or said("unknown reason")).lower()


def _read(file: Path) -> list[Recovered] | None:
    """Give the unsaved texts of a journal; None if its program still runs.

    Raises:
        OSError: it cannot be read.
        ValueError: it is none, or one of another version.
    """
    with file.open("r+b") as stream:
        if not lock(stream):
            return None
        if file.stat().st_size > _MOST_BYTES:
            message = said("it is too large")
            raise ValueError(message)
        lines = stream.read().split(b"\n")
    if lines == [b""]:
        return []  # it died before the first word
    _check_header(lines[0])
    texts: dict[str, tuple[str, float]] = {}
    for line in lines[1:-1]:  # what has no line end was not finished
        try:
            _replay(json.loads(line), texts)
        except (ValueError, TypeError, KeyError, RecursionError):
            break  # nothing behind a broken line can be trusted
    return [
        Recovered(
            path,
            text,
            when,
            len(text.encode("utf-8", "surrogatepass")),
            _is_newer(Path(path), when),
            file,
        )
        for path, (text, when) in texts.items()
    ]


def _check_header(line: bytes) -> None:
    try:
        header = json.loads(line)
        version = header["trailwright journal"]
    except (ValueError, TypeError, KeyError, RecursionError):
        message = said("it is damaged, or none of ours")
        raise ValueError(message) from None
    if version != VERSION:
        message = said(
            "it was written by another version of the program ({version})", version=version
        )
        raise ValueError(message)


def _replay(entry: dict[str, Any], texts: dict[str, tuple[str, float]]) -> None:
    path, when = entry["path"], float(entry["at"])
    if "saved" in entry:
        texts.pop(path, None)
    elif "text" in entry:
        texts[path] = str(entry["text"]), when
    else:
        text = texts[path][0]
        for start, end, new in reversed(entry["splices"]):
            text = text[:start] + new + text[end:]
        if len(text) != entry["length"] or checksum(text) != entry["sum"]:
            raise ValueError(path)
        texts[path] = text, when


def _is_newer(path: Path, when: float) -> bool:
    try:
        return path.stat().st_mtime > when
    except OSError:
        return False


def _differs(recovered: Recovered) -> bool:
    try:
        data = Path(recovered.path).read_bytes()
    except OSError:
        return True
    return decode(data).text != recovered.text
