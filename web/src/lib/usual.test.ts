import { expect, it } from "vitest";
import type { GameInfo } from "./types";
import { usualOf } from "./usual";

const game = (usual: string, ...bots: string[]) => ({ usual, bots: bots.map((name) => ({ name })) }) as GameInfo;

it("is the bot that the game names, whatever its name", () => {
  expect(usualOf(game("strategos", "recruit", "strategos", "coach"))).toBe("strategos");
});

it("is the last of those that are here where the usual one is not", () => {
  expect(usualOf(game("strategos", "recruit", "legate"))).toBe("legate");
  expect(usualOf(game("strategos"))).toBeUndefined();
});
