import { expect, test } from "vitest";
import { htmlOf } from "../../e2e/peers/html-of.tsx";
import { PlanNote } from "./plan-note.tsx";

const trialUntil = "2026-12-29";
const plan = { plan: "elite", from: "2026-11-30", until: trialUntil, next: null } as const;

test("every member reads until when the trial goes, and only who may end it finds the way to its end", async () => {
  const read = (mayEnd: boolean) =>
    htmlOf(<PlanNote {...{ plan, trialUntil, mayEnd }} requested={null} mayTry={false} />);
  for (const mayEnd of [true, false]) {
    const html = await read(mayEnd);
    expect(html).toContain("Free trial, until the end of 29 December 2026.");
    expect(html.includes("End my free trial")).toBe(mayEnd);
  }
});
