"""Triumvirate: one table for CAESAR!, JULIUS CAESAR and RUBICO."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("triumvirate")
except PackageNotFoundError:  # a bare source tree, never installed
    __version__ = "0.1.0"

__all__ = ["__version__"]
