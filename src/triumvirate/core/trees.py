"""Python text as a syntax tree, one thread at a time.

Until Python 3.13 the interpreter counts the depth of a tree for all threads together: where two read text at once and the
garbage collector lets the other go on in between, one of them ends in a SystemError.
"""

from __future__ import annotations

import ast
import threading

_reading = threading.RLock()


def parse(text: str | bytes, file: str = "<text>") -> ast.Module:
    """The tree of a module's text; `file` is what a fault in it names."""
    with _reading:
        return ast.parse(text, file)
