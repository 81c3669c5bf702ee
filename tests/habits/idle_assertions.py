"""Finds assertions that may never run: under an `if` that may not be entered, or in a `for` over what may be empty.

Such an assertion is no test. It is accepted where the condition names what the test is parametrized by, where every
branch asserts, where the loop plainly has a first turn, where the iterable was asserted before, where the block counts
or collects something that is asserted outside, or where the line says why: `# idle: the reason`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

REASON = re.compile(r"# idle: \S")
CONSTANT = re.compile(r"^_?[A-Z][A-Z0-9_]*$")
# Calls that have a first turn whenever what they are given has one.
PASSING_ON = {
    "enumerate",
    "zip",
    "sorted",
    "reversed",
    "product",
    "list",
    "tuple",
    "set",
    "permutations",
    "combinations",
}
SURE = "some"  # the loop fails by itself when it has no turn, see tests/some.py
COLLECTING = ("add", "append", "extend", "update")
BUILT_IN = {"len", "isinstance", "str", "int", "bool", "set", "dict", "list"}
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Idle:
    """An assertion block that nothing makes sure of."""

    path: Path
    line: int
    function: str
    head: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.function}: {self.head}"


def idle_assertions(path: Path, text: str) -> Iterator[Idle]:
    """Every block of a file whose assertions may never run."""
    tree = ast.parse(text)
    lines = text.splitlines()
    for function in ast.walk(tree):
        if isinstance(function, Function) and function.name.startswith("test_"):
            for block in _blocks(function):
                if REASON.search(lines[block.lineno - 1]) or _is_sure(block, function):
                    continue
                yield Idle(path, block.lineno, function.name, lines[block.lineno - 1].strip())


def _blocks(function: Function) -> Iterator[ast.If | ast.For | ast.AsyncFor]:
    """The outermost blocks of a function, not of one inside it, that hold an assertion."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, (Function, ast.Lambda, ast.ClassDef)):
            continue
        if isinstance(node, ast.If | ast.For | ast.AsyncFor) and _asserts(node.body):
            yield node
        waiting = [*ast.iter_child_nodes(node), *waiting]


def _asserts(body: list[ast.stmt]) -> bool:
    return any(isinstance(node, ast.Assert) or _is_raises(node) for statement in body for node in ast.walk(statement))


def _is_raises(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "raises"


def _is_sure(block: ast.If | ast.For | ast.AsyncFor, function: Function) -> bool:
    if _is_counted(block, function) or _ends_in_failure(function):
        return True
    if isinstance(block, ast.If):
        return _is_by_parameter(block.test, function) or _every_branch_asserts(block)
    return _has_a_first_turn(block.iter, function) or _was_asserted(block, function)


def _ends_in_failure(function: Function) -> bool:
    """Whoever falls out at the end has failed: `raise AssertionError("no such position was met")`."""
    return isinstance(function.body[-1], ast.Raise)


def _every_branch_asserts(block: ast.If) -> bool:
    """Whichever way it goes, something is asserted; an `elif` is an `if` in the `else`."""
    if not block.orelse:
        return False
    if len(block.orelse) == 1 and isinstance(block.orelse[0], ast.If):
        return _asserts(block.orelse[0].body) and _every_branch_asserts(block.orelse[0])
    return _asserts(block.orelse)


def _is_by_parameter(test: ast.expr, function: Function) -> bool:
    """The condition names only what the cases of the test give, so that some case enters."""
    names = {node.id for node in ast.walk(test) if isinstance(node, ast.Name)} - BUILT_IN
    return bool(names) and names <= _parametrized(function) | _turns(function) | _constants(names)


def _constants(names: set[str]) -> set[str]:
    return {name for name in names if CONSTANT.match(name)}


def _parametrized(function: Function) -> set[str]:
    names: set[str] = set()
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("parametrize"):
            names |= set(re.findall(r"\w+", ast.unparse(decorator.args[0])))
    return names


def _turns(function: Function) -> set[str]:
    """Names of loops over literals: `for reveal in (True, False)`."""
    found = set()
    for node in ast.walk(function):
        if isinstance(node, ast.For) and isinstance(node.iter, ast.Tuple | ast.List | ast.Set | ast.Dict):
            found |= {name.id for name in ast.walk(node.target) if isinstance(name, ast.Name)}
    return found


def _has_a_first_turn(turns: ast.expr, function: Function) -> bool:
    if isinstance(turns, ast.Tuple | ast.List | ast.Set):
        return bool(turns.elts)
    if isinstance(turns, ast.Dict):
        return bool(turns.keys)
    if isinstance(turns, ast.Constant):
        return bool(turns.value)
    if isinstance(turns, ast.Name):
        return bool(CONSTANT.match(turns.id)) or turns.id in _parametrized(function) or _is_literal(turns.id, function)
    if isinstance(turns, ast.Starred):
        return _has_a_first_turn(turns.value, function)
    if isinstance(turns, ast.Attribute):
        return bool(CONSTANT.match(turns.attr))
    if isinstance(turns, ast.Subscript):
        return isinstance(turns.value, ast.Name) and bool(CONSTANT.match(turns.value.id))
    if isinstance(turns, ast.Call):
        return _call_has_a_first_turn(turns, function)
    return False


def _is_literal(name: str, function: Function) -> bool:
    """A name given a literal in the same function."""
    values = [
        node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets)
    ]
    literals = ast.Tuple | ast.List | ast.Set | ast.Dict
    return bool(values) and all(isinstance(v, literals) and _has_a_first_turn(v, function) for v in values)


def _call_has_a_first_turn(call: ast.Call, function: Function) -> bool:
    if isinstance(call.func, ast.Attribute) and call.func.attr == "split" and call.args:
        return True
    if isinstance(call.func, ast.Attribute) and call.func.attr in ("items", "values", "keys", "splitlines"):
        return _has_a_first_turn(call.func.value, function)
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    if name == SURE:
        return True
    if name == "range":
        return (
            all(_is_positive(argument, function) for argument in call.args[-1:] if len(call.args) == 1)
            or len(call.args) > 1
        )
    if name in PASSING_ON:
        return all(
            _has_a_first_turn(argument, function) for argument in call.args if not isinstance(argument, ast.Constant)
        )
    return False


def _is_positive(number: ast.expr, function: Function) -> bool:
    if isinstance(number, ast.Constant):
        return bool(number.value)
    return isinstance(number, ast.Name) and (bool(CONSTANT.match(number.id)) or number.id in _parametrized(function))


def _was_asserted(block: ast.For | ast.AsyncFor, function: Function) -> bool:
    """An assertion elsewhere in the function speaks of what the loop goes over: that it is there, how many there are."""
    about = {ast.unparse(block.iter)}
    about |= {ast.unparse(node) for node in ast.walk(block.iter) if isinstance(node, ast.Name | ast.Attribute)}
    return any(about & _spoken_of(found.test) for found in _asserts_outside(block, function))


def _is_counted(block: ast.stmt, function: Function) -> bool:
    """The block counts or collects in a name that an assertion outside it asks for."""
    kept: set[str] = set()
    for node in ast.walk(block):
        if isinstance(node, ast.AugAssign):
            kept.add(ast.unparse(node.target))
        elif isinstance(node, ast.Assign):
            kept |= {ast.unparse(target) for target in node.targets}
        elif isinstance(node, ast.Attribute) and node.attr in COLLECTING:
            kept.add(ast.unparse(node.value))
    return any(kept & _spoken_of(found.test) for found in _asserts_outside(block, function))


def _asserts_outside(block: ast.stmt, function: Function) -> list[ast.Assert]:
    inside = {id(node) for node in ast.walk(block)}
    return [node for node in ast.walk(function) if isinstance(node, ast.Assert) and id(node) not in inside]


def _spoken_of(test: ast.expr) -> set[str]:
    return {ast.unparse(node) for node in ast.walk(test) if isinstance(node, ast.Name | ast.Attribute | ast.Subscript)}
