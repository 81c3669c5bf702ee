"""Private instances of Debian's PostgreSQL, Redis and HAProxy: each in a folder and at a port of its own.

Nothing of the machine's own instances is touched. Where this runs as root, the database runs as `postgres` (it refuses
to be root) and the others as `nobody`.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import TypedDict

from triumvirate.server.operation.cluster.family import signal_all, wait_for_the_end

PACKAGES = {"postgres": "postgresql", "redis-server": "redis-server", "haproxy": "haproxy"}
START_SECONDS = 120.0


class Missing(RuntimeError):
    """A program is not installed."""


class Failed(RuntimeError):
    """A program did not start, or not in time."""


def free_port() -> int:
    """A port that nobody listens at now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def program(name: str) -> str:
    """Where a program is; Debian keeps PostgreSQL's beside the path, one folder for each version."""
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    found = shutil.which(name) or (str(versions[-1]) if versions else None)
    if found is None:
        package = PACKAGES.get(name, "postgresql")
        raise Missing(f"{name} is not installed: run `sudo apt-get install -y --no-install-recommends {package}`.")
    return found


class OtherUser(TypedDict, total=False):
    """What `Popen` is told to become another user."""

    user: int
    group: int
    extra_groups: list[int]


def as_somebody(name: str) -> OtherUser:
    """How `Popen` becomes another user, where it may; nothing where this is not root."""
    if os.geteuid() != 0:
        return {}
    user = pwd.getpwnam(name)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def hand_over(folder: Path, name: str) -> None:
    """Make a folder for another user."""
    folder.mkdir(parents=True, exist_ok=True)
    if os.geteuid() == 0:
        user = pwd.getpwnam(name)
        os.chown(folder, user.pw_uid, user.pw_gid)


def until(is_so: Callable[[], bool], what: str, seconds: float = START_SECONDS) -> None:
    """Wait until something is so, or say what was not."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if is_so():
            return
        time.sleep(0.03)
    raise Failed(f"{what} within {seconds:.0f} s.")


def listens(port: int) -> bool:
    """Whether somebody takes connections at a port."""
    with socket.socket() as probe:
        probe.settimeout(0.5)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def is_ready(port: int) -> bool:
    """Whether a worker answers at a port, or behind the proxy there."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=2):
            return True
    except OSError:
        return False


class Service(ABC):
    """A program that runs; it can be stopped kindly, killed, frozen and started again on what it has stored."""

    user = "nobody"
    gentle: signal.Signals = signal.SIGTERM

    def __init__(self, folder: Path, port: int | None = None) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.log_before = 0
        self.is_frozen = False

    @abstractmethod
    def command(self) -> list[str]:
        """What is run."""

    def prepare(self) -> None:
        """What has to be there before the first start."""
        hand_over(self.folder, self.user)

    def surroundings(self) -> dict[str, str] | None:
        """The environment it runs in; None for our own."""
        return None

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start it."""
        self.prepare()
        with (self.folder / "log").open("ab") as log:
            self.log_before = log.tell()
            self.is_frozen = False
            self.process = subprocess.Popen(
                self.command(),
                cwd=self.folder,
                env=self.surroundings(),
                stdout=log,
                stderr=log,
                start_new_session=True,
                **(as_somebody(self.user) if self.user else {}),
            )

    def wait(self) -> None:
        """Until it answers."""
        until(self.answers, f"{type(self).__name__} did not answer at port {self.port}; see {self.folder / 'log'}: not")

    def answers(self) -> bool:
        """Whether it is there."""
        self.check_runs()
        return listens(self.port)

    def check_runs(self) -> None:
        """Say why it ended, where it has."""
        if self.process is not None and self.process.poll() is not None:
            tail = (self.folder / "log").read_text(errors="replace")[self.log_before :][-800:]
            raise Failed(f"{type(self).__name__} ended at once with {self.process.returncode}: {tail}")

    def stop(self, seconds: float = 20.0) -> None:
        """End it kindly; what does not end in time is killed."""
        process = self.process
        if process is not None and process.poll() is None:
            process.send_signal(self.gentle)  # a kind end is for the parent alone to organise
            try:
                process.wait(seconds)
            except subprocess.TimeoutExpired:
                self.kill()
        self.process = None

    def kill(self) -> None:
        """As a power cut would, for its whole family: when this returns, none of them runs."""
        process, self.process = self.process, None
        if process is None or process.poll() is not None:
            return
        members = signal_all(process.pid, signal.SIGKILL)
        process.wait()
        if not wait_for_the_end(members, START_SECONDS):
            raise Failed(f"{type(self).__name__} was killed and still runs after {START_SECONDS:.0f} s.")

    def freeze(self) -> None:
        """It is there and does not answer; its children neither."""
        if self.process is not None and self.process.poll() is None:
            signal_all(self.process.pid, signal.SIGSTOP)
            self.is_frozen = True

    def thaw(self) -> None:
        """It goes on."""
        if self.process is not None and self.process.poll() is None:
            signal_all(self.process.pid, signal.SIGCONT)
        self.is_frozen = False


class PostgreSQL(Service):
    """A database in a folder, durable as it is shipped; tests, which cut no power, need not wait for the disk."""

    user = "postgres"
    gentle = signal.SIGINT  # a fast shutdown: sessions are ended, nothing committed is lost

    def __init__(self, folder: Path, port: int | None = None, is_durable: bool = True) -> None:
        super().__init__(folder, port)
        self._is_durable = is_durable
        if not is_durable:
            self.gentle = signal.SIGQUIT  # at once: what is committed is in its log, and nobody waits for a checkpoint

    @property
    def url(self) -> str:
        """Its address for TRIUMVIRATE_DATABASE."""
        return self.url_at(self.port)

    def url_at(self, port: int) -> str:
        """The same by another port."""
        return f"postgresql://triumvirate@127.0.0.1:{port}/triumvirate"

    def prepare(self) -> None:
        """Make the database, open to this machine alone."""
        super().prepare()
        if (self.folder / "data" / "PG_VERSION").exists():
            with contextlib.suppress(FileNotFoundError):  # of a server that was killed; Popen has waited for it
                (self.folder / "data" / "postmaster.pid").unlink()
            return
        quick = [] if self._is_durable else ["--no-sync"]
        subprocess.run(
            [program("initdb"), "-D", "data", "-U", "triumvirate", "-A", "trust", "-E", "UTF8", "--locale=C", *quick],
            cwd=self.folder,
            check=True,
            stdout=subprocess.DEVNULL,
            **as_somebody(self.user),
        )

    def command(self) -> list[str]:
        """The server, listening to this machine alone."""
        quick = [] if self._is_durable else ["-c", "fsync=off", "-c", "full_page_writes=off"]
        return [
            *(program("postgres"), "-D", "data", "-p", str(self.port), "-h", "127.0.0.1", *quick),
            *("-k", "", "-c", "max_connections=120", "-c", "shared_buffers=32MB", "-c", "log_min_messages=fatal"),
            *("-c", "recovery_init_sync_method=syncfs"),
        ]

    def answers(self) -> bool:
        """Whether it has recovered and takes questions; the database is made where it is missing."""
        if not super().answers():
            return False
        asked = subprocess.run(
            [*self._psql("postgres"), "SELECT count(*) FROM pg_database WHERE datname = 'triumvirate'"],
            capture_output=True,
            text=True,
        )
        if asked.returncode != 0:
            return False
        if asked.stdout.strip() == "0":
            self.add("triumvirate")
        return True

    def add(self, name: str) -> str:
        """One more database on the same server; its address is the answer."""
        subprocess.run([*self._psql("postgres"), f"CREATE DATABASE {name}"], check=True, capture_output=True)
        return self.url.removesuffix("triumvirate") + name

    def _psql(self, database: str) -> list[str]:
        return [program("psql"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "triumvirate", "-d", database, "-qtAc"]


class Redis(Service):
    """A Redis that keeps nothing: all it says is `look again`."""

    @property
    def url(self) -> str:
        """Its address for TRIUMVIRATE_REDIS."""
        return self.url_at(self.port)

    def url_at(self, port: int) -> str:
        """The same by another port."""
        return f"redis://127.0.0.1:{port}/0"

    def command(self) -> list[str]:
        """The server, without a disk."""
        return [
            *(program("redis-server"), "--port", str(self.port), "--bind", "127.0.0.1"),
            *("--save", "", "--appendonly", "no", "--daemonize", "no"),
        ]


class HAProxy(Service):
    """The one address in front of the web workers; who is not ready gets nothing."""

    gentle = signal.SIGUSR1  # finish what is open, take nothing new

    def __init__(self, folder: Path, workers: list[int], port: int | None = None) -> None:
        super().__init__(folder, port)
        self._workers = workers

    def prepare(self) -> None:
        """Write its configuration."""
        super().prepare()
        servers = "\n".join(
            f"    server web{number} 127.0.0.1:{port} check" for number, port in enumerate(self._workers, 1)
        )
        (self.folder / "haproxy.cfg").write_text(
            CONFIGURATION.format(port=self.port, servers=servers, unavailable=UNAVAILABLE)
        )

    def command(self) -> list[str]:
        """The proxy, in the foreground."""
        return [program("haproxy"), "-db", "-f", "haproxy.cfg"]

    def answers(self) -> bool:
        """Whether it has found a worker that is ready."""
        return super().answers() and is_ready(self.port)


UNAVAILABLE = (
    '{"ok":false,"error":{"code":"unavailable","reason":"The server is not there just now. Try again in a moment."}}'
)
CONFIGURATION = """global
    maxconn 4000
defaults
    mode http
    timeout connect 2s
    timeout client 75s
    timeout server 75s
    timeout tunnel 1h
    timeout check 2s
    http-error status 503 content-type application/json string '{unavailable}'
    http-error status 504 content-type application/json string '{unavailable}'
    option forwardfor
    option redispatch
    retries 3
frontend people
    bind 127.0.0.1:{port}
    default_backend workers
backend workers
    balance leastconn
    option httpchk GET /readyz
    http-check disable-on-404
    http-check send hdr Host localhost
    default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
{servers}
"""
