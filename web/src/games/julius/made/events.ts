// Made by scripts/make_types.py from the Python classes: change those, not this.
export type Seat = "caesar" | "pompeius";
export interface SetUp {
  kind: "set_up";
  audience: "all" | string[];
  free: boolean;
}
export interface DeployedIs {
  kind: "deployed_is";
  audience: "all" | string[];
  seat: Seat;
  block: string;
  from: string;
  to: string;
}
export interface DeploymentEnded {
  kind: "deployment_ended";
  audience: "all" | string[];
  seat: Seat;
}
export interface YearBegan {
  kind: "year_began";
  audience: "all" | string[];
  year: number;
}
export interface CardDealt {
  kind: "card_dealt";
  audience: "all" | string[];
  seat: Seat;
  card: string;
}
export interface TurnBegan {
  kind: "turn_began";
  audience: "all" | string[];
  year: number;
  turn: number;
}
export interface CardDiscarded {
  kind: "card_discarded";
  audience: "all" | string[];
  seat: Seat;
  card: string;
}
export interface CardChosen {
  kind: "card_chosen";
  audience: "all" | string[];
  seat: Seat;
  card: string;
}
export interface ChoiceTakenBack {
  kind: "choice_taken_back";
  audience: "all" | string[];
  seat: Seat;
}
export interface SideReady {
  kind: "side_ready";
  audience: "all" | string[];
  seat: Seat;
}
export interface SideNotReady {
  kind: "side_not_ready";
  audience: "all" | string[];
  seat: Seat;
}
export interface CardsRevealed {
  kind: "cards_revealed";
  audience: "all" | string[];
  caesar: string;
  pompeius: string;
}
export interface ApolloCopied {
  kind: "apollo_copied";
  audience: "all" | string[];
  seat: Seat;
  card: string;
}
export interface EventsCancelled {
  kind: "events_cancelled";
  audience: "all" | string[];
}
export interface CommandBegan {
  kind: "command_began";
  audience: "all" | string[];
  seat: Seat;
  card: string;
}
export interface JupiterDrew {
  kind: "jupiter_drew";
  audience: "all" | string[];
  seat: Seat;
  place: string;
  colour: string;
}
export interface JupiterDrewIs {
  kind: "jupiter_drew_is";
  audience: "all" | string[];
  seat: Seat;
  block: string;
  place: string;
}
export interface JupiterDeclined {
  kind: "jupiter_declined";
  audience: "all" | string[];
  seat: Seat;
}
export interface Defected {
  kind: "defected";
  audience: "all" | string[];
  seat: Seat;
  from: string;
  to: string;
}
export interface DefectedIs {
  kind: "defected_is";
  audience: "all" | string[];
  seat: Seat;
  block: string;
  from: string;
  to: string;
}
export interface VulcanStruck {
  kind: "vulcan_struck";
  audience: "all" | string[];
  seat: Seat;
  place: string;
}
export interface NoTarget {
  kind: "no_target";
  audience: "all" | string[];
  seat: Seat;
  card: string;
}
export interface BlockMoved {
  kind: "block_moved";
  audience: "all" | string[];
  seat: Seat;
  from: string;
  to: string;
  step: number;
  colour: string;
}
export interface BlockMovedIs {
  kind: "block_moved_is";
  audience: "all" | string[];
  seat: Seat;
  block: string;
  from: string;
  to: string;
  step: number;
}
export interface Embarked {
  kind: "embarked";
  audience: "all" | string[];
  seat: Seat;
  from: string;
  to: string;
}
export interface Attacked {
  kind: "attacked";
  audience: "all" | string[];
  seat: Seat;
  place: string;
  from: string;
  reserve: boolean;
}
export interface Responded {
  kind: "responded";
  audience: "all" | string[];
  seat: Seat;
  place: string;
  from: string;
}
export interface MovementEnded {
  kind: "movement_ended";
  audience: "all" | string[];
  seat: Seat;
}
export interface MainRoadNamed {
  kind: "main_road_named";
  audience: "all" | string[];
  seat: Seat;
  place: string;
  from: string;
}
export interface SurpriseNamed {
  kind: "surprise_named";
  audience: "all" | string[];
  seat: Seat;
  place: string;
}
export interface Levied {
  kind: "levied";
  audience: "all" | string[];
  seat: Seat;
  place: string;
}
export interface LeviedIs {
  kind: "levied_is";
  audience: "all" | string[];
  seat: Seat;
  block: string;
  place: string;
}
export interface Built {
  kind: "built";
  audience: "all" | string[];
  seat: Seat;
  place: string;
}
export interface BuiltIs {
  kind: "built_is";
  audience: "all" | string[];
  seat: Seat;
  block: string;
  place: string;
}
export interface LevyEnded {
  kind: "levy_ended";
  audience: "all" | string[];
  seat: Seat;
}
export interface BattleBegan {
  kind: "battle_began";
  audience: "all" | string[];
  seat: Seat;
  place: string;
  attacker: Seat;
  surprise: boolean;
}
export interface BlockShown {
  kind: "block_shown";
  audience: "all" | string[];
  seat: Seat;
  block: string;
  place: string;
  steps: number;
}
export interface RoundBegan {
  kind: "round_began";
  audience: "all" | string[];
  place: string;
  round: number;
}
export interface RolesSwapped {
  kind: "roles_swapped";
  audience: "all" | string[];
  seat: Seat;
  place: string;
}
export interface Disrupted {
  kind: "disrupted";
  audience: "all" | string[];
  seat: Seat;
  block: string;
  place: string;
}
export interface Fired {
  kind: "fired";
  audience: "all" | string[];
  seat: Seat;
  block: string;
  place: string;
  round: number;
  letter: string;
  firepower: number;
  dice: number;
}
export interface DieRolled {
  kind: "die_rolled";
  audience: "all" | string[];
  seat: Seat;
  die: number;
  hit: boolean;
}
export interface Passed {
  kind: "passed";
  audience: "all" | string[];
  seat: Seat;
  block: string;
}
export interface HitTaken {
  kind: "hit_taken";
  audience: "all" | string[];
  seat: Seat;
  block: string;
  place: string;
  steps: number;
}
export interface StepLostIs {
  kind: "step_lost_is";
  audience: "all" | string[];
  seat: Seat;
  block: string;
  place: string;
}
export interface Eliminated {
  kind: "eliminated";
  audience: "all" | string[];
  seat: Seat;
  block: string;
  place: string;
}
export interface LeaderKilled {
  kind: "leader_killed";
  audience: "all" | string[];
  seat: Seat;
  block: string;
  place: string;
}
export interface CleopatraTurned {
  kind: "cleopatra_turned";
  audience: "all" | string[];
  seat: Seat;
  place: string;
}
export interface Retreated {
  kind: "retreated";
  audience: "all" | string[];
  seat: Seat;
  block: string;
  from: string;
  to: string;
}
export interface Trapped {
  kind: "trapped";
  audience: "all" | string[];
  seat: Seat;
  block: string;
  place: string;
}
export interface BattleEnded {
  kind: "battle_ended";
  audience: "all" | string[];
  seat: Seat;
  place: string;
}
export interface Regrouped {
  kind: "regrouped";
  audience: "all" | string[];
  seat: Seat;
  from: string;
  to: string;
  colour: string;
}
export interface RegroupedIs {
  kind: "regrouped_is";
  audience: "all" | string[];
  seat: Seat;
  block: string;
  from: string;
  to: string;
}
export interface RegroupEnded {
  kind: "regroup_ended";
  audience: "all" | string[];
  seat: Seat;
  place: string;
}
export interface WinterBegan {
  kind: "winter_began";
  audience: "all" | string[];
  year: number;
}
export interface CleopatraHome {
  kind: "cleopatra_home";
  audience: "all" | string[];
  seat: Seat;
  place: string;
}
export interface VictoryChecked {
  kind: "victory_checked";
  audience: "all" | string[];
  caesar: number;
  pompeius: number;
}
export interface NavisToPort {
  kind: "navis_to_port";
  audience: "all" | string[];
  seat: Seat;
  from: string;
  to: string;
}
export interface NavisToPortIs {
  kind: "navis_to_port_is";
  audience: "all" | string[];
  seat: Seat;
  block: string;
  from: string;
  to: string;
}
export interface Disbanded {
  kind: "disbanded";
  audience: "all" | string[];
  seat: Seat;
  place: string;
  colour: string;
}
export interface DisbandedIs {
  kind: "disbanded_is";
  audience: "all" | string[];
  seat: Seat;
  block: string;
  place: string;
}
export interface DisbandingEnded {
  kind: "disbanding_ended";
  audience: "all" | string[];
  seat: Seat;
}
export interface GameEnded {
  kind: "game_ended";
  audience: "all" | string[];
  winner: Seat | null;
  reason: string;
}
export type JuliusEvent =
  | SetUp
  | DeployedIs
  | DeploymentEnded
  | YearBegan
  | CardDealt
  | TurnBegan
  | CardDiscarded
  | CardChosen
  | ChoiceTakenBack
  | SideReady
  | SideNotReady
  | CardsRevealed
  | ApolloCopied
  | EventsCancelled
  | CommandBegan
  | JupiterDrew
  | JupiterDrewIs
  | JupiterDeclined
  | Defected
  | DefectedIs
  | VulcanStruck
  | NoTarget
  | BlockMoved
  | BlockMovedIs
  | Embarked
  | Attacked
  | Responded
  | MovementEnded
  | MainRoadNamed
  | SurpriseNamed
  | Levied
  | LeviedIs
  | Built
  | BuiltIs
  | LevyEnded
  | BattleBegan
  | BlockShown
  | RoundBegan
  | RolesSwapped
  | Disrupted
  | Fired
  | DieRolled
  | Passed
  | HitTaken
  | StepLostIs
  | Eliminated
  | LeaderKilled
  | CleopatraTurned
  | Retreated
  | Trapped
  | BattleEnded
  | Regrouped
  | RegroupedIs
  | RegroupEnded
  | WinterBegan
  | CleopatraHome
  | VictoryChecked
  | NavisToPort
  | NavisToPortIs
  | Disbanded
  | DisbandedIs
  | DisbandingEnded
  | GameEnded;
