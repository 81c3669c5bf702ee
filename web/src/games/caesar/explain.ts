// What every thing on the board is, for whoever points at it: a space, a province with its bonus, marker and sums, a corner.
import { t } from "../../lib/i18n.svelte";
import type { Pieces } from "../../lib/pieces.svelte";
import { plainly } from "../../lib/rulebook";
import { BORDER, type Border, MARKERS, PROVINCE, type Point, type Province, SUPPLY, type Seat } from "./data";
import { bonusEffect, bonusName, bonusSection } from "./own";
import { lyingName, provinceName, seatName } from "./say";
import type { CaesarView } from "./view";

/** What is pointed at: `space GA-SD`, `province gallia`, `corner caesar`. */
export type Thing = `${"space" | "province" | "corner"} ${string}`;

export interface Explained {
  at: Point;
  title: string;
  lines: string[];
  /** The section of the book that tells more. */
  section: string;
}

export function explained(thing: Thing, view: CaesarView, pieces: Pieces): Explained {
  const [kind, name = ""] = thing.split(" ");
  if (kind === "space") return ofSpace(BORDER.get(name)!, view);
  if (kind === "province") return ofProvince(PROVINCE.get(name)!, view, pieces);
  return ofCorner(name as Seat, view);
}

function ofSpace(border: Border, view: CaesarView): Explained {
  const lying = view.borders[border.id] ?? null;
  const lines = [
    ...(lying ? [lyingName(border, lying)] : [t("caesar.explain.takes", { icon: t(`caesar.icon.${border.icon}`) })]),
    ...(lying?.marker ? [t("caesar.explain.border_marker")] : []),
    ...(lying?.facedown && !lying.marker ? [t("caesar.explain.facedown")] : []),
    ...(border.double && !lying && view.options.border_control ? [t("caesar.explain.double")] : []),
  ];
  const section = lying?.marker ? "turn.2d" : border.double ? "border_control" : "turn.1";
  return { at: border.at, title: border.provinces.map(provinceName).join(" – "), lines, section };
}

function ofProvince(province: Province, view: CaesarView, pieces: Pieces): Explained {
  const { totals, closed, control, flipped } = view.provinces[province.id]!;
  const sums = t("caesar.explain.sums", { caesar: totals.caesar, pompey: totals.pompey });
  const at = province.at;
  if (closed) {
    const lines = control
      ? [t("caesar.say.won", { seat: seatName(control) }), sums, ...(flipped ? [t("caesar.explain.flipped")] : [])]
      : [t("caesar.say.tied"), sums];
    return { at, title: province.name, lines, section: control ? "turn.2c" : "turn.2" };
  }
  const free = province.borders.filter((id) => !view.borders[id]).length;
  const bonus = view.bonuses[province.id];
  const lines = [t("caesar.explain.spaces", { n: free }), sums];
  if (bonus) {
    const told = plainly(pieces.get(`bonus.${bonus}`)?.text ?? []) || bonusEffect(bonus);
    lines.unshift(t("caesar.explain.bonus", { bonus: bonusName(bonus, view.options), told }));
  }
  if (province.second) lines.push(t("caesar.explain.italia"));
  return { at, title: province.name, lines, section: bonus ? bonusSection(bonus) : "turn.2" };
}

function ofCorner(seat: Seat, view: CaesarView): Explained {
  const left = MARKERS - view.placed[seat];
  return {
    at: SUPPLY[seat].control[0]!,
    title: seatName(seat),
    lines: [
      t("caesar.explain.markers", { seat: seatName(seat), left, of: MARKERS }),
      t("caesar.explain.senates", { n: view.senate[seat] }),
    ],
    section: "end",
  };
}
