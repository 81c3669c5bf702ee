"""A whole cluster on one machine: the database, Redis, web workers and bot workers behind a proxy."""

from __future__ import annotations

import os
import secrets
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from triumvirate.server.operation.cluster.services import HAProxy, PostgreSQL, Redis, Service, is_ready

HERE = (sys.executable, "-m", "triumvirate.cli")


class Own(Service):
    """A process of ours: it runs as who started it."""

    user = ""

    def __init__(self, folder: Path, environment: dict[str, str], port: int | None = None) -> None:
        super().__init__(folder, port)
        self.program = HERE
        self.environment = environment

    def prepare(self) -> None:
        """A folder for the log."""
        self.folder.mkdir(parents=True, exist_ok=True)

    def surroundings(self) -> dict[str, str] | None:
        """The environment with the cluster's addresses."""
        return {**os.environ, **self.environment}


class WebWorker(Own):
    """`triumvirate serve` at a port of its own."""

    def command(self) -> list[str]:
        """As an operator would start it."""
        return [*self.program, "serve", f"--port={self.port}", "--data=.", "--trusted-proxy=127.0.0.1", "--log=info"]

    def answers(self) -> bool:
        """Whether it is ready."""
        return super().answers() and is_ready(self.port)


class BotWorker(Own):
    """`triumvirate worker --bots`, which listens to nobody."""

    def command(self) -> list[str]:
        """As an operator would start it."""
        return [*self.program, "worker", "--bots", "--threads=1", "--data=."]

    def answers(self) -> bool:
        """Whether it has said that it is there, since it was started."""
        self.check_runs()
        return b"Bots think here" in (self.folder / "log").read_bytes()[self.log_before :]


class Ensemble:
    """All of them. Without Redis and with SQLite in `shared` it is the smallest: one web worker and bot workers."""

    def __init__(
        self,
        folder: Path,
        webs: int = 3,
        bots: int = 2,
        on_postgres: bool = True,
        is_durable: bool = True,
        port: int | None = None,
        through: Callable[[str, int], int] = lambda name, port: port,
        **environment: str,
    ) -> None:
        """`through` may put something between the workers and a service: by its name and port, where they go instead."""
        folder = folder.resolve()
        self.folder = folder
        self.postgres = PostgreSQL(folder / "postgres", is_durable=is_durable) if on_postgres else None
        self.redis = Redis(folder / "redis") if on_postgres else None
        self.database = self.postgres.url if self.postgres else f"sqlite:///{folder / 'shared.db'}"
        shared = {
            "TRIUMVIRATE_SECRET_KEY": _kept_key(folder),
            "TRIUMVIRATE_DATABASE": self.database,
            "TRIUMVIRATE_REDIS": "",
            "TRIUMVIRATE_BOTS": "0" if bots else "1",
            **environment,
        }
        if self.postgres and self.redis:
            shared["TRIUMVIRATE_DATABASE"] = self.postgres.url_at(through("postgres", self.postgres.port))
            shared["TRIUMVIRATE_REDIS"] = self.redis.url_at(through("redis", self.redis.port))
        self.webs = [WebWorker(folder / f"web{number}", shared) for number in range(1, webs + 1)]
        self.bots = [BotWorker(folder / f"bots{number}", shared) for number in range(1, bots + 1)]
        self.proxy = HAProxy(folder / "proxy", [web.port for web in self.webs], port)
        self._running = ExitStack()

    @property
    def url(self) -> str:
        """Where people go."""
        return f"http://127.0.0.1:{self.proxy.port}"

    def below(self) -> list[Service]:
        """What the workers stand on."""
        return [service for service in (self.postgres, self.redis) if service is not None]

    def services(self) -> list[Service]:
        """All of them."""
        return [*self.below(), *self.webs, *self.bots, self.proxy]

    def start(self, say: Callable[[str], None] = lambda line: None) -> None:
        """First what the workers stand on, then all of them; what was started is stopped again when one fails."""
        began = time.monotonic()
        with ExitStack() as stack:
            for together in (self.below(), [*self.webs, *self.bots, self.proxy]):
                for service in together:
                    stack.callback(service.stop)
                    service.launch()
                for service in together:
                    service.wait()
                    say(f"{service.folder.name} is there after {time.monotonic() - began:.1f} s (port {service.port})")
            self._running = stack.pop_all()

    def stop(self) -> None:
        """In the opposite order, kindly."""
        self._running.close()

    def __enter__(self) -> Ensemble:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def _kept_key(folder: Path) -> str:
    """One signing key for all workers, kept so that sessions outlive a restart."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "secret.key"
    if not path.exists():
        path.touch(0o600)
        path.write_text(secrets.token_urlsafe(48))
    return path.read_text()
