import { describe, expect, test } from "vitest";
import { clockFace, stageFace, timeLeft } from "./time";

describe("a clock", () => {
  test.each([
    [0, "00:00"],
    [1, "00:01"],
    [59_001, "01:00"],
    [299_000, "04:59"],
    [3_599_000, "59:59"],
    [3_600_000, "1:00:00"],
    [86_399_000, "23:59:59"],
    [86_400_000, "1 d 0 h"],
    [2 * 86_400_000 + 3 * 3_600_000, "2 d 3 h"],
  ])("shows %i ms as %s", (ms, face) => expect(clockFace(ms)).toBe(face));

  test("of a phase shows minutes and two figures of seconds", () => {
    expect([5, 60, 65, 600].map(stageFace)).toEqual(["0:05", "1:00", "1:05", "10:00"]);
  });

  const clocks = { running: ["a"], left_ms: { a: 9000, b: 7000 }, deadline: { a: 105_000 } };
  test("that runs ends at its deadline by the server's time", () => {
    expect(timeLeft(clocks, "a", 100_000)).toBe(5000);
    expect(timeLeft(clocks, "a", 106_000)).toBe(0);
  });
  test("that runs stands while what happened is told: it never shows more than is left", () => {
    expect(timeLeft(clocks, "a", 92_000)).toBe(9000);
    expect(timeLeft(clocks, "a", 97_000)).toBe(8000);
  });
  test("that stands keeps what is left, whatever the time", () => {
    expect(timeLeft(clocks, "b", 100_000)).toBe(7000);
    expect(timeLeft({ ...clocks, running: [] }, "a", 100_000)).toBe(9000);
    expect(timeLeft(clocks, "c", 100_000)).toBe(0);
  });
});
