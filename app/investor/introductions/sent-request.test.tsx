import { expect, test } from "vitest";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import type { SentIntroduction } from "../../../domain/introduction/sent.server.ts";
import { SentRequest } from "./sent-request.tsx";

const now = new Date("2026-11-30T10:00:00Z");
const proposal = {
  ...{ id: "a", startup: "marmelade", startupName: "Marmelade (exemple)", proposed: true, message: "", answer: "yes" },
  ...{ askedAt: new Date("2026-11-26T10:00:00Z"), expiresAt: new Date("2026-12-10T10:00:00Z"), againAt: null },
  ...{ slots: [], meeting: null, asksOutcome: false, outcome: null, isPublished: true },
} as const;

type Drawn = Pick<SentIntroduction, "state" | "closedAt" | "speaker"> & { proposed?: boolean; answer?: "no" };

function drawn(request: Drawn, isSeen = true) {
  const shown = { ...proposal, ...request } as unknown as SentIntroduction;
  return htmlOf(<SentRequest request={shown} isSeen={isSeen} now={now} heading="h2" />);
}

test("a proposal is offered while it is open, and named once both have said yes", async () => {
  const open = await drawn({ state: "sent", closedAt: null, speaker: null });
  expect(open).toContain("We’d like to introduce you to Marmelade (example)");
  expect(open).not.toMatch(/<p[^>]*><\/p>/);
  const speaker = { name: "Sacha", email: "sacha@marmelade.example" };
  const agreed = await drawn({ state: "yes", closedAt: now, speaker: speaker as SentIntroduction["speaker"] });
  expect(agreed).toContain("Introduction to Marmelade (example)");
  expect(agreed).not.toContain("We’d like");
});

test("a proposal that the investor declined counts no days down", async () => {
  const sent = { state: "sent", closedAt: null, speaker: null } as const;
  expect(await drawn(sent)).toContain("10 days left");
  expect(await drawn({ ...sent, answer: "no" })).not.toContain("left");
});

test("a request that the startup no longer sees promises no answer", async () => {
  const sent = { state: "sent", closedAt: null, speaker: null, proposed: false } as const;
  expect(await drawn(sent)).toContain("unless the startup has said yes");
  const unseen = await drawn(sent, false);
  expect(unseen).not.toContain("said yes");
  expect(unseen).toContain("Withdraw my request");
  expect(unseen).not.toMatch(/<p[^>]*><\/p>/);
});
