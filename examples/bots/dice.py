#!/usr/bin/env python3
"""A bot in Python with nothing installed: a random legal action, the same one for the same seed.

triumvirate check-bot "python3 examples/bots/dice.py"
triumvirate play caesar --against "cmd:python3 examples/bots/dice.py"
"""

import json
import random
import sys

for line in sys.stdin:
    asked = json.loads(line)
    if asked.get("cmd") == "quit":
        break
    if asked.get("cmd") == "hello":
        answer = {"protocol": 1, "name": "dice"}
    elif "view" in asked:
        legal = [choice["action"] for choice in asked["legal"]]
        action = random.Random(asked["seed"]).choice(legal)
        answer = {"id": asked["id"], "action": action, "why": f"one of {len(legal)}"}
    else:
        continue  # a line of a later protocol, or a stop: it is answered already
    print(json.dumps(answer), flush=True)
