"""What looking back at a match found, so that it is looked at once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A table of its own; matches that were looked at before are looked at once more when somebody asks."""
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("found", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("match"),
    )


def downgrade() -> None:
    """Analyses are forgotten: they can be made again."""
    op.drop_table("analyses")
