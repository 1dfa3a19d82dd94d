import { expect, test } from "vitest";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import { Eligibility } from "./eligibility.tsx";

const scannedAt = new Date("2026-11-20T09:00:00Z");
const drawn = (mayApply: boolean, score?: number) =>
  htmlOf(<Eligibility scan={score === undefined ? null : { score, scannedAt }} threshold={70} mayApply={mayApply} />);

test("a score makes a startup eligible, and the public form an alternative, only while it may apply", async () => {
  expect(await drawn(true, 72)).toContain("You’re eligible");
  for (const score of [undefined, 60]) expect(await drawn(true, score)).toContain("Use the public form<");
  for (const score of [undefined, 60, 72]) {
    const html = await drawn(false, score);
    expect(html).toContain("<h2>Your readiness score</h2>");
    expect(html).not.toMatch(/eligible|public form/);
  }
});
