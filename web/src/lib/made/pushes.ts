// Made by scripts/make_types.py from the Python classes: change those, not this.
import type { Fault } from "./common";
import type { ChatLine } from "./play";
/** Committed; `again` says that it had been already. */
export interface Ack {
  type: "ack";
  id: number | string | null;
  number: number;
  again: boolean;
}
/** Somebody said something. */
export interface ChatPush {
  type: "chat";
  line: ChatLine;
}
/** Answer, please. */
export interface PingPush {
  type: "ping";
  now: number;
}
/** An answer. */
export interface PongPush {
  type: "pong";
  now: number;
}
/** Who is at the table now; and, for who sits there, from when on a bot may play for those who left. */
export interface PresencePush {
  type: "presence";
  seats: Record<string, boolean>;
  watchers: number;
  stand_in_after: Record<string, number> | null;
}
/** A message that was refused. */
export interface Refused {
  type: "refused";
  id: number | string | null;
  error: Fault;
}
