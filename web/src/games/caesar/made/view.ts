// Made by scripts/make_types.py from the Python classes: change those, not this.
/** CAESAR! as one viewer may know it: hand and bag are the viewer's own, `solo` is there in a solo game. */
export interface CaesarView {
  game: string;
  options: Record<string, unknown>;
  seat: "caesar" | "pompey" | null;
  to_move: "caesar" | "pompey" | null;
  phase: string;
  borders: Record<string, SeenToken | null>;
  provinces: Record<string, SeenProvince>;
  bonuses: Record<string, string | null>;
  supply: string[];
  placed: Record<"caesar" | "pompey", number>;
  senate: Record<"caesar" | "pompey", number>;
  centurions: Record<"caesar" | "pompey", string[]>;
  hand_sizes: Record<"caesar" | "pompey", number>;
  bag_sizes: Record<"caesar" | "pompey", number>;
  unseen: Record<"caesar" | "pompey", string[]>;
  turn: Turn;
  result: string | null;
  hand?: string[];
  bag?: string[];
  solo?: Solo;
}
/** A token on a border space; of one that lies hidden only its owner knows which it is. */
export interface SeenToken {
  seat: "caesar" | "pompey";
  token: string | null;
  values: number[];
  facedown: boolean;
  marker: "caesar" | "pompey" | null;
  hidden: boolean;
}
/** A province with both sides' influence. */
export interface SeenProvince {
  closed: boolean;
  control: "caesar" | "pompey" | null;
  flipped: boolean;
  totals: Record<"caesar" | "pompey", number>;
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
  seat: "caesar" | "pompey";
  line: string[];
  tiles: string[];
}
