"""stub"""


def doctor() -> None:
    """Stub."""
