"""Folders that other users may enter: a database does not run as root, and pytest keeps its own folders closed."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def open_to_all() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="triumvirate-test-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder
