"""What can go wrong, at random moments: processes killed and frozen, lines cut."""

from __future__ import annotations

import random
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Callable

from triumvirate.server.cluster.ensemble import Ensemble
from triumvirate.server.cluster.services import Service, program


class Saboteur:
    """Harms an ensemble again and again, and mends it as a supervisor would: by starting again what is gone."""

    def __init__(self, ensemble: Ensemble, seed: int) -> None:
        self._ensemble = ensemble
        self._rng = random.Random(seed)
        self.done: Counter[str] = Counter()
        self._ways: list[tuple[str, Callable[[], None]]] = [
            ("web worker killed", lambda: self._kill(self._rng.choice(ensemble.webs))),
            ("web worker frozen", lambda: self._freeze(self._rng.choice(ensemble.webs))),
            ("bot worker killed", lambda: self._kill(self._rng.choice(ensemble.bots))),
            ("bot worker frozen", lambda: self._freeze(self._rng.choice(ensemble.bots))),
            ("proxy killed", lambda: self._kill(ensemble.proxy)),
        ]
        if ensemble.postgres and ensemble.redis:
            postgres, redis = ensemble.postgres, ensemble.redis
            self._ways += [
                ("Redis killed", lambda: self._kill(redis)),
                ("Redis frozen", lambda: self._freeze(redis)),
                ("lines to Redis cut", self._cut_redis),
                ("PostgreSQL killed", lambda: self._kill(postgres)),
                ("PostgreSQL frozen", lambda: self._freeze(postgres)),
                ("lines to PostgreSQL cut", self._cut_postgres),
            ]

    def harm(self, count: int, stop: threading.Event | None = None, pause: tuple[float, float] = (0.2, 1.5)) -> None:
        """So many times, every way in turn before any comes again."""
        ways: list[tuple[str, Callable[[], None]]] = []
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
            if service.process is None or service.process.poll() is not None:
                service.launch()
        for service in self._ensemble.services():
            service.wait()

    def _kill(self, service: Service) -> None:
        service.kill()
        time.sleep(self._rng.uniform(0.0, 0.6))
        service.launch()
        if self._rng.random() < 0.7:  # sometimes the next blow comes before it is back
            service.wait()

    def _freeze(self, service: Service) -> None:
        service.freeze()
        time.sleep(self._rng.uniform(0.1, 2.0))
        service.thaw()

    def _cut_redis(self) -> None:
        assert self._ensemble.redis
        port = str(self._ensemble.redis.port)
        for kind in ("normal", "pubsub"):
            command = ["redis-cli", "-p", port, "CLIENT", "KILL", "TYPE", kind, "SKIPME", "yes"]
            subprocess.run(command, capture_output=True, timeout=10)

    def _cut_postgres(self) -> None:
        assert self._ensemble.postgres
        everybody = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        port = str(self._ensemble.postgres.port)
        command = [program("psql"), "-h", "127.0.0.1", "-p", port, "-U", "triumvirate", "-d", "triumvirate", "-qtAc"]
        subprocess.run([*command, everybody], capture_output=True, timeout=20)
