// Home-made bonuses: what they are called in the language of the page, as the match's own variant says.
import { catalogue, t } from "../../lib/i18n.svelte";

interface OwnBonus {
  name: Record<string, string>;
}
const own = (options: Record<string, unknown> | undefined): OwnBonus[] =>
  (options?.variant as { own?: OwnBonus[] } | null | undefined)?.own ?? [];

/** A bonus by its printed name, or by the one that its makers gave it. */
export function bonusName(bonus: string, options?: Record<string, unknown>): string {
  const number = /^own(\d)$/.exec(bonus)?.[1];
  if (!number) return t(`caesar.bonus.${bonus}`);
  return own(options)[Number(number) - 1]?.name[catalogue.language] ?? t("caesar.bonus.own", { n: number });
}

/** Where the rules tell about a bonus. */
export const bonusSection = (bonus: string): string => (bonus.startsWith("own") ? "house.variant" : `bonus.${bonus}`);

/** What a bonus does in a few words; a home-made one is told in the table's facts. */
export const bonusEffect = (bonus: string): string =>
  t(bonus.startsWith("own") ? "caesar.effect.own" : `caesar.effect.${bonus}`);
