"""Tournaments: who takes part, who meets whom in which round."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Three tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(24)),
        sa.Column("fill", sa.String(64)),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("patience", sa.Integer(), nullable=False),
        sa.Column("minutes", sa.Integer(), nullable=False),
        sa.Column("starts", sa.BigInteger()),
        sa.Column("ends", sa.BigInteger()),
        sa.Column("pause_until", sa.BigInteger()),
        sa.Column("due", sa.BigInteger()),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("finished", sa.BigInteger()),
    )
    op.create_index("ix_tournaments_host", "tournaments", ["host"])
    op.create_index("ix_tournaments_due", "tournaments", ["due"])
    op.create_index("ix_tournaments_list", "tournaments", ["private", "status", "created"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(24), primary_key=True),
        sa.Column("who", sa.String(80), primary_key=True),
        sa.Column("person", sa.String(24)),
        sa.Column("bot", sa.String(64)),
        sa.Column("number", sa.Integer()),
        sa.Column("rating", sa.Integer()),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("joined", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_table(
        "meetings",
        sa.Column("tournament", sa.String(24), primary_key=True),
        sa.Column("round", sa.Integer(), primary_key=True),
        sa.Column("place", sa.Integer(), primary_key=True),
        sa.Column("match", sa.String(24)),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("points", sa.Text()),
        sa.Column("is_played", sa.Boolean(), nullable=False),
        sa.Column("factions", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger()),
        sa.Column("absent_at", sa.BigInteger()),
        sa.UniqueConstraint("match", name="uq_meetings_match"),
    )


def downgrade() -> None:
    """The matches that were played stay."""
    for name in ("meetings", "entrants", "tournaments"):
        op.drop_table(name)
