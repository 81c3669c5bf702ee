// The printed facts of RUBICO that the table draws, from the project's one data file.
import printed from "../../../../src/triumvirate/games/rubico/data/rubico.json";

export const LEGION_WINS = 4;
export const SENATE_PLACES = 8;
const BOXES = new Map(
  Object.values(printed.tracks).flatMap((track) => track.map((box) => [box.id, box.name] as const)),
);
const SETS: Record<string, Record<string, string[]>> = printed.senate_sets;

export const boxName = (id: string): string => BOXES.get(id) ?? id;
export const numberOf = (seat: string): string => seat.replace(/\D/g, "");

/** The Legions a Senate card counts for at this table. */
export const legionsOf = (set: unknown, card: string): string[] => SETS[String(set)]?.[card] ?? [];

/** Whether the senators know each other with so many players. */
export const doSenatorsMeet = (players: number): boolean => printed.senators_meet.includes(players);

/** How many blue turn a Senate card. */
export const blueNeeded = (players: number): number =>
  (printed.blue_threshold as Record<string, number>)[String(players)] ?? 2;
