"""A small client in Python: every call of the API with its types, and the live side of a match.

>>> from triumvirate.server.client import Client              # doctest: +SKIP
>>> me = Client("http://127.0.0.1:8000")                      # doctest: +SKIP
>>> state = me.play("chess")                                  # doctest: +SKIP
>>> state = me.act(state, state.legal[0].action)              # doctest: +SKIP
"""

from __future__ import annotations

import contextlib
import secrets
from types import TracebackType
from typing import TypeVar
from urllib.parse import quote, urlencode, urlsplit

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from triumvirate.book.document import Book
from triumvirate.core.errors import TriumvirateError
from triumvirate.core.plain import JsonObject
from triumvirate.decoders import decoder_of
from triumvirate.server.client_numbers import OwnNumbers, fresh
from triumvirate.server.replies import (
    AnalysisReply,
    BookReply,
    ChatPage,
    ChatReply,
    DealInfo,
    DealReply,
    DealsReply,
    DeviceLink,
    ExplainReply,
    ForesightReply,
    GamesReply,
    HintReply,
    HistoryReply,
    HomeMadeReply,
    InviteReply,
    LeaderboardReply,
    LegalReply,
    MatchesReply,
    MatchInfo,
    MeReply,
    OptionsReply,
    PlayerReply,
    PositionReply,
    PreviewReply,
    Refusal,
    Reply,
    State,
    TournamentReply,
    TruthReply,
    VerifyReply,
)

T = TypeVar("T")
QueryValue = str | int | float | None  # None is left out of the address
SECONDS = 20.0
MOST_STEPS = 8  # to seal and to open, and again after somebody broke off


class Refused(TriumvirateError):
    """What the server said no to; `code`, `reason`, `rule` as sent, and the HTTP status."""

    def __init__(self, code: str, reason: str, rule: str | None, status: int) -> None:
        super().__init__(reason, rule)
        self.code = code
        self.status = status


class Client:
    """One person at one server; keeps its session like a browser does.

    With `adds_numbers` its seats add numbers of their own to the draws, as a browser's do: a match then starts when
    everybody who does so has asked for its state or listens at its socket. `check_draws` proves them at the end.
    """

    def __init__(self, url: str, adds_numbers: bool = False) -> None:
        parts = urlsplit(url)
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self._http = httpx.Client(
            base_url=self.origin,
            headers={"Accept-Encoding": "identity"},
            timeout=SECONDS,
            limits=httpx.Limits(max_keepalive_connections=0),  # a server counts who holds connections open
            verify=parts.scheme == "https",
            trust_env=False,
        )
        self.cookie = ""
        self.tab = ""  # with a name here, a socket does not repeat what a call of this client has answered
        self.numbers = (
            OwnNumbers(lambda match, what, body: self.at(match, Reply, what, **body)) if adds_numbers else None
        )
        self.heard: list[bytes] = []  # every byte that came, for tests that search the wire

    # --- the wire ---------------------------------------------------------------------------------------------------

    def call(self, method: str, path: str, body: object = None, /, **query: QueryValue) -> bytes:
        """Any call; the reply's bytes, or a `Refused`."""
        asked = {name.rstrip("_"): value for name, value in query.items() if value is not None}
        target = f"/api{path}" + (f"?{urlencode(asked)}" if asked else "")
        headers = {"Origin": self.origin}
        if self.cookie:
            headers["Cookie"] = f"triumvirate={self.cookie}"
        if self.tab:
            headers["X-Tab"] = self.tab
        data = None
        if method != "GET":
            data, headers["Content-Type"] = msgspec.json.encode({} if body is None else body), "application/json"
        status, found, answer = self.raw(method, target, data, headers)
        for name, value in found:
            if name.lower() == "set-cookie" and value.startswith("triumvirate="):
                self.cookie = value.split(";")[0].removeprefix("triumvirate=").strip('"')
        self.heard.append(answer)
        if status >= 400:
            try:
                error = decoder_of(Refusal).decode(answer).error
            except msgspec.DecodeError as fault:  # not the server spoke, but a proxy before it
                code = "unavailable"
                raise Refused(code, f"The server was not reached ({status}).", None, status) from fault
            raise Refused(error.code, error.reason, error.rule, status)
        return answer

    def raw(
        self, method: str, target: str, data: bytes | None, headers: dict[str, str]
    ) -> tuple[int, list[tuple[str, str]], bytes]:
        """A request as it is; status, headers and body of the answer."""
        try:
            with self._http.stream(method, target, content=data, headers=headers) as answer:
                body = b"".join(answer.iter_raw())
        except httpx.TimeoutException as slow:
            raise TimeoutError(f"{self.origin} did not answer within {SECONDS:.0f} seconds.") from slow
        except httpx.TransportError as broken:
            raise ConnectionError(f"{self.origin} was not reached: {broken}") from broken
        self._http.cookies.clear()  # `cookie` is what counts, and can be set from outside
        return answer.status_code, answer.headers.multi_items(), body

    def get(self, returns: type[T], path: str, /, **query: QueryValue) -> T:
        """A GET, decoded."""
        return decoder_of(returns).decode(self.call("GET", path, **query))

    def post(self, returns: type[T], path: str, /, **body: object) -> T:
        """A POST, decoded; fields that are None are left out."""
        return self.send("POST", returns, path, {name: value for name, value in body.items() if value is not None})

    def send(self, method: str, kind: type[T], path: str, body: object) -> T:
        """Any method, decoded."""
        return decoder_of(kind).decode(self.call(method, path, body))

    # --- me ---------------------------------------------------------------------------------------------------------

    def me(self) -> MeReply:
        """Who I am."""
        return self.get(MeReply, "/me")

    def be(self) -> MeReply:
        """Be somebody: a guest, if nobody yet."""
        return self.post(MeReply, "/me")

    def patch_me(self, **changes: object) -> MeReply:
        """Change my name, settings, e-mail or webhook."""
        return self.send("PATCH", MeReply, "/me", changes)

    def claim(self, name: str, password: str) -> MeReply:
        """Make an account of it."""
        return self.post(MeReply, "/me/claim", name=name, password=password)

    def log_in(self, name: str, password: str) -> MeReply:
        """Come in."""
        return self.post(MeReply, "/login", name=name, password=password)

    def log_in_by_device(self, token: str) -> MeReply:
        """Come in by a link that another device of mine made."""
        return self.post(MeReply, "/login/device", token=token)

    def log_out(self, everywhere: bool = False) -> None:
        """Go."""
        self.post(Reply, "/logout", everywhere=everywhere)
        self.cookie = ""

    def device_link(self) -> DeviceLink:
        """A link for another device."""
        return self.post(DeviceLink, "/me/device-link")

    # --- games and tables -------------------------------------------------------------------------------------------

    def games(self) -> GamesReply:
        """All games."""
        return self.get(GamesReply, "/games")

    def book(self, game: str, language: str = "en", players: int = 0) -> Book:
        """The rules of a game in words, at a player count where that matters."""
        return self.get(BookReply, f"/games/{quote(game)}/book", lang=language, players=players).book

    def check(self, game: str, options: JsonObject) -> OptionsReply:
        """Options, checked."""
        return self.post(OptionsReply, f"/games/{quote(game)}/check", options=options)

    def home_made(self, game: str, text: str, language: str = "en") -> HomeMadeReply:
        """A home-made variant, checked: its fault with the line, or its rules in words and who knows it."""
        return self.send("POST", HomeMadeReply, f"/games/{quote(game)}/home-made?lang={language}", {"text": text})

    def play(self, game: str, **body: object) -> State:
        """Play now, against a bot."""
        return self._sit("/play", game=game, **body)

    def create(self, game: str, **body: object) -> State:
        """Make a table."""
        return self._sit("/matches", game=game, **body)

    def matches(self, which: str = "open", **query: QueryValue) -> MatchesReply:
        """One of the lists."""
        return self.get(MatchesReply, "/matches", list=which, **query)

    def invite(self, token: str) -> InviteReply:
        """What is behind a link."""
        return self.get(InviteReply, f"/invites/{quote(token)}")

    def join(self, token: str, ready: bool | None = None) -> State:
        """Sit down by a link or code; ready at once, unless it is said otherwise."""
        return self._sit("/join", token=token, ready=ready)

    def enter(self, tournament: str) -> TournamentReply:
        """Take part in a tournament, or say that I am back; its tables wait a moment for my numbers where I add some."""
        return self.post(TournamentReply, f"/tournaments/{tournament}/join", adds_numbers=self.numbers is not None)

    def _sit(self, path: str, **body: object) -> State:
        """Sit down by a call, with a number sealed where numbers are added."""
        if self.numbers is None:
            return self.post(State, path, **body)
        number, seal = fresh()
        state = self.post(State, path, **body, seal=seal)
        self.numbers.sat_down(match_of(state), number)
        return self._settled(state)

    def _settled(self, state: State) -> State:
        """The state after what my seat owed before the start."""
        match = match_of(state)
        for _ in range(MOST_STEPS):  # who is asked to seal once more after that asks again
            if self.numbers is None or state.lots is None:
                break
            if not self.numbers.settle(match, state.lots.asked, state.lots.seals, state.commitment):
                break
            state = self.get(State, f"/matches/{match}")
        return state

    def at(self, match: str, returns: type[T], what: str, /, **body: object) -> T:
        """Any POST about a match."""
        return self.post(returns, f"/matches/{match}/{what}", **body)

    # --- playing ----------------------------------------------------------------------------------------------------

    def state(self, match: str, **query: QueryValue) -> State:
        """A match, for me."""
        return self._settled(self.get(State, f"/matches/{match}", **query))

    def act(self, state: State, action: str | int, **body: object) -> State:
        """Act upon a state."""
        given: dict[str, object] = {"seat": state.seat, "seen": state.number, "key": secrets.token_hex(8), **body}
        return self.at(match_of(state), State, "act", action=action, **given)

    def legal(self, match: str, **query: QueryValue) -> LegalReply:
        """My choices."""
        return self.get(LegalReply, f"/matches/{match}/legal", **query)

    def explain(self, match: str, action: str, **body: object) -> ExplainReply:
        """Why not?"""
        return self.at(match, ExplainReply, "explain", action=action, **body)

    def preview(self, match: str, action: str, **body: object) -> PreviewReply:
        """What if?"""
        return self.at(match, PreviewReply, "preview", action=action, **body)

    def foresee(self, match: str, action: str | None = None, **body: object) -> ForesightReply:
        """What will it do then?"""
        return self.at(match, ForesightReply, "foresee", action=action, **body)

    def hint(self, match: str, **body: object) -> HintReply:
        """What would you do?"""
        return self.at(match, HintReply, "hint", **body)

    def analysis(self, match: str, lang: str | None = None) -> AnalysisReply:
        """How far is the analysis, and what did it find?"""
        return self.get(AnalysisReply, f"/matches/{match}/analysis", **({"lang": lang} if lang else {}))

    def analyse(self, match: str) -> AnalysisReply:
        """Look back at a match."""
        return self.at(match, AnalysisReply, "analysis")

    def offer(self, match: str, kind: str, **body: object) -> State:
        """Offer to take back, to pause, to play again."""
        return self.at(match, State, "offers", kind=kind, **body)

    def answer(self, match: str, kind: str, accept: bool) -> State:
        """Yes or no."""
        return self.at(match, State, f"offers/{kind}", accept=accept)

    def say(self, match: str, text: str) -> ChatReply:
        """Chat."""
        return self.at(match, ChatReply, "chat", text=text)

    def chat(self, match: str, **query: QueryValue) -> ChatPage:
        """What was said; bots' lines in the language `lang`."""
        return self.get(ChatPage, f"/matches/{match}/chat", **query)

    # --- after ------------------------------------------------------------------------------------------------------

    def history(self, match: str, **query: QueryValue) -> HistoryReply:
        """My view after every entry."""
        return self.get(HistoryReply, f"/matches/{match}/history", **query)

    def record(self, match: str) -> str:
        """The record of a finished match."""
        return self.call("GET", f"/matches/{match}/record").decode()

    def truth(self, match: str, at: int | None = None) -> TruthReply:
        """Everything, after the end."""
        return self.get(TruthReply, f"/matches/{match}/truth", at=at)

    def position(self, match: str, at: int | None = None) -> PositionReply:
        """A position to share."""
        return self.get(PositionReply, f"/matches/{match}/position", at=at)

    def check_draws(self, match: str) -> int:
        """Work out every draw of a finished match again, and hold it against what I was shown before it began.

        Answers how many seats had added a number; what does not fit is raised.
        """
        return (self.numbers or OwnNumbers(lambda *_: None)).check(match, self.record(match))

    def verify(self, match: str) -> VerifyReply:
        """All that is needed to check the dice."""
        return self.get(VerifyReply, f"/matches/{match}/verify")

    def upload(self, record: str) -> State:
        """Keep a record as a finished match."""
        return self.post(State, "/records", record=record)

    def player(self, person: str) -> PlayerReply:
        """Somebody's page."""
        return self.get(PlayerReply, f"/players/{person}")

    def leaderboard(self, game: str) -> LeaderboardReply:
        """The best of a game."""
        return self.get(LeaderboardReply, "/leaderboard", game=game)

    def deals(self) -> DealsReply:
        """Today's deals of all games."""
        return self.get(DealsReply, "/daily")

    def deal(self, game: str, day: str) -> DealInfo:
        """The deal of a game on a day."""
        return self.get(DealReply, f"/daily/{game}/{day}").deal

    def play_deal(self, game: str, day: str) -> State:
        """My match of a deal."""
        return self.post(State, f"/daily/{game}/{day}")

    def live(self, match: str, seen: int = -1, seat: str | None = None, lang: str | None = None) -> LiveMatch:
        """The live side of a match; use it in a `with`."""
        return LiveMatch(self, match, seen, seat, lang)


class LiveMatch:
    """A socket that has said hello. `next` gives the messages one after the other, answering pings on the way."""

    def __init__(self, client: Client, match: str, seen: int, seat: str | None, lang: str | None) -> None:
        self._client = client
        self._match = match
        self._url = client.origin.replace("http", "ws", 1) + f"/api/matches/{match}/live"
        self._hello = {"type": "hello", "seen": seen, "seat": seat, "lang": lang, "tab": client.tab or None}
        self._opening: ClientConnection
        self._socket: ClientConnection | None = None
        self._count = 0

    def __enter__(self) -> LiveMatch:
        headers = {"Cookie": f"triumvirate={self._client.cookie}"} if self._client.cookie else {}
        self._opening = connect(
            self._url,
            additional_headers=headers,
            origin=Origin(self._client.origin),
            proxy=None,
            max_size=None,
            max_queue=None,  # what is not read yet must not keep the socket from closing
            compression=None,
        )
        self._socket = self._opening.__enter__()
        with contextlib.suppress(ConnectionClosed):  # refused already: `next` tells why
            self.send(**self._hello)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._opening.__exit__(kind, value, trace)

    def send(self, **message: object) -> None:
        """Send a message as it is."""
        assert self._socket is not None
        self._socket.send(msgspec.json.encode(message).decode())

    def ask(self, kind: str, **message: object) -> int:
        """Send a message with a number of its own, which is the answer."""
        self._count += 1
        self.send(type=kind, id=self._count, **message)
        return self._count

    def act(self, action: str, **more: object) -> int:
        """Act; the `ack` with this number says that it is committed."""
        return self.ask("act", action=action, key=secrets.token_hex(8), **more)

    def next(self, *kinds: str, timeout: float = SECONDS) -> JsonObject:
        """The next message, or the next of some kinds."""
        assert self._socket is not None
        while True:
            data = self._socket.recv(timeout)
            raw = data.encode() if isinstance(data, str) else data
            self._client.heard.append(raw)
            message: JsonObject = msgspec.json.decode(raw)
            if message["type"] == "ping":
                self.send(type="pong")
            lots, numbers = message.get("lots"), self._client.numbers
            if lots and numbers is not None:
                numbers.settle(self._match, lots["asked"], lots["seals"], message["commitment"])
            if (not kinds and message["type"] != "ping") or message["type"] in kinds:
                return message


def info_of(state: State) -> MatchInfo:
    """What a state says of its match."""
    assert isinstance(state.match, MatchInfo)
    return state.match


def match_of(state: State) -> str:
    """The id of a state's match."""
    return info_of(state).id
