import { beforeAll, expect, test } from "vitest";
import { loadWords } from "../games/registry";
import { said as t } from "../testing/said";
import type { Match } from "../lib/types";
import { callings } from "./callings.svelte";
import { lineText } from "./lines";

beforeAll(() => loadWords("rubico"));

test("a phrase says what it names: a player by name, a card by its face", () => {
  callings.at({ seats: [{ seat: "p3", called: "Anna" }] } as unknown as Match);
  const told = lineText("rubico", { phrase: "doubt_claim", text: ":doubt_claim p3 2 red 4:" });
  expect(told).toBe(t("rubico.phrase.doubt_claim", { 1: "Anna", 2: "2", 3: t("rubico.said.red"), 4: "4" }));
  expect(told).toContain("Anna");
  expect(lineText("rubico", { phrase: "hello", text: ":hello:" })).toBe(t("phrase.hello"));
  expect(lineText("rubico", { phrase: null, text: ":hello: p3" })).toBe(":hello: p3");
});
