// A view after one more event of a battle, so that a volley can be told hit by hit. Only what the event itself says is
// changed; the server's own view follows when all has been told.
import type { GameEvent } from "../../lib/playing";
import { BLOCK, type Seat } from "./data";
import type { JuliusView, ShownBlock } from "./view";

const NOBODY = { caesar: 0, pompeius: 0 };

/** The letter that a block acts in: a ballista has one in defence and one in attack. */
export function letterOf(block: string, attacks: boolean): string {
  const letters = BLOCK.get(block)?.initiative ?? "";
  return (attacks ? letters.at(-1) : letters[0]) ?? "";
}

function shown(view: JuliusView, block: string, owner: Seat, steps: number): ShownBlock {
  const attacks = view.attacks[view.battle?.place ?? ""]?.attacker === owner;
  const strength = BLOCK.get(block)?.strengths[steps - 1] ?? 0;
  return { block, owner, steps, strength, acted: false, moved: 0, came: null, letter: letterOf(block, attacks) };
}

function changed(view: JuliusView, block: string, change: (b: ShownBlock) => Partial<ShownBlock>): JuliusView {
  return { ...view, shown: view.shown.map((b) => (b.block === block ? { ...b, ...change(b) } : b)) };
}

/** A block leaves the field: of those that stand there one less. */
function without(view: JuliusView, block: string, place: string, owner: Seat): JuliusView {
  const left = (view.places[place] ?? []).map((g) => ({ ...g }));
  const group = left.find((g) => g.owner === owner && !g.reserve) ?? left.find((g) => g.owner === owner);
  if (group) group.count--;
  return {
    ...view,
    shown: view.shown.filter((b) => b.block !== block),
    places: { ...view.places, [place]: left.filter((g) => g.count > 0) },
    ...(view.own ? { own: view.own.filter((b) => b.block !== block) } : {}),
  };
}

/** One of those that stand hidden in a place is on its way: until it arrives it stands nowhere. */
function underWay(view: JuliusView, place: string, owner: Seat, colour: unknown): JuliusView {
  if (owner === view.seat) return view;
  const left = (view.places[place] ?? []).map((g) => ({ ...g }));
  const alike = left.filter((g) => g.owner === owner && g.colour === (colour ?? owner));
  const group = alike.find((g) => !g.moved) ?? alike[0];
  if (group) group.count--;
  return { ...view, places: { ...view.places, [place]: left.filter((g) => g.count > 0) } };
}

/** It has arrived, and stands there hidden among the others: what follows is told with it in its place. */
export function arrived(view: JuliusView, event: GameEvent): JuliusView {
  const [owner, place] = [event.seat as Seat, String(event.to)];
  if (owner === view.seat) return view;
  const colour = String(event.colour ?? owner);
  const group = { owner, colour, count: 1, moved: 1, came: null, reserve: false };
  return { ...view, places: { ...view.places, [place]: [...(view.places[place] ?? []), group] } };
}

/** Reserves that are shown fight from then on. */
function joined(view: JuliusView, place: string): JuliusView {
  const groups = (view.places[place] ?? []).map((g) => ({ ...g, reserve: false }));
  return { ...view, places: { ...view.places, [place]: groups } };
}

function began(view: JuliusView, place: string, attacker: Seat): JuliusView {
  const attack = { attacker, main_road: view.attacks[place]?.main_road ?? null };
  return {
    ...view,
    phase: "fight",
    battle: { place, round: 1, slot: 0, hits: 0, sea_retreats: NOBODY },
    attacks: { ...view.attacks, [place]: attack },
    shown: [],
    up: null,
    odds: null,
  };
}

function swapped(view: JuliusView, place: string, attacker: Seat): JuliusView {
  const roles = { ...view.attacks, [place]: { attacker, main_road: view.attacks[place]?.main_road ?? null } };
  const letters = view.shown.map((b) => ({ ...b, letter: letterOf(b.block, b.owner === attacker) }));
  return { ...view, attacks: roles, shown: letters };
}

/** What is seen when an event of a battle has been told; a march takes its block away; other events change nothing here. */
export function after(view: JuliusView, event: GameEvent): JuliusView {
  const [block, place, seat] = [String(event.block), String(event.place), event.seat as Seat];
  switch (event.kind) {
    case "block_moved":
    case "regrouped":
      return underWay(view, String(event.from), seat, event.colour);
    case "battle_began":
      return began(view, place, event.attacker as Seat);
    case "block_shown": {
      const more = view.shown.some((b) => b.block === block) ? [] : [shown(view, block, seat, Number(event.steps))];
      const now = { ...view, shown: [...view.shown, ...more] };
      return (view.battle?.round ?? 0) > 1 ? joined(now, place) : now;
    }
    case "round_began":
      return {
        ...view,
        battle: view.battle && { ...view.battle, round: Number(event.round), hits: 0 },
        shown: view.shown.map((b) => ({ ...b, acted: false })),
      };
    case "roles_swapped":
      return swapped(view, place, seat);
    case "fired":
    case "passed":
      return { ...changed(view, block, () => ({ acted: true })), up: null, odds: null };
    case "hit_taken": {
      const steps = Number(event.steps);
      const left = BLOCK.get(block)?.strengths[steps - 1] ?? 0;
      const hits = Math.max(0, (view.battle?.hits ?? 0) - 1);
      const taken = { ...view, battle: view.battle && { ...view.battle, hits } };
      return steps ? changed(taken, block, () => ({ steps, strength: left })) : taken;
    }
    case "eliminated":
    case "leader_killed":
      return { ...without(view, block, place, seat), dead: [...view.dead, block] };
    case "cleopatra_turned":
      return changed(view, "cleopatra", () => ({
        owner: seat,
        steps: 1,
        strength: 1,
        letter: letterOf("cleopatra", view.attacks[place]?.attacker === seat),
      }));
    case "retreated": {
      const gone = { ...without(view, block, String(event.from), seat), up: null, odds: null };
      const mine = view.own?.find((b) => b.block === block); // nobody draws it on its way: it is there
      return mine ? { ...gone, own: [...(gone.own ?? []), { ...mine, place: String(event.to) }] } : gone;
    }
    default:
      return view;
  }
}
