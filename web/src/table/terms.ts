// On what terms a table is played: its clock and the options that differ from the usual, in words.
import { has, t } from "../lib/i18n.svelte";
import { session } from "../lib/session.svelte";
import type { Match } from "../lib/types";

export function clockWord({ clock }: Pick<Match, "clock">): string {
  if (clock.kind === "live") return t("clock.live_value", { m: Math.round(clock.seconds / 60), s: clock.increment });
  if (clock.kind === "days") return t("clock.days_value", { n: clock.days });
  if (clock.kind === "phase") return t("clock.phase_value", { s: clock.seconds });
  return t("clock.none");
}

/** Each option that is not as usual: what it is, and its value. */
export function specialTerms(match: Pick<Match, "game" | "options">): { name: string; what: string; value: string }[] {
  const schema = session.game(match.game)?.options ?? {};
  return Object.entries(match.options)
    .filter(([name, value]) => schema[name] && JSON.stringify(schema[name]!.default) !== JSON.stringify(value))
    .map(([name, value]) => {
      const key = `${match.game}.option.${name}`;
      return { name, what: has(key) ? t(key) : name, value: valueWord(match.game, name, value) };
    });
}

function valueWord(game: string, name: string, value: unknown): string {
  if (value === true) return t("yes");
  if (value === false) return t("no");
  if (value !== null && typeof value === "object") return (value as { name?: string }).name ?? "…";
  const key = `${game}.option.${name}.${value}`;
  return has(key) ? t(key) : String(value);
}
