"""Web Push, where the operator has installed `pywebpush`; without it the server says that it cannot push."""

from __future__ import annotations

import base64
import importlib
import os
from pathlib import Path
from types import ModuleType
from urllib.parse import urlsplit

from triumvirate.server.notify import webhook
from triumvirate.server.settings import Settings

HALF_A_DAY = 43_200


class Pusher:
    """Encrypts with pywebpush, sends by the guarded way of webhooks."""

    def __init__(self, settings: Settings, pywebpush: ModuleType, py_vapid: ModuleType) -> None:
        path = Path(settings.data) / "vapid.pem"
        self._pywebpush = pywebpush
        if path.exists():
            self._vapid = py_vapid.Vapid02.from_file(str(path))
        else:
            self._vapid = py_vapid.Vapid02()
            self._vapid.generate_keys()
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            self._vapid.save_key(str(path))
        self._subject = settings.public_url or "mailto:nobody@example.org"
        numbers = self._vapid.public_key.public_numbers()
        raw = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        self.public_key = base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    def send(self, endpoint: str, p256dh: str, auth: str, body: bytes) -> int:
        """One notice to one browser; the push service's status is the answer."""
        pusher = self._pywebpush.WebPusher({"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}})
        encoded = pusher.encode(body, content_encoding="aes128gcm")
        parts = urlsplit(endpoint)
        headers = {
            str(k): str(v)
            for k, v in self._vapid.sign({"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._subject}).items()
        }
        headers |= {"TTL": str(HALF_A_DAY), "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}
        return webhook.post(endpoint, encoded["body"], headers, only_https=True)


def find_pusher(settings: Settings) -> Pusher | None:
    """A pusher, if the library is there."""
    try:
        return Pusher(settings, importlib.import_module("pywebpush"), importlib.import_module("py_vapid"))
    except ImportError:
        return None
