"""The operator's files stay true: commands parse, variables are read, files and ports are there, checkers accept them."""

from __future__ import annotations

import configparser
import http.client
import re
import shlex
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from fnmatch import fnmatch
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from server.conftest import free_port
from some import some
from triumvirate.cli.app import build
from triumvirate.server.run import NOTICED_AFTER
from triumvirate.server.settings import Settings

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").iterdir())
PROGRAM = "/opt/triumvirate/.venv/bin/triumvirate"
VARIABLE = re.compile(r"TRIUMVIRATE_[A-Z_]+[A-Z]")
HAPROXY = shutil.which("haproxy") or "/usr/sbin/haproxy"
GENTLE = NOTICED_AFTER + Settings.drain  # seconds that a worker may take to end
PROXIES = ["haproxy.cfg", "compose-haproxy.cfg"]


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
    for path in some(file for file in DEPLOY.rglob("*") if file.is_file()):
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
    if "data" in given and given["data"] is not None and "--data" in words:  # idle: where a unit names a folder
        assert Path(given["data"]) == Path("/var/lib") / service["StateDirectory"], "where it may write"
    assert service["EnvironmentFile"] == "/etc/triumvirate.env"
    assert service["User"] == "triumvirate"
    if "backup" in words:
        kept = next(word for word in words if word.endswith("now.db"))
        assert "%%S" in service["ExecStart"], "two in one minute are two files"
        assert Path(kept).parent == Path("/var/lib") / service["StateDirectory"], "where it may write"
        sweep = shlex.split(service["ExecStartPost"])
        assert Path(sweep[1]) == Path(kept).parent
        assert fnmatch(Path(kept).name, sweep[sweep.index("-name") + 1]), "what is swept is what was kept"
    else:
        assert unit(path)["Unit"]["StartLimitIntervalSec"] == "0", "it never gives up"
        assert service["Restart"] == "always"
        assert int(service["TimeoutStopSec"]) > GENTLE, "what is open is finished before it is killed"
        cache = service["Environment"].removeprefix("TRIUMVIRATE_CACHE=")
        assert Path(cache).parent == Path("/var/lib") / service["StateDirectory"], "where it may write"
    assert ("serve" in words) == path.name.startswith("triumvirate-web")
    if "serve" in words:  # idle: the bots and the backup serve nobody
        backend = (DEPLOY / "haproxy.cfg").read_text()
        assert given["port"] == 8001
        assert re.findall(r"server web(\d+) 127.0.0.1:800(\d+) check", backend) == [("1", "1"), ("2", "2"), ("3", "3")]


def test_the_timer_starts_with_the_machine() -> None:
    assert unit(DEPLOY / "systemd/triumvirate-backup.timer")["Install"]["WantedBy"] == "timers.target"


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


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
@pytest.mark.parametrize("path", [path for path in UNITS if path.suffix == ".service"], ids=lambda path: path.name)
def test_the_units_may_do_little(path: Path, tmp_path: Path) -> None:
    copied = tmp_path / path.name.replace("@.", "@1.")
    copied.write_text(path.read_text())
    asked = ["systemd-analyze", "security", "--offline=true", "--threshold=20", "--no-pager", str(copied)]
    checked = subprocess.run(asked, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout[-200:] + checked.stderr


def certificate(tmp_path: Path) -> Path:
    key = tmp_path / "triumvirate.pem"
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    subprocess.run([*make, "-keyout", key, "-out", tmp_path / "cert"], check=True, capture_output=True)
    key.write_text(key.read_text() + (tmp_path / "cert").read_text())
    return key


def surroundings() -> dict[str, str]:
    """What compose.yaml gives its proxy when its operator says nothing."""
    given: dict[str, str] = compose()["services"]["proxy"]["environment"]
    return {name: re.sub(r"\$\{\w+:-(.*)\}", r"\1", value) for name, value in given.items()}


@pytest.mark.parametrize("name", PROXIES)
def test_haproxy_accepts_its_files(name: str, tmp_path: Path) -> None:
    text = (DEPLOY / name).read_text()
    (tmp_path / name).write_text(text.replace("/etc/haproxy/triumvirate.pem", str(certificate(tmp_path))))
    assert "timeout tunnel 1h" in text, "a socket may be silent for longer than a page"
    assert ("redirect scheme https unless { ssl_fc }" in text) == ("ssl crt" in text)
    asked = [HAPROXY, "-c", "-f", str(tmp_path / name)]
    checked = subprocess.run(asked, env=surroundings(), capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr


class Echo(BaseHTTPRequestHandler):
    """A worker that answers what it was told about who asks, and whether it is ready."""

    ready = 200
    released = threading.Event()

    def do_GET(self) -> None:
        if self.path == "/slow":
            self._answer_in_two()
            return
        told = {name: self.headers.get_all(name, ["None"]) for name in ("X-Forwarded-For", "X-Forwarded-Proto")}
        answer = " ".join(f"{name}={','.join(values)}" for name, values in told.items()).encode()
        ready = self.ready if self.headers["Host"] == "localhost" else 503  # as the guard is
        self.send_response({"/": 200, "/readyz": ready}.get(self.path, 404))
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def _answer_in_two(self) -> None:
        """What somebody has open: half of it comes only when it is let go."""
        self.send_response(200)
        self.send_header("Content-Length", "4")
        self.end_headers()
        self.wfile.write(b"ab")
        self.released.wait(60)
        with suppress(OSError):
            self.wfile.write(b"cd")

    def log_message(self, *_: Any) -> None:
        """Nothing."""


@contextmanager
def proxy(name: str, tmp_path: Path, before: str = "", worker_kind: type[Echo] = Echo) -> Iterator[int]:
    """The proxy of a file, before an echo, at a port of its own and without TLS."""
    worker = ThreadingHTTPServer(("127.0.0.1", 0), worker_kind)
    threading.Thread(target=worker.serve_forever, daemon=True).start()
    port = free_port()
    text = (DEPLOY / name).read_text()
    text = re.sub(r"    bind :80\d*\n", f"    bind 127.0.0.1:{port}\n", text)
    text = re.sub(r"    (bind :443|user|group|maxconn|http-request redirect|server|server-template) .*\n", "", text)
    (tmp_path / name).write_text(text + f"    server web1 127.0.0.1:{worker.server_port} check inter 50ms\n")
    given = {**surroundings(), **({"PROXY_BEFORE": before} if before else {})}
    process = subprocess.Popen([HAPROXY, "-db", "-f", str(tmp_path / name)], env=given, stderr=subprocess.DEVNULL)
    try:
        for _ in range(1000):
            try:
                ask(port, "/")
                break
            except OSError:
                time.sleep(0.05)
        yield port
    finally:
        process.kill()
        process.wait()
        worker.shutdown()
        worker.server_close()


def ask(port: int, path: str, **headers: str) -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    said = answer.status, answer.read().decode()
    connection.close()
    return said


@pytest.mark.parametrize("name", PROXIES)
def test_nobody_makes_up_an_address_or_reads_the_metrics(name: str, tmp_path: Path) -> None:
    scheme = "https" if name == "haproxy.cfg" else "None"
    with proxy(name, tmp_path) as port:
        lied = ask(port, "/", X_Forwarded_For="6.6.6.6", X_Forwarded_Proto="gopher")
        assert lied == (200, f"X-Forwarded-For=127.0.0.1 X-Forwarded-Proto={scheme}")
        assert ask(port, "/metrics")[0] == 403


@pytest.mark.parametrize("name", PROXIES)
@pytest.mark.parametrize(("told", "kept"), [(503, b""), (404, b"cd")], ids=["is not well", "is stopping"])
def test_people_are_sent_to_workers_that_are_ready(name: str, told: int, kept: bytes, tmp_path: Path) -> None:
    class Worker(Echo):
        ready = 200
        released = threading.Event()

    def says(status: int) -> bool:
        for _ in range(600):
            with suppress(http.client.RemoteDisconnected):  # asked in the moment in which the worker was given up
                if ask(port, "/")[0] == status:
                    return True
            time.sleep(0.05)
        return False

    with proxy(name, tmp_path, worker_kind=Worker) as port:
        time.sleep(0.3)  # some looks at a worker that is well
        assert ask(port, "/")[0] == 200
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        connection.request("GET", "/slow")
        answer = connection.getresponse()
        assert answer.read(2) == b"ab"
        Worker.ready = told
        assert says(503), "nobody is sent to a worker that goes"
        Worker.released.set()
        try:
            rest = answer.read()
        except http.client.IncompleteRead as cut:
            rest = cut.partial
        assert rest == kept, "who is at a worker that stops may stay until it says goodbye itself"
        Worker.ready = 200
        assert says(200)


def test_a_proxy_before_the_containers_is_believed_and_only_its_last_word(tmp_path: Path) -> None:
    with proxy("compose-haproxy.cfg", tmp_path, before="127.0.0.0/8") as port:
        told = ask(port, "/", X_Forwarded_For="6.6.6.6, 9.9.9.9", X_Forwarded_Proto="https")
        assert told == (200, "X-Forwarded-For=9.9.9.9 X-Forwarded-Proto=https")
        assert ask(port, "/") == (200, "X-Forwarded-For=127.0.0.1 X-Forwarded-Proto=None")


def test_the_image_copies_what_is_there_and_starts_what_exists() -> None:
    lines = dockerfile()
    allowed = [line[1:] for line in (DEPLOY / "Dockerfile.dockerignore").read_text().splitlines() if line[:1] == "!"]
    for copied in (rest.split()[:-1] for word, rest in lines if word == "COPY"):
        for source in some(copied):
            assert (ROOT / source).exists() or source == "dist/triumvirate-*.whl"
            assert source in allowed, "the builder is not sent this"
    assert "hatchling build -t wheel -d dist" in (ROOT / "scripts/build-wheel").read_text()
    (entry,) = [yaml.safe_load(rest) for word, rest in lines if word == "ENTRYPOINT"]
    (command,) = [yaml.safe_load(rest) for word, rest in lines if word == "CMD"]
    assert entry == ["triumvirate"]
    given = parses(command)
    assert (given["host"], given["port"]) == ("0.0.0.0", 8000)
    assert ("USER", "triumvirate") in lines
    ready = next(rest for word, rest in lines if word == "RUN" and "useradd" in rest)
    assert "install -d -o triumvirate -g triumvirate /var/cache/triumvirate" in ready, "else its volume is root's"
    assert any("TRIUMVIRATE_CACHE=/var/cache/triumvirate" in rest for word, rest in lines if word == "ENV")
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
    for name in ("web", "bots"):
        assert int(services[name]["stop_grace_period"].removesuffix("s")) > GENTLE
        assert services[name]["volumes"] == ["compiled:/var/cache/triumvirate"], "compiled once, for all, and kept"
    wanted = set(VARIABLE.findall((DEPLOY / "triumvirate.env.example").read_text()))
    assert wanted <= set(services["web"]["environment"]), "what an operator may set there can be set here"
    assert services["proxy"]["depends_on"] == {"web": {"condition": "service_healthy"}}
    build = services["web"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    proxy = (DEPLOY / "compose-haproxy.cfg").read_text()
    assert "server-template web 10 web:8000 check" in proxy
    assert "bind :8000\n" in proxy
    assert services["proxy"]["ports"] == ["${PORT:-8000}:8000"]
    assert "http://127.0.0.1:8000/readyz" in services["web"]["healthcheck"]["test"][-1]
    given = services["web"]["environment"]
    assert given["TRIUMVIRATE_BOTS"] == "0", "bots think in containers of their own"
    kept = services["postgres"]["environment"]
    address = f"postgresql://{kept['POSTGRES_USER']}:{kept['POSTGRES_PASSWORD']}@postgres/{kept['POSTGRES_DB']}"
    assert given["TRIUMVIRATE_DATABASE"] == address
    assert given["TRIUMVIRATE_REDIS"] == "redis://redis:6379/0"
    assert all("change-me" not in str(service) for service in services.values()), "no password is written here"


def test_the_containers_keep_what_they_must_and_take_every_secret_from_outside() -> None:
    services = compose()["services"]
    assert {service["restart"] for service in services.values()} == {"unless-stopped"}
    assert services["postgres"]["volumes"] == ["database:/var/lib/postgresql/data"]  # where the image keeps it
    (config,) = services["proxy"]["volumes"]
    assert config == "./compose-haproxy.cfg:/usr/local/etc/haproxy/haproxy.cfg:ro"
    home = next(rest for word, rest in dockerfile() if word == "WORKDIR" and rest != "/opt/triumvirate")
    assert Path(parses(services["bots"]["command"])["data"]) == Path(home), "where the image's user may write"
    given = services["web"]["environment"]
    assert given["TRIUMVIRATE_TRUSTED_PROXIES"] == "*", "nobody but the proxy reaches a worker"
    assert "ports" not in services["web"]
    assert given["TRIUMVIRATE_SECRET_KEY"] == "${TRIUMVIRATE_SECRET_KEY:?}"
    assert services["postgres"]["environment"]["POSTGRES_PASSWORD"] == "${POSTGRES_PASSWORD:?}"
    proxy = (DEPLOY / "compose-haproxy.cfg").read_text()
    assert "nameserver dns 127.0.0.11:53" in proxy, "Docker's own, in every network of compose"
    assert "hard-stop-after 5s" in proxy, "else open sockets keep it for its hour"
