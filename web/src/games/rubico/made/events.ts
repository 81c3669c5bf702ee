// Made by scripts/make_types.py from the Python classes: change those, not this.
export type Faction = "caesar" | "senate";
export type Face = "red" | "blue" | "janus" | "pompey";
export interface RoleDealt {
  kind: "role_dealt";
  audience: "all" | string[];
  seat: string;
  role: Faction;
}
export interface PowerDealt {
  kind: "power_dealt";
  audience: "all" | string[];
  seat: string;
  power: string;
}
export interface SenatorsMet {
  kind: "senators_met";
  audience: "all" | string[];
  seat: string;
  senators: string[];
}
export interface SetUp {
  kind: "set_up";
  audience: "all" | string[];
  centurion: string;
}
export interface RoundBegan {
  kind: "round_began";
  audience: "all" | string[];
  round: number;
  centurion: string;
  cards: number;
}
export interface CardDealt {
  kind: "card_dealt";
  audience: "all" | string[];
  seat: string;
  place: number;
  face: Face | null;
}
export interface RowSwapped {
  kind: "row_swapped";
  audience: "all" | string[];
  seat: string;
  place: number;
  other: number;
}
export interface RowLocked {
  kind: "row_locked";
  audience: "all" | string[];
  seat: string;
}
export interface RowsPublished {
  kind: "rows_published";
  audience: "all" | string[];
}
export interface CardClaimed {
  kind: "card_claimed";
  audience: "all" | string[];
  seat: string;
  place: number;
  saying: string;
}
export interface ClaimCorrected {
  kind: "claim_corrected";
  audience: "all" | string[];
  seat: string;
  place: number;
  before: string;
  saying: string;
}
export interface WordGiven {
  kind: "word_given";
  audience: "all" | string[];
  seat: string;
  word: string;
  about: string;
}
export interface TalkEnded {
  kind: "talk_ended";
  audience: "all" | string[];
  seat: string;
}
export interface ChoiceBegan {
  kind: "choice_began";
  audience: "all" | string[];
  seat: string;
  cards: number;
}
export interface CardPicked {
  kind: "card_picked";
  audience: "all" | string[];
  seat: string;
  from: string;
  place: number;
}
export interface CardUnpicked {
  kind: "card_unpicked";
  audience: "all" | string[];
  seat: string;
  from: string;
  place: number;
}
export interface ChoiceConfirmed {
  kind: "choice_confirmed";
  audience: "all" | string[];
  seat: string;
  cards: number;
}
export interface PowerUsed {
  kind: "power_used";
  audience: "all" | string[];
  seat: string;
  power: string;
  target: string;
}
export interface CardTaken {
  kind: "card_taken";
  audience: "all" | string[];
  seat: string;
  from: string;
  place: number;
}
export interface CardSeen {
  kind: "card_seen";
  audience: "all" | string[];
  seat: string;
  from: string;
  place: number;
  face: Face | null;
}
export interface CardPut {
  kind: "card_put";
  audience: "all" | string[];
  seat: string;
  place: number;
}
export interface CardCovered {
  kind: "card_covered";
  audience: "all" | string[];
  seat: string;
  place: number;
}
export interface SelectionLost {
  kind: "selection_lost";
  audience: "all" | string[];
  from: string;
  place: number;
}
export interface MarkerMoved {
  kind: "marker_moved";
  audience: "all" | string[];
  start: string;
  end: string;
}
export interface PowerPassed {
  kind: "power_passed";
  audience: "all" | string[];
  seat: string;
}
export interface ExtraAdded {
  kind: "extra_added";
  audience: "all" | string[];
}
export interface CardDiscarded {
  kind: "card_discarded";
  audience: "all" | string[];
}
export interface CardRevealed {
  kind: "card_revealed";
  audience: "all" | string[];
  face: Face | null;
  counts_as: Face | null;
}
export interface RevealCounted {
  kind: "reveal_counted";
  audience: "all" | string[];
  red: number;
  blue: number;
  pompey: number;
}
export interface CaesarAdvanced {
  kind: "caesar_advanced";
  audience: "all" | string[];
  difference: number;
  steps: number;
}
export interface SenateTurned {
  kind: "senate_turned";
  audience: "all" | string[];
  position: number;
  card: string;
}
export interface RoundEnded {
  kind: "round_ended";
  audience: "all" | string[];
  round: number;
}
export interface GameEnded {
  kind: "game_ended";
  audience: "all" | string[];
  winner: Faction;
  reason: string;
}
export type RubicoEvent =
  | RoleDealt
  | PowerDealt
  | SenatorsMet
  | SetUp
  | RoundBegan
  | CardDealt
  | RowSwapped
  | RowLocked
  | RowsPublished
  | CardClaimed
  | ClaimCorrected
  | WordGiven
  | TalkEnded
  | ChoiceBegan
  | CardPicked
  | CardUnpicked
  | ChoiceConfirmed
  | PowerUsed
  | CardTaken
  | CardSeen
  | CardPut
  | CardCovered
  | SelectionLost
  | MarkerMoved
  | PowerPassed
  | ExtraAdded
  | CardDiscarded
  | CardRevealed
  | RevealCounted
  | CaesarAdvanced
  | SenateTurned
  | RoundEnded
  | GameEnded;
