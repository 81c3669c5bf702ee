import { describe, expect, test } from "vitest";
import type { GameEvent, Preview } from "../../lib/playing";
import { made } from "../../testing/fixtures";
import { eventsOf, gains, markersAfter, totalsAfter } from "./foretold";
import { script } from "./motion";
import type { CaesarView } from "./view";

interface Foretold {
  preview: Preview;
  after: CaesarView;
  events: GameEvent[];
}
const { positions } = made<{ positions: { view: CaesarView; foretold: Foretold[] }[] }>("games/caesar");
const all = positions.flatMap(({ view, foretold }) => foretold.map((told) => ({ view, ...told })));

describe("what a placement would do", () => {
  test("is told of many", () => expect(all.length).toBeGreaterThan(15));

  test("are the totals that it then does make", () => {
    let told = 0;
    for (const { view, preview, after } of all) {
      for (const [province, totals] of totalsAfter(view, preview)) {
        expect(totals, preview.action).toEqual(after.provinces[province]!.totals);
        told++;
      }
    }
    expect(told).toBeGreaterThan(15);
  });

  test("names the place of every marker that it then does place", () => {
    let told = 0;
    for (const { view, preview, after } of all) {
      for (const { kind, where, seat } of gains(preview)) {
        if (kind === "in" || kind === "second") expect(after.provinces[where]?.control).toBe(seat);
        if (kind === "on") expect(after.borders[where]?.marker).toBe(seat);
        told++;
      }
      for (const { seat, gained } of markersAfter(view, preview))
        expect(gains(preview).filter((g) => g.seat === seat)).toHaveLength(gained);
    }
    expect(told).toBeGreaterThan(0);
  });

  test("are the markers that it then does place", () => {
    let told = 0;
    for (const { view, preview, after } of all) {
      for (const { seat, gained, total } of markersAfter(view, preview)) {
        expect(total).toBe(after.placed[seat]);
        expect(gained).toBe(after.placed[seat] - view.placed[seat]);
        told++;
      }
    }
    expect(told).toBeGreaterThan(0);
  });

  test("are events that then do happen", () => {
    for (const { preview, events } of all) {
      for (const event of eventsOf(preview, "province_closed")) expect(events).toContainEqual(event);
    }
    expect(eventsOf(null, "province_closed")).toEqual([]);
  });
});

describe("pieces set off", () => {
  const view = { placed: { caesar: 3, pompey: 1 }, senate: { caesar: 1, pompey: 0 } } as CaesarView;
  const events = [
    { kind: "token_placed", seat: "caesar", border: "GA-SD" },
    { kind: "province_won", seat: "caesar", province: "gallia" },
    { kind: "bonus_taken", seat: "caesar", province: "gallia", bonus: "tactics" },
    { kind: "border_marked", seat: "caesar", border: "GA-HC" },
  ];

  test("one after the other, the token from its player's plate", () => {
    const cues = script(events, view);
    expect([...cues.keys()].sort()).toEqual(["bonus gallia", "border GA-HC", "marker gallia", "token GA-SD"]);
    expect(cues.get("token GA-SD")).toEqual({ delay: 0, by: ".players .seat-caesar" });
    expect(cues.get("marker gallia")!.delay).toBeGreaterThan(0);
    expect(cues.get("border GA-HC")!.delay).toBeGreaterThan(cues.get("marker gallia")!.delay);
  });

  test("each marker from a place of its own in the supply", () => {
    const cues = script(events, view);
    const places = ["marker gallia", "border GA-HC"].map((key) => cues.get(key)!.by);
    expect(new Set(places.map(String)).size).toBe(2);
  });

  test("in every match that the rules play, for every token that lands", () => {
    for (const { after, events } of all) {
      const landed = events.filter((e) => e.kind === "token_placed" || e.kind === "token_hidden");
      const cues = script(events, after);
      for (const e of landed) expect(cues.has(`token ${e.border}`)).toBe(true);
    }
  });
});
