// The board in words: what a screen reader says of a space, a province, a token.
import { t } from "../../lib/i18n.svelte";
import { BORDER, type Border, PROVINCE, type Province, borderName, tokenFace } from "./data";
import { bonusName } from "./own";
import type { Selection } from "./selection.svelte";
import { type CaesarView, type Lying, type ProvinceView, placement } from "./view";

export function provinceName(id: string): string {
  return PROVINCE.get(id)?.name ?? id;
}

export function seatName(seat: string | null): string {
  return seat ? t(`caesar.seat.${seat}`) : "";
}

export function tokenName(token: string): string {
  const { icons, values, centurion } = tokenFace(token);
  const name = icons.map((i) => t(`caesar.icon.${i}`)).join(" + ");
  return `${centurion ? `${t("caesar.icon.centurion")} ` : ""}${name} ${values.join("/")}`;
}

export function lyingName(border: Border, lying: Lying): string {
  const owner = seatName(lying.seat);
  if (lying.marker) return t("caesar.say.marked", { seat: seatName(lying.marker) });
  if (lying.facedown) return t("caesar.say.facedown", { seat: owner });
  const [a, b] = border.provinces;
  return t("caesar.say.token", {
    seat: owner,
    token: lying.token ? tokenName(lying.token) : "",
    a: lying.values[0],
    first: provinceName(a),
    b: lying.values[1],
    second: provinceName(b),
  });
}

export function spaceLabel(border: Border, lying: Lying | null, selection: Selection): string {
  const name = border.provinces.map(provinceName).join("–");
  const kind = t(`caesar.icon.${border.icon}`) + (border.double ? `, ${t("caesar.double")}` : "");
  const parts = [`${name}, ${kind}`, lying ? lyingName(border, lying) : t("caesar.say.free")];
  if (selection.border === border.id && selection.lying) {
    const values = selection.lying.values;
    parts.push(
      t("caesar.say.draft", {
        token: tokenName(selection.lying.token),
        values: values ? values.join("/") : t("caesar.facedown"),
      }),
    );
  } else if (selection.spaces.has(border.id)) parts.push(t("caesar.say.may"));
  else if (selection.targets.borders.has(border.id))
    parts.push(t(selection.table.view.phase === "own" ? "caesar.say.own_target" : "caesar.say.target"));
  return parts.join(". ");
}

export function landLabel(province: Province, now: ProvinceView): string {
  const totals = t("caesar.say.totals", { caesar: now.totals.caesar, pompey: now.totals.pompey });
  if (!now.closed) return `${province.name}. ${totals}`;
  return `${province.name}. ${totals}. ${now.control ? t("caesar.say.won", { seat: seatName(now.control) }) : t("caesar.say.tied")}`;
}

/** A choice that is no placement, as a button says it. */
export function choiceName(action: string, view?: CaesarView): string {
  const words = action.split(" ");
  if (action === "pass") return t("caesar.choice.pass");
  if (words[0] === "close") return t("caesar.choice.close", { province: provinceName(words[1]!) });
  if (words[0] === "bonus" || words[0] === "resolve")
    return t("caesar.choice.bonus", { bonus: bonusName(words[1]!, view?.options) });
  if (words[0] === "centurion") return tokenName(words[1]!);
  if (words[0] === "might" && words[1] === "marker")
    return t("caesar.choice.marker", { province: provinceName(words[2]!) });
  if (words[0] === "might") return t("caesar.choice.token", { border: borderName(words[2]!) });
  if (words[0] === "choose") return chosen(words[1]!, words[2]!);
  if (action === "accept" || action === "decline") return t(`caesar.choice.${action}`);
  return action;
}

/** What a home-made bonus is aimed at. */
function chosen(sort: string, id: string): string {
  if (sort === "space") return borderName(id);
  return sort === "province" ? provinceName(id) : tokenName(id);
}

/** Any action in words. */
export function actionName(action: string, view?: CaesarView): string {
  const p = placement(action);
  if (!p) return choiceName(action, view);
  const border = BORDER.get(p.border)!;
  const values = p.values
    ? p.values.map((v, i) => `${v} → ${provinceName(border.provinces[i]!)}`).join(", ")
    : t("caesar.facedown");
  return t("caesar.twin.do", { token: tokenName(p.token), border: borderName(p.border), values });
}
