"""Compare a text with the file of it that was looked at and kept."""

import difflib
from dataclasses import dataclass
from pathlib import Path

__all__ = ["Golden"]


@dataclass(frozen=True)
class Golden:
    """The kept texts below one folder; `update` writes them anew instead (the diff is reviewed)."""

    folder: Path
    update: bool = False

    def check(self, name: str, text: str) -> None:
        """Fail with the difference unless `text` is what the file `name` holds."""
        path = self.folder / name
        if self.update:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())
            return
        assert path.exists(), (
            f"{path} is not there yet: run this test with --update-golden, look at it, keep it"
        )
        kept = path.read_bytes().decode()
        difference = "".join(
            difflib.unified_diff(
                kept.splitlines(keepends=True),
                text.splitlines(keepends=True),
                f"kept: {name}",
                "now",
            )
        )
        assert kept == text, (
            f"\n{difference}\nIf that is meant: run this test with --update-golden."
        )
