"""Device functions that stay functions. Imported only where numba-cuda is.

NVVM copies small functions into their callers, and then takes the copies apart: what ten branches do afterwards stands ten
times in the code, and the threads of a warp do it one after another. At the door of a function they wait for each other.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, TypeVar

from numba import types
from numba.cuda.extending import intrinsic

from triumvirate.core.engine import cuda_module

F = TypeVar("F", bound=Callable[..., object])


@intrinsic  # type: ignore[untyped-decorator]
def stay(typing_context: object) -> tuple[object, Callable[..., object]]:
    """Called in a function, it is not copied into others."""

    def generate(context: Any, builder: Any, signature: object, given: object) -> object:
        builder.function.attributes.add("noinline")
        return context.get_dummy_value()

    return types.void(), generate


def as_call(function: F) -> F:
    """A device function that calls the given one and stays apart."""
    names = {"function": function, "stay": stay}
    given = ", ".join(inspect.signature(function.py_func).parameters)  # type: ignore[attr-defined]
    exec(f"def call({given}):\n    stay()\n    return function({given})", names)  # the text is made of names alone
    return cuda_module().jit(device=True)(names["call"])  # type: ignore[no-any-return]
