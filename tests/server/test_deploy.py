"""The operator's files stay true: commands parse, variables are read, files and ports are there, checkers accept them."""

from __future__ import annotations

import configparser
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from triumvirate.cli.app import build

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").iterdir())
PROGRAM = "/opt/triumvirate/.venv/bin/triumvirate"
VARIABLE = re.compile(r"TRIUMVIRATE_[A-Z_]+[A-Z]")


def parses(words: list[str]) -> dict[str, Any]:
    """What the command line makes of its words, without doing any of it."""
    command: Any = get_command(build())
    group = command.make_context("triumvirate", list(words))
    name, found, rest = command.resolve_command(group, list(words))
    return dict(found.make_context(name, rest, parent=group).params)


def unit(path: Path) -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read_string(path.read_text())
    return found


def dockerfile() -> list[tuple[str, str]]:
    text = (DEPLOY / "Dockerfile").read_text().replace("\\\n", " ")
    lines = [line.partition(" ") for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in lines]


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def test_every_variable_in_the_files_and_in_the_manual_is_read_by_the_server_and_told_of() -> None:
    source = "\n".join(path.read_text() for path in (ROOT / "src/triumvirate").rglob("*.py"))
    read = set(VARIABLE.findall(source))
    manual = set(VARIABLE.findall((ROOT / "docs/operations.md").read_text()))
    for path in (file for file in DEPLOY.rglob("*") if file.is_file()):
        named = set(VARIABLE.findall(path.read_text()))
        assert named <= read, f"{path.name} names what nothing reads: {named - read}"
    assert {name for name in manual if name != "TRIUMVIRATE_SMTP"} <= read
    settings = set(VARIABLE.findall((ROOT / "src/triumvirate/server/settings.py").read_text()))
    hidden = {"TRIUMVIRATE_ONE_OF_MANY", "TRIUMVIRATE_BOT_PAUSE", "TRIUMVIRATE_DURABLE"}  # for tests and `make cluster`
    told = {name for name in settings if name in manual or name.startswith("TRIUMVIRATE_SMTP_")}
    assert settings - told <= hidden, "docs/operations.md says nothing of these"


@pytest.mark.parametrize("path", [path for path in UNITS if path.suffix == ".service"], ids=lambda path: path.name)
def test_the_command_of_a_unit(path: Path) -> None:
    service = unit(path)["Service"]
    line = service["ExecStart"].replace("%%", "%").replace("%i", "1")
    words = shlex.split(line)
    if words[0] == "/bin/sh":
        words = shlex.split(re.sub(r"\$\(.*?\)", "now", words[2].removeprefix("exec ")))
    assert words[0] == PROGRAM
    given = parses(words[1:])
    if "data" in given and given["data"] is not None and "--data" in words:
        assert Path(given["data"]) == Path("/var/lib") / service["StateDirectory"], "where it may write"
    assert service["EnvironmentFile"] == "/etc/triumvirate.env"
    if "serve" in words:
        backend = (DEPLOY / "haproxy.cfg").read_text()
        assert given["port"] == 8001
        assert f"127.0.0.1:{given['port']} check" in backend


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    for path in UNITS:
        text = path.read_text().replace(PROGRAM, "/bin/true").replace("User=triumvirate", "User=root")
        (tmp_path / path.name.replace("@.", "@1.")).write_text(text)
    checked = subprocess.run(
        ["systemd-analyze", "verify", *map(str, tmp_path.iterdir())], capture_output=True, text=True
    )
    ours = [line for line in checked.stderr.splitlines() if "triumvirate" in line]
    assert (checked.returncode, ours) == (0, [])


@pytest.mark.parametrize("name", ["haproxy.cfg", "compose-haproxy.cfg"])
def test_haproxy_accepts_its_files_and_lets_nobody_make_up_an_address(name: str, tmp_path: Path) -> None:
    key = tmp_path / "triumvirate.pem"
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    subprocess.run([*make, "-keyout", key, "-out", tmp_path / "cert"], check=True, capture_output=True)
    key.write_text(key.read_text() + (tmp_path / "cert").read_text())
    text = (DEPLOY / name).read_text()
    assert text.index("del-header X-Forwarded-For") < text.index("default_backend")
    assert "deny if { path /metrics }" in text
    (tmp_path / name).write_text(text.replace("/etc/haproxy/triumvirate.pem", str(key)))
    haproxy = shutil.which("haproxy") or "/usr/sbin/haproxy"
    checked = subprocess.run([haproxy, "-c", "-f", tmp_path / name], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr


def test_the_image_copies_what_is_there_and_starts_what_exists() -> None:
    lines = dockerfile()
    allowed = [line[1:] for line in (DEPLOY / "Dockerfile.dockerignore").read_text().splitlines() if line[:1] == "!"]
    for copied in (rest.split()[:-1] for word, rest in lines if word == "COPY"):
        for source in copied:
            assert (ROOT / source).exists()
            assert source in allowed, "the builder is not sent this"
    (entry,) = [yaml.safe_load(rest) for word, rest in lines if word == "ENTRYPOINT"]
    (command,) = [yaml.safe_load(rest) for word, rest in lines if word == "CMD"]
    assert entry == ["python", "-m", "triumvirate.cli"]
    given = parses(command)
    assert (given["host"], given["port"]) == ("0.0.0.0", 8000)
    assert ("USER", "triumvirate") in lines
    assert any("--require-hashes -r requirements/server.txt" in rest for word, rest in lines if word == "RUN")


def test_the_containers_fit_together() -> None:
    services = compose()["services"]
    assert set(services) == {"postgres", "redis", "web", "bots", "proxy"}
    assert parses(services["bots"]["command"])["bots"]
    for name, service in services.items():
        for needed in service.get("depends_on", []):
            assert needed in services, name
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in compose()["volumes"] or (DEPLOY / source).is_file(), volume
    build = services["web"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    assert "web:8000" in (DEPLOY / "compose-haproxy.cfg").read_text()
    assert services["web"]["environment"]["TRIUMVIRATE_DATABASE"].endswith("@postgres/triumvirate")
    assert all("change-me" not in str(service) for service in services.values()), "no password is written here"
