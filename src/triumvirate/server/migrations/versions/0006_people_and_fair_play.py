"""By what a match draws: matches that began before draw by the number of an entry, later ones by its place."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Matches that are there draw on as they began, and all of them count as they did."""
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.add_column(sa.Column("unrated", sa.String(length=16), nullable=True))
        batch_op.add_column(sa.Column("draws", sa.String(length=8), nullable=False, server_default="number"))
    with op.batch_alter_table("marks", schema=None) as batch_op:
        batch_op.alter_column("other", existing_type=sa.String(length=24), type_=sa.String(length=64))


def downgrade() -> None:
    """Only matches in which something was taken back draw otherwise then; what was marked by a handle is forgotten."""
    op.execute("DELETE FROM marks WHERE other LIKE '%.%'")
    with op.batch_alter_table("marks", schema=None) as batch_op:
        batch_op.alter_column("other", existing_type=sa.String(length=64), type_=sa.String(length=24))
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_column("draws")
        batch_op.drop_column("unrated")
