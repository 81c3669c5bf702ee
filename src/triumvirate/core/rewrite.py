"""What the engine loader changes in a rules text before it compiles it, and nothing else."""

from __future__ import annotations

import ast
from collections.abc import Mapping

from triumvirate.core.trees import parse

PLACE = "_place"
READ_TIGHT, WRITE_TIGHT = "read_tight", "write_tight"
CLEAR = "clear_row"
Rows = Mapping[str, tuple[int, int]]  # by name: how many bits a number has, and how many numbers there are


def without_events(tree: ast.Module) -> ast.Module:
    """The text without its `emit(…)` statements: events are for tables, and tables use the python engine."""
    return _WithoutEvents().visit(tree)  # type: ignore[no-any-return]


def with_switches(tree: ast.Module, switches: Mapping[str, bool]) -> ast.Module:
    """The text with its switches as they stand for this form of a game; branches that they close are not in it."""
    return _Switched(switches).visit(tree) if switches else tree


def with_tight_rows(tree: ast.Module, tight: Rows, home: str) -> ast.Module:
    """The text with rows that the records hold as bits of words read and written so, in every function that is compiled.

    `s.steps[n]` becomes a call of `core/compiled/tight.py`, which is found under the game's own name. A row as a whole may
    only be cleared, compared (`equal`), asked for its n-th flag, or given a set of flags.
    """
    if not tight:
        return tree
    rows = _TightRows(tight)
    tree = rows.visit(tree)
    if rows.called:
        names = ", ".join(f"{name} as _{name}" for name in sorted(rows.called))
        tree.body += parse(f"from {home}.tight import {names}").body
    return tree


def with_places(tree: ast.Module) -> ast.Module:
    """The text with `row[n]` as `row[place(n)]` in every function that the engine compiles.

    `place` makes the number unsigned. Rules never count from the end of a row, and a compiler that knows it leaves out
    the question at every reading and writing.
    """
    tree = _IndexedByPlaces().visit(tree)
    tree.body += parse(f"from numpy import uint64 as {PLACE}").body
    return tree


def with_readers(tree: ast.Module) -> ast.Module:
    """The text with `EDGE[n]` read by a function of its own in every function that the engine compiles.

    A GPU has 64 KB of constant memory, and numba puts a table there once for each function that names it; read by one
    function, it is there once. The readers are made at the end of the module, where all its tables are known.
    """
    reads = _ReadsByCall()
    tree = reads.visit(tree)
    if reads.tables:
        lines = ["from triumvirate.core.cuda_tables import reader as _reader"]
        lines += [f"{_reader_of(name)} = _reader({name})" for name in sorted(reads.tables)]
        tree.body += parse("\n".join(lines)).body
    return tree


def _reader_of(table: str) -> str:
    return f"_read_{table}"


class _WithoutEvents(ast.NodeTransformer):
    """Drops `emit(…)` statements."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        call = node.value
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "emit":
            return ast.copy_location(ast.Pass(), node)
        return node


class _Switched(ast.NodeTransformer):
    """Puts values in the place of switches, and leaves out what follows from them: the other branch, the settled test."""

    def __init__(self, switches: Mapping[str, bool]) -> None:
        self.switches = switches

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if isinstance(node.ctx, ast.Load) and node.id in self.switches:
            return ast.copy_location(ast.Constant(self.switches[node.id]), node)
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        settled = _settled(node.operand) if isinstance(node.op, ast.Not) else None
        return node if settled is None else ast.copy_location(ast.Constant(not settled), node)

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        """`False and …` is False, `True and x` is x; the same the other way round for `or`."""
        self.generic_visit(node)
        decides = isinstance(node.op, ast.Or)
        open_parts = [part for part in node.values if _settled(part) is None]
        if len(open_parts) == len(node.values):
            return node
        if any(_settled(part) is decides for part in node.values):
            return ast.copy_location(ast.Constant(decides), node)
        if len(open_parts) > 1:
            return ast.copy_location(ast.BoolOp(node.op, open_parts), node)
        return open_parts[0] if open_parts else ast.copy_location(ast.Constant(not decides), node)

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        self.generic_visit(node)
        settled = _settled(node.test)
        return node if settled is None else node.body if settled else node.orelse

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        settled = _settled(node.test)
        if settled is None:
            return node
        return (node.body if settled else node.orelse) or [ast.copy_location(ast.Pass(), node)]


def _settled(test: ast.expr) -> bool | None:
    return test.value if isinstance(test, ast.Constant) and isinstance(test.value, bool) else None


class _InCompiledFunctions(ast.NodeTransformer):
    """Changes only what is inside functions that carry a tag such as `@rule`."""

    def visit_Module(self, node: ast.Module) -> ast.AST:
        node.body = [self._changed(part) for part in node.body]
        return node

    def _changed(self, part: ast.stmt) -> ast.stmt:
        if isinstance(part, ast.FunctionDef) and part.decorator_list:
            part.body = [self.visit(statement) for statement in part.body]
        return part


class _TightRows(_InCompiledFunctions):
    """Turns `s.row[n]` into a call, for reading and for writing."""

    def __init__(self, tight: Rows) -> None:
        self.tight = tight
        self.called: set[str] = set()

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        if not self._is_tight(node):
            return self.generic_visit(node)
        if not isinstance(node.ctx, ast.Load):
            raise ValueError(f"line {node.lineno}: write one number at a time to '{ast.unparse(node.value)}'")
        return ast.copy_location(self._call(READ_TIGHT, node), node)

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        [target, *others] = node.targets
        if others or not self._is_tight(target):
            return self.generic_visit(node)
        return ast.copy_location(ast.Expr(self._call(WRITE_TIGHT, target, self.visit(node.value))), node)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        if not self._is_tight(node.target):
            return self.generic_visit(node)
        value = ast.BinOp(self._call(READ_TIGHT, node.target), node.op, self.visit(node.value))
        return ast.copy_location(ast.Expr(self._call(WRITE_TIGHT, node.target, value)), node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """A row may be cleared as a whole: its words are. What looks at whole rows has a function for such ones."""
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        row = node.args[0] if node.args else None
        if not (isinstance(row, ast.Attribute) and row.attr in self.tight):
            return self.generic_visit(node)
        bits, length = self.tight[row.attr]
        rest = [self.visit(argument) for argument in node.args[1:]]
        if name == CLEAR:
            return node
        if name == "equal":
            at_once = {1: "flags_equal", 8: "bytes_equal"}.get(bits)
            more = [ast.Constant(length)] if at_once else [ast.Constant(bits), ast.Constant(length)]
            return self._called(node, at_once or "numbers_equal", [row, *rest, *more])
        if name == "nth_flag" and bits == 1:
            return self._called(node, "nth_tight_flag", [row, *rest])
        if name == "write_bits" and bits == 1:
            return self._called(node, "set_flags", [row, *rest[:2]])
        return self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if node.attr in self.tight:
            raise ValueError(f"line {node.lineno}: '{ast.unparse(node)}' is not read number by number")
        return self.generic_visit(node)

    def _is_tight(self, node: ast.expr) -> bool:
        return (
            isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute) and node.value.attr in self.tight
        )

    def _call(self, name: str, node: ast.expr, *more: ast.expr) -> ast.Call:
        assert isinstance(node, ast.Subscript)
        assert isinstance(node.value, ast.Attribute)
        bits = ast.Constant(self.tight[node.value.attr][0])
        return self._called(node, name, [node.value, self.visit(node.slice), bits, *more])

    def _called(self, node: ast.expr, name: str, given: list[ast.expr]) -> ast.Call:
        self.called.add(name)
        return ast.copy_location(ast.Call(ast.Name(f"_{name}", ast.Load()), given, []), node)


class _IndexedByPlaces(_InCompiledFunctions):
    """Makes the number in brackets unsigned, where it is not written out."""

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.slice, ast.Constant | ast.UnaryOp | ast.Slice | ast.Tuple):
            node.slice = ast.copy_location(ast.Call(ast.Name(PLACE, ast.Load()), [node.slice], []), node.slice)
        return node


class _ReadsByCall(_InCompiledFunctions):
    """Turns `TABLE[n]` into a call."""

    def __init__(self) -> None:
        self.tables: set[str] = set()

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        row = node.value
        if not (isinstance(row, ast.Name) and row.id.isupper()):
            return node
        self.tables.add(row.id)
        read = ast.Call(ast.Name(_reader_of(row.id), ast.Load()), [node.slice], [])
        return ast.copy_location(read, node)
