"""A small disk that can be filled to the last byte and emptied again."""

from __future__ import annotations

import errno
import os
import subprocess
from pathlib import Path
from types import TracebackType

import pytest

PIECE = 4096


class Disk:
    """A file system in memory, mounted at a folder; who may not mount has a plain folder, which is never full."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder = folder
        self._size = f"{megabytes}m"
        self._ballast = folder / "ballast"
        self.is_mounted = False

    def demand(self) -> Disk:
        """Leave the test out where the disk cannot be filled."""
        if not self.is_mounted:
            pytest.skip("a disk that can be filled needs root and the right to mount")
        return self

    def __enter__(self) -> Disk:
        self.folder.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", f"size={self._size},mode=755", "tmpfs", str(self.folder)]
        self.is_mounted = os.geteuid() == 0 and subprocess.run(mount, capture_output=True).returncode == 0
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.is_mounted:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=True)

    def fill(self) -> None:
        """Leave no room at all."""
        with self._ballast.open("ab", buffering=0) as file:
            free = os.statvfs(self.folder)
            try:
                os.posix_fallocate(file.fileno(), 0, max(1, (free.f_bavail - 1) * free.f_frsize))
                file.seek(0, os.SEEK_END)
                while True:
                    file.write(bytes(PIECE))
            except OSError as fault:
                if fault.errno != errno.ENOSPC:
                    raise

    def empty(self) -> None:
        """There is room again."""
        self._ballast.unlink(missing_ok=True)
