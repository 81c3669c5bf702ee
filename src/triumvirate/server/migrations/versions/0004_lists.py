"""An index by which lists find the tables that are open to all among many private ones."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Only an index."""
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.create_index("ix_matches_public", ["status", "private", "updated"], unique=False)


def downgrade() -> None:
    """Without it."""
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_index("ix_matches_public")
