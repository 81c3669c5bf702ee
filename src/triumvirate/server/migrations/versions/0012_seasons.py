"""Seasons of clubs that are over, with their standings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Two tables; the season that a club plays now stays in its row."""
    op.create_table(
        "seasons",
        sa.Column("club", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "season_lines",
        sa.Column("club", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("line", sa.Integer(), primary_key=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
    )
    op.create_index("ix_season_lines_person", "season_lines", ["person"])


def downgrade() -> None:
    """Past standings go; the season that is played now stays."""
    for name in ("season_lines", "seasons"):
        op.drop_table(name)
