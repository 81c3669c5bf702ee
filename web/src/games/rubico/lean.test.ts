import { mount, unmount } from "svelte";
import { describe, expect, it, vi } from "vitest";
import figures from "../../../../src/triumvirate/bots/rubico/balance.json";
import Favoured from "../../table/Favoured.svelte";
import { loadWords } from "../registry";
import { type Figure, leanIn } from "./lean";

const FIVE = {
  players: 5,
  track: "short_march",
  senate_set: "Y_3_4_J",
  blue_reveals: "once",
  backward: false,
  four_deck: "janus_first",
};
const figure = (caesar: [number, number], senate: [number, number], more: Partial<Figure> = {}): Figure => ({
  bot: "legate",
  options: { ...FIVE, minerva_mode: "to_row" },
  games: 100,
  sides: {
    caesar: { won: 80, low: caesar[0], high: caesar[1] },
    senate: { won: 20, low: senate[0], high: senate[1] },
  },
  ...more,
});
const FAVOURS = figure([0.71, 0.87], [0.13, 0.29]);

describe("which side rules favour", () => {
  it("is the one that surely wins more than 58 of a hundred, whatever the small options are", () => {
    const lean = { side: "caesar", games: 100, share: 0.8, low: 0.71, high: 0.87 };
    expect(leanIn([FAVOURS], { ...FIVE, minerva_mode: "peek_only" })).toEqual(lean);
    expect(leanIn([figure([0.13, 0.29], [0.71, 0.87])], FIVE)?.side).toBe("senate");
  });
  it("is not said where it is not sure, not played, or played by a weaker bot", () => {
    expect(leanIn([figure([0.57, 0.66], [0.34, 0.43])], FIVE)).toBeNull();
    expect(leanIn([FAVOURS], { ...FIVE, players: 4 })).toBeNull();
    expect(leanIn([{ ...FAVOURS, bot: "tribune" }], FIVE)).toBeNull();
  });
  it("is told by most games where rules were played more than once", () => {
    const more = figure([0.48, 0.55], [0.45, 0.52], { games: 1000 });
    expect(leanIn([FAVOURS, more], FIVE)).toBeNull();
    expect(leanIn([more, FAVOURS], FIVE)).toBeNull();
  });
  it("is nobody with the usual rules, at any count", () => {
    const usual = { ...FIVE, track: "via_flaminia" };
    for (const players of [3, 4, 5, 6, 7]) {
      const played = (figures as Figure[]).filter((one) => one.bot === "legate" && one.options.players === players);
      expect(played.some(({ options }) => options.track === usual.track)).toBe(true);
      expect(leanIn(figures, { ...usual, players })).toBeNull();
    }
  });
  it("is said where rules are chosen", async () => {
    await loadWords("rubico");
    const played = (figures as Figure[]).find((one) => leanIn([one], one.options))!;
    const shown = mount(Favoured, { target: document.body, props: { game: "rubico", options: played.options } });
    await vi.waitFor(() =>
      expect(document.querySelector(".favoured")?.textContent).toContain(`in ${played.games} games of our strongest`),
    );
    await unmount(shown);
  });
});
