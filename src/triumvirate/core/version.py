"""The version, here and nowhere else: the package's metadata is made from this file, and tests hold the other places to it."""

__version__ = "0.2.0"
