"""CAESAR! by Paolo Mori: tokens on the borders of eighteen provinces, twelve markers to win Rome."""
