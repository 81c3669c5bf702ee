import { expect, test } from "vitest";
import { callOf } from "./verbs";

test("a verb that a seat does names the seat, one about the table does not", () => {
  expect(callOf("resign", {}, "p2")).toEqual({ method: "POST", path: "resign", body: { seat: "p2" } });
  expect(callOf("resign", {}, null)).toEqual({ method: "POST", path: "resign", body: {} });
  expect(callOf("start", {}, "p2")).toEqual({ method: "POST", path: "start", body: {} });
});

test("an offer is made in one place and answered in its own", () => {
  const made = callOf("offer", { kind: "kick", against: "p3" }, "p1");
  expect(made).toEqual({ method: "POST", path: "offers", body: { seat: "p1", kind: "kick", against: "p3" } });
  const answered = callOf("answer", { kind: "pause", accept: false }, "p1");
  expect(answered).toEqual({ method: "POST", path: "offers/pause", body: { seat: "p1", accept: false } });
});

test("a seat that is spoken of is part of the address, and not who speaks", () => {
  expect(callOf("standIn", { seat: "p4" }, "p1")).toEqual({ method: "POST", path: "seats/p4/stand-in", body: {} });
  expect(callOf("comeBack", { seat: "p1" }, "p1")).toEqual({ method: "POST", path: "seats/p1/return", body: {} });
  expect(callOf("place", { seat: "p4", to: "bot:x" }, "p1")).toEqual({
    method: "PUT",
    path: "seats/p4",
    body: { to: "bot:x" },
  });
  expect(callOf("join", { seat: "p4" }, null).body).toEqual({ seat: "p4" });
});

test("what the host settles goes to the match itself", () => {
  expect(callOf("settings", { chat: false }, "p1")).toEqual({ method: "PATCH", path: "", body: { chat: false } });
});
