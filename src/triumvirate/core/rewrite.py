"""What the engine loader changes in a rules text before it compiles it, and nothing else."""

from __future__ import annotations

import ast

from triumvirate.core.trees import parse

PLACE = "_place"


def without_events(tree: ast.Module) -> ast.Module:
    """The text without its `emit(…)` statements: events are for tables, and tables use the python engine."""
    return _WithoutEvents().visit(tree)  # type: ignore[no-any-return]


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


class _InCompiledFunctions(ast.NodeTransformer):
    """Changes only what is inside functions that carry a tag such as `@rule`."""

    def visit_Module(self, node: ast.Module) -> ast.AST:
        node.body = [self._changed(part) for part in node.body]
        return node

    def _changed(self, part: ast.stmt) -> ast.stmt:
        if isinstance(part, ast.FunctionDef) and part.decorator_list:
            part.body = [self.visit(statement) for statement in part.body]
        return part


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
