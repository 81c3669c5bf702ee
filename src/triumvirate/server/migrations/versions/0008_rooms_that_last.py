"""Rooms that last: a match knows what was played in its room before it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Rooms begin here: matches of before are each the first of theirs."""
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.add_column(sa.Column("room", sa.Text(), nullable=False, server_default="{}"))


def downgrade() -> None:
    """What was won stands in the matches themselves."""
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_column("room")
