// What the operator's calls answer, by the names that these pages use; the types are made from the server's classes.
import type { AdminReply, KnownPerson, ReportInfo, WorkerInfo } from "../../lib/made/api";

/** A process of the server; what it says of itself the server passes on without looking at it. */
export type Worker = WorkerInfo & { facts: { sockets?: number; tables?: number; bots?: number; bus?: boolean } };
export type Report = ReportInfo;
export type Standing = AdminReply & { workers: Worker[] };
export type Known = KnownPerson;
/** Do something and say how it went. */
export type Act = (what: () => Promise<unknown>) => Promise<void>;
