"""Coroutines in tests."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

_run = asyncio.run


def in_own_loop(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine in a thread of its own: browser tests in the same process keep a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(_run, work).result()
