import { describe, expect, test } from "vitest";
import type { Entry } from "../../lib/types";
import { lastOwn } from "../../table/forced";
import { isForced } from "./forced";
import type { JuliusView } from "./view";

const ashore = { mover: null } as unknown as JuliusView;
const aboard = { mover: { sailed: ["mare-tyrrhenum"] } } as unknown as JuliusView;
const entry = (seat: string | null, action: string | null, kind = "anything"): Entry =>
  ({ number: 0, seat, action, events: [{ kind }] }) as unknown as Entry;

describe("a choice without an alternative", () => {
  test.each([
    "battle roma",
    "play 2/2a",
    "port c-navis-1",
    "port-to roma",
    "decline",
    "retreat-to roma",
    "hit legio-7",
  ])("%s happens by itself", (action) => expect(isForced(action, "end-levy", ashore)).toBe(true));
  test("ends a phase in which nothing could be done, and waits where something can be undone", () => {
    expect(isForced("end-levy", "end-move", ashore)).toBe(true);
    expect(isForced("end-levy", "build legio-7", ashore)).toBe(false);
    expect(isForced("end-move", "play 2/2a", ashore)).toBe(true);
    expect(isForced("end-move", "stop", ashore)).toBe(false);
  });
  test("spends and loses nothing unasked", () => {
    expect(isForced("disband legio-7", "port-to roma", ashore)).toBe(false);
    expect(isForced("step roma", "move legio-7", { mover: { sailed: [] } } as unknown as JuliusView)).toBe(false);
    expect(isForced("step roma", "step mare-tyrrhenum", aboard)).toBe(true);
  });
  test("waits for who has taken something back", () => {
    expect(isForced("play 2/2a", "take-back", ashore)).toBe(false);
    const own = [entry("caesar", "stop"), entry("pompeius", null)];
    expect(lastOwn(own, "caesar")).toBe("stop");
    expect(lastOwn([...own, entry("caesar", null, "taken_back")], "caesar")).toBe("taken back");
    expect(lastOwn(own, null)).toBeNull();
  });
});
