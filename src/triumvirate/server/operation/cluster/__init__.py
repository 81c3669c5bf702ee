"""Several processes as one server: PostgreSQL, Redis, web workers, bot workers and a proxy, on one machine."""
