"""Open sockets, and the word that something changed."""
