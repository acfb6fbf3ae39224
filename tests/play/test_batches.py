import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from designer.play.batches import InProcesses, InThisProcess, batched_seeds, n_cores


def nothing():
    """Prepare nothing."""


def deaf_and_squared(number):
    ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    return number * number, ignored, os.getpid()


def waits(number):
    time.sleep(0.05)
    return number


def dies(number):
    if number == 3:
        os._exit(1)
    return number


@pytest.mark.parametrize(("n", "size"), [(10, 3), (10, 5), (1, 7), (0, 4)])
def test_batches_hold_every_seed_once_and_none_is_too_long(n, size):
    batches = list(batched_seeds(100, n, size))

    assert [seed for batch in batches for seed in batch] == list(range(100, 100 + n))
    assert all(0 < len(batch) <= size for batch in batches)


def test_in_this_process_the_batches_are_taken_one_by_one():
    taken = []
    results = InThisProcess().map_batches(str, (taken.append(n) or n for n in range(9)))

    assert taken == []
    assert (next(results), taken) == ("0", [0])


def test_processes_give_each_result_once_and_hear_no_interrupt():
    with InProcesses(2, nothing) as processes:
        found = sorted(processes.map_batches(deaf_and_squared, range(9)))

    assert [result for result, _, _ in found] == [n * n for n in range(9)]
    assert all(ignored for _, ignored, _ in found)
    assert os.getpid() not in {pid for _, _, pid in found}


def test_interrupts_are_heard_here_as_before():
    before = signal.getsignal(signal.SIGINT)
    with InProcesses(1, nothing) as processes:
        list(processes.map_batches(waits, range(2)))

        assert signal.getsignal(signal.SIGINT) is before


def test_few_batches_are_handed_out_before_they_are_needed():
    taken = []
    with InProcesses(1, nothing) as processes:
        results = processes.map_batches(waits, (taken.append(n) or n for n in range(50)))
        first = next(results)
        n_taken = len(taken)
        results.close()

    assert first == 0
    assert n_taken < 6


def test_a_process_that_dies_is_noticed_and_the_others_end():
    with pytest.raises(BrokenProcessPool), InProcesses(2, nothing) as processes:
        list(processes.map_batches(dies, range(30)))


def test_at_least_one_core_may_be_used():
    assert 1 <= n_cores() <= (os.cpu_count() or 1)


PARENT = """
import sys
from tests.play.test_batches import InProcesses, nothing, reported, waits
if __name__ == "__main__":
    with InProcesses(1, nothing) as processes:
        for pid in processes.map_batches(reported, range(10**9)):
            print(pid, flush=True)
"""


def reported(_number):
    time.sleep(0.01)
    return os.getpid()


def is_running(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up there")
def test_a_process_ends_with_the_one_that_started_it(tmp_path, checkout):
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    parent = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(checkout)},
    )
    child = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    parent.stdout.close()

    deadline = time.monotonic() + 30
    while is_running(child) and time.monotonic() < deadline:
        time.sleep(0.05)
    outlived = is_running(child)
    if outlived:
        os.kill(child, signal.SIGKILL)
    assert not outlived
