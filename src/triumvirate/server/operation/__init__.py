"""What an operator meets: limits, housekeeping, figures, a cluster."""
