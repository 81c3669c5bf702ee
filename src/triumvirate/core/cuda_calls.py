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


@intrinsic  # type: ignore[untyped-decorator]
def whole(typing_context: object, given: Any) -> tuple[object, Callable[..., object]]:
    """A number in 64 bits, anything else as it is."""

    def generate(context: object, builder: object, signature: object, given: Any) -> object:
        return given[0]

    return (types.int64(types.int64) if isinstance(given, types.Integer) else given(given)), generate


def as_call(function: F) -> F:
    """A device function that calls the given one and stays apart: one for all callers, however wide their numbers are."""
    jit = cuda_module().jit(device=True)
    names = {"function": function, "stay": stay, "whole": whole}
    parameters = list(inspect.signature(function.py_func).parameters)  # type: ignore[attr-defined]
    given, wholes = ", ".join(parameters), ", ".join(f"whole({name})" for name in parameters)
    exec(f"def call({given}):\n    stay()\n    return function({given})", names)  # both texts are made of names alone
    names["apart"] = jit(names["call"])
    exec(f"def door({given}):\n    return apart({wholes})", names)
    return jit(names["door"])  # type: ignore[no-any-return]
