"""A program that edits at random until it is killed; run by test_kill.

Arguments: folder of the files, folder of the journal, seed, number of edits. After each edit it says,
in one line: number, time, checksum of each text.
"""

import random
import sys
import time
from pathlib import Path

from designer.documents import Edit, edit_document, open_project, yaml_files
from designer.session.journal import Journal, checksum
from designer.session.workspace import Workspace
from tests.documents.model import operation


def main(folder: str, journal: str, seed: str, count: str) -> None:
    files = yaml_files(Path(folder))
    workspace = Workspace(None, open_project(files, []), map(str, files), Journal(Path(journal)))
    rng = random.Random(int(seed))
    for number in range(int(count)):
        change(workspace, rng)
        sums = " ".join(str(checksum(workspace.raw_text(p))) for p in workspace.open_paths)
        say(f"{number} {time.time()} {sums}")
        time.sleep(rng.random() * 0.004)
    say("done")
    time.sleep(60)


def say(line: str) -> None:
    """Write one line to whoever started the program."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def change(workspace: Workspace, rng: random.Random) -> None:
    path = rng.choice(workspace.open_paths)
    kind = rng.randrange(10)
    if kind == 0:
        workspace.undo(path)
    elif kind == 1:
        workspace.save(path)
    elif kind < 6:
        document = workspace.document(path)
        if document.tree:
            edit = edit_document(document, operation(rng, document.tree), "edit")
            if isinstance(edit, Edit):
                workspace.edit(edit)
    else:
        text = workspace.text(path)
        at = rng.randint(0, len(text))
        workspace.edit_text(path, at, min(len(text), at + rng.randrange(3)), rng.choice("ab\n🗺é"))


if __name__ == "__main__":
    main(*sys.argv[1:])
