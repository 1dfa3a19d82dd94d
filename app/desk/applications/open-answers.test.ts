import { expect, test } from "vitest";
import type { Stage } from "../../../domain/application/due.ts";
import { openAnswers } from "./open-answers.ts";

const now = new Date("2026-12-01T09:00:00Z");
const none = { held: false, full: false, begun: false };

const keysAt = (stage: Stage, verdict: "yes" | "no" | "wait" | "freed" | null, more: Partial<typeof none> = {}) => {
  const status = stage === "times" || stage === "choice" || stage === "final" ? "call" : stage;
  const final = verdict && ({ verdict } as Parameters<typeof openAnswers>[0]["final"]);
  const file = { status, final, withdrawnAt: stage === "withdrawn" ? now : null };
  return openAnswers(file, stage, { ...none, ...more }).keys.join("");
};

test("a file has a key for each answer that its page of mails takes, and none while one is held", () => {
  expect([keysAt("first", null), keysAt("final", null), keysAt("waitlisted", "wait")]).toEqual(["ID", "IDWA", "DA"]);
  expect(keysAt("final", null, { full: true })).toBe("IDW");
  expect([keysAt("final", null, { begun: true }), keysAt("waitlisted", "wait", { begun: true })]).toEqual(["IDA", "D"]);
  for (const stage of ["first", "final"] as const) expect(keysAt(stage, null, { held: true })).toBe("");
  expect([keysAt("accepted", "yes"), keysAt("withdrawn", null)]).toEqual(["", ""]);
  // An application that was declined at the first reply can be reopened by an invitation (I).
  expect(keysAt("declined", null)).toBe("I");
});

test("a final no and a freed place are changed by the file's own form alone: a batch replaces neither", () => {
  expect([keysAt("declined", "no"), keysAt("freed", "freed")]).toEqual(["", ""]);
});
