"""Loads `rules.made`, the module that is made from a game's decisions, under every engine.

The text is in no file: it is made when it is loaded. `core/closure.py` knows what compiled code of it depends on.
"""

from __future__ import annotations

import ast
import linecache
import sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

from triumvirate.core import engine, texts
from triumvirate.core.decisions import read_table
from triumvirate.core.making import made_text
from triumvirate.core.rewrite import with_tight_rows
from triumvirate.core.trees import parse

SUFFIX = ".rules.made"


class _Finder(MetaPathFinder):
    """Finds the made module of any `rules` package that is being loaded."""

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        return ModuleSpec(fullname, _Loader()) if fullname.endswith(SUFFIX) else None


class _Loader(Loader):
    """Makes the text, lets the engine change it as it changes all rules, and runs it."""

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__
        text = made_text(read_table(name.rpartition(".")[0]))
        file = f"<{name}>"
        linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
        home = name.split(".")[:3]
        tight = texts.bits_of(home[2]) if home[1] in engine.COMPILED else {}
        tree = with_tight_rows(parse(text, file), tight, ".".join(home))
        tree = ast.fix_missing_locations(engine.of(name).rewrite(tree))
        exec(compile(tree, file, "exec"), module.__dict__)


def be_found() -> None:
    """From now on `rules.made` can be imported."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())
