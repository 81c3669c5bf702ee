"""A thing that is named by its place and imported when it is first asked for: screens, encoders, judges are heavy."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

T = TypeVar("T")


@dataclass(frozen=True)
class Lazy(Generic[T]):
    """`Lazy("package.module:name")`; `get()` is that object. So a game can name its pictures and need none of them."""

    place: str

    def get(self) -> T:
        """The object itself."""
        module, _, name = self.place.partition(":")
        found = importlib.import_module(module)
        return cast(T, getattr(found, name))
