"""Work spread over the cores of one machine: results come as they are ready, and Ctrl-C stops everything."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import TypeVar

Job = TypeVar("Job")
Answer = TypeVar("Answer")


def cores() -> int:
    """How many processes this machine can run at once for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[Job], Answer], jobs: Iterable[Job], workers: int) -> Iterator[Answer]:
    """The answers to all jobs, in the order they are ready; with one worker, in this process and in order."""
    if workers <= 1:
        yield from map(work, jobs)
        return
    # new processes, not copies of this one: a copy of a process with threads may hang
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _ignore_interrupts)
    left = iter(jobs)
    try:
        running: set[Future[Answer]] = {pool.submit(work, job) for job in islice(left, 2 * workers)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(work, job) for job in islice(left, len(done))}
            for future in done:
                yield future.result()
    except BaseException:
        for process in list((pool._processes or {}).values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches the whole group; only the first process answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
