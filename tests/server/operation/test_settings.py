"""How a server is set up: arguments first, then the environment, then what needs neither; and its keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from triumvirate.server.settings import Settings

CHOSEN = {
    "TRIUMVIRATE_BOTS": ("0", "bots", False),
    "TRIUMVIRATE_ONE_OF_MANY": ("1", "is_one_of_many", True),
    "TRIUMVIRATE_PUBLIC_URL": ("http://t/", "public_url", "http://t"),
    "TRIUMVIRATE_SECRET_KEY": ("s", "secret_key", "s"),
    "TRIUMVIRATE_MATCH_KEY": ("m", "sealing_key", "m"),
    "TRIUMVIRATE_TRUSTED_PROXIES": ("10.0.0.1", "trusted_proxies", "10.0.0.1"),
    "TRIUMVIRATE_ALLOWED_HOSTS": ("a,,b", "allowed_hosts", ("a", "b")),
    "TRIUMVIRATE_LIMITS": ("0", "limits", False),
    "TRIUMVIRATE_BOT_THREADS": ("5", "bot_threads", 5),
    "TRIUMVIRATE_BOT_PAUSE": ("0.5", "bot_pause", 0.5),
    "TRIUMVIRATE_BOT_TALK": ("2", "bot_talk", 2.0),
    "TRIUMVIRATE_BOT_LEASE": ("9", "bot_lease", 9.0),
    "TRIUMVIRATE_PATIENCE": ("3", "patience", 3.0),
    "TRIUMVIRATE_DRAIN": ("4", "drain", 4.0),
    "TRIUMVIRATE_REGISTRATION": ("0", "registration", False),
    "TRIUMVIRATE_GUESTS": ("0", "guests", False),
    "TRIUMVIRATE_RETENTION_DAYS": ("7", "retention_days", 7),
    "TRIUMVIRATE_ESTABLISHED_HOURS": ("1.5", "established_hours", 1.5),
    "TRIUMVIRATE_RECORD_DAYS": ("8", "record_days", 8),
    "TRIUMVIRATE_DEALS": ("0", "deals", False),
    "TRIUMVIRATE_SHOW": ("0", "show", False),
    "TRIUMVIRATE_ADMINS": ("a, b,, ", "admins", ("a", "b")),
    "TRIUMVIRATE_AWAY": ("1.5", "away_ms", 1500),
    "TRIUMVIRATE_DURABLE": ("0", "durable", False),
    "TRIUMVIRATE_REDIS": ("redis://r", "redis", "redis://r"),
}


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [*CHOSEN, "TRIUMVIRATE_DATABASE", "TRIUMVIRATE_SMTP_HOST"]:
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("name", CHOSEN)
def test_every_variable_sets_what_it_says(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given, attribute, value = CHOSEN[name]
    usual = Settings(data=tmp_path)
    assert getattr(Settings.from_environment(tmp_path), attribute) == getattr(usual, attribute), "what needs neither"
    monkeypatch.setenv(name, given)
    assert getattr(Settings.from_environment(tmp_path), attribute) == value != getattr(usual, attribute)


def test_arguments_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TRIUMVIRATE_PUBLIC_URL", "TRIUMVIRATE_TRUSTED_PROXIES", "TRIUMVIRATE_REDIS"):
        monkeypatch.setenv(name, "environment")
    monkeypatch.setenv("TRIUMVIRATE_DATABASE", "postgresql://environment/x")
    found = Settings.from_environment(tmp_path, "http://a", "b", "postgres://c/d", "redis://e", False, True)
    assert (found.public_url, found.trusted_proxies, found.redis) == ("http://a", "b", "redis://e")
    assert found.database == "postgresql+asyncpg://c/d"
    assert (found.bots, found.is_one_of_many) == (False, True)
    assert Settings.from_environment(tmp_path).database == "postgresql+asyncpg://environment/x"
    assert Settings.from_environment(tmp_path, bots=False).bots is False


def test_mail_is_set_up_by_its_host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings.from_environment(tmp_path).mail is None
    monkeypatch.setenv("TRIUMVIRATE_SMTP_HOST", "smtp")
    mail = Settings.from_environment(tmp_path).mail
    assert mail is not None
    assert (mail.port, mail.user, mail.tls, mail.sender) == (587, "", True, "triumvirate@localhost")
    for name, value in (("PORT", "25"), ("USER", "u"), ("PASSWORD", "p"), ("SENDER", "s"), ("TLS", "0")):
        monkeypatch.setenv(f"TRIUMVIRATE_SMTP_{name}", value)
    mail = Settings.from_environment(tmp_path).mail
    assert mail is not None
    assert (mail.port, mail.user, mail.password, mail.sender, mail.tls) == (25, "u", "p", "s", False)


@pytest.mark.parametrize(
    ("given", "is_shared"),
    [
        ({}, False),
        ({"is_one_of_many": True}, True),
        ({"redis": "redis://r"}, True),
        ({"bots": False}, True),
        ({"database": "postgresql://x/y"}, True),
        ({"database": "sqlite:///x.db"}, False),
    ],
)
def test_other_processes_may_work_on_the_same_database(given: dict[str, Any], is_shared: bool, tmp_path: Path) -> None:
    assert Settings(data=tmp_path, **given).is_shared is is_shared


def test_the_database_is_a_file_in_the_folder_and_a_host_is_that_of_the_address(tmp_path: Path) -> None:
    assert Settings(data=tmp_path).database_url == f"sqlite:///{tmp_path / 'triumvirate.db'}"
    assert Settings(data=tmp_path, database="x").database_url == "x"
    assert Settings(data=tmp_path, public_url="https://T.example:81/x").public_host == "t.example"
    assert Settings(data=tmp_path).public_host == ""


def test_keys_are_given_or_made_once_and_an_empty_one_is_made_anew(tmp_path: Path) -> None:
    assert Settings(data=tmp_path, secret_key="k").signing_key() == "k"
    assert list(tmp_path.iterdir()) == []
    settings = Settings(data=tmp_path)
    assert settings.match_key(may_make=False) is None
    assert list(tmp_path.iterdir()) == []
    made = settings.match_key(may_make=True)
    assert made is not None
    assert len(made) >= 48
    assert settings.match_key(may_make=False) == made
    (tmp_path / "secret.key").touch()
    assert len(settings.signing_key()) >= 48
    assert sorted(file.name for file in tmp_path.iterdir()) == ["match.key", "secret.key"], "no draft stays behind"
    (tmp_path / "match.key").write_text("")
    assert settings.match_key(may_make=False) is None
    assert settings.match_key(may_make=True) not in ("", made, None)
    assert Settings(data=tmp_path, sealing_key="x", secret_key="y").match_key(False) == "x"
    assert Settings(data=tmp_path, secret_key="y").match_key(False) == "match secrets by y"
