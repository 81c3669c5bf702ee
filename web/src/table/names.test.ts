import { beforeAll, describe, expect, test } from "vitest";
import { loadWords } from "../games/registry";
import { said as t } from "../testing/said";
import type { Match, SeatInfo } from "../lib/types";
import {
  botName,
  botTold,
  botWithStrength,
  list,
  playerName,
  reasonWord,
  seatName,
  seatWord,
  strength,
  winWord,
} from "./names";

beforeAll(async () => {
  await loadWords("caesar");
  await loadWords("julius");
  await loadWords("rubico");
});

const person = (seat: string, name: string) => ({ seat, kind: "person", person: { name } }) as SeatInfo;
const match = (game: string, seats: SeatInfo[], more: Partial<Match> = {}) =>
  ({ game, seats, your_seats: [], same_screen: false, ...more }) as unknown as Match;

describe("a seat", () => {
  test("is called as its game calls it, or by its letters", () => {
    expect(seatName("caesar", "pompey")).toBe(t("caesar.seat.pompey"));
    expect(seatName("caesar", "brutus")).toBe("BRUTUS");
    expect(seatWord(match("caesar", []), "pompey")).toBe(t("caesar.seat.pompey"));
    expect(seatWord(match("caesar", []), null)).toBe("");
  });

  test("is named after who sits there", () => {
    const at = (kind: string, more: object = {}) => ({ seat: "x", kind, ...more }) as SeatInfo;
    const table = match("caesar", []);
    expect(playerName(table, at("auto"))).toBe(t("caesar.auto"));
    expect(playerName(match("rubico", []), at("auto"))).toBe(t("seat.auto"));
    expect(playerName(table, at("bot", { bot: "legate" }))).toBe(t("bot.legate"));
    expect(playerName(table, at("bot"))).toBe("");
    expect(playerName(table, at("open"))).toBe(t("seat.open"));
    expect(playerName(table, at("person", { person: { name: "Anna" } }))).toBe("Anna");
    expect(playerName(table, at("person"))).toBe(t("seat.somebody"));
  });
});

describe("a bot", () => {
  test("is called by its level, a coach for some strength a coach, and a stranger by its name", () => {
    expect(botName("legate")).toBe(t("bot.legate"));
    expect(botName("legate@3")).toBe(t("bot.legate"));
    expect(botName("stranger@3")).toBe("stranger@3");
  });

  test("says how long it thinks at most and how it plays", () => {
    const legate = { name: "legate", points: 1800 } as never;
    expect(botWithStrength(legate)).toBe(`${t("bot.legate")} · ${t("bot.strength", { n: 4, of: 5 })}`);
    expect([900, 1250, 1500, 1800, 2040, null].map((points) => strength({ points }))).toEqual([1, 2, 3, 4, 5, null]);
    const told = { character: "bold", about: "Plays well.", abroad: { it: { character: "audace", about: "Bene." } } };
    expect(botTold(told)).toMatchObject({ character: "bold", about: "Plays well." });
  });
});

describe("the end", () => {
  const two = match("caesar", [person("caesar", "Anna"), person("pompey", "Bruno")]);
  const seats = [person("p1", "Anna"), person("p2", "Bruno"), { seat: "p3", kind: "bot", bot: "legate" } as SeatInfo];

  test("of two names the side, a draw nobody", () => {
    expect(winWord(two, [])).toBe(t("end.draw"));
    expect(winWord(two, ["pompey"])).toBe(t("end.wins", { who: t("caesar.seat.pompey") }));
  });

  test("of many names the people too, and oneself as such unless the screen is shared", () => {
    const mine = match("rubico", seats, { your_seats: ["p2"] });
    const [p1, p2, p3] = ["p1", "p2", "p3"].map((seat) => seatName("rubico", seat));
    expect(winWord(mine, ["p1"])).toBe(t("end.wins", { who: `${p1} (Anna)` }));
    expect(winWord(mine, ["p2", "p3"])).toBe(t("end.win", { who: `${p2} (${t("seat.you")}) and ${p3}` }));
    expect(winWord(match("rubico", seats, { your_seats: ["p2"], same_screen: true }), ["p2"])).toContain("(Bruno)");
    expect(winWord(mine, ["p1"], (who) => `Hail ${who}`)).toBe(`Hail ${p1} (Anna)`);
  });

  test("has a reason in every game's words, the game's own, or as the server says it", () => {
    const why = (reason: string) => reasonWord(two, { reason, winners: ["caesar"] });
    expect(why("time_out")).toBe(t("end.time_out"));
    expect(why("last marker")).toBe(t("caesar.end.last_marker"));
    expect(why("the sky fell")).toBe("the sky fell");
    expect(why("draw")).toBe(t("end.draw"));
    const war = match("julius", [person("caesar", "Anna"), person("pompeius", "Bruno")]);
    expect(reasonWord(war, { reason: "draw", winners: [] })).toBe(t("julius.end.draw"));
  });

  test("says who resigned, and to me that it was I", () => {
    const resigned = { reason: "resigned", winners: ["caesar"] };
    const mine = (seat: string, more: Partial<Match> = {}) => ({ ...two, your_seats: [seat], ...more });
    const who = t("end.resigned", { who: seatName("caesar", "pompey") });
    expect(reasonWord(two, resigned)).toBe(who);
    expect(reasonWord(mine("caesar"), resigned)).toBe(who);
    expect(reasonWord(mine("pompey"), resigned)).toBe(t("end.you_resigned"));
    expect(reasonWord(mine("pompey", { same_screen: true }), resigned)).toBe(who);
  });

  test("lists names as the language does", () => {
    expect(list(["a", "b", "c"])).toBe("a, b, and c");
  });
});
