// What the page and its worker, which holds the tables, say to each other.

/** A call, answered by its number. */
export interface Ask {
  type: "ask";
  number: number;
  method: string;
  address: string;
  body: string;
  tab: string;
}
export interface OpenLine {
  type: "open";
  line: number;
  match: string;
}
/** A message of a line, as a socket would carry it. */
export interface Say {
  type: "say";
  line: number;
  text: string;
}
export interface ShutLine {
  type: "shut";
  line: number;
}
export type ToWorker = Ask | OpenLine | Say | ShutLine;

export interface Answer {
  type: "answer";
  number: number;
  status: number;
  text: string;
}
export interface Told {
  type: "told";
  line: number;
  text: string;
}
export interface Closed {
  type: "closed";
  line: number;
  code: number;
}
/** The tables could not be set up: everything that was asked fails. */
export interface Failed {
  type: "failed";
  reason: string;
}
export type FromWorker = Answer | Told | Closed | Failed;
