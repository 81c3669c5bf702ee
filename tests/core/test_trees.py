"""Text is read as a tree by several threads at once: the page is laid out behind the start while somebody asks for it."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from triumvirate.core import trees

TEXTS = [file.read_text(encoding="utf-8") for file in sorted(Path(trees.__file__).parent.glob("*.py"))]


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads take turns often, in the midst of a collection too."""

    def busy(*_: object) -> None:
        sum(range(3000))

    before = sys.getswitchinterval()
    sys.setswitchinterval(0.0005)
    gc.callbacks.append(busy)
    yield
    gc.callbacks.remove(busy)
    sys.setswitchinterval(before)


def test_threads_that_read_at_once_do_not_disturb_each_other(restless: None) -> None:
    faults: list[BaseException] = []

    def read() -> None:
        try:
            for text in TEXTS:
                trees.parse(text)
        except SystemError as fault:
            faults.append(fault)

    readers = [threading.Thread(target=read) for _ in range(4)]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.join()
    assert len(TEXTS) > 20
    assert faults == []
