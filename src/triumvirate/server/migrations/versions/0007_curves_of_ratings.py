"""Curves of ratings: a finished match keeps what it made of its people's ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Curves begin here: what ratings were after earlier matches is not known."""
    with op.batch_alter_table("standings", schema=None) as batch_op:
        batch_op.add_column(sa.Column("rating", sa.Integer(), nullable=True))


def downgrade() -> None:
    """Ratings themselves stay."""
    with op.batch_alter_table("standings", schema=None) as batch_op:
        batch_op.drop_column("rating")
