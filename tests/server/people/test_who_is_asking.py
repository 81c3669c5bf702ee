"""Sessions, links and proofs over a database file, a clock that the test turns and passwords that cost nothing; and marks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from itsdangerous import URLSafeSerializer

from loops import in_own_loop
from server.conftest import lay_out
from server.rows import a_table, some_people
from triumvirate.core.errors import BadRequest
from triumvirate.server.errors import Conflict, Forbidden, NeedsProof, NotFound, NotSignedIn
from triumvirate.server.people import marks, names
from triumvirate.server.people import sessions as asking
from triumvirate.server.people.sessions import COOKIE_SECONDS, DAY_MS, PROOF_MS, SEEN_MS, Sessions, Visit
from triumvirate.server.settings import Settings
from triumvirate.server.store import people
from triumvirate.server.store import sessions as kept
from triumvirate.server.store.database import Database
from triumvirate.server.store.rows import PersonRow

START = 1_700_000_000_000


class Plain:
    """Passwords without the work."""

    async def digest(self, password: str) -> str:
        return f"digest of {password}"

    async def fits(self, kept: str | None, password: str) -> bool:
        return kept == f"digest of {password}"


class World:
    """A database file, sessions and a clock."""

    def __init__(self, folder: Path, db: Database, **settings: Any) -> None:
        self.now, self.db = START, db
        self.sessions = Sessions(db, Settings(data=folder, secret_key="key", now=lambda: self.now, **settings))

    async def account(self, name: str = "Cato", password: str = "pw") -> PersonRow:
        return await self.sessions.claim(await self.sessions.guest(), name, password)

    async def came(self, person: PersonRow) -> Visit:
        found = await self.sessions.visit(await self.sessions.begin(person, "net", "dev"))
        assert found is not None
        return found


Scene = Callable[[World], Awaitable[None]]


@pytest.fixture
def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    monkeypatch.setattr(asking, "Passwords", Plain)

    def play(work: Scene, **settings: Any) -> None:
        async def within() -> None:
            lay_out(tmp_path)
            db = Database(f"sqlite:///{tmp_path / 'triumvirate.db'}", durable=False)
            await db.start()
            try:
                await work(World(tmp_path, db, **settings))
            finally:
                await db.stop()

        in_own_loop(within())

    return play


def test_a_cookie_stands_for_somebody_until_it_has_not_been_used_for_long(scene: Callable[..., None]) -> None:
    async def work(world: World) -> None:
        for person, days in ((await world.sessions.guest(), 365), (await world.account(), 90)):
            world.now = START
            cookie = await world.sessions.begin(person, "net", "dev")
            found = await world.sessions.visit(cookie)
            assert found is not None
            assert (found.person.id, found.session.network, found.session.device) == (person.id, "net", "dev")
            assert found.session.proved == START
            world.now = START + days * DAY_MS
            assert await world.sessions.visit(cookie) is not None
            world.now += days * DAY_MS + 1
            assert await world.sessions.visit(cookie) is None
        unproved = await world.sessions.begin(person, is_proved=False)
        visit = await world.sessions.visit(unproved)
        assert visit is not None
        assert visit.session.proved == 0
        for wrong in (None, "", "x", "x" * 401):
            assert await world.sessions.visit(wrong) is None

    scene(work)


def test_a_cookie_runs_out_however_much_it_is_used(scene: Callable[..., None]) -> None:
    async def work(world: World) -> None:
        person = await world.sessions.guest()
        cookie = await world.sessions.begin(person)
        assert world.sessions._named(cookie) is not None
        world.now = START + COOKIE_SECONDS * 1000
        assert world.sessions._named(cookie) is not None
        world.now += 1000
        assert world.sessions._named(cookie) is None
        old = URLSafeSerializer("key", salt="session").dumps(["p", 3])
        assert world.sessions._named(str(old)) == "p.3", "as it was before sessions had rows"

    scene(work)


def test_when_a_session_was_used_is_noted_about_once_an_hour(scene: Callable[..., None]) -> None:
    async def work(world: World) -> None:
        cookie = await world.sessions.begin(await world.sessions.guest())

        async def seen() -> int:
            found = await world.sessions.visit(cookie)
            assert found is not None
            again = await kept.find(world.db, found.session.id)
            assert again is not None
            return again[0].seen

        world.now = START + SEEN_MS
        assert await seen() == START
        world.now += 1
        assert await seen() == world.now

    scene(work)


def test_who_is_shut_out_is_told_so_until_it_is_over(scene: Callable[..., None]) -> None:
    async def work(world: World) -> None:
        person = await world.account()
        cookie = await world.sessions.begin(person)
        await people.change(world.db, person.id, banned_until=START + 10)
        with pytest.raises(Forbidden):
            await world.sessions.visit(cookie)
        with pytest.raises(Forbidden):
            await world.sessions.log_in("Cato", "pw")
        assert await world.sessions.visit(cookie, even_shut_out=True) is not None
        world.now = START + 10
        assert await world.sessions.visit(cookie) is not None
        world.sessions.check(person, True)
        for now, is_alive in ((None, True), (person, False), (PersonRow("x", "?", 0, erased=True), True)):
            with pytest.raises(NotSignedIn):
                world.sessions.check(now, is_alive)

    scene(work)


def test_sessions_end_one_by_one_or_all(scene: Callable[..., None]) -> None:
    async def work(world: World) -> None:
        person, other = await world.account(), await world.sessions.guest()
        first, second, theirs = await world.came(person), await world.came(person), await world.came(other)
        ids = {visit.session.id for visit in (first, second, theirs)}
        assert await world.sessions.alive(ids) == ids
        assert await world.sessions.alive(set()) == set()
        assert {one.id for one in await world.sessions.of(person)} == {first.session.id, second.session.id}
        with pytest.raises(NotFound):
            await world.sessions.end(person, theirs.session.id)
        await world.sessions.end(person, first.session.id)
        with pytest.raises(NotFound):
            await world.sessions.end(person, first.session.id)
        assert await world.sessions.alive(ids) == ids - {first.session.id}
        cookie = world.sessions.cookie(first.session)
        assert await world.sessions.visit(cookie) is None
        assert await world.sessions.known_device(cookie, person) == first.session.id
        assert await world.sessions.known_device(cookie, other) is None
        assert await world.sessions.known_device(cookie, None) is None
        assert await world.sessions.known_device(None, person) is None
        await world.sessions.end_all(person)
        assert await world.sessions.alive(ids) == {theirs.session.id}
        assert await kept.networks_of(world.db, person.id, START - 1) == {"net"}
        assert await kept.networks_of(world.db, person.id, START) == set()
        assert await kept.forget(world.db, START) == 0
        assert await kept.forget(world.db, START + 1) == 3

    scene(work)


def test_it_has_to_be_shown_anew_that_it_is_them(scene: Callable[..., None]) -> None:
    async def work(world: World) -> None:
        person, guest = await world.account(), await world.sessions.guest()
        session = (await world.came(person)).session
        world.now = START + PROOF_MS - 1
        world.sessions.require_proof(person, session)
        world.now += 1
        for shown in (session, None):
            with pytest.raises(NeedsProof):
                world.sessions.require_proof(person, shown)
        world.sessions.require_proof(guest, None)
        for shown, password in ((session, "wrong"), (None, "pw")):
            with pytest.raises(Forbidden):
                await world.sessions.prove(person, shown, password)
        await world.sessions.prove(person, session, "pw")
        again = await kept.find(world.db, session.id)
        assert again is not None
        assert again[0].proved == world.now

    scene(work)


def test_an_account_takes_its_name_from_guests_and_from_no_account(scene: Callable[..., None]) -> None:
    async def work(world: World) -> None:
        guest = await world.sessions.guest()
        await people.change(world.db, guest.id, name="Cato", look=names.look("Cato"))
        person = await world.account("Cato")
        assert (person.guest, person.account, person.password) == (False, "cato", "digest of pw")
        renamed = await people.find(world.db, guest.id)
        assert renamed is not None
        assert renamed.name != "Cato"
        with pytest.raises(Forbidden):
            await world.sessions.claim(person, "Other", "pw")
        with pytest.raises(Conflict):
            await world.account("CATO")
        await world.sessions.check_name("Cato", person)
        for name, password in (("Cato", "wrong"), ("Nobody", "pw")):
            with pytest.raises(NotSignedIn):
                await world.sessions.log_in(name, password)
        assert (await world.sessions.log_in("cato", "pw")).id == person.id
        with pytest.raises(Forbidden):
            await world.sessions.change_password(person, "wrong", "new")
        visit = await world.came(person)
        changed = await world.sessions.change_password(person, "pw", "new")
        assert changed.password == "digest of new"
        assert await world.sessions.alive({visit.session.id}) == set()

    scene(work)


def test_accounts_are_made_only_where_the_operator_lets_them(scene: Callable[..., None]) -> None:
    async def work(world: World) -> None:
        with pytest.raises(Forbidden):
            await world.account()

    scene(work, registration=False)


def test_guests_have_names_that_are_no_accounts(scene: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(world: World) -> None:
        await world.account("Lucia Cornelia")
        drawn = iter(["Lucia Cornelia"] * 3 + ["Titus Fabius"])
        monkeypatch.setattr(asking.names, "roman_name", lambda: next(drawn))
        assert (await world.sessions.guest()).name == "Titus Fabius"
        monkeypatch.setattr(asking.names, "roman_name", lambda: "Lucia Cornelia")
        assert (await world.sessions.guest()).name.startswith("Lucia Cornelia ")

    scene(work)


def test_a_link_for_another_device_is_good_once_and_for_a_while(scene: Callable[..., None]) -> None:
    async def work(world: World) -> None:
        person = await world.account()
        token = await world.sessions.device_token(person)
        world.now += 600_000
        assert (await world.sessions.use_device_token(token)).id == person.id
        late = await world.sessions.device_token(person)
        for wrong in (token, "x"):
            with pytest.raises(NotSignedIn):
                await world.sessions.use_device_token(wrong)
        world.now += 601_000
        with pytest.raises(NotSignedIn):
            await world.sessions.use_device_token(late)

    scene(work)


def test_an_address_is_confirmed_by_who_reads_it(scene: Callable[..., None]) -> None:
    async def work(world: World) -> None:
        person = await world.account()
        await people.change(world.db, person.id, email="a@b.c")
        person.email = "a@b.c"
        token = world.sessions.mail_token(person)
        person.email = "other@b.c"
        for fault in (token, "x"):
            with pytest.raises(BadRequest):
                await world.sessions.confirm_mail(person, fault)
        person.email = "a@b.c"
        assert (await world.sessions.confirm_mail(person, token)).email_confirmed
        world.now += 3 * DAY_MS + 1000
        with pytest.raises(BadRequest):
            await world.sessions.confirm_mail(person, token)

    scene(work)


def test_a_password_is_set_anew_once_by_a_link(scene: Callable[..., None]) -> None:
    async def work(world: World) -> None:
        person = await world.account()
        visit = await world.came(person)
        token = world.sessions.reset_token(person)
        changed = await world.sessions.reset_password(token, "new")
        assert changed.password == "digest of new"
        assert await world.sessions.alive({visit.session.id}) == set()
        for wrong in (token, "x"):
            with pytest.raises(NotSignedIn):
                await world.sessions.reset_password(wrong, "again")
        late = world.sessions.reset_token(changed)
        world.now += 1_801_000
        with pytest.raises(NotSignedIn):
            await world.sessions.reset_password(late, "again")
        gone = world.sessions.reset_token(PersonRow("nobody", "x", 0))
        with pytest.raises(NotSignedIn):
            await world.sessions.reset_password(gone, "again")

    scene(work)


# --- marks ------------------------------------------------------------------------------------------------------------


def test_whom_somebody_means_by_an_id_or_a_handle(monkeypatch: pytest.MonkeyPatch) -> None:
    known = some_people("cato", "livia")
    held = a_table("cato", "livia", "nero", customs={"anonymous": True}, status="running")

    async def find(db: Any, person: str) -> PersonRow | None:
        return known.get(person)

    async def load(match: str) -> Any:
        return held

    async def speakers(db: Any, match: str) -> list[str]:
        return ["brutus"]

    async def author(db: Any, match: str, line: int) -> str | None:
        return {1: "livia", 2: "cato"}.get(line)

    monkeypatch.setattr(marks.people, "find", find)
    monkeypatch.setattr(marks.matches, "speakers", speakers)
    monkeypatch.setattr(marks.matches, "author", author)
    cache: Any = SimpleNamespace(db=None, load=load)
    cato = known["cato"]

    def meant(shown: str) -> tuple[str, str]:
        return asyncio.run(marks.meant(cache, cato, shown))

    assert meant("livia") == ("livia", "livia")
    assert meant("m.p2") == ("livia", "m.p2")
    for nobody in ("cato", "unknown", "m.p1", "m.p9"):
        with pytest.raises(NotFound):
            meant(nobody)
    held.row.status = "finished"
    assert meant("m.p3") == ("nero", "nero")

    def reported(shown: str, match: str | None, line: int | None) -> str:
        return asyncio.run(marks.reported(cache, cato, shown, match, line))

    assert reported("m.p3", "m", 1) == "livia", "who said the line"
    assert reported("m.p3", "m", 2) == "nero", "not who reports"
    assert reported("m.p3", "m", 9) == "nero"
    assert reported("m.p3", "m", None) == "nero"
    assert reported("m.p3", None, 1) == "nero"
    assert reported("livia", "m", 1) == "livia"
    assert reported("m.p3", "n", 1) == "nero"
