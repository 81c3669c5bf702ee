"""Deals of the day, and who played them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """No match of before is a try of a deal."""
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.add_column(sa.Column("deal", sa.Text(), nullable=False, server_default="{}"))
    op.create_table(
        "daily_deals",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("sealed", sa.LargeBinary(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("opened", sa.BigInteger(), nullable=True),
        sa.Column("told", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("game", "day"),
    )
    op.create_table(
        "daily_tries",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("bot", sa.String(length=64), nullable=True),
        sa.Column("key", sa.String(length=120), nullable=True),
        sa.Column("is_ranked", sa.Boolean(), nullable=False),
        sa.Column("why", sa.String(length=8), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("is_done", sa.Boolean(), nullable=True),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("match"),
        sa.UniqueConstraint("key", name="uq_daily_tries_key"),
    )
    op.create_index("ix_daily_tries_deal", "daily_tries", ["game", "day"])
    op.create_index("ix_daily_tries_person", "daily_tries", ["person"])


def downgrade() -> None:
    """The matches stay as they are."""
    op.drop_table("daily_tries")
    op.drop_table("daily_deals")
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_column("deal")
