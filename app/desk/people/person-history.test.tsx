import { expect, test } from "vitest";
import type { GrantedPlan } from "../../../domain/plan-grant/granted-plans.server.ts";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import { PersonHistory } from "./person-history.tsx";

const ended: GrantedPlan = {
  ...{ id: "grant", plan: "elite", startsOn: "2026-11-01", endsOn: "2026-11-30", reason: "trial", source: "trial" },
  ...{ grantedAt: new Date("2026-11-01T09:00:00Z"), grantedBy: "Ada", endedOn: "2026-11-20" },
  ...{ endedAt: new Date("2026-11-20T09:00:00Z"), endedBy: "Ada", endReason: null },
};

const written = (granted: Partial<GrantedPlan>) =>
  htmlOf(<PersonHistory decisions={[]} blocks={[]} granted={[{ ...ended, ...granted }]} />);

test("a plan that ended says whether its founder, the team or another plan ended it", async () => {
  const trial = await written({});
  expect(trial).toMatch(/Ended on 20 November 2026[^<]* by Ada</);
  expect(trial).not.toContain("Replaced");
  expect(await written({ endReason: "Asked to" })).toMatch(/Ended on 20 November 2026[^<]* by Ada: Asked to</);
  const replaced = await written({ source: "desk" });
  expect(replaced).toContain("Replaced by another plan on 20 November 2026");
  expect(replaced).not.toContain("Ended on");
});
