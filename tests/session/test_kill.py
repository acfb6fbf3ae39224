"""The program is killed in the middle of editing; what was done a second before is not lost."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from designer.documents.decoding import decode
from designer.session.journal import checksum
from designer.session.recovery import left_behind

ROOT = Path(__file__).parents[2]
EDITS = 1000
BEHIND_SECONDS = 1.0


def run_and_kill(folder, journal, seed):
    """Run the editing program and kill it at a random moment; give what it said and when it died."""
    child = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "tests.session.editing_child",
            str(folder),
            str(journal),
            str(seed),
            str(EDITS),
        ],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    rng = random.Random(seed)
    after = rng.randrange(1, EDITS)
    lines = []
    for line in child.stdout:
        if not line.startswith("done"):
            lines.append(line.split())
        if len(lines) >= after or line.startswith("done"):
            break
    time.sleep(rng.random() * 0.3)
    died = time.time()
    os.kill(child.pid, signal.SIGKILL)
    rest, _ = child.communicate()
    # The last line may have been cut off by the kill.
    lines += [line.split() for line in rest.splitlines() if len(line.split()) == len(lines[0])]
    return lines, died


@pytest.mark.skipif(os.name == "nt", reason="processes are killed otherwise there")
def test_nothing_journalled_more_than_a_second_before_is_lost(tmp_path, numbers):
    n_recovered = 0
    for seed in range(numbers.of(short=3, long=60)):
        folder, journal = tmp_path / f"files-{seed}", tmp_path / f"journal-{seed}"
        folder.mkdir()
        names = [folder / "a.yaml", folder / "b.yaml"]
        for file in names:
            file.write_text("kind: route\nid: x\nplacements:\n  - {face: A, at: [0, 0]}  # first\n")
        lines, died = run_and_kill(folder, journal, seed)

        found = left_behind(journal)

        assert found.problems == ()
        on_disk = [checksum(decode(file.read_bytes()).text) for file in names]
        recovered = {r.path: checksum(r.text) for r in found.recovered}
        n_recovered += len(recovered)
        for column, file in enumerate(names):
            now = recovered.get(str(file), on_disk[column])
            states = [(float(line[1]), int(line[2 + column])) for line in lines]
            assert now in last_second(states, died), f"seed {seed}, {file.name}"

    assert n_recovered > 0


def last_second(states, died):
    """Give the states that may be found: that of a second before the end, and all later ones."""
    settled = [state for when, state in states if when < died - BEHIND_SECONDS]
    recent = [state for when, state in states if when >= died - BEHIND_SECONDS]
    first = [checksum("kind: route\nid: x\nplacements:\n  - {face: A, at: [0, 0]}  # first\n")]
    return {(settled or first)[-1], *recent}
