"""Tables that a module makes when it is loaded: a fault in what makes them changes the tables, wherever they are held.

`LEVIED_AT = table(is_levied_at(…) …)` has run before a fault could be put in. So the statement runs again with the fault
in its function, with those that build on it in the same module, and the tests asked are those that run a line which
names such a table.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from .faults import Fault

Made = ast.Assign | ast.AnnAssign


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _names(node: ast.AST) -> set[str]:
    return {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}


def _targets(statement: Made) -> set[str]:
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    return {name for target in targets for name in _names(target)}


def made_with(fault: Fault) -> Iterator[Made]:
    """The statements of the module that run the function when it is loaded, and those that build on them, in order."""
    changed = {fault.function}
    for statement in _tree(fault.path).body:
        if isinstance(statement, Made) and statement.value is not None and _names(statement.value) & changed:
            changed |= _targets(statement)
            yield statement


def lines_of_statement(fault: Fault) -> range:
    """The lines of the smallest statement around a fault; of one with a body, those above it."""
    around = [node for node in ast.walk(_tree(fault.path)) if isinstance(node, ast.stmt) and _spans(node, fault.line)]
    found = min(around, key=lambda node: (node.end_lineno or node.lineno) - node.lineno, default=None)
    if found is None:
        return range(fault.line, fault.line + 1)
    inner: list[ast.stmt] = getattr(found, "body", [])
    last = inner[0].lineno - 1 if inner else found.end_lineno or found.lineno
    return range(found.lineno, max(last, found.lineno) + 1)


def _spans(node: ast.stmt, line: int) -> bool:
    return node.lineno <= line <= (node.end_lineno or node.lineno)


def lines_that_name_them(fault: Fault, files: Sequence[Path]) -> Iterator[tuple[str, int]]:
    """Places, in any of the files, that read a table which the fault changes."""
    tables = {name for statement in made_with(fault) for name in _targets(statement)}
    for path in files if tables else ():
        for node in ast.walk(_tree(path)):
            if isinstance(node, ast.Name) and node.id in tables and isinstance(node.ctx, ast.Load):
                yield str(path), node.lineno


def make_again(fault: Fault) -> None:
    """Run those statements with the fault in place; whoever holds the old table gets the new one."""
    modules = list(sys.modules.values())
    home = next((module for module in modules if getattr(module, "__file__", None) == str(fault.path)), None)
    for statement in made_with(fault) if home is not None else ():
        assert home is not None
        before = {name: vars(home).get(name) for name in _targets(statement)}
        exec(compile(ast.Module([statement], []), str(fault.path), "exec"), vars(home))
        for name, old in before.items():
            for module in modules:
                if not isinstance(old, int | str | None) and getattr(module, "__dict__", {}).get(name) is old:
                    setattr(module, name, vars(home)[name])
