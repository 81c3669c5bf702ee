// What a card in hand would do on the present board, in the reader's words; the server has worked it out.
import { t } from "../../lib/i18n.svelte";
import { CARD, placeName } from "./data";
import type { Effect } from "./made/view";
import { cardName, cardText } from "./say";
import type { JuliusView } from "./view";

const listed = (effect: Effect): string =>
  effect.targets.map((to) => t("julius.effect.target", { place: placeName(to.place), n: to.blocks })).join(", ");

/** Where an event could strike now. */
export const aims = (view: JuliusView, card: string | null): string[] =>
  (card && view.effects?.[card]?.targets.map((to) => to.place)) || [];

/** What a card would do now, a sentence each. */
export function effectLines(view: JuliusView, id: string): string[] {
  const effect = view.effects?.[id];
  if (!effect) return [];
  if (id === "apollo" && !effect.copies) return [t("julius.effect.nothing_to_copy")];
  const id_now = effect.copies ?? id;
  const lines = effect.copies
    ? [t("julius.effect.copies", { card: cardName(effect.copies), text: cardText(effect.copies) })]
    : [];
  if (id_now === "jupiter" || id_now === "vulcan") {
    const key = effect.targets.length ? `julius.effect.${id_now}` : "julius.effect.no_target";
    return [...lines, t(key, { places: listed(effect) })];
  }
  if (!effect.blocks) lines.push(t("julius.effect.nobody"));
  else if (CARD.get(id_now)?.event) lines.push(t("julius.effect.group", { n: effect.blocks }));
  else {
    const groups = t("julius.effect.groups", { n: effect.groups });
    lines.push(t("julius.effect.march", { groups, n: effect.blocks }));
  }
  if (effect.levies) lines.push(t("julius.effect.levies", { n: effect.levies }));
  return lines;
}
