import { beforeAll, describe, expect, test } from "vitest";
import { said as t } from "../../testing/said";
import { loadWords } from "../registry";
import { BORDER, PROVINCE, borderName } from "./data";
import { actionName, choiceName, landLabel, lyingName, provinceName, seatName, spaceLabel, tokenName } from "./say";
import type { Selection } from "./selection.svelte";
import { placement } from "./view";

beforeAll(() => loadWords("caesar"));
const border = [...BORDER.values()][0]!;
const [first, second] = border.provinces.map(provinceName) as [string, string];

describe("a placement", () => {
  test("is taken apart, face down too, and nothing else is one", () => {
    expect(placement("place ship-5-1 SD-SC 1/5")).toEqual({
      action: "place ship-5-1 SD-SC 1/5",
      token: "ship-5-1",
      border: "SD-SC",
      values: [1, 5],
    });
    expect(placement("place ship-5-1 SD-SC facedown")?.values).toBeNull();
    for (const other of ["pass", "close asia", "place ship-5-1 SD-SC", "lay ship-5-1 SD-SC 1/5"])
      expect(placement(other)).toBeNull();
  });

  test("is said with its values towards their provinces", () => {
    const said = (values: string) =>
      t("caesar.twin.do", { token: tokenName("ship-5-1"), border: borderName(border.id), values });
    expect(actionName(`place ship-5-1 ${border.id} 1/5`)).toBe(said(`1 → ${first}, 5 → ${second}`));
    expect(actionName(`place ship-5-1 ${border.id} facedown`)).toBe(said(t("caesar.facedown")));
    expect(actionName("pass")).toBe(t("caesar.choice.pass"));
  });
});

describe("choices", () => {
  test("are said by their verbs", () => {
    const province = [...PROVINCE.keys()][0]!;
    expect(choiceName("pass")).toBe(t("caesar.choice.pass"));
    expect(choiceName(`close ${province}`)).toBe(t("caesar.choice.close", { province: provinceName(province) }));
    expect(choiceName("bonus might")).toBe(t("caesar.choice.bonus", { bonus: t("caesar.bonus.might") }));
    const options = { variant: { own: [{ name: { en: "Spy", it: "Spia" } }] } };
    expect(choiceName("resolve own1", { options } as never)).toBe(t("caesar.choice.bonus", { bonus: "Spy" }));
    expect(choiceName("choose province gallia")).toBe(provinceName("gallia"));
    expect(choiceName("centurion ship-5-1")).toBe(tokenName("ship-5-1"));
    expect(choiceName(`might marker ${province}`)).toBe(
      t("caesar.choice.marker", { province: provinceName(province) }),
    );
    expect(choiceName(`might token ${border.id}`)).toBe(t("caesar.choice.token", { border: borderName(border.id) }));
    expect(choiceName("dance")).toBe("dance");
  });
});

describe("the board in words", () => {
  const lying = { seat: "caesar", token: "ship-5-1", values: [5, 1], marker: null, facedown: false } as never;
  test("tells what lies on a border", () => {
    const seat = seatName("caesar");
    expect(seatName(null)).toBe("");
    expect(lyingName(border, lying)).toBe(
      t("caesar.say.token", { seat, token: tokenName("ship-5-1"), a: 5, first, b: 1, second }),
    );
    expect(lyingName(border, { ...(lying as object), facedown: true } as never)).toBe(
      t("caesar.say.facedown", { seat }),
    );
    expect(lyingName(border, { ...(lying as object), marker: "pompey" } as never)).toBe(
      t("caesar.say.marked", { seat: seatName("pompey") }),
    );
    expect(lyingName(border, { ...(lying as object), token: null } as never)).toContain(seat);
  });

  test("tells a space by its provinces, its kind, what lies there and what may be done", () => {
    const table = { view: { phase: "might" } };
    const nothing = { border: null, lying: null, spaces: new Set(), targets: { borders: new Set() }, table };
    const label = (more: object, there: typeof lying | null = null) =>
      spaceLabel(border, there, { ...nothing, ...more } as unknown as Selection);
    const kind = t(`caesar.icon.${border.icon}`) + (border.double ? `, ${t("caesar.double")}` : "");
    const bare = `${first}–${second}, ${kind}`;
    expect(label({})).toBe(`${bare}. ${t("caesar.say.free")}`);
    expect(label({}, lying)).toBe(`${bare}. ${lyingName(border, lying)}`);
    expect(label({ spaces: new Set([border.id]) })).toBe(`${bare}. ${t("caesar.say.free")}. ${t("caesar.say.may")}`);
    const targets = { borders: new Set([border.id]) };
    expect(label({ targets })).toContain(t("caesar.say.target"));
    expect(label({ targets, table: { view: { phase: "own" } } })).toContain(t("caesar.say.own_target"));
    const draft = (values: number[] | null) =>
      label({ border: border.id, lying: { token: "ship-5-1", values }, spaces: new Set([border.id]) });
    const said = (values: string) => t("caesar.say.draft", { token: tokenName("ship-5-1"), values });
    expect(draft([5, 1])).toBe(`${bare}. ${t("caesar.say.free")}. ${said("5/1")}`);
    expect(draft(null)).toContain(said(t("caesar.facedown")));
    const double = [...BORDER.values()].find((one) => one.double)!;
    expect(border.double).toBeFalsy();
    expect(spaceLabel(double, null, nothing as unknown as Selection)).toContain(`, ${t("caesar.double")}.`);
  });

  test("tells a province by its totals, and once closed who won it", () => {
    const province = [...PROVINCE.values()][0]!;
    const totals = { caesar: 7, pompey: 3 };
    const said = t("caesar.say.totals", totals);
    const label = (closed: boolean, control: string | null) =>
      landLabel(province, { totals, closed, control } as never);
    expect(label(false, null)).toBe(`${province.name}. ${said}`);
    expect(label(true, "caesar")).toBe(
      `${province.name}. ${said}. ${t("caesar.say.won", { seat: seatName("caesar") })}`,
    );
    expect(label(true, null)).toBe(`${province.name}. ${said}. ${t("caesar.say.tied")}`);
    expect(provinceName("atlantis")).toBe("atlantis");
  });
});
