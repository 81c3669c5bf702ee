// What the printed rules say at one player count, for the page of rules and the lesson.
import printed from "../../../../src/triumvirate/games/rubico/data/rubico.json";

type Table<T> = Record<string, T>;
export const COUNTS = [3, 4, 5, 6, 7];

export interface Count {
  players: number;
  red: number;
  blue: number;
  cards: number;
  dealt: number;
  deck: { red: number; blue: number; janus: number; pompey: number; all: number };
  /** The names of the boxes in order, checkpoints marked. */
  road: { name: string; checkpoint: boolean }[];
  /** How many blue turn a Senate card. */
  threshold: number;
  powers: boolean;
  meet: boolean;
}

export function countOf(players: number): Count {
  const n = String(players);
  const roles = (printed.roles as Table<{ red: number; blue: number }>)[n]!;
  const removed = (printed.removed as Table<number[]>)[n]!;
  const cards = (printed.cards_each as Table<number>)[n]!;
  const left = (face: keyof typeof printed.march_cards): number =>
    printed.march_cards[face] - removed[printed.removed_columns.janus_first.indexOf(face)]!;
  const deck = { red: left("red"), blue: left("blue"), janus: left("janus"), pompey: left("pompey") };
  return {
    players,
    ...roles,
    cards,
    dealt: cards * (players - 1),
    deck: { ...deck, all: deck.red + deck.blue + deck.janus + deck.pompey },
    road: printed.tracks.standard
      .filter((box) => box.min_players <= players)
      .map((box) => ({ name: box.name, checkpoint: box.kind === "checkpoint" })),
    threshold: (printed.blue_threshold as Table<number>)[n]!,
    powers: players >= printed.powers_from,
    meet: printed.senators_meet.includes(players),
  };
}

/** GALLIA · ITALIA* · …, the checkpoints with a star. */
export const roadText = (count: Count): string =>
  count.road.map((box) => box.name + (box.checkpoint ? "*" : "")).join(" · ");
