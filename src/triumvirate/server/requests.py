"""What may be asked: one Struct per request body. Unknown fields are refused, lengths are bounded here."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from triumvirate.core.plain import JsonObject

Id = Annotated[str, Meta(min_length=1, max_length=64)]
SeatName = Annotated[str, Meta(min_length=1, max_length=32)]
Name = Annotated[str, Meta(min_length=2, max_length=24)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes: a SHA-256, or a number
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Key = Annotated[str, Meta(min_length=8, max_length=64)]
Token = Annotated[str, Meta(min_length=4, max_length=200)]
ActionText = Annotated[str, Meta(min_length=1, max_length=2000)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Seen = Annotated[int, Meta(ge=-1, le=10_000_000)]


class Said(Struct, forbid_unknown_fields=True):
    """The parent of all that is sent to the server: whatever it is, its texts are texts."""

    def __post_init__(self) -> None:
        """A NUL is no letter: one database would keep it and another would not."""
        for value in map(self.__getattribute__, self.__struct_fields__):
            if isinstance(value, str) and "\0" in value:
                raise ValueError("a text has no NUL in it")


class Request(Said):
    """The parent of all bodies."""


class Nothing(Request):
    """`{}`."""


class Solution(Request):
    """An answer to a puzzle: an action, or one of its choices by name. One that does not count is judged for nobody."""

    choice: Annotated[str, Meta(max_length=200)]
    counts: bool = True


class NewStudy(Request):
    """What a study begins with: one of a match that is over, another study, a record, a position, or an empty board."""

    name: Annotated[str, Meta(max_length=60)] = ""
    match: Id | None = None
    study: Id | None = None
    record: Annotated[str, Meta(max_length=256 * 1024)] | None = None
    game: Annotated[str, Meta(max_length=32)] | None = None
    options: JsonObject | None = None
    position: Annotated[str, Meta(max_length=20_000)] | None = None


class PatchStudy(Request):
    """Changes to a study; what is left out stays."""

    name: Annotated[str, Meta(min_length=1, max_length=60)] | UnsetType = UNSET
    is_shared: bool | UnsetType = UNSET


class NoteOn(Request):
    """What is said of a move in a study, and what the judge called it; empty to say nothing any more, left out it stays."""

    comment: Annotated[str, Meta(max_length=600)] | UnsetType = UNSET
    verdict: Literal["", "slip", "mistake", "blunder"] | UnsetType = UNSET


class PatchMe(Request):
    """Changes to oneself; what is left out stays."""

    name: Name | UnsetType = UNSET
    settings: JsonObject | UnsetType = UNSET
    email: Annotated[str, Meta(max_length=200)] | UnsetType | None = UNSET
    webhook: Annotated[str, Meta(max_length=500)] | UnsetType | None = UNSET


class Claim(Request):
    """A guest becomes an account."""

    name: Name
    password: Password


class Login(Request):
    """Name and password, within the sizes of any account."""

    name: Annotated[str, Meta(max_length=64)]
    password: Annotated[str, Meta(max_length=200)]


class ForgottenPassword(Request):
    """The address that an account has confirmed."""

    email: Annotated[str, Meta(min_length=3, max_length=200)]


class ResetPassword(Request):
    """The token out of the letter, and a new password."""

    token: Token
    password: Password


class Proof(Request):
    """The password once more."""

    password: Annotated[str, Meta(max_length=200)]


class NewPassword(Request):
    """The old one and the new one."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Logout(Request):
    """Here, or everywhere."""

    everywhere: bool = False


class WithToken(Request):
    """A token out of a link."""

    token: Token


class Vacation(Request):
    """From now, for so many days; 0 ends it."""

    days: Annotated[int, Meta(ge=0, le=60)]


class DeleteMe(Request):
    """The own name once more, as a check."""

    name: Annotated[str, Meta(max_length=64)]


class Ban(Request):
    """Keep somebody out for so many days; 0 lets them in again."""

    person: Id
    days: Annotated[int, Meta(ge=0, le=36_500)]


class Report(Request):
    """Something that a moderator should see."""

    person: Id
    reason: Annotated[str, Meta(min_length=1, max_length=1000)]
    match: Id | None = None
    chat: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class CheckOptions(Request):
    """Options to be checked."""

    options: JsonObject = {}


class HomeMadeText(Request):
    """The text of a home-made variant, and what else its table plays with."""

    text: Annotated[str, Meta(max_length=20_000)]
    options: JsonObject = {}


class ClockSpec(Struct, forbid_unknown_fields=True, frozen=True):
    """How time is kept."""

    kind: Literal["none", "live", "days", "phase"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    days: Annotated[int, Meta(ge=0, le=60)] = 0
    on_time_out: Literal["", "lose", "bot", "default"] = ""


class Customs(Struct, forbid_unknown_fields=True, frozen=True):
    """How people are together at a table."""

    anonymous: bool = False  # Roman names and mixed seats until the end
    silent: bool = False  # preset phrases only
    smoothing: bool = False  # rematches deal against long streaks of a role
    window: Annotated[int, Meta(ge=0, le=60)] = 0  # seconds of a secret window; 0 for the game's own
    scenes: Annotated[int, Meta(ge=0, le=300)] = 0  # how slowly all are told together, in hundredths; 0: nobody waits


class PlayNow(Request):
    """Play against a bot at once."""

    game: Id
    bot: Id | None = None
    side: SeatName = ""
    options: JsonObject = {}
    customs: Customs = Customs()
    seal: Digest | None = None


class Pair(Request):
    """Play with whoever wants to play this game now; `customs` are those of a table that is made for it."""

    game: Id
    customs: Customs = Customs()
    seal: Digest | None = None


class NewMatch(Request):
    """A table to be made."""

    game: Id
    options: JsonObject = {}
    seats: dict[str, Annotated[str, Meta(max_length=80)]] | None = None
    side: SeatName = ""
    clock: ClockSpec = ClockSpec()
    private: bool = False
    same_screen: bool = False
    rated: bool = True
    watch: Literal["anyone", "link", "nobody"] = "anyone"
    chat: bool = True
    bot_reasons: Literal["after", "live"] = "after"
    open_after_end: bool = True
    auto_start: bool | None = None
    customs: Customs = Customs()
    seal: Digest | None = None


class NewTournament(Request):
    """A tournament to be made. `rounds` 0 is as many as usual, 2 of a round robin twice round; `starts` None is when its host
    says so; `fill` names the bot that makes an odd field even; where it is a `club`'s, only members take part."""

    game: Id
    kind: Literal["round_robin", "swiss", "knockout", "arena", "rotation"]
    name: Annotated[str, Meta(min_length=2, max_length=60)]
    options: JsonObject = {}
    clock: ClockSpec = ClockSpec()
    rated: bool = True
    private: bool = False
    rounds: Annotated[int, Meta(ge=0, le=15)] = 0
    minutes: Annotated[int, Meta(ge=10, le=720)] = 60
    starts: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    patience: Annotated[int, Meta(ge=60, le=3600)] = 300
    fill: Id | None = None
    club: Id | None = None


class JoinTournament(Request):
    """Somebody takes part; `adds_numbers` says that their page or program seals a number before each of their tables."""

    adds_numbers: bool = False


class NewClub(Request):
    """A club to be made."""

    name: Annotated[str, Meta(min_length=2, max_length=60)]


class PatchClub(Request):
    """What its owner changes; `owner` is the member who owns it from now on, `new_season` begins one now."""

    name: Annotated[str, Meta(min_length=2, max_length=60)] | UnsetType = UNSET
    owner: Id | UnsetType = UNSET
    new_season: bool = False


class AddBots(Request):
    """Bots that take part, openly."""

    bot: Id
    number: Annotated[int, Meta(ge=1, le=16)] = 1


class JoinSeat(Request):
    """A seat, or any; the seal of a number that I add to the secret; whether I am ready when I sit down."""

    seat: SeatName | None = None
    seal: Digest | None = None
    ready: bool = True


class JoinByToken(Request):
    """A token out of a link, or a code; the rest as with a seat."""

    token: Token
    seal: Digest | None = None
    ready: bool = True


class SealNumber(Request):
    """The SHA-256 of a number of 32 bytes, in hexadecimal digits."""

    seal: Digest


class OpenNumber(Request):
    """The number itself."""

    number: Digest


class PutSeat(Request):
    """Who is to sit there."""

    to: Annotated[str, Meta(min_length=2, max_length=80)]


class Ready(Request):
    """Ready or not."""

    ready: bool


class PatchMatch(Request):
    """The host's switches; options and clock only before the start."""

    chat: bool | UnsetType = UNSET
    silent: bool | UnsetType = UNSET
    watch: Literal["anyone", "link", "nobody"] | UnsetType = UNSET
    private: bool | UnsetType = UNSET
    options: JsonObject | UnsetType = UNSET
    clock: ClockSpec | UnsetType = UNSET


class PassHost(Request):
    """The next host."""

    person: Id


class Act(Request):
    """An action, by text or index."""

    action: ActionText | Annotated[int, Meta(ge=0)]
    seat: SeatName | None = None
    seen: Seen | None = None
    key: Key | None = None


class About(Request):
    """An action to be explained or previewed."""

    action: ActionText
    seat: SeatName | None = None


class TryMove(About):
    """A move to be tried in a study; `again` asks chance once more where it was tried before."""

    again: bool = False


class Foresee(Request):
    """What the game's own player would do: after an action of mine, or on the board as it stands."""

    action: ActionText | None = None
    seat: SeatName | None = None


class AskHint(Request):
    """What a bot would do; and what it thinks of an action that I am about to take."""

    action: ActionText | None = None
    seat: SeatName | None = None


class ForSeat(Request):
    """Which of my seats, or in a study which seat."""

    seat: SeatName | None = None


class Offer(Request):
    """What is offered; `against` is whom a vote would send away."""

    kind: Literal["take_back", "pause", "rematch", "kick"]
    seat: SeatName | None = None
    against: SeatName | None = None


class Answer(Request):
    """Yes or no."""

    accept: bool
    seat: SeatName | None = None


class StandIn(Request):
    """Which bot plays meanwhile, or moves in a study."""

    bot: Id | None = None


class Say(Request):
    """A line of chat."""

    text: ChatText


class Upload(Request):
    """A record to be kept as a finished match."""

    record: Annotated[str, Meta(max_length=256 * 1024)]


class Push(Request):
    """A browser's push subscription."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=10, max_length=200)]
    auth: Annotated[str, Meta(min_length=4, max_length=100)]


class Endpoint(Request):
    """Which subscription."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]


# --- over the WebSocket, told apart by `type` -----------------------------------------------------------------------

MessageId = int | Annotated[str, Meta(max_length=64)] | None


class Message(Said, tag_field="type"):
    """The parent of what a socket may say."""


class Hello(Message, tag="hello"):
    """The first word: what I have seen, and how I look at it."""

    seen: Seen = -1
    seat: SeatName | None = None
    lang: Annotated[str, Meta(max_length=8)] | None = None
    tab: Annotated[str, Meta(max_length=64)] | None = None  # a page's own name, sent with its calls as `X-Tab`


class ActMessage(Message, tag="act"):
    """As the call."""

    action: ActionText | Annotated[int, Meta(ge=0)]
    id: MessageId = None
    seat: SeatName | None = None
    seen: Seen | None = None
    key: Key | None = None


class UndoMessage(Message, tag="undo"):
    """As the call."""

    id: MessageId = None
    seat: SeatName | None = None


class PreviewMessage(Message, tag="preview"):
    """As the call."""

    action: ActionText
    id: MessageId = None
    seat: SeatName | None = None


class ExplainMessage(Message, tag="explain"):
    """As the call."""

    action: ActionText
    id: MessageId = None
    seat: SeatName | None = None


class ChatMessage(Message, tag="chat"):
    """As the call."""

    text: ChatText
    id: MessageId = None


class SeatMessage(Message, tag="seat"):
    """Show me this seat of mine."""

    seat: SeatName | None
    id: MessageId = None


class Ping(Message, tag="ping"):
    """Are you there?"""


class Pong(Message, tag="pong"):
    """I am here."""


Incoming = Hello | ActMessage | UndoMessage | PreviewMessage | ExplainMessage | ChatMessage | SeatMessage | Ping | Pong
