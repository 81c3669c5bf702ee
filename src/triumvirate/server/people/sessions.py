"""Who is asking: sessions behind signed cookies, guests with a name, accounts with a password."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from itsdangerous import BadSignature, SignatureExpired, TimestampSigner, URLSafeSerializer, URLSafeTimedSerializer

from triumvirate.core.errors import BadRequest
from triumvirate.server.errors import Conflict, Forbidden, NeedsProof, NotFound, NotSignedIn
from triumvirate.server.people import names
from triumvirate.server.people.passwords import Passwords
from triumvirate.server.settings import Settings
from triumvirate.server.store import people
from triumvirate.server.store import sessions as kept
from triumvirate.server.store.database import Database
from triumvirate.server.store.rows import PersonRow, SessionRow

COOKIE = "triumvirate"
DEVICE_SECONDS = 600
MAIL_SECONDS = 3 * 86_400
RESET_SECONDS = 1800
COOKIE_SECONDS = 400 * 86_400  # however much it is used
DAY_MS = 86_400_000
IDLE_MS = {False: 90 * DAY_MS, True: 365 * DAY_MS}  # unused, by whether it is a guest's, who has nothing else
SEEN_MS = 3_600_000  # how exactly it is noted when a session was used
PROOF_MS = 600_000


def _signer(now: Callable[[], int]) -> type[TimestampSigner]:
    """Links run out by the time that tables run by: the workers agree on it, and no turned clock ends them.

    They agree but for a drift (`table_time.py`): what another worker has signed just now may be from a moment that is
    still to come here, which is no reason to know nobody.
    """

    class Signer(TimestampSigner):
        def get_timestamp(self) -> int:
            """Seconds."""
            return now() // 1000

        def unsign(self, signed_value: str | bytes, max_age: int | None = None, return_timestamp: bool = False) -> Any:
            """The text that was signed, unless it is too old."""
            text, made = super().unsign(signed_value, return_timestamp=True)
            if max_age is not None and self.get_timestamp() - made.timestamp() > max_age:
                raise SignatureExpired("It has run out.", payload=text, date_signed=made)
            return (text, made) if return_timestamp else text

    return Signer


@dataclass(frozen=True)
class Visit:
    """Somebody with the session that they came with."""

    person: PersonRow
    session: SessionRow


class Sessions:
    """A cookie names a session, signed and with its time; the database says whether that session has been ended."""

    def __init__(self, db: Database, settings: Settings) -> None:
        key = settings.signing_key()
        self._db = db
        self._now = settings.now
        self._registration = settings.registration
        signer = _signer(settings.now)
        self._cookie = URLSafeTimedSerializer(key, salt="sessions", signer=signer)
        self._old_cookie = URLSafeSerializer(key, salt="session")  # a person and an epoch, as migration 0006 found them
        self._device = URLSafeTimedSerializer(key, salt="device", signer=signer)
        self._mail = URLSafeTimedSerializer(key, salt="mail", signer=signer)
        self._reset = URLSafeTimedSerializer(key, salt="reset", signer=signer)
        self._passwords = Passwords()

    # --- sessions ---------------------------------------------------------------------------------------------------

    async def begin(self, person: PersonRow, network: str = "", device: str = "", is_proved: bool = True) -> str:
        """Somebody is signed in from now on; the cookie's value."""
        now = self._now()
        session = SessionRow(
            secrets.token_urlsafe(18), person.id, now, now, now if is_proved else 0, None, network, device
        )
        await kept.add(self._db, session)
        return self.cookie(session)

    def cookie(self, session: SessionRow) -> str:
        """The cookie's value."""
        return str(self._cookie.dumps(session.id))

    async def visit(self, cookie: str | None, even_shut_out: bool = False) -> Visit | None:
        """Who a cookie stands for, or nobody; who is shut out is told so."""
        session = self._named(cookie)
        found = await kept.find(self._db, session) if session else None
        if found is None:
            return None
        visit = Visit(found[1], found[0])
        if visit.session.seen + IDLE_MS[visit.person.guest] < self._now():
            return None
        if visit.session.seen + SEEN_MS < self._now():
            await kept.change(self._db, visit.session.id, seen=self._now())
        if not even_shut_out:
            self._let_in(visit.person)
        return visit

    def _named(self, cookie: str | None) -> str | None:
        """The session that a cookie was signed for, whether it has ended or not."""
        if not cookie or len(cookie) > 400:
            return None
        try:
            return str(self._cookie.loads(cookie, max_age=COOKIE_SECONDS))
        except BadSignature:
            pass
        try:
            person, epoch = self._old_cookie.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        return f"{person}.{epoch}"

    async def known_device(self, cookie: str | None, person: PersonRow | None) -> str | None:
        """The session by which somebody was signed in on this device before, ended or not."""
        session = self._named(cookie)
        if session is None or person is None:
            return None
        return session if await kept.is_of(self._db, session, person.id) else None

    def check(self, now: PersonRow | None, is_alive: bool) -> None:
        """Whether somebody who came in may stay: nobody shut them out, and the session has not been ended."""
        if now is None or now.erased or not is_alive:
            raise NotSignedIn("The session has ended.")
        self._let_in(now)

    async def alive(self, sessions: set[str]) -> set[str]:
        """Which of these sessions have not been ended."""
        return await kept.alive(self._db, sessions)

    async def of(self, person: PersonRow) -> list[SessionRow]:
        """Where somebody is signed in."""
        return await kept.of_person(self._db, person.id, self._now() - IDLE_MS[person.guest])

    async def end(self, person: PersonRow, session: str) -> None:
        """One session of a person ends: its cookie, and any copy of it, is worth nothing any more."""
        if not await kept.end(self._db, person.id, self._now(), session):
            raise NotFound("There is no such session.")

    async def end_all(self, person: PersonRow) -> None:
        """All sessions of a person end."""
        await kept.end(self._db, person.id, self._now())

    def _let_in(self, person: PersonRow) -> PersonRow:
        """Go on unless the operator keeps this person out."""
        if person.banned_until is not None and person.banned_until > self._now():
            raise Forbidden("The operator of this server has shut you out.")
        return person

    # --- proof ------------------------------------------------------------------------------------------------------

    def require_proof(self, person: PersonRow, session: SessionRow | None) -> None:
        """Go on only if it is known of late that it is them; a guest has nothing to show it by."""
        is_proved = session is not None and session.proved + PROOF_MS > self._now()
        if person.password is not None and not is_proved:
            raise NeedsProof("Enter your password once more first.")

    async def prove(self, person: PersonRow, session: SessionRow | None, password: str) -> None:
        """Show by the password that it is them."""
        if session is None or not await self._passwords.fits(person.password, password):
            raise Forbidden("The password is not right.")
        await kept.change(self._db, session.id, proved=self._now())

    # --- people -----------------------------------------------------------------------------------------------------

    async def guest(self) -> PersonRow:
        """A new guest with a Roman name that is no account's."""
        name = await self._roman_name()
        person = PersonRow(id=f"p_{secrets.token_urlsafe(9)}", name=name, created=self._now(), look=names.look(name))
        await people.add(self._db, person)
        return person

    async def _roman_name(self) -> str:
        for _ in range(8):
            name = names.roman_name()
            if not await people.is_taken(self._db, names.look(name), ""):
                return name
        return f"{names.roman_name()[:19]} {secrets.token_hex(2)}"

    async def check_name(self, name: str, person: PersonRow) -> None:
        """Go on only with a name that is not, and does not look like, another's account."""
        if await people.is_taken(self._db, names.look(name), person.id):
            raise Conflict("That name is taken.")

    async def claim(self, person: PersonRow, name: str, password: str) -> PersonRow:
        """A guest becomes an account and keeps all that is theirs; guests who were called so get other names."""
        if not person.guest:
            raise Forbidden("You have an account already.")
        if not self._registration:
            raise Forbidden("New accounts are not made here.")
        name = names.clean_name(name)
        await self.check_name(name, person)
        digest = await self._passwords.digest(password)
        look = names.look(name)
        account = {"name": name, "look": look, "account": people.fold(name)}
        await people.change(self._db, person.id, **account, password=digest, guest=False)
        for guest in await people.guests_looking(self._db, look, person.id):
            other = await self._roman_name()
            await people.change(self._db, guest, name=other, look=names.look(other))
        return await self._again(person.id)

    async def log_in(self, name: str, password: str) -> PersonRow:
        """The account of that name and password; the refusal does not say which of them was wrong."""
        person = await people.find_account(self._db, name)
        if not await self._passwords.fits(person.password if person else None, password) or person is None:
            raise NotSignedIn("Name or password is not right.")
        return self._let_in(person)

    async def change_password(self, person: PersonRow, old: str, new: str) -> PersonRow:
        """A new password; all sessions end, and whoever asked begins a new one."""
        if not await self._passwords.fits(person.password, old):
            raise Forbidden("The old password is not right.")
        return await self._with_password(person, new)

    async def _with_password(self, person: PersonRow, new: str) -> PersonRow:
        await people.change(self._db, person.id, password=await self._passwords.digest(new))
        await self.end_all(person)
        return await self._again(person.id)

    # --- links ------------------------------------------------------------------------------------------------------

    async def device_token(self, person: PersonRow) -> str:
        """A token that signs another device in, once, within ten minutes."""
        nonce = secrets.token_urlsafe(12)
        await people.change(self._db, person.id, device_nonce=nonce)
        return str(self._device.dumps([person.id, nonce]))

    async def use_device_token(self, token: str) -> PersonRow:
        """Who a device token stands for; it is spent."""
        try:
            person, nonce = self._device.loads(token, max_age=DEVICE_SECONDS)
        except (BadSignature, ValueError) as fault:
            raise NotSignedIn("This link is not valid any more.") from fault
        if not await people.use_device_nonce(self._db, person, nonce):
            raise NotSignedIn("This link was used already.")
        return self._let_in(await self._again(person))

    def mail_token(self, person: PersonRow) -> str:
        """A token that proves that somebody reads an address."""
        return str(self._mail.dumps([person.id, person.email]))

    async def confirm_mail(self, person: PersonRow, token: str) -> PersonRow:
        """The address is theirs."""
        try:
            told = self._mail.loads(token, max_age=MAIL_SECONDS)
        except BadSignature as fault:
            raise BadRequest("This link is not valid any more.") from fault
        if told != [person.id, person.email]:
            raise BadRequest("This link is for another address.")
        await people.change(self._db, person.id, email_confirmed=True)
        return await self._again(person.id)

    def reset_token(self, person: PersonRow) -> str:
        """A token that sets a new password, once, within half an hour: it names the password that it replaces."""
        return str(self._reset.dumps([person.id, _print_of(person)]))

    async def reset_password(self, token: str, new: str) -> PersonRow:
        """Who reads an account's address sets its password anew; all its sessions end."""
        try:
            person, replaced = self._reset.loads(token, max_age=RESET_SECONDS)
        except (BadSignature, ValueError, TypeError) as fault:
            raise NotSignedIn("This link is not valid any more.") from fault
        found = await self._again(str(person))
        if _print_of(found) != replaced:
            raise NotSignedIn("This link was used already.")
        return self._let_in(await self._with_password(found, new))

    async def _again(self, person: str) -> PersonRow:
        found = await people.find(self._db, person)
        if found is None:
            raise NotSignedIn("This account is gone.")
        return found


def _print_of(person: PersonRow) -> str:
    """A few letters by which a password's digest is known again."""
    return hashlib.sha256((person.password or "").encode()).hexdigest()[:16]
