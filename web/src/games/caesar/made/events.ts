// Made by scripts/make_types.py from the Python classes: change those, not this.
export type Seat = "caesar" | "pompey";
export interface BonusDealt {
  kind: "bonus_dealt";
  audience: "all" | string[];
  province: string;
  bonus: string;
}
export interface SetUp {
  kind: "set_up";
  audience: "all" | string[];
  first: Seat;
}
export interface TurnBegan {
  kind: "turn_began";
  audience: "all" | string[];
  seat: Seat;
}
export interface TokenPlaced {
  kind: "token_placed";
  audience: "all" | string[];
  seat: Seat;
  token: string;
  border: string;
  values: number[];
}
export interface TokenHidden {
  kind: "token_hidden";
  audience: "all" | string[];
  seat: Seat;
  border: string;
}
export interface TokenHiddenIs {
  kind: "token_hidden_is";
  audience: "all" | string[];
  seat: Seat;
  token: string;
  border: string;
}
export interface SupplyDrawn {
  kind: "supply_drawn";
  audience: "all" | string[];
  seat: Seat;
  bonus: string;
}
export interface SupplyEmpty {
  kind: "supply_empty";
  audience: "all" | string[];
  seat: Seat;
}
export interface ProvinceClosed {
  kind: "province_closed";
  audience: "all" | string[];
  seat: Seat;
  province: string;
}
export interface BonusTaken {
  kind: "bonus_taken";
  audience: "all" | string[];
  seat: Seat;
  province: string;
  bonus: string;
}
export interface ProvinceWon {
  kind: "province_won";
  audience: "all" | string[];
  seat: Seat;
  province: string;
  caesar: number;
  pompey: number;
}
export interface ProvinceTied {
  kind: "province_tied";
  audience: "all" | string[];
  province: string;
  each: number;
}
export interface ItaliaSecond {
  kind: "italia_second";
  audience: "all" | string[];
  seat: Seat;
}
export interface BorderMarked {
  kind: "border_marked";
  audience: "all" | string[];
  seat: Seat;
  border: string;
}
export interface OrderChosen {
  kind: "order_chosen";
  audience: "all" | string[];
  seat: Seat;
  province: string;
}
export interface Tactics {
  kind: "tactics";
  audience: "all" | string[];
  seat: Seat;
}
export interface Wealth {
  kind: "wealth";
  audience: "all" | string[];
  seat: Seat;
}
export interface MightLost {
  kind: "might_lost";
  audience: "all" | string[];
  seat: Seat;
}
export interface TokenTurned {
  kind: "token_turned";
  audience: "all" | string[];
  seat: Seat;
  token: string;
  border: string;
}
export interface MarkerTurned {
  kind: "marker_turned";
  audience: "all" | string[];
  seat: Seat;
  province: string;
}
export interface Senate {
  kind: "senate";
  audience: "all" | string[];
  seat: Seat;
  count: number;
  won: boolean;
}
export interface SenateMarker {
  kind: "senate_marker";
  audience: "all" | string[];
  seat: Seat;
}
export interface Poisoned {
  kind: "poisoned";
  audience: "all" | string[];
  seat: Seat;
  token: string;
}
export interface PoisonLost {
  kind: "poison_lost";
  audience: "all" | string[];
  seat: Seat;
}
export interface CenturionTaken {
  kind: "centurion_taken";
  audience: "all" | string[];
  seat: Seat;
  token: string;
}
export interface CenturionLost {
  kind: "centurion_lost";
  audience: "all" | string[];
  seat: Seat;
}
export interface TokenDrawn {
  kind: "token_drawn";
  audience: "all" | string[];
  seat: Seat;
}
export interface TokenDrawnIs {
  kind: "token_drawn_is";
  audience: "all" | string[];
  seat: Seat;
  token: string;
}
export interface DrawSkipped {
  kind: "draw_skipped";
  audience: "all" | string[];
  seat: Seat;
}
export interface BagEmpty {
  kind: "bag_empty";
  audience: "all" | string[];
  seat: Seat;
}
export interface Passed {
  kind: "passed";
  audience: "all" | string[];
  seat: Seat;
}
export interface GameEnded {
  kind: "game_ended";
  audience: "all" | string[];
  winner: Seat | null;
  reason: string;
}
export interface TileDrawn {
  kind: "tile_drawn";
  audience: "all" | string[];
  seat: Seat;
  tile: string;
}
export interface TilesShuffled {
  kind: "tiles_shuffled";
  audience: "all" | string[];
  seat: Seat;
}
export interface LineDrawn {
  kind: "line_drawn";
  audience: "all" | string[];
  seat: Seat;
  token: string;
}
export interface LineDiscarded {
  kind: "line_discarded";
  audience: "all" | string[];
  seat: Seat;
  token: string;
}
export interface AutoChoice {
  kind: "auto_choice";
  audience: "all" | string[];
  seat: Seat;
  step: number;
  province: string;
  value: number;
  province_ties: string[];
  space_ties: string[];
  token_ties: string[];
  candidates: number;
}
export interface AutoNothing {
  kind: "auto_nothing";
  audience: "all" | string[];
  seat: Seat;
}
export interface BonusAside {
  kind: "bonus_aside";
  audience: "all" | string[];
  seat: Seat;
  bonus: string;
}
export interface MarkerRemoved {
  kind: "marker_removed";
  audience: "all" | string[];
  seat: Seat;
  count: number;
}
export interface GiftWithheld {
  kind: "gift_withheld";
  audience: "all" | string[];
  person: Seat;
}
export interface OwnBegan {
  kind: "own_began";
  audience: "all" | string[];
  seat: Seat;
  bonus: string;
}
export interface OwnLost {
  kind: "own_lost";
  audience: "all" | string[];
  seat: Seat;
  effect: string;
}
export interface OwnDeclined {
  kind: "own_declined";
  audience: "all" | string[];
  seat: Seat;
  effect: string;
}
export interface OwnAgain {
  kind: "own_again";
  audience: "all" | string[];
  seat: Seat;
}
export interface OwnSkips {
  kind: "own_skips";
  audience: "all" | string[];
  seat: Seat;
}
export interface OwnMarker {
  kind: "own_marker";
  audience: "all" | string[];
  seat: Seat;
}
export interface OwnSenate {
  kind: "own_senate";
  audience: "all" | string[];
  seat: Seat;
  count: number;
}
export interface OwnSenateTaken {
  kind: "own_senate_taken";
  audience: "all" | string[];
  seat: Seat;
  count: number;
}
export interface OwnTokenLost {
  kind: "own_token_lost";
  audience: "all" | string[];
  seat: Seat;
  token: string;
}
export interface OwnLooked {
  kind: "own_looked";
  audience: "all" | string[];
  seat: Seat;
  tokens: string[];
}
export interface OwnTurned {
  kind: "own_turned";
  audience: "all" | string[];
  seat: Seat;
  token: string;
  border: string;
}
export interface OwnTurnedAround {
  kind: "own_turned_around";
  audience: "all" | string[];
  seat: Seat;
  token: string;
  border: string;
}
export interface OwnTakenBack {
  kind: "own_taken_back";
  audience: "all" | string[];
  seat: Seat;
  token: string;
  border: string;
}
export interface OwnMarked {
  kind: "own_marked";
  audience: "all" | string[];
  seat: Seat;
  border: string;
}
export interface OwnBarred {
  kind: "own_barred";
  audience: "all" | string[];
  seat: Seat;
  border: string;
}
export interface OwnMarkerTurned {
  kind: "own_marker_turned";
  audience: "all" | string[];
  seat: Seat;
  province: string;
}
export interface OwnMarkerRaised {
  kind: "own_marker_raised";
  audience: "all" | string[];
  seat: Seat;
  province: string;
}
export interface OwnClaimed {
  kind: "own_claimed";
  audience: "all" | string[];
  seat: Seat;
  province: string;
}
export interface OwnReturned {
  kind: "own_returned";
  audience: "all" | string[];
  seat: Seat;
}
export interface OwnReturnedIs {
  kind: "own_returned_is";
  audience: "all" | string[];
  seat: Seat;
  token: string;
}
export interface OwnCenturion {
  kind: "own_centurion";
  audience: "all" | string[];
  seat: Seat;
  token: string;
}
export type CaesarEvent =
  | BonusDealt
  | SetUp
  | TurnBegan
  | TokenPlaced
  | TokenHidden
  | TokenHiddenIs
  | SupplyDrawn
  | SupplyEmpty
  | ProvinceClosed
  | BonusTaken
  | ProvinceWon
  | ProvinceTied
  | ItaliaSecond
  | BorderMarked
  | OrderChosen
  | Tactics
  | Wealth
  | MightLost
  | TokenTurned
  | MarkerTurned
  | Senate
  | SenateMarker
  | Poisoned
  | PoisonLost
  | CenturionTaken
  | CenturionLost
  | TokenDrawn
  | TokenDrawnIs
  | DrawSkipped
  | BagEmpty
  | Passed
  | GameEnded
  | TileDrawn
  | TilesShuffled
  | LineDrawn
  | LineDiscarded
  | AutoChoice
  | AutoNothing
  | BonusAside
  | MarkerRemoved
  | GiftWithheld
  | OwnBegan
  | OwnLost
  | OwnDeclined
  | OwnAgain
  | OwnSkips
  | OwnMarker
  | OwnSenate
  | OwnSenateTaken
  | OwnTokenLost
  | OwnLooked
  | OwnTurned
  | OwnTurnedAround
  | OwnTakenBack
  | OwnMarked
  | OwnBarred
  | OwnMarkerTurned
  | OwnMarkerRaised
  | OwnClaimed
  | OwnReturned
  | OwnReturnedIs
  | OwnCenturion;
