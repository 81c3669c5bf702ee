"""Small faults by rule: what a tired person types, put into one function at one place.

A fault is told by its function and by the text that it changes, never by a line number, so that what is known of it
survives when the code moves.
"""

from __future__ import annotations

import ast
import copy
import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from .areas import SOURCES

Function = ast.FunctionDef | ast.AsyncFunctionDef
FLIPS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
# Constants of the rules that the loader settles (`core/forms.py`): on the python engine, where faults are tried, all are on.
SWITCHES = ("HOME_MADE", "AUTOMATON")
SEATS = ("seat", "viewer", "owner", "me", "side")
# Calls whose loss nobody is meant to notice, or which say something only to people who look after the server.
QUIET = ("debug", "info", "warning", "exception", "log", "cast", "assert_never")


def named(path: Path) -> str:
    """A file by its way from the package, or by its name alone where it is none of ours."""
    return path.relative_to(SOURCES).as_posix() if path.is_relative_to(SOURCES) else path.name


@dataclass(frozen=True)
class Fault:
    """One fault: where, by which rule, what the place said and says then, and the function with the fault in it."""

    path: Path
    function: str
    rule: str
    was: str
    now: str
    nth: int
    line: int
    changed: Function = field(repr=False, compare=False)

    @property
    def key(self) -> str:
        """What names this fault wherever its function stands in its file."""
        return " | ".join([named(self.path), self.function, self.rule, self.was, self.now, str(self.nth)])

    @property
    def text(self) -> str:
        """A digest of the function with the fault in it: another text, another fault."""
        return hashlib.blake2b(ast.dump(self.changed).encode(), digest_size=8).hexdigest()

    def __str__(self) -> str:
        return f"{self.path.name}:{self.line} {self.function}: {self.was} -> {self.now}"


def functions_of(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    """Functions and methods that stand by themselves, with their qualified names; inner ones are part of theirs."""

    def within(body: list[ast.stmt], above: str) -> Iterator[tuple[str, Function]]:
        for node in body:
            if isinstance(node, Function):
                yield above + node.name, node
            elif isinstance(node, ast.ClassDef):
                yield from within(node.body, f"{above}{node.name}.")
            elif isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.unparse(node.test):
                yield from within(node.body + node.orelse, above)

    yield from within(tree.body, "")


def faults_of(path: Path) -> Iterator[Fault]:
    """Every fault that the rules find for the functions of a file."""
    for name, function in functions_of(ast.parse(path.read_text(encoding="utf-8"))):
        times: dict[tuple[str, str, str], int] = {}
        for rule, line, was, now, put in _places(function):
            nth = times[rule, was, now] = times.get((rule, was, now), -1) + 1
            yield Fault(path, name, rule, was, now, nth, line, _with(function, put))


# A place is found in the function as it stands; `put` makes the same change in a copy, told by the node's number.
Put = Callable[[list[ast.AST]], None]
Place = tuple[str, int, str, str, Put]


def _with(function: Function, put: Put) -> Function:
    changed = copy.deepcopy(function)
    put(list(ast.walk(changed)))
    return ast.fix_missing_locations(changed)


def _places(function: Function) -> Iterator[Place]:
    nodes = list(ast.walk(function))
    spared = _spared(function)
    for number, node in enumerate(nodes):
        if id(node) in spared:
            continue
        if isinstance(node, ast.Compare):
            yield from _comparison(number, node)
        elif isinstance(node, ast.BoolOp):
            yield from _boolean(number, node)
        elif isinstance(node, ast.Constant):
            yield from _constant(number, node)
        elif isinstance(node, ast.BinOp):
            yield from _sum(number, node)
        elif isinstance(node, ast.Name) and node.id in SEATS and isinstance(node.ctx, ast.Load):
            yield from _seat(number, node, function)
        elif isinstance(node, ast.If | ast.IfExp):
            yield from _condition(number, node)
        if isinstance(node, ast.stmt):
            yield from _statements(number, node)


def _spared(function: Function) -> set[int]:
    """What carries no behaviour: docstrings, annotations, decorators, messages of assertions; and what a code that is
    exchanged does not hold, the defaults of the function itself."""
    parts: list[ast.AST] = [*function.decorator_list, *function.args.defaults]
    parts += [one for one in function.args.kw_defaults if one is not None]
    for node in ast.walk(function):
        if isinstance(node, Function):
            parts += [one for one in (node.returns, *node.decorator_list) if one is not None]
            if ast.get_docstring(node) is not None:
                parts.append(node.body[0])
        elif isinstance(node, ast.arg | ast.AnnAssign) and node.annotation is not None:
            parts.append(node.annotation)
        elif isinstance(node, (ast.Assert, ast.JoinedStr)):
            parts.append(node)
    return {id(inner) for part in parts for inner in ast.walk(part)}


def _said(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())[:120]


def _swap(number: int, name: str, value: object) -> Put:
    def put(nodes: list[ast.AST]) -> None:
        setattr(nodes[number], name, value)

    return put


def _place(rule: str, node: ast.expr | ast.stmt, number: int, name: str, value: object) -> Place:
    made = copy.deepcopy(node)
    setattr(made, name, value)
    return rule, node.lineno, _said(node), _said(made), _swap(number, name, value)


def _comparison(number: int, node: ast.Compare) -> Iterator[Place]:
    for nth, operator in enumerate(node.ops):
        ops: list[ast.cmpop] = list(node.ops)
        ops[nth] = FLIPS[type(operator)]()
        yield _place("comparison", node, number, "ops", ops)


def _boolean(number: int, node: ast.BoolOp) -> Iterator[Place]:
    other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield _place("boolean", node, number, "op", other)
    if len(node.values) > 1:
        for nth in range(len(node.values)):
            if _is_switch(node.values[nth]):
                continue
            left = node.values[:nth] + node.values[nth + 1 :]
            if len(left) > 1:
                yield _place("condition dropped", node, number, "values", left)
            else:
                yield "condition dropped", node.lineno, _said(node), _said(left[0]), _replace(number, left[0])


def _replace(number: int, by: ast.expr) -> Put:
    def put(nodes: list[ast.AST]) -> None:
        old = nodes[number]
        for node in nodes:
            for name, value in ast.iter_fields(node):
                if value is old:
                    setattr(node, name, copy.deepcopy(by))
                elif isinstance(value, list):
                    setattr(node, name, [copy.deepcopy(by) if one is old else one for one in value])

    return put


def _constant(number: int, node: ast.Constant) -> Iterator[Place]:
    if isinstance(node.value, bool):
        yield _place("constant", node, number, "value", not node.value)
    elif isinstance(node.value, int):
        yield _place("constant", node, number, "value", node.value + 1)


def _sum(number: int, node: ast.BinOp) -> Iterator[Place]:
    if isinstance(node.op, ast.Sub) and isinstance(node.left, ast.Constant) and node.left.value == 1:
        yield "seat", node.lineno, _said(node), _said(node.right), _replace(number, node.right)
    elif isinstance(node.op, ast.Add):
        if not isinstance(node.left, ast.Constant | ast.JoinedStr | ast.List | ast.Tuple):
            yield _place("sum", node, number, "op", ast.Sub())
    elif isinstance(node.op, ast.Sub):
        yield _place("sum", node, number, "op", ast.Add())


def _seat(number: int, node: ast.Name, function: Function) -> Iterator[Place]:
    """The other seat: where seats are numbers, which a game's compiled rules alone have, and not in an `1 - seat` itself."""
    numbers = all(argument.annotation is None for argument in function.args.args)
    if numbers and node.id == "seat":
        other = ast.BinOp(ast.Constant(1), ast.Sub(), ast.Name(node.id, ast.Load()))
        yield "seat", node.lineno, node.id, f"1 - {node.id} in {function.name}", _replace(number, other)


def _condition(number: int, node: ast.If | ast.IfExp) -> Iterator[Place]:
    negated = ast.UnaryOp(ast.Not(), copy.deepcopy(node.test))
    was = f"if {_said(node.test)}"
    yield "negated", node.lineno, was, f"if not ({_said(node.test)})", _swap(number, "test", negated)
    for value in (False,) if _is_switch(node.test) else (True, False):
        yield "condition fixed", node.lineno, was, f"if {value}", _swap(number, "test", ast.Constant(value))


def _is_switch(node: ast.expr) -> bool:
    """A switch that is on: without it, or with True in its place, the text is the same."""
    return isinstance(node, ast.Name) and node.id in SWITCHES


def _statements(number: int, node: ast.stmt) -> Iterator[Place]:
    """Within each body: a statement that is lost, and two neighbours with effects in the other order."""
    for name in ("body", "orelse"):
        body = getattr(node, name, None)
        if not isinstance(body, list) or not all(isinstance(one, ast.stmt) for one in body):
            continue
        for nth, one in enumerate(body):
            if _has_effect(one) and not _ends_anyway(node, one, nth == len(body) - 1):
                lost = [*body[:nth], ast.Pass(), *body[nth + 1 :]]
                yield "lost", one.lineno, _said(one), "pass", _put_body(number, name, nth, lost)
            if nth and _may_depend(body[nth - 1], one):
                swapped = [*body[: nth - 1], one, body[nth - 1], *body[nth + 1 :]]
                was = f"{_said(body[nth - 1])}; {_said(one)}"
                yield "order", one.lineno, was, "the other way round", _put_body(number, name, nth, swapped)


def _may_depend(first: ast.stmt, second: ast.stmt) -> bool:
    """Two calls for their effects, or a place that is written and then spoken of."""
    if not (_has_effect(first) and _has_effect(second)) or isinstance(second, ast.Return):
        return False
    if isinstance(first, ast.Expr) and isinstance(second, ast.Expr):
        return True
    targets = (
        first.targets if isinstance(first, ast.Assign) else [first.target] if isinstance(first, ast.AugAssign) else []
    )
    written = {ast.unparse(target) for target in targets}
    return any(ast.unparse(node) in written for node in ast.walk(second) if isinstance(node, ast.expr))


def _ends_anyway(around: ast.stmt, one: ast.stmt, is_last: bool) -> bool:
    """Whether a function or loop that loses its last statement does what it did: it gives nothing, or goes on."""
    if isinstance(one, ast.Return):
        gives = one.value is not None and not (isinstance(one.value, ast.Constant) and one.value.value is None)
        return is_last and isinstance(around, Function) and not gives
    return is_last and isinstance(one, ast.Continue) and isinstance(around, ast.For | ast.While)


def _put_body(number: int, name: str, nth: int, body: list[ast.stmt]) -> Put:
    def put(nodes: list[ast.AST]) -> None:
        setattr(nodes[number], name, copy.deepcopy(body))

    return put


def _has_effect(node: ast.stmt) -> bool:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await):
        call = node.value.value if isinstance(node.value, ast.Await) else node.value
        named = call.func if isinstance(call, ast.Call) else None
        last = named.attr if isinstance(named, ast.Attribute) else named.id if isinstance(named, ast.Name) else ""
        return last not in QUIET
    if isinstance(node, ast.AugAssign):
        return True
    if isinstance(node, ast.Assign):
        return any(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    return isinstance(node, ast.Return | ast.Raise | ast.Continue | ast.Break) and not isinstance(node, ast.Raise)
