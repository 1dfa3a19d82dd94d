import { expect, test } from "vitest";
import type { SentIntroduction } from "../../domain/introduction/sent.server.ts";
import { lineOf } from "./home-data.server.ts";

const now = new Date("2026-11-30T10:00:00Z");
const agreed = {
  ...{ id: "a", startupName: "Marmelade", state: "yes", proposed: false, answer: null, expiresAt: now },
  ...{ meeting: null, slots: [], asksOutcome: false, outcome: null },
};

test("the home page names an address only while the person who gave it is still of the startup", () => {
  const turn = (speaker: object | null) => lineOf({ ...agreed, speaker } as unknown as SentIntroduction, now)?.turn;
  expect(turn({ name: "Sacha", email: "sacha@marmelade.example" })).toBe("write");
  expect(turn(null)).toBe("left");
});
