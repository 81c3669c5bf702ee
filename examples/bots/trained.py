#!/usr/bin/env python3
"""The agent that ppo_caesar.py has learned, as a bot: what it sees is made from the view that it is asked with.

    python examples/ppo_caesar.py --save agent.pt
    triumvirate bench-agent caesar "cmd:python examples/bots/trained.py agent.pt" --json standing.json

Another network is another `best` here: a row of numbers and a mask go in, the number of an action comes out.
"""

import json
import sys
from pathlib import Path

import numpy as np
import torch

from triumvirate import envs

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from ppo_caesar import Network

network = None
for line in sys.stdin:
    asked = json.loads(line)
    if asked.get("cmd") == "quit":
        break
    if asked.get("cmd") == "hello":
        answer = {"protocol": 1, "name": "trained"}
    elif "view" in asked:
        row = envs.observe(asked["view"])
        if network is None:
            network = Network(row)
            network.layers.load_state_dict(torch.load(sys.argv[1], weights_only=True))
            torch.set_num_threads(1)
        texts = {choice["index"]: choice["action"] for choice in asked["legal"]}
        allowed = np.zeros(max(texts) + 1, np.bool_)
        allowed[list(texts)] = True
        answer = {"id": asked["id"], "action": texts[network.best(row, allowed)]}
    else:
        continue  # a line of a later protocol, or a stop: it is answered already
    print(json.dumps(answer), flush=True)
