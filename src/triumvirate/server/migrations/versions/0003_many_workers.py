"""Several workers: what bots have to do, who is at work; and people who are kept out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Bot workers find the running matches when they start."""
    op.create_table(
        "bot_turns",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("holder", sa.String(length=64), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.Column("noted", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("match"),
    )
    with op.batch_alter_table("bot_turns", schema=None) as batch_op:
        batch_op.create_index("ix_bot_turns_due", ["due"], unique=False)
    op.create_table(
        "workers",
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.add_column(sa.Column("banned_until", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    """Without them; a server of that version asks every match again for its bots."""
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.drop_column("banned_until")
    op.drop_table("workers")
    op.drop_table("bot_turns")
