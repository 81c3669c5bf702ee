"""Triumvirate: one table for CAESAR!, JULIUS CAESAR and RUBICO."""

from __future__ import annotations

__all__ = ["__version__"]


def __getattr__(name: str) -> str:
    """`__version__`, looked up when asked for: the look-up costs more than the rest of the import."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("triumvirate")
    except PackageNotFoundError:  # a bare source tree, never installed
        return "0.1.0"
