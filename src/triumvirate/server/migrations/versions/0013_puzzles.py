"""Puzzles: who tried which, and how strong people and puzzles are held to be."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Two tables."""
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("day", sa.String(10)),
        sa.Column("is_hinted", sa.Boolean(), nullable=False),
        sa.Column("is_solved", sa.Boolean()),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_puzzle_tries_at", "puzzle_tries", ["at"])
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("whose", sa.String(24), primary_key=True),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("volatility", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
    )


def downgrade() -> None:
    """The puzzles themselves are in the package."""
    op.drop_table("puzzle_ratings")
    op.drop_table("puzzle_tries")
