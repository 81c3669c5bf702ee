"""stub"""


def rules() -> None:
    """Stub."""
