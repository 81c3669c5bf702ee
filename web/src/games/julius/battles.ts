// The battles of a match as far as they have been told: who came, every volley, who fell, who left, and who held the place.
import type { GameEvent, Told } from "../../lib/playing";
import type { Seat } from "./data";

export interface Die {
  die: number;
  hit: boolean;
}
export interface Volley {
  seat: Seat;
  block: string;
  letter: string;
  firepower: number;
  dice: Die[];
}
export interface BattleTold {
  place: string;
  attacker: Seat;
  surprise: boolean;
  /** The entries of its beginning and its end. */
  began: number;
  ended: number | null;
  winner: Seat | null;
  /** Who was seen on each side. */
  came: { block: string; seat: Seat }[];
  fallen: { block: string; seat: Seat }[];
  left: { block: string; seat: Seat; to: string }[];
  volleys: Volley[];
}

function add(battle: BattleTold, event: GameEvent): void {
  const [block, seat] = [String(event.block), event.seat as Seat];
  if (event.kind === "block_shown" && !battle.came.some((b) => b.block === block)) battle.came.push({ block, seat });
  else if (event.kind === "fired") {
    const { letter, firepower } = event as unknown as Volley;
    battle.volleys.push({ seat, block, letter, firepower, dice: [] });
  } else if (event.kind === "die_rolled")
    battle.volleys.at(-1)?.dice.push({ die: Number(event.die), hit: event.hit === true });
  else if (event.kind === "eliminated" || event.kind === "leader_killed") battle.fallen.push({ block, seat });
  else if (event.kind === "retreated") battle.left.push({ block, seat, to: String(event.to) });
  else if (event.kind === "roles_swapped") battle.attacker = seat;
}

/** All battles of a story in their order; the last one may still be fought. */
export function battlesOf(story: readonly Told[]): BattleTold[] {
  const all: BattleTold[] = [];
  let open: BattleTold | null = null;
  for (const { number, events } of story) {
    for (const event of events) {
      if (event.kind === "battle_began") {
        open = {
          place: String(event.place),
          attacker: event.attacker as Seat,
          surprise: event.surprise === true,
          began: number,
          ended: null,
          winner: null,
          came: [],
          fallen: [],
          left: [],
          volleys: [],
        };
        all.push(open);
      } else if (open && event.kind === "battle_ended") {
        open.ended = number;
        open.winner = event.seat as Seat;
        open = null;
      } else if (open) add(open, event);
    }
  }
  return all;
}

/** Who acts in this round and has not yet, in the order of acting. */
export function queue<B extends { owner: Seat; letter: string; acted: boolean }>(
  shown: readonly B[],
  attacker: Seat | null,
  surprised: boolean,
): B[] {
  const slot = (b: B): number => {
    const letter = "ABCD".indexOf(b.letter);
    const attacks = b.owner === attacker;
    return surprised ? letter + (attacks ? 0 : 4) : 2 * letter + (attacks ? 1 : 0);
  };
  return shown.filter((b) => !b.acted).sort((a, b) => slot(a) - slot(b));
}
