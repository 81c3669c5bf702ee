"""What can go wrong, at random moments: processes killed and frozen, lines cut and silent, a full disk, turned clocks."""

from __future__ import annotations

import random
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Callable

from faults.battlefield import Battlefield
from faults.lines import Line
from faults.wall_clock import HOUR
from triumvirate.server.operation.cluster.services import Failed, Service, program, until

Way = Callable[[], None]
LONG = (15.0, 30.0)
UNTIL_FELT = 8.0
TURNS = (HOUR, -HOUR, 90, 0, -90)


class Saboteur:
    """Harms an ensemble again and again, and mends it as a supervisor would: by starting again what is gone.

    Most harm lasts for up to `most` seconds; so many of a hundred blows that last last long.
    """

    def __init__(self, field: Battlefield, seed: int, most: float = 2.0, long_ones: int = 0) -> None:
        self._field = field
        self._ensemble = field.ensemble
        self._rng = random.Random(seed)
        self._most, self._long_ones = most, long_ones
        self.told_of_disk: Callable[[], int] = lambda: 1  # how often people were told; set by who knows it
        self.done: Counter[str] = Counter()
        self._ways = self._ways_to_harm()

    def _ways_to_harm(self) -> list[tuple[str, Way]]:
        ensemble, choose = self._ensemble, self._rng.choice
        ways: list[tuple[str, Way]] = [
            ("web worker killed", lambda: self._kill(choose(ensemble.webs))),
            ("web worker frozen", lambda: self._freeze(choose(ensemble.webs))),
            ("bot worker killed", lambda: self._kill(choose(ensemble.bots))),
            ("bot worker frozen", lambda: self._freeze(choose(ensemble.bots))),
            ("proxy killed", lambda: self._kill(ensemble.proxy)),
            ("clock turned", self._turn),
        ]
        if self._field.disk.is_mounted:
            ways.append(("disk full", self._fill))
        if ensemble.postgres and ensemble.redis:
            postgres, redis = ensemble.postgres, ensemble.redis
            to_postgres, to_redis = self._field.lines["postgres"], self._field.lines["redis"]
            ways += [
                ("Redis killed", lambda: self._kill(redis)),
                ("Redis frozen", lambda: self._freeze(redis)),
                ("lines to Redis cut", to_redis.cut),
                ("lines to Redis silent", lambda: self._silence(to_redis)),
                ("PostgreSQL killed", lambda: self._kill(postgres)),
                ("PostgreSQL frozen", lambda: self._freeze(postgres)),
                ("lines to PostgreSQL cut", to_postgres.cut),
                ("lines to PostgreSQL silent", lambda: self._silence(to_postgres)),
                ("PostgreSQL slow", lambda: self._slow(to_postgres)),
                ("PostgreSQL locked", self._lock),
                ("PostgreSQL ends every session", self._end_sessions),
            ]
        return ways

    @property
    def ways(self) -> int:
        """How many there are."""
        return len(self._ways)

    def harm(self, count: int, stop: threading.Event | None = None, pause: tuple[float, float] = (0.2, 1.5)) -> None:
        """So many times, every way in turn before any comes again."""
        ways: list[tuple[str, Way]] = []
        for _ in range(count):
            if stop is not None and stop.is_set():
                return
            if not ways:
                ways = self._rng.sample(self._ways, len(self._ways))
            name, way = ways.pop()
            way()
            self.done[name] += 1
            time.sleep(self._rng.uniform(*pause))

    def mend(self) -> None:
        """Everything runs and answers."""
        for service in self._ensemble.services():
            service.thaw()
        for service in self._ensemble.services():
            self._until_there(service)

    # --- ways -------------------------------------------------------------------------------------------------------

    def _kill(self, service: Service) -> None:
        service.kill()
        time.sleep(self._rng.uniform(0.0, 0.6))
        service.launch()
        if self._rng.random() < 0.7:  # sometimes the next blow comes before it is back
            self._until_there(service)

    def _freeze(self, service: Service) -> None:
        service.freeze()
        self._wait()
        service.thaw()

    def _silence(self, line: Line) -> None:
        """Nobody hears that the line is gone; afterwards it carries what was held up, or has forgotten who spoke."""
        line.hole()
        self._wait()
        line.mend(is_forgotten=self._rng.random() < 0.5)

    def _slow(self, line: Line) -> None:
        line.slow(self._rng.uniform(0.05, 0.5))
        self._wait()
        line.mend()

    def _fill(self) -> None:
        """Until somebody was told, so that it was felt."""
        before = self.told_of_disk()
        self._field.disk.fill()
        self._wait()
        end = time.monotonic() + UNTIL_FELT
        while self.told_of_disk() == before and time.monotonic() < end:
            time.sleep(0.1)
        self._field.disk.empty()

    def _turn(self) -> None:
        """Forward, back, or right again, every clock in its own way; it stays so."""
        turned = self.done["clock turned"]
        for number, clock in enumerate(self._field.clocks):
            clock.turn(TURNS[(turned + number) % len(TURNS)])

    def _lock(self) -> None:
        seconds = self._seconds()
        self._ask(
            f"BEGIN; LOCK TABLE matches IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep({seconds:.2f}); COMMIT", seconds
        )

    def _end_sessions(self) -> None:
        self._ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")

    # --- means ------------------------------------------------------------------------------------------------------

    def _seconds(self) -> float:
        is_long = self._rng.random() * 100 < self._long_ones
        return self._rng.uniform(*LONG) if is_long else self._rng.uniform(0.1, self._most)

    def _wait(self) -> None:
        time.sleep(self._seconds())

    def _ask(self, question: str, seconds: float = 0.0) -> None:
        assert self._ensemble.postgres
        port = str(self._ensemble.postgres.port)
        command = [program("psql"), "-h", "127.0.0.1", "-p", port, "-U", "triumvirate", "-d", "triumvirate", "-qtAc"]
        subprocess.run([*command, question], capture_output=True, timeout=seconds + 60)

    def _until_there(self, service: Service) -> None:
        """Wait for one, and meanwhile do what a supervisor does for all: start again what could not stay."""

        def is_there() -> bool:
            for each in self._ensemble.services():
                if each.process is not None and each.process.poll() is not None:
                    each.launch()
            try:
                return service.answers()
            except Failed:  # it has ended just now
                return False

        until(is_there, f"{service.folder.name} did not come back: not")
