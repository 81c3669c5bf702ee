"""Puts a fault into a running process: the code of the function is exchanged, wherever the function is already held.

Nothing on disk is touched and nothing is imported again, so that a fault costs no more than the tests that meet it.
"""

from __future__ import annotations

import ast
import gc
import types
from collections.abc import Iterable

from .faults import Fault, functions_of

Held = dict[tuple[str, str], list[types.FunctionType]]


def held_functions() -> Held:
    """Every function alive, by file and qualified name: behind decorators, in properties and in classes too."""
    found: Held = {}
    gc.unfreeze()  # the tests freeze what they have imported, and what is frozen is not listed
    for thing in gc.get_objects():
        if isinstance(thing, types.FunctionType) and not str(thing.__module__).startswith("triumvirate.native"):
            found.setdefault((thing.__code__.co_filename, thing.__code__.co_qualname), []).append(thing)
    return found


def put(fault: Fault, held: Held) -> bool:
    """Exchange the code; no for a function that nobody holds, or that is another once its decorators have run."""
    functions = held.get((str(fault.path), fault.function), [])
    code = _code_of(fault)
    fitting = [one for one in functions if one.__code__.co_freevars == code.co_freevars]
    for function in fitting:
        function.__code__ = code
    return bool(fitting)


def _code_of(fault: Fault) -> types.CodeType:
    """The function's code, compiled within its whole file, so that names, classes and future imports are as they were."""
    tree = ast.parse(fault.path.read_text(encoding="utf-8"))
    _exchange(tree, fault)
    whole = compile(ast.fix_missing_locations(tree), str(fault.path), "exec", dont_inherit=True)
    return next(code for code in _codes(whole) if code.co_qualname == fault.function)


def _exchange(tree: ast.Module, fault: Fault) -> None:
    old = next(function for name, function in functions_of(tree) if name == fault.function)
    for node in ast.walk(tree):
        for name, value in ast.iter_fields(node):
            if isinstance(value, list) and old in value:
                setattr(node, name, [fault.changed if one is old else one for one in value])


def _codes(code: types.CodeType) -> Iterable[types.CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield constant
            yield from _codes(constant)
