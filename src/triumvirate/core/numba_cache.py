"""numba's cache of compiled functions, told by us where it is and when it is fresh; imported only where numba is used."""

from __future__ import annotations

from pathlib import Path
from types import FunctionType

from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator


class ModuleCache(FunctionCache):  # type: ignore[misc]
    """The cache of one function, in the folder of its module."""

    def __init__(self, function: FunctionType, folder: Path) -> None:
        self._impl_class = lambda function: _Function(function, folder)
        super().__init__(function)


class _Function(CompileResultCacheImpl):  # type: ignore[misc]
    def __init__(self, function: FunctionType, folder: Path) -> None:
        self._locator = _Folder(folder, function.__code__.co_filename)
        self._lineno = function.__code__.co_firstlineno
        self._filename_base = self.get_filename_base(function.__qualname__, "")


class _Folder(_CacheLocator):  # type: ignore[misc]
    """The folder's name says what is in it, so nothing in it is ever stale; a name is enough to tell functions apart."""

    def __init__(self, folder: Path, file: str) -> None:
        self._folder, self._py_file = folder, file

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._folder.name

    def get_disambiguator(self) -> str:
        return "code"
