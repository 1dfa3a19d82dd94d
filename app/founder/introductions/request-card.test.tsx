import { expect, test } from "vitest";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import type { ReceivedIntroduction } from "../../../domain/introduction/received.server.ts";
import { SeatsNeededContext } from "../../shell/form/seat-needed.ts";
import { RequestCard } from "./request-card.tsx";

const now = new Date("2026-11-30T10:00:00Z");
const proposal = {
  ...{ id: "a", name: "", firm: "", message: "", proposed: true, investor: null, speaker: null, lang: "fr" },
  ...{ askedAt: new Date("2026-11-26T10:00:00Z"), expiresAt: new Date("2026-12-10T10:00:00Z"), approvedIn: null },
  ...{ stages: null, ticketMin: null, ticketMax: null, sectors: null, focus: null, isRefused: false, closedAt: now },
  ...{ slots: [], meeting: null, asksOutcome: false, outcome: null },
} as const;

function drawn(state: ReceivedIntroduction["state"], more: Partial<ReceivedIntroduction> = {}) {
  const request = { ...proposal, state, ...more } as unknown as ReceivedIntroduction;
  return htmlOf(<RequestCard request={request} now={now} email="lou@quai.example" refusal={undefined} />);
}

test("a proposal that the founder has accepted asks nothing more of them, and a closed one no longer offers", async () => {
  const agreed = await drawn("agreed");
  expect(agreed).toContain("We’d like to introduce an investor to you");
  expect(agreed).toMatch(/introduction-state">You said yes</);
  expect(agreed).not.toContain("to answer</");
  expect(await drawn("lapsed")).toContain("An investor we suggested");
});

test("no times are asked for that the investor would not see", async () => {
  expect(await drawn("yes", { isShutOut: false })).toContain('value="slots"');
  const shutOut = await drawn("yes", { isShutOut: true });
  expect(shutOut).toContain("This investor no longer sees times proposed here");
  expect(shutOut).not.toContain('value="slots"');
});

test("whoever proposes times in the place of somebody who has left reads first that their address is given", async () => {
  expect(await drawn("yes", { takesOver: true })).toContain("the investor gets your address, lou@quai.example");
  expect(await drawn("yes", { takesOver: false })).not.toContain("lou@quai.example");
});

test("a reader, who cannot answer, is not told that their own address is given", async () => {
  const asReader = async (state: ReceivedIntroduction["state"], more: Partial<ReceivedIntroduction>) => {
    const request = { ...proposal, state, ...more } as unknown as ReceivedIntroduction;
    return htmlOf(
      <SeatsNeededContext value={{ home: "editor" }}>
        <RequestCard request={request} now={now} email="lou@quai.example" refusal={undefined} />
      </SeatsNeededContext>,
    );
  };
  for (const [state, more] of [
    ["waiting", { proposed: false }],
    ["waiting", { proposed: true }],
    ["yes", { takesOver: true }],
  ] as const) {
    expect(await drawn(state, more)).toContain("lou@quai.example");
    const read = await asReader(state, more);
    expect(read).toContain("Only editors and owners");
    expect(read).not.toContain("lou@quai.example");
  }
});
