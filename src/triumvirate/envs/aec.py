"""PettingZoo's AEC environment: one agent at a time, its mask beside its observation."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Iterator

from gymnasium import spaces
from pettingzoo import AECEnv

from triumvirate.core.arrays import Array
from triumvirate.core.options import OptionValue
from triumvirate.core.plain import JsonObject
from triumvirate.envs.catalogue import find_setting
from triumvirate.envs.cursor import Cursor
from triumvirate.envs.described import Described
from triumvirate.envs.draw import RENDER_MODES, checked, picture
from triumvirate.envs.recall import History, recalled
from triumvirate.envs.spaces import Actions, observation_space

Observation = JsonObject


class AecEnv(Described, AECEnv):  # type: ignore[misc]  # pettingzoo ships no types
    """A game as an AEC environment. `clone()` copies it mid-game; seats that decide together are asked in seat order."""

    def __init__(self, name: str, *, render_mode: str | None = None, **options: OptionValue) -> None:
        super().__init__()
        self.setting = find_setting(name, options)
        self.metadata = {"render_modes": RENDER_MODES, "name": self.setting.id, "is_parallelizable": False}
        self.render_mode = checked(render_mode)
        self.possible_agents = list(self.setting.seats)
        self.agents: list[str] = []
        self._cursor = Cursor(self.setting)
        actions = self.setting.stepping.ACTIONS
        self.action_spaces = {agent: Actions(actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(self.setting, actions) for agent in self.possible_agents}
        self._number = {agent: number for number, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Observation and action mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Actions:
        """All actions of the game by number."""
        return self.action_spaces[agent]

    def history(self, agent: str) -> History:
        """All that an agent's seat has observed and done since the beginning, to learn from with a memory."""
        return recalled(self.setting, self._seed, self._actions, self._number[agent])

    def reset(self, seed: int | None = None, options: dict[str, OptionValue] | None = None) -> None:
        """Begin an episode; the same seed gives the same deals and draws."""
        self._seed = secrets.randbits(62) if seed is None else seed
        self._actions: list[int] = []
        self._cursor.start(self._seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, JsonObject] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._cursor.seat]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in the order in which they act, until all are done."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def observe(self, agent: str) -> Observation:
        """What an agent's seat may know now, and what it may do."""
        number, cursor = self._number[agent], self._cursor
        if number == cursor.seat:
            return {"observation": cursor.row.copy(), "action_mask": cursor.mask.copy()}
        return {"observation": cursor.observe(number), "action_mask": cursor.mask_for(number)}

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, JsonObject]:
        """The deciding agent's observation, reward, and whether it is done."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """The selected agent acts; after the end every agent steps once with None."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        seat = self._cursor.step(int(action))  # type: ignore[arg-type]  # None is refused as any other wrong action
        self._actions.append(action)  # type: ignore[arg-type]  # it was none of those
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self._end()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        paid = self._cursor.rewards()
        for number, agent in enumerate(self.agents):
            self.rewards[agent] = self._cumulative_rewards[agent] = float(paid[number])
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> str | Array | None:
        """The board as everybody may see it: text, SVG or pixels; "human" prints it."""
        return picture(self.setting, self._cursor.states[0], self.render_mode)

    def clone(self) -> AecEnv:
        """An independent copy mid-game, its chance to come included."""
        twin = copy.copy(self)
        twin._cursor = self._cursor.clone()
        twin.agents, twin._actions = self.agents[:], self._actions[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(twin, name, dict(getattr(self, name)))
        twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return twin

    def close(self) -> None:
        """Nothing is held open."""
