"""Limits that all workers count together: token buckets in Redis, moved by one script so that none is spent twice."""

from __future__ import annotations

import logging

from triumvirate.server.errors import RateLimited
from triumvirate.server.operation.cluster.redis_bus import TROUBLE, connect
from triumvirate.server.operation.limits import RATES, Limits
from triumvirate.server.sockets.bus import Bus

log = logging.getLogger("triumvirate.server.operation.limits")
OF_ONE_WORKER = ("socket",)  # a socket is open at one worker only

# For each bucket in KEYS: fill it up by the time gone by, take one token from each; how long to wait if one is empty.
TAKE = """
local rate, most = tonumber(ARGV[1]), tonumber(ARGV[2])
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local wait = 0
for _, key in ipairs(KEYS) do
    local kept = redis.call('HMGET', key, 'tokens', 'at')
    local tokens = math.min(most, (tonumber(kept[1]) or most) + math.max(0, now - (tonumber(kept[2]) or now)) * rate)
    if tokens >= 1 then tokens = tokens - 1 else wait = math.max(wait, (1 - tokens) / rate) end
    redis.call('HSET', key, 'tokens', tostring(tokens), 'at', tostring(now))
    redis.call('EXPIRE', key, math.ceil(most / rate) + 1)
end
return tostring(wait)
"""


class SharedLimits(Limits):
    """Buckets in Redis; this worker's own ones while Redis is away."""

    def __init__(self, url: str, bus: Bus, is_on: bool = True) -> None:
        super().__init__(is_on)
        self._bus = bus
        self._redis = connect(url)
        self._script = self._redis.register_script(TAKE)

    async def take(self, what: str, *who: str | None) -> None:
        """Use one token of each of these people or addresses, or be told to wait."""
        await super().take(what, *who)  # what is too much for one worker is too much for all
        if not self._is_on or what in OF_ONE_WORKER or not self._bus.is_up:
            return
        rate, most = RATES[what]
        keys = [f"triumvirate:limit:{what}:{name}" for name in who if name is not None]
        try:
            wait = float(await self._script(keys=keys, args=[rate, most])) if keys else 0.0
        except TROUBLE:
            log.warning("limits are counted by each worker alone")
            return
        if wait > 0:
            raise RateLimited(f"Too fast: wait {max(1, round(wait))} s.", wait)

    async def stop(self) -> None:
        """Close the connections."""
        await self._redis.aclose()
