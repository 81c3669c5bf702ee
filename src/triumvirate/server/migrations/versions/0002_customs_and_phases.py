"""The customs of a table (anonymous names, phrases only, streaks), and the phase that all of it plays in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables made before had no customs and no phase."""
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.add_column(sa.Column("customs", sa.Text(), nullable=False, server_default="{}"))
        batch_op.add_column(sa.Column("stage", sa.Text(), nullable=False, server_default="{}"))


def downgrade() -> None:
    """Without them."""
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_column("stage")
        batch_op.drop_column("customs")
