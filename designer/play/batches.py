"""Work cut into batches and spread over processes; a cluster would be one more runner.

A runner may give the results back in any order, so only what can be merged in any order belongs
here (see `statistics`). It knows nothing of games.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import connection
from types import TracebackType
from typing import Protocol, Self, TypeVar

__all__ = ["InProcesses", "InThisProcess", "Runner", "batched_seeds", "n_cores"]

Batch = TypeVar("Batch")
Result = TypeVar("Result")

_WAITING = (
    2  # batches per process that are handed out at once, so that none has to wait for the next
)


class Runner(Protocol):
    """Spread batches of work."""

    def map_batches(
        self, work: Callable[[Batch], Result], batches: Iterable[Batch]
    ) -> Iterator[Result]:
        """Give the result of each batch once, as it is done, in whatever order.

        Args:
            work: what is done with a batch; it and the batches can be pickled.
            batches: taken only as they are needed.
        """


class InThisProcess:
    """Do one batch after the other, here."""

    def map_batches(
        self, work: Callable[[Batch], Result], batches: Iterable[Batch]
    ) -> Iterator[Result]:
        """Give the result of each batch in turn."""
        return map(work, batches)


class InProcesses:
    """Spread batches over processes of their own, each started afresh. A context: leaving it ends them.

    Args:
        n: how many processes.
        prepare: what each does first, while others work already; it can be pickled.
    """

    def __init__(self, n: int, prepare: Callable[[], object]) -> None:
        self._n = n
        # Started afresh (never forked): the same on every system, and no thread or lock of the
        # window is copied into a process that cannot use it.
        self._pool = ProcessPoolExecutor(
            max_workers=n,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_begin,
            initargs=(prepare,),
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._pool.shutdown(cancel_futures=True)

    def map_batches(
        self, work: Callable[[Batch], Result], batches: Iterable[Batch]
    ) -> Generator[Result, None, None]:
        """Give the results as they are done. The first batches are handed out at once.

        Raises:
            BrokenProcessPool: a process died; results given before that hold.
        """
        left = iter(batches)
        with _deaf_children():
            running = {self._pool.submit(work, b) for b in islice(left, self._n * _WAITING)}
        return self._results(work, left, running)

    def _results(
        self,
        work: Callable[[Batch], Result],
        left: Iterator[Batch],
        running: set[Future[Result]],
    ) -> Generator[Result, None, None]:
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {self._pool.submit(work, b) for b in islice(left, len(done))}
            for future in done:
                yield future.result()


def batched_seeds(seed: int, n: int, size: int) -> Iterator[range]:
    """Give n seeds that count on from `seed` in batches, the last one as short as it must be."""
    for first in range(seed, seed + n, size):
        yield range(first, min(first + size, seed + n))


def n_cores() -> int:
    """Give how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _begin(prepare: Callable[[], object]) -> None:
    """Start a process: an interrupt at the keyboard is the business of the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    prepare()


def _end_with_parent() -> None:
    """End this process when the one that started it is gone, however that came about.

    The pool's own queue stays open in every process that waits at it, so none would notice.
    """
    parent = multiprocessing.parent_process()
    assert parent is not None, "only a process of a pool comes here"
    connection.wait([parent.sentinel])
    os._exit(1)


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Let processes that are started here not hear interrupts while Python itself still starts in them.

    What is blocked here is blocked in a child; here it comes as soon as it is let through again.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
