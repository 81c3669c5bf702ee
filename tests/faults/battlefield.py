"""An ensemble that can be harmed: on a small disk, with lines between its parts, and clocks that can be turned."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from types import TracebackType

from faults.disk import Disk
from faults.lines import Line
from faults.wall_clock import WallClock
from triumvirate.server.operation.cluster.ensemble import Ensemble

QUICK = {
    "TRIUMVIRATE_LIMITS": "0",
    "TRIUMVIRATE_BOT_PAUSE": "0",
    "TRIUMVIRATE_BOT_LEASE": "3",
    "TRIUMVIRATE_ESTABLISHED_HOURS": "-48",
}
ON_FILE, ON_POSTGRES = 128, 320  # megabytes of the disk


class Battlefield:
    """Everything that runs, and everything by which it can be harmed."""

    ensemble: Ensemble
    disk: Disk
    clocks: list[WallClock]

    def __init__(self, folder: Path, webs: int, bots: int, on_postgres: bool) -> None:
        self.folder = folder.resolve()
        self._shape = (webs, bots, on_postgres)
        self.lines: dict[str, Line] = {}
        self._stack = ExitStack()

    def __enter__(self) -> Battlefield:
        webs, bots, on_postgres = self._shape
        with ExitStack() as stack:
            self._stack = stack
            self.disk = stack.enter_context(Disk(self.folder / "disk", ON_POSTGRES if on_postgres else ON_FILE))
            self.ensemble = Ensemble(
                self.disk.folder, webs, bots, on_postgres, is_durable=False, through=self._line, **QUICK
            )
            self._hang_clocks(are_many=on_postgres)
            stack.enter_context(self.ensemble)
            self._stack = stack.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def _line(self, name: str, port: int) -> int:
        line = self._stack.enter_context(Line(port))
        self.lines[name] = line
        return line.port

    def _hang_clocks(self, are_many: bool) -> None:
        """A clock for each machine: workers beside a file are on one, others may be on several."""
        workers = [*self.ensemble.webs, *self.ensemble.bots]
        self.clocks = [WallClock(self.folder / f"clock{number}") for number in range(len(workers) if are_many else 1)]
        for number, worker in enumerate(workers):
            clock = self.clocks[number if are_many else 0]
            worker.program = clock.command
            worker.environment = {**worker.environment, **clock.environment}
