// How a seat is called: by its person, its bot, or the game's own automaton.
import { catalogue, has, t } from "../lib/i18n.svelte";
import type { BotInfo, Match, Result, SeatInfo } from "../lib/types";

/** A seat as its game calls it, or by its letters where the game has no word for it here. */
export function seatName(game: string, seat: string): string {
  const key = `${game}.seat.${seat}`;
  return has(key) ? t(key) : seat.toUpperCase();
}

/** A seat by the name of who sits there, where the table calls people by their names; else as the game calls it. */
export function seatWord(match: Match, seat: string | null): string {
  if (!seat) return "";
  return match.seats.find((s) => s.seat === seat)?.called || seatName(match.game, seat);
}

/** What stands beside that: who sits there where only the seat was named, else whether it is oneself or which bot. */
export function besideWord(match: Match, info: SeatInfo): string {
  const mine = info.kind === "person" && match.your_seats.includes(info.seat) && !match.same_screen;
  if (mine) return t("seat.you");
  if (!info.called) return playerName(match, info);
  return info.kind === "bot" ? botName(info.bot ?? "") : "";
}

/** Both together: "Anna · you", "Sabina · Tribune", "P3 · open seat". */
export function seatAndWho(match: Match, info: SeatInfo): string {
  return [seatWord(match, info.seat), besideWord(match, info)].filter(Boolean).join(" · ");
}

/** Several names as a language lists them: "P1, P3 and P4". */
export function list(names: string[]): string {
  return new Intl.ListFormat(catalogue.language || "en", { type: "conjunction" }).format(names);
}

/** Who won, in a sentence; where many sit at the table, with the names of the people. */
export function winWord(match: Match, winners: string[], won?: (who: string) => string): string {
  if (!winners.length) return t("end.draw");
  const names = winners.map((seat) => {
    const info = match.seats.find((s) => s.seat === seat);
    if (match.seats.length < 3 || info?.kind !== "person") return seatWord(match, seat);
    const who = besideWord(match, info);
    return who ? `${seatWord(match, seat)} (${who})` : seatWord(match, seat);
  });
  if (won) return won(list(names));
  return t(winners.length > 1 ? "end.win" : "end.wins", { who: list(names) });
}

export function playerName(match: Match, info: SeatInfo): string {
  if (info.kind === "auto") return has(`${match.game}.auto`) ? t(`${match.game}.auto`) : t("seat.auto");
  if (info.kind === "bot") return botName(info.bot ?? "");
  if (info.kind === "open") return t("seat.open");
  return info.person?.name ?? t("seat.somebody");
}

/** How many of these marks a level's strength is shown by, and the points from which each is earned. */
const STEPS = [0, 1100, 1400, 1600, 1900];
export const STRENGTHS = STEPS.length;

/** A level's strength in marks; null for one that is as strong as whoever it plays with. */
export function strength(bot: Pick<BotInfo, "points">): number | null {
  return bot.points === null ? null : STEPS.filter((least) => bot.points! >= least).length;
}

export function strengthWord(bot: Pick<BotInfo, "points">): string {
  const n = strength(bot);
  return n === null ? t("bot.as_you") : t("bot.strength", { n, of: STRENGTHS });
}

/** A level in one line: "Legate · strength 4 of 5". */
export function botWithStrength(bot: BotInfo): string {
  return `${botName(bot.name)} · ${strengthWord(bot)}`;
}

/** A level by its name; a coach for some strength is a coach. */
export function botName(bot: string): string {
  const level = bot.split("@")[0]!;
  return has(`bot.${level}`) ? t(`bot.${level}`) : bot;
}

/** How a bot plays: its character and a sentence, as the package says that brings it. */
export function botTold(bot: Pick<BotInfo, "about" | "character" | "abroad">): { character: string; about: string } {
  return bot.abroad[catalogue.language] ?? bot;
}

/** Why it ended; of who gave up it says who. */
export function reasonWord(match: Match, { reason, winners }: Pick<Result, "reason" | "winners">): string {
  const key = reason.replaceAll(" ", "_");
  if (key === "resigned") return resignedWord(match, winners);
  const said = [`${match.game}.end.${key}`, `end.${key}`].find(has); // a game's own word for it comes first
  return said ? t(said) : reason;
}

function resignedWord(match: Match, winners: readonly string[]): string {
  const losers = match.seats.map((s) => s.seat).filter((seat) => !winners.includes(seat));
  if (!match.same_screen && losers.some((seat) => match.your_seats.includes(seat))) return t("end.you_resigned");
  return t("end.resigned", { who: list(losers.map((seat) => seatWord(match, seat))) });
}
