"""Small games of a few declarations, written into a folder and loaded as packages."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from types import ModuleType

import pytest

NUMBERS = count()  # a package's declarations stay, so each gets a name of its own
Load = Callable[[str, str], ModuleType]


@pytest.fixture(scope="module")
def declared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Load]:
    """Loads the rules of a game from the text of its `actions.py` and of its one chapter."""
    folder: Path = tmp_path_factory.mktemp("declared")
    loaded: list[str] = []

    def load(actions: str, chapter: str) -> ModuleType:
        name = f"declared_{next(NUMBERS)}"
        loaded.append(name)
        rules = folder / name / "rules"
        rules.mkdir(parents=True)
        (rules.parent / "__init__.py").write_text("")
        (rules.parent / "actions.py").write_text(actions)
        (rules / "chapter.py").write_text(chapter)
        (rules / "late.py").write_text("from .made import refusal\n")
        (rules / "__init__.py").write_text("import triumvirate.core.rulebook\nfrom .made import *\n")
        importlib.invalidate_caches()
        return importlib.import_module(f"{name}.rules")

    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield load
    for module in [module for module in sys.modules if module.split(".")[0] in loaded]:
        del sys.modules[module]
