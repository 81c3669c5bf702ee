// How a seat is called: by its person, its bot, or the game's own automaton.
import { has, t } from "../lib/i18n.svelte";
import type { Match, SeatInfo } from "../lib/types";

export function seatWord(match: Match, seat: string | null): string {
  const key = `${match.game}.seat.${seat}`;
  return seat && has(key) ? t(key) : (seat ?? "");
}

export function playerName(match: Match, info: SeatInfo): string {
  if (info.kind === "auto") return has(`${match.game}.auto`) ? t(`${match.game}.auto`) : t("seat.auto");
  if (info.kind === "bot") return botName(info.bot ?? "");
  if (info.kind === "open") return t("seat.open");
  return info.person?.name ?? t("seat.somebody");
}

export function botName(bot: string): string {
  return has(`bot.${bot}`) ? t(`bot.${bot}`) : bot;
}

export function reasonWord(match: Match, reason: string): string {
  const key = reason.replaceAll(" ", "_");
  if (has(`end.${key}`)) return t(`end.${key}`);
  return has(`${match.game}.end.${key}`) ? t(`${match.game}.end.${key}`) : reason;
}
