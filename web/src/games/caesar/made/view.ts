// Made by scripts/make_types.py from the Python classes: change those, not this.
export type Seat = "caesar" | "pompey";
/** CAESAR! as one viewer may know it: hand and bag are the viewer's own, `solo` is there in a solo game. */
export interface CaesarView {
  game: string;
  options: Record<string, unknown>;
  seat: Seat | null;
  to_move: Seat | null;
  phase: string;
  borders: Record<string, SeenToken | null>;
  provinces: Record<string, SeenProvince>;
  bonuses: Record<string, string | null>;
  supply: string[];
  placed: Record<Seat, number>;
  senate: Record<Seat, number>;
  centurions: Record<Seat, string[]>;
  hand_sizes: Record<Seat, number>;
  bag_sizes: Record<Seat, number>;
  unseen: Record<Seat, string[]>;
  turn: Turn;
  result: string | null;
  hand?: string[];
  bag?: string[];
  solo?: Solo;
  owed?: Record<Seat, number>;
  home?: Home;
}
/** A token on a border space; of one that lies hidden only its owner knows which it is. */
export interface SeenToken {
  seat: Seat;
  token: string | null;
  values: [number, number];
  facedown: boolean;
  marker: Seat | null;
  hidden: boolean;
}
/** A province with both sides' influence. */
export interface SeenProvince {
  closed: boolean;
  control: Seat | null;
  flipped: boolean;
  totals: Record<Seat, number>;
}
/** The turn in progress: what is closing, which bonuses wait, whether another turn or no draw follows. */
export interface Turn {
  stage: number;
  closing: string[];
  pending: [string, boolean][];
  again: boolean;
  skip_draw: boolean;
  winner: number;
}
/** Auto-Crassus: its seat, its line from left to right, and the tiles not yet drawn. */
export interface Solo {
  seat: Seat;
  line: string[];
  tiles: string[];
}
/** The home-made bonus being carried out with its effect, those that wait, and the spaces barred to each player. */
export interface Home {
  bonus: string | null;
  back: number;
  when: string;
  place: number;
  left: number;
  does: string;
  optional: boolean;
  owner: Seat | null;
  owners: (Seat | null)[];
  looked: number;
  due: [string, Seat | null][];
  barred: Record<Seat, string[]>;
}
