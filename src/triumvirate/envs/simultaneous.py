"""PettingZoo's ParallelEnv: all agents that decide at the same time act in one step."""

from __future__ import annotations

import secrets

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from triumvirate.core.arrays import Array
from triumvirate.core.errors import BadRequest
from triumvirate.core.options import OptionValue
from triumvirate.core.plain import JsonObject
from triumvirate.envs.aec import Observation
from triumvirate.envs.catalogue import find_setting
from triumvirate.envs.cursor import Cursor
from triumvirate.envs.described import Described
from triumvirate.envs.draw import RENDER_MODES, checked, picture
from triumvirate.envs.spaces import Actions, observation_space


class ParallelGame(Described, ParallelEnv):  # type: ignore[misc]  # pettingzoo ships no types
    """Every agent sends an action in every step. One that has nothing to decide sends `wait`, its only legal action.

    Where one agent's act takes another's choice away (a power played in the same window), the later seat's is dropped
    and its info says so: at a table, too, the quicker hand wins.
    """

    def __init__(self, name: str, *, render_mode: str | None = None, **options: OptionValue) -> None:
        self.setting = find_setting(name, options)
        self.metadata = {"render_modes": RENDER_MODES, "name": f"{self.setting.id}_parallel"}
        self.render_mode = checked(render_mode)
        self.possible_agents = list(self.setting.seats)
        self.agents: list[str] = []
        self._cursor = Cursor(self.setting)
        self._allowed: dict[str, Array] = {}
        self.wait: int = self.setting.stepping.ACTIONS
        every = self.wait + 1
        self._action_spaces = {agent: Actions(every) for agent in self.possible_agents}
        self._observation_spaces = {agent: observation_space(self.setting, every) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Observation and action mask, `wait` last."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Actions:
        """All actions of the game by number, and `wait`."""
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, OptionValue] | None = None
    ) -> tuple[dict[str, Observation], dict[str, JsonObject]]:
        """Begin an episode; the same seed gives the same deals and draws."""
        self._cursor.start(secrets.randbits(62) if seed is None else seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, JsonObject]]:
        """All deciders act; observations, rewards, terminations, truncations and infos by agent."""
        agents = self.agents
        cursor = self._cursor
        cursor.demand_running()
        self._demand_legal(actions)
        infos: dict[str, JsonObject] = {agent: {} for agent in agents}
        for seat in cursor.deciding():
            agent = self.possible_agents[seat]
            infos[agent]["dropped"] = not cursor.act_as(seat, int(actions[agent]))
        cursor.relist()
        over = cursor.is_over()
        paid = cursor.rewards() if over else np.zeros(len(agents), np.float32)
        observations = self._observations()
        if over:
            self.agents = []
        return (
            observations,
            {agent: float(paid[number]) for number, agent in enumerate(agents)},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def _demand_legal(self, actions: dict[str, int]) -> None:
        """All actions are looked at before any of them is carried out."""
        for agent, allowed in self._allowed.items():
            action = int(actions.get(agent, self.wait))
            if not (0 <= action < len(allowed) and allowed[action]):
                raise BadRequest(f"Action {action} of {agent} is not legal here; the mask tells which are.")

    def _observations(self) -> dict[str, Observation]:
        deciding = self._cursor.deciding()
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.bool_)
            if seat in deciding:
                mask[:-1] = self._cursor.mask_for(seat)
            else:
                mask[-1] = True
            seen[agent] = {"observation": self._cursor.observe(seat), "action_mask": mask}
        self._allowed = {agent: told["action_mask"].copy() for agent, told in seen.items()}
        return seen

    def render(self) -> str | Array | None:
        """The board as everybody may see it."""
        return picture(self.setting, self._cursor.states[0], self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
