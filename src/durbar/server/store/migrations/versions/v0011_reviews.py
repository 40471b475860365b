"""Reviews: finished matches looked at again."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("complete", sa.Boolean, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("reviews_by_at", "reviews", ["at"])


def downgrade() -> None:
    op.drop_table("reviews")
