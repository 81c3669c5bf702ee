"""What the tests of faults share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from folders import open_to_all


@pytest.fixture
def open_folder() -> Iterator[Path]:
    with open_to_all() as folder:
        yield folder
