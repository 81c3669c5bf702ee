"""Clubs: members, tables and tournaments of their own, a standing over a season, invitations by link."""
