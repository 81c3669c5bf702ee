"""How a server is set up: by arguments, by environment variables (`TRIUMVIRATE_…`), with defaults that need neither."""

from __future__ import annotations

import contextlib
import os
import secrets
import socket
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from triumvirate.server.store.database import with_driver
from triumvirate.server.table_time import TableTime


def worker_name() -> str:
    """A name for this process that no other has, now or later."""
    return f"{socket.gethostname()[:40]}-{os.getpid()}-{secrets.token_hex(3)}"


@dataclass(frozen=True)
class Mail:
    """The operator's SMTP server; none means no mail is ever sent."""

    host: str
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = "triumvirate@localhost"
    tls: bool = True


@dataclass(frozen=True)
class Settings:
    """One server. `now` is the clock that all matches run by; tests put their own there."""

    data: Path
    database: str = field(default="", repr=False)  # both may hold a password
    redis: str = field(default="", repr=False)
    bots: bool = True  # whether bots think in this process
    is_one_of_many: bool = False
    name: str = field(default_factory=worker_name)
    public_url: str = ""
    secret_key: str = field(default="", repr=False)
    sealing_key: str = field(default="", repr=False)
    trusted_proxies: str = ""
    allowed_hosts: tuple[str, ...] = ()
    limits: bool = True
    bot_threads: int = 2
    bot_pause: float = 0.4
    bot_talk: float = 1.0  # how slowly bots talk at tables with people, by their usual time; 0 for not at all
    bot_seconds: float = 1.0
    bot_share: float = 0.5  # of each minute that the bots of one match may think
    bot_lease: float = 15.0
    poll: float = 0.5  # seconds between looks into the database while no word comes from other workers
    slow_poll: float = 5.0  # and while it does
    tick: float = 0.5
    heartbeat: float = 20.0
    silence: float = 60.0
    away_ms: int = 60_000
    live_tables: int = 2000
    idle_seconds: float = 120.0
    durable: bool = True
    mail: Mail | None = None
    digest_hours: float = 12.0
    webhooks: bool = True
    patience: float = 15.0  # seconds that a starting worker waits for a database elsewhere
    drain: float = 20.0  # seconds that open requests get when the server is told to stop
    registration: bool = True
    guests: bool = True
    retention_days: int = 0  # after which what was said at finished tables, and idle guests, are forgotten; 0 for never
    established_hours: float = 24.0  # after which an account's matches count for ratings
    record_days: int = 365  # after which records that accounts brought are forgotten; guests' after 30 at most
    deals: bool = True  # whether there are deals of the day
    show: bool = True  # whether the strongest bots always have a match on show
    admins: tuple[str, ...] = ()
    now: Callable[[], int] = field(default_factory=TableTime)

    @classmethod
    def from_environment(
        cls,
        data: Path,
        public_url: str = "",
        trusted_proxies: str = "",
        database: str = "",
        redis: str = "",
        bots: bool = True,
        is_one_of_many: bool = False,
    ) -> Settings:
        """Arguments first, then `TRIUMVIRATE_…`, then the defaults."""
        env = os.environ
        host = env.get("TRIUMVIRATE_SMTP_HOST", "")
        mail = None
        if host:
            mail = Mail(
                host,
                int(env.get("TRIUMVIRATE_SMTP_PORT", "587")),
                env.get("TRIUMVIRATE_SMTP_USER", ""),
                env.get("TRIUMVIRATE_SMTP_PASSWORD", ""),
                env.get("TRIUMVIRATE_SMTP_SENDER", "triumvirate@localhost"),
                env.get("TRIUMVIRATE_SMTP_TLS", "1") != "0",
            )
        return cls(
            data=data,
            database=with_driver(database or env.get("TRIUMVIRATE_DATABASE", "")),
            redis=redis or env.get("TRIUMVIRATE_REDIS", ""),
            bots=bots and env.get("TRIUMVIRATE_BOTS", "1") != "0",
            is_one_of_many=is_one_of_many or env.get("TRIUMVIRATE_ONE_OF_MANY", "0") == "1",
            public_url=(public_url or env.get("TRIUMVIRATE_PUBLIC_URL", "")).rstrip("/"),
            secret_key=env.get("TRIUMVIRATE_SECRET_KEY", ""),
            sealing_key=env.get("TRIUMVIRATE_MATCH_KEY", ""),
            trusted_proxies=trusted_proxies or env.get("TRIUMVIRATE_TRUSTED_PROXIES", ""),
            allowed_hosts=tuple(name for name in env.get("TRIUMVIRATE_ALLOWED_HOSTS", "").split(",") if name),
            limits=env.get("TRIUMVIRATE_LIMITS", "1") != "0",
            bot_threads=int(env.get("TRIUMVIRATE_BOT_THREADS", "2")),
            bot_pause=float(env.get("TRIUMVIRATE_BOT_PAUSE", "0.4")),
            bot_talk=float(env.get("TRIUMVIRATE_BOT_TALK", "1")),
            bot_lease=float(env.get("TRIUMVIRATE_BOT_LEASE", "15")),
            patience=float(env.get("TRIUMVIRATE_PATIENCE", "15")),
            drain=float(env.get("TRIUMVIRATE_DRAIN", "20")),
            registration=env.get("TRIUMVIRATE_REGISTRATION", "1") != "0",
            guests=env.get("TRIUMVIRATE_GUESTS", "1") != "0",
            retention_days=int(env.get("TRIUMVIRATE_RETENTION_DAYS", "0")),
            established_hours=float(env.get("TRIUMVIRATE_ESTABLISHED_HOURS", "24")),
            record_days=int(env.get("TRIUMVIRATE_RECORD_DAYS", "365")),
            deals=env.get("TRIUMVIRATE_DEALS", "1") != "0",
            show=env.get("TRIUMVIRATE_SHOW", "1") != "0",
            admins=tuple(name.strip() for name in env.get("TRIUMVIRATE_ADMINS", "").split(",") if name.strip()),
            away_ms=round(float(env.get("TRIUMVIRATE_AWAY", "60")) * 1000),
            durable=env.get("TRIUMVIRATE_DURABLE", "1") != "0",
            mail=mail,
        )

    @property
    def database_url(self) -> str:
        """SQLite in the data folder unless another database is named."""
        return self.database or f"sqlite:///{self.data / 'triumvirate.db'}"

    @property
    def is_shared(self) -> bool:
        """Whether other processes may work on the same database."""
        is_sqlite = self.database_url.startswith("sqlite")
        return self.is_one_of_many or bool(self.redis) or not self.bots or not is_sqlite

    @property
    def public_host(self) -> str:
        """The host name of the public address, if there is one."""
        return urlsplit(self.public_url).hostname or ""

    def signing_key(self) -> str:
        """The key that cookies are signed with: given, or made once and kept in the data folder for its owner only."""
        if self.secret_key:
            return self.secret_key
        path = self.data / "secret.key"
        if not path.exists() or not path.stat().st_size:
            self._make_key(path)
        return path.read_text(encoding="ascii").strip()

    def match_key(self, may_make: bool) -> str | None:
        """The key that match secrets are sealed with: given, by itself or with that of the cookies, or kept in the data
        folder; None where there is none and none may be made."""
        if self.sealing_key or self.secret_key:
            return self.sealing_key or f"match secrets by {self.secret_key}"
        path = self.data / "match.key"
        if not path.exists() or not path.stat().st_size:
            if not may_make:
                return None
            self._make_key(path)
        return path.read_text(encoding="ascii").strip()

    def _make_key(self, path: Path) -> None:
        """Whole or not at all: on a full disk an empty key, which anybody could sign with, must not stay behind."""
        draft = path.with_name(f"{path.name}.{self.name}")
        try:
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
                file.write(secrets.token_urlsafe(48))
            if path.exists() and not path.stat().st_size:
                path.unlink()
            with contextlib.suppress(FileExistsError):  # another worker was first
                os.link(draft, path)
        finally:
            draft.unlink(missing_ok=True)
