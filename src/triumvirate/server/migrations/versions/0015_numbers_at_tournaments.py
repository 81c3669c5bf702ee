"""Who takes part in a tournament says whether they add numbers of their own to the draws of their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Who joined before has not said so: their tables begin at once, as they did."""
    with op.batch_alter_table("entrants", schema=None) as batch_op:
        batch_op.add_column(sa.Column("adds_numbers", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Tables begin by the server's secret alone again."""
    with op.batch_alter_table("entrants", schema=None) as batch_op:
        batch_op.drop_column("adds_numbers")
