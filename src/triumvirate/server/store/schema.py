"""The tables of the database. The database decides: an action is a row `(match, number)` with a unique key."""

from __future__ import annotations

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder().decode


class Json(TypeDecorator[object]):
    """Plain data as JSON text: the same in every database, and readable in each."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: object, dialect: Dialect) -> str | None:
        """To text."""
        return None if value is None else _encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> object:
        """From text."""
        return None if value is None else _decode(value)


# SQLite counts up an INTEGER PRIMARY KEY by itself, and only that.
Counter = BigInteger().with_variant(Integer(), "sqlite")

metadata = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s", "uq": "uq_%(table_name)s_%(column_0_name)s"}
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("account", String(64), unique=True),  # the name folded, of accounts only
    Column("password", String(200)),
    Column("guest", Boolean, nullable=False),
    Column("epoch", Integer, nullable=False),  # raised to end all sessions
    Column("settings", Json, nullable=False),
    Column("email", String(200)),
    Column("email_confirmed", Boolean, nullable=False),
    Column("webhook", String(500)),
    Column("vacation_until", BigInteger),
    Column("vacation_left", Integer, nullable=False),
    Column("device_nonce", String(32)),
    Column("look", String(64), nullable=False, server_default="", index=True),  # the name as eyes compare it
    Column("digest_at", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("erased", Boolean, nullable=False),
    Column("banned_until", BigInteger),
)

# Who is signed in where. The network is a digest; ended ones are kept a while, so that known devices are known.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("began", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("proved", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("network", String(16), nullable=False),
    Column("device", String(80), nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Json, nullable=False),
    Column("status", String(16), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("same_screen", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("unrated", String(16)),  # why it does not count although it was to
    Column("draws", String(8), nullable=False, server_default="number"),  # by place or by number: core/chance.py
    Column("numbers", Json, nullable=False, server_default="{}"),  # what seats add to the secret: matches/lots.py
    Column("watch", String(8), nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("bot_reasons", String(8), nullable=False),
    Column("open_after_end", Boolean, nullable=False),
    Column("auto_start", Boolean, nullable=False),
    Column("clock", Json, nullable=False),
    Column("host", String(24)),
    Column("code", String(8), unique=True),
    Column("secret", LargeBinary(64), nullable=False),
    Column("secret_known", Boolean, nullable=False),
    Column("position", Text, nullable=False),
    Column("source", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # every change of the row raises it: who comes second loses
    Column("deciders", Json, nullable=False),
    Column("clocks", Json, nullable=False),
    Column("deadline", BigInteger),
    Column("paused_at", BigInteger),
    Column("offers", Json, nullable=False),
    Column("customs", Json, nullable=False, server_default="{}"),
    Column("stage", Json, nullable=False, server_default="{}"),  # the phase of the whole table, see stages.py
    Column("result", Json),
    Column("rematch", String(24)),
    Column(
        "room", Json, nullable=False, server_default="{}"
    ),  # the games before it in the same room: tables/rematch.py
    Column("deal", Json, nullable=False, server_default="{}"),  # of which day's deal it is a try: see daily/
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Index("ix_matches_status_updated", "status", "updated"),
    Index("ix_matches_public", "status", "private", "updated"),
    Index("ix_matches_deadline", "deadline"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(24), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("person", String(24), index=True),
    Column("bot", String(64)),
    Column("stand_in", String(64)),
    Column("token", String(40), unique=True),
    Column("ready", Boolean, nullable=False),
)

actions = Table(
    "actions",
    metadata,
    Column("match", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", String(32)),
    Column("action", Text, nullable=False),
    Column("outcomes", Json, nullable=False),
    Column("events", Json, nullable=False),
    Column("by", String(16), nullable=False),
    Column("why", Text),
    Column("key", String(80)),  # the sender's idempotency key, with the sender's seat before it
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("match", "key", name="uq_actions_match_key"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Counter, primary_key=True, autoincrement=True),
    Column("match", String(24), nullable=False),
    Column("room", String(10), nullable=False),
    Column("seat", String(32)),
    Column("person", String(24), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_chat_match_id", "match", "id"),
)

marks = Table(
    "marks",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("kind", String(8), primary_key=True),  # muted, blocked
    Column("other", String(64), primary_key=True),  # a person, or a handle of an anonymous table
)

reports = Table(
    "reports",
    metadata,
    Column("id", Counter, primary_key=True, autoincrement=True),
    Column("by", String(24), nullable=False),
    Column("person", String(24), nullable=False),
    Column("match", String(24)),
    Column("chat", BigInteger),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

standings = Table(
    "standings",
    metadata,
    Column("match", String(24), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("person", String(24), nullable=False),
    Column("game", String(32), nullable=False),
    Column("outcome", String(8), nullable=False),  # won, lost, drawn
    Column("against_bots", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("rating", Integer, nullable=True),  # after it, where it was rated
    Index("ix_standings_person", "person"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_game_rating", "game", "rating"),
)

# What looking back at a finished match found, and by which version of the judges.
analyses = Table(
    "analyses",
    metadata,
    Column("match", String(24), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("found", Json, nullable=False),
)

pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", String(1000), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
)

# The deals of the day. The text of one is sealed as the secrets of matches are, and told when its day is over.
daily_deals = Table(
    "daily_deals",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("sealed", LargeBinary, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("opened", BigInteger),  # when its matches were opened
    Column("told", BigInteger),  # when those who want to hear of it were told that it is there
)

# Who played a deal, and how it went: a person, or a bot that shows what can be done with it.
daily_tries = Table(
    "daily_tries",
    metadata,
    Column("match", String(24), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("day", String(10), nullable=False),
    Column("person", String(24), index=True),
    Column("bot", String(64)),
    Column("key", String(120), unique=True),  # of a try that there is only one of; none for those beside it
    Column("is_ranked", Boolean, nullable=False),
    Column("why", String(8), nullable=False),  # why it is not ranked
    Column("score", Integer),
    Column("is_done", Boolean),
    Column("facts", Json, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Index("ix_daily_tries_deal", "game", "day"),
)

# Who tried which puzzle: the first answer counts, and whether it was given after a hint. `day` is that of a daily puzzle.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("day", String(10)),
    Column("is_hinted", Boolean, nullable=False),
    Column("is_solved", Boolean),  # nothing while only a hint was asked for
    Column("at", BigInteger, nullable=False),
    Index("ix_puzzle_tries_at", "at"),
)

# A tree of lines that somebody tries: from a match that is over (`source`), a record, a position or an empty board. The tree
# is that of `core/variations.py`; `version` counts its changes, so that two at once do not write over each other.
studies = Table(
    "studies",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), nullable=False),
    Column("name", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Json, nullable=False),
    Column("position", Text, nullable=False),
    Column("source", String(24)),
    Column("is_shared", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("tree", Json, nullable=False),
    Index("ix_studies_person", "person", "updated"),
)

# How strong somebody is at the puzzles of a game, and how hard a puzzle is: each answer is a match between the two.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("whose", String(24), primary_key=True),  # a person's id or a puzzle's
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best", Integer, nullable=False),
)

# What bots have to do where several processes share the work: who thinks for a match, and until when that counts.
bot_turns = Table(
    "bot_turns",
    metadata,
    Column("match", String(24), primary_key=True),
    Column("due", BigInteger),  # since when a bot is to move; none while people decide
    Column("holder", String(64)),
    Column("until", BigInteger, nullable=False),
    Column("used", Float, nullable=False),  # seconds thought of late, see thinking.py
    Column("noted", BigInteger, nullable=False),
    Index("ix_bot_turns_due", "due"),
)

workers = Table(
    "workers",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),  # web, bots
    Column("started", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("facts", Json, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(24), nullable=False),
    Column("name", String(64), nullable=False),
    Column("what", Text, nullable=False),
    Column("seal", String(64), nullable=False),
)

# A tournament, and when it has to be looked at; whoever changes it raises its version, and who comes second loses.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("game", String(32), nullable=False),
    Column("options", Json, nullable=False),
    Column("clock", Json, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("host", String(24), index=True),
    Column("fill", String(64)),  # the bot that makes an odd field even
    Column("status", String(16), nullable=False),  # open, running, finished
    Column("round", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),  # 0 while it is not settled how many
    Column("patience", Integer, nullable=False),  # seconds, after which who never came has lost
    Column("minutes", Integer, nullable=False),  # of an arena
    Column("starts", BigInteger),
    Column("ends", BigInteger),
    Column("pause_until", BigInteger),
    Column("due", BigInteger, index=True),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("club", String(24), index=True),  # whose members alone take part
    Index("ix_tournaments_list", "private", "status", "created"),
)

# Who takes part: a person or a bot; `who` is the person's id or a name for the bot. Numbers are seeds, given at the start.
entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(24), primary_key=True),
    Column("who", String(80), primary_key=True),
    Column("person", String(24), index=True),
    Column("bot", String(64)),
    Column("number", Integer),
    Column("rating", Integer),
    Column("state", String(8), nullable=False),  # in, away, out
    Column("joined", BigInteger, nullable=False),
    Column("adds_numbers", Boolean, nullable=False),  # whether they are waited for a moment to seal one
)

# One table of one round. Its match's id is settled before the match is made, so that it is made once.
meetings = Table(
    "meetings",
    metadata,
    Column("tournament", String(24), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("match", String(24), unique=True),
    Column("seats", Json, nullable=False),  # entrants' numbers, in the order of the match's seats
    Column("points", Json),  # in halves; none while it is played
    Column("is_played", Boolean, nullable=False),
    Column("factions", Json, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("absent_at", BigInteger),  # when it is looked who never came
)

# A club: its owner is one of its members; who has its token may join.
clubs = Table(
    "clubs",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("owner", String(24), nullable=False, index=True),
    Column("token", String(40), unique=True),
    Column("season", BigInteger, nullable=False),  # when the season began that is played now
    Column("created", BigInteger, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("club", String(24), primary_key=True),
    Column("person", String(24), primary_key=True, index=True),
    Column("joined", BigInteger, nullable=False),
)

# A season that is over, and its standing as it was then: who leaves the club, or a match that is forgotten, changes it no more.
seasons = Table(
    "seasons",
    metadata,
    Column("club", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
)

season_lines = Table(
    "season_lines",
    metadata,
    Column("club", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("place", Integer, nullable=False),
    Column("person", String(24), index=True),  # none once they are gone for good
    Column("points", Integer, nullable=False),  # in halves
    Column("wins", Integer, nullable=False),
    Column("played", Integer, nullable=False),
)

# Tables that were made from a club's page, and the games that followed there.
club_tables = Table(
    "club_tables",
    metadata,
    Column("match", String(24), primary_key=True),
    Column("club", String(24), nullable=False, index=True),
)
