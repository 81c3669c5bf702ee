"""The web server: tables, people and live matches over HTTP and WebSocket. `docs/api.md` is its promise."""
