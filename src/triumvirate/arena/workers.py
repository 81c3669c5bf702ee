"""Work spread over the cores of one machine or over a Ray cluster: results come as they are ready; Ctrl-C stops it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from types import ModuleType
from typing import TypeVar

from triumvirate.core.errors import BadRequest

PATIENCE = 5.0  # seconds for a cluster to answer

Job = TypeVar("Job")
Answer = TypeVar("Answer")


def cores() -> int:
    """How many processes this machine can run at once for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    work: Callable[[Job], Answer], jobs: Iterable[Job], workers: int, ray: str | None = None
) -> Iterator[Answer]:
    """The answers to all jobs, in the order they are ready; with one worker, in this process and in order.

    With the address of a Ray cluster (`auto` for the one this machine is in) the jobs run there instead.
    """
    if ray is not None:
        yield from _spread_by_ray(work, jobs, ray)
        return
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


def _spread_by_ray(work: Callable[[Job], Answer], jobs: Iterable[Job], address: str) -> Iterator[Answer]:
    """As many jobs at once as the cluster has processors; nodes need the same Triumvirate installed."""
    ray = join_cluster(address)
    far = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(work)
    left = iter(jobs)
    running = [far.remote(job) for job in islice(left, 2 * max(1, int(ray.cluster_resources().get("CPU", 1))))]
    try:
        while running:
            done, running = ray.wait(running, num_returns=1)
            running += [far.remote(job) for job in islice(left, len(done))]
            yield from ray.get(done)
    except ray.exceptions.RayTaskError:
        raise  # the job's own fault
    except ray.exceptions.RayError as fault:
        words = str(fault).splitlines()[0]
        raise BadRequest(f"The Ray cluster was lost: {words} The same command goes on from what is kept.") from None
    finally:
        for job in running:
            ray.cancel(job, force=True)
        ray.shutdown()


def join_cluster(address: str) -> ModuleType:
    """Ray itself, when the cluster at the address answers; otherwise a sentence about what is missing."""
    try:
        import ray
    except ImportError:
        raise BadRequest("Ray is not installed here: pip install 'triumvirate[ray]', on every node alike.") from None
    _expect_answer(address)
    try:
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError, ImportError) as fault:
        raise BadRequest(f"No Ray cluster answers at '{address}': {str(fault).splitlines()[0]}") from None
    joined: ModuleType = ray
    return joined


def _expect_answer(address: str) -> None:
    """Ray itself waits for minutes for a cluster that is not there; an address with a port is knocked at first."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not port.isdigit():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
    except OSError as fault:
        raise BadRequest(f"No Ray cluster answers at '{address}': {fault}") from None


def _ignore_interrupts() -> None:
    """Ctrl-C reaches the whole group; only the first process answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
