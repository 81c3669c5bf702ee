// What the operator's calls answer; see docs/api.md.
export interface Worker {
  name: string;
  kind: "web" | "bots";
  started: number;
  seen: number;
  alive: boolean;
  facts: { sockets?: number; tables?: number; bots?: number; bus?: boolean };
}
export interface Report {
  id: number;
  by: string;
  by_name: string | null;
  person: string;
  person_name: string | null;
  banned_until: number | null;
  match: string | null;
  said: string | null;
  reason: string;
  at: number;
}
export interface Standing {
  version: string;
  now: number;
  database: string;
  totals: Record<string, number>;
  workers: Worker[];
  bot_queue: number;
  reports: Report[];
  registration: boolean;
  guests: boolean;
  retention_days: number;
}
export interface Known {
  id: string;
  name: string;
  guest: boolean;
  created: number;
  banned_until: number | null;
  matches: number;
  reports: number;
  operator: boolean;
}
/** Do something and say how it went. */
export type Act = (what: () => Promise<unknown>) => Promise<void>;
