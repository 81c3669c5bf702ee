"""Who is told what and by which way, without a server: fakes hear what would be sent."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Coroutine
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, ClassVar

import pytest

from server.rows import a_table, some_people
from triumvirate.server.errors import RateLimited
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.notify import notices as telling
from triumvirate.server.notify import push
from triumvirate.server.notify.notices import Notices
from triumvirate.server.settings import Mail, Settings
from triumvirate.server.store.rows import PersonRow


class World:
    """Notices with fakes around them: `jobs` are those that would be sent, `sent` what was."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path, **settings: Any) -> None:
        self.here: set[str] = set()
        self.sent: list[tuple[str, Any]] = []
        self.dropped: list[str] = []
        self.status = 201
        self.people: dict[str, PersonRow] = {}
        self.pushes: list[Any] = []
        given = Settings(data=folder, public_url="http://t", **settings)
        cache: Any = SimpleNamespace(
            settings=given,
            db=None,
            changed=[],
            now=lambda: 5,
            presence=SimpleNamespace(is_here=lambda match, person: person in self.here),
        )
        monkeypatch.setattr(telling.push, "find_pusher", lambda settings: None)
        monkeypatch.setattr(telling.knowledge, "last_of_others", lambda held, seat: held.row.number)

        async def find(db: object, person: str) -> PersonRow | None:
            return self.people.get(person)

        async def find_many(db: object, ids: set[str]) -> dict[str, PersonRow]:
            return {one: self.people[one] for one in sorted(ids) if one in self.people}

        async def pushes_of(db: object, person: str) -> list[Any]:
            return self.pushes

        async def drop_push(db: object, endpoint: str) -> None:
            self.dropped.append(endpoint)

        async def aside(send: Any) -> int:
            return int(send())

        def post(address: str, body: bytes, headers: dict[str, str]) -> int:
            assert headers == {"Content-Type": "application/json"}
            self.sent.append((address, json.loads(body)))
            return 200

        def write(server: Any, to: str, subject: str, text: str) -> int:
            self.sent.append((to, text))
            return 0

        for name, fake in (
            ("find", find),
            ("find_many", find_many),
            ("pushes_of", pushes_of),
            ("drop_push", drop_push),
        ):
            monkeypatch.setattr(telling.people, name, fake)
        monkeypatch.setattr(telling.webhook, "aside", aside)
        monkeypatch.setattr(telling.webhook, "post", post)
        monkeypatch.setattr(telling.mail, "send", write)
        self.notices = Notices(cache)
        assert cache.changed == [self.notices]

    def knows(self, *ids: str, **more: Any) -> None:
        self.people |= some_people(*ids, **more)

    def push_with(self) -> None:
        """From now on there is a library for pushes."""

        def send(endpoint: str, p256dh: str, auth: str, body: bytes) -> int:
            self.sent.append((endpoint, json.loads(body)))
            return self.status

        self.notices._pusher = SimpleNamespace(send=send, public_key="key")  # type: ignore[assignment]

    def after(self, *changes: HeldMatch) -> list[tuple[str, str]]:
        """To whom which event went."""
        asyncio.run(self._hear(changes))
        return [(address, body["event"]) for address, body in self.sent]

    async def _hear(self, changes: tuple[HeldMatch, ...]) -> None:
        for held in changes:
            held.people |= self.people
            self.notices.table_changed(held)
        await asyncio.gather(*self.notices._tasks)


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> World:
    made = World(monkeypatch, tmp_path)
    made.knows("cato", "livia")
    for one in made.people.values():
        one.webhook = f"hook of {one.id}"
    return made


def a_turn(*deciders: str, **row: Any) -> HeldMatch:
    return a_table("cato", "livia", **{"status": "running", "deciders": list(deciders), "game": "caesar", **row})


def test_who_is_away_hears_that_it_is_their_turn_once(world: World) -> None:
    assert world.after(a_turn("p1"), a_turn("p1")) == [("hook of cato", "your_turn")]
    assert world.sent[0][1]["url"] == "http://t/m/m"
    assert (world.sent[0][1]["match"], world.sent[0][1]["game"]) == ("m", "caesar")
    assert world.after(a_turn("p1", number=4)) == [("hook of cato", "your_turn")] * 2


def test_who_is_there_hears_nothing_and_an_upload_is_nobodys(world: World) -> None:
    world.here.add("cato")
    assert world.after(a_turn("p1"), a_turn("p2", source="upload")) == []


def test_the_end_is_told_to_all_who_are_away(world: World) -> None:
    assert world.after(a_turn(status="finished")) == [("hook of cato", "finished"), ("hook of livia", "finished")]
    assert world.after(a_turn("p1", "p2", status="open")) == world.after()


def test_a_round_is_told_with_its_table_to_who_wants_it(world: World) -> None:
    world.people["cato"].settings = {"tournaments": True}
    new = a_turn(source="tournament", version=0, status="open")
    assert world.after(new) == [("hook of cato", "round")]
    assert world.after(a_turn(source="tournament", version=1, status="open")) == [("hook of cato", "round")]
    assert world.after(a_turn(version=0, status="open")) == [("hook of cato", "round")]
    world.here.add("cato")
    assert len(world.after(new)) == 1


def test_without_a_way_or_a_person_nothing_is_sent(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    world.people["cato"].webhook = None
    assert world.after(a_turn("p1")) == []
    del world.people["livia"]
    assert world.after(a_turn("p2")) == []


def test_hooks_can_be_switched_off_by_the_operator(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    world = World(monkeypatch, tmp_path, webhooks=False)
    world.knows("cato", webhook="hook")
    assert world.after(a_turn("p1")) == []


def test_a_browser_that_has_unsubscribed_is_forgotten(world: World) -> None:
    keys = [world.notices.push_key]
    world.push_with()
    assert [*keys, world.notices.push_key] == [None, "key"]
    world.people["cato"].webhook = None
    world.pushes = [SimpleNamespace(endpoint="e", p256dh="p", auth="a")]
    assert world.after(a_turn("p1")) == [("e", "your_turn")]
    assert world.dropped == []
    for number, status in enumerate((404, 410), 1):
        world.status = status
        world.after(a_turn("p1", number=number))
    assert world.dropped == ["e", "e"]


def test_what_cannot_be_sent_harms_nobody(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> int:
        raise OSError("no")

    monkeypatch.setattr(telling.webhook, "post", fails)
    assert world.after(a_turn("p1")) == []


def test_too_many_at_once_and_too_many_marks_are_bounded(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "MOST_AT_ONCE", 1)
    told = world.after(a_turn("p1"), a_turn("p1", id="n"), a_turn("p1", id="o"))
    assert len(told) == 2
    world.notices._told = {(str(n), "x"): ("your_turn", n) for n in range(19_999)}
    world.after(a_turn("p1", number=9))
    assert len(world.notices._told) == 20_000
    assert ("0", "x") in world.notices._told
    world.after(a_turn("p1", number=9, id="one more"))
    assert len(world.notices._told) == 20_000
    assert ("0", "x") not in world.notices._told


def test_a_clubs_news_go_to_its_other_members_who_want_them(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    world.knows("nero", webhook="hook of nero")
    for name in ("cato", "livia"):
        world.people[name].settings = {"clubs": True}
    world.people["livia"].settings["language"] = "it"
    there = [True]

    async def find(db: object, club: str) -> Any:
        return SimpleNamespace(name="Amici") if there[0] else None

    async def members_of(db: object, club: str) -> list[Any]:
        return [SimpleNamespace(person=one) for one in ("cato", "livia", "nero")]

    monkeypatch.setattr(telling.clubs, "find", find)
    monkeypatch.setattr(telling.clubs, "members_of", members_of)

    async def tell() -> None:
        world.notices.tell_club("c", "club_table", "caesar", "cato")
        await asyncio.gather(*world.notices._tasks)

    asyncio.run(tell())
    ((address, body),) = world.sent
    assert address == "hook of livia"
    assert (body["event"], body["club"], body["url"]) == ("club_table", "c", "http://t/club/c")
    assert "Amici" in body["text"]


def test_new_deals_are_told_to_who_wants_them(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def wanting(db: object, setting: str) -> list[PersonRow]:
        assert setting == "deals"
        return [world.people["cato"]]

    monkeypatch.setattr(telling.people, "wanting", wanting)

    async def tell() -> None:
        world.notices.tell_of_deals()
        await asyncio.gather(*world.notices._tasks)

    asyncio.run(tell())
    assert [(address, body["event"], body["url"]) for address, body in world.sent] == [
        ("hook of cato", "new_deal", "http://t/daily")
    ]


@pytest.mark.parametrize(("has_mail", "address", "letters"), [(True, "a@b", 1), (True, None, 0), (False, "a@b", 0)])
def test_an_address_is_confirmed_where_there_is_one_and_mail(
    has_mail: bool, address: str | None, letters: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    world = World(monkeypatch, tmp_path, mail=Mail("smtp") if has_mail else None)

    async def ask() -> None:
        world.notices.ask_for_confirmation(PersonRow("cato", "Cato", 0, email=address), "token")
        await asyncio.gather(*world.notices._tasks)

    asyncio.run(ask())
    assert len(world.sent) == letters
    assert all("http://t/confirm/token" in text for _, text in world.sent)


def test_new_passwords_go_by_letter_and_not_too_often(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    world = World(monkeypatch, tmp_path, mail=Mail("smtp"))

    async def by_mail(db: object, address: str) -> list[PersonRow]:
        return list(some_people("cato", "livia").values())

    async def take(what: str, who: str) -> None:
        assert what == "letter"
        if who == "cato":
            raise RateLimited("later", 1)

    monkeypatch.setattr(telling.people, "find_by_mail", by_mail)
    limits: Any = SimpleNamespace(take=take)

    async def reset() -> None:
        world.notices.send_reset("a@b", lambda person: f"token of {person.id}", limits)
        await asyncio.gather(*world.notices._tasks)

    asyncio.run(reset())
    ((address, text),) = world.sent
    assert address == "a@b"
    assert "http://t/reset/token of livia" in text


def test_digests_are_sent_where_there_is_mail(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for server, jobs in ((None, 0), (Mail("smtp"), 1)):
        world = World(monkeypatch, tmp_path, mail=server)
        spawned: list[Coroutine[None, None, None]] = []
        monkeypatch.setattr(world.notices, "_spawn", spawned.append)
        asyncio.run(world.notices.start())
        assert len(spawned) == jobs
        for job in spawned:
            job.close()


def test_stopping_ends_what_is_being_sent(world: World) -> None:
    async def stop() -> None:
        world.notices._spawn(asyncio.sleep(60))
        (task,) = world.notices._tasks
        await asyncio.sleep(0)
        await world.notices.stop()
        assert task.cancelled()

    asyncio.run(stop())


# --- Web Push ---------------------------------------------------------------------------------------------------------


class Vapid:
    """A key as the library has it."""

    made: ClassVar[list[str]] = []

    def __init__(self) -> None:
        self.public_key = SimpleNamespace(public_numbers=lambda: SimpleNamespace(x=1, y=2))

    @classmethod
    def from_file(cls, path: str) -> Vapid:
        cls.made.append(f"read {Path(path).name}")
        return cls()

    def generate_keys(self) -> None:
        self.made.append("generated")

    def save_key(self, path: str) -> None:
        self.made.append(f"saved {Path(path).name}")
        assert Path(path).stat().st_mode & 0o077 == 0

    def sign(self, claims: dict[str, str]) -> dict[str, str]:
        return {"Authorization": f"{claims['aud']} {claims['sub']}"}


class Encoder:
    def __init__(self, about: dict[str, Any]) -> None:
        self.about = about

    def encode(self, body: bytes, content_encoding: str) -> dict[str, bytes]:
        assert self.about["keys"] == {"p256dh": "p", "auth": "a"}
        return {"body": body + content_encoding.encode()}


def libraries() -> tuple[Any, Any]:
    return SimpleNamespace(WebPusher=Encoder), SimpleNamespace(Vapid02=Vapid)


def test_a_push_is_encrypted_signed_and_sent_by_the_guarded_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    posted: list[Any] = []

    def post(address: str, body: bytes, headers: dict[str, str], only_https: bool = False) -> int:
        posted.append((address, body, headers, only_https))
        return 201

    monkeypatch.setattr(push.webhook, "post", post)
    Vapid.made.clear()
    pusher = push.Pusher(Settings(data=tmp_path, public_url="http://t"), *libraries())
    assert Vapid.made == ["generated", "saved vapid.pem"]
    raw = base64.urlsafe_b64decode(pusher.public_key + "=")
    assert raw == b"\x04" + (1).to_bytes(32, "big") + (2).to_bytes(32, "big")
    assert "=" not in pusher.public_key
    assert pusher.send("https://push.example/x?y", "p", "a", b"body") == 201
    ((address, body, headers, only_https),) = posted
    assert (address, body, only_https) == ("https://push.example/x?y", b"bodyaes128gcm", True)
    assert headers["Authorization"] == "https://push.example http://t"
    assert (headers["TTL"], headers["Content-Encoding"]) == ("43200", "aes128gcm")
    Vapid.made.clear()
    again = push.Pusher(Settings(data=tmp_path), *libraries())
    assert Vapid.made == ["read vapid.pem"]
    again.send("https://push.example/", "p", "a", b"")
    assert posted[1][2]["Authorization"].endswith(" mailto:nobody@example.org")


def test_without_the_library_there_is_no_push(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> ModuleType:
        raise ImportError(name)

    monkeypatch.setattr(push.importlib, "import_module", missing)
    assert push.find_pusher(Settings(data=tmp_path)) is None
    both = dict(zip(("pywebpush", "py_vapid"), libraries(), strict=True))
    monkeypatch.setattr(push.importlib, "import_module", both.__getitem__)
    assert isinstance(push.find_pusher(Settings(data=tmp_path)), push.Pusher)
