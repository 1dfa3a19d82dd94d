import { expect, test } from "vitest";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import { PlaceFee } from "./place-fee.tsx";

const agreed = { amount: 60_000, agreedAt: new Date("2026-11-20T09:00:00Z"), by: "Ana Roy" };
const drawn = (isIncluded: boolean) =>
  htmlOf(<PlaceFee lead="lead" session="spring" fee={{ isIncluded, agreed }} refusal={undefined} />);

test("a sum noted before the plan included the fee is told as no longer due", async () => {
  expect(await drawn(false)).toContain("Fee agreed: €600.00, taxes included");
  const html = await drawn(true);
  expect(html).toMatch(/Elite CoPilot includes the fee\. The sum noted by Ana Roy, .*€600\.00, no longer applies/);
  expect(html).not.toContain("Fee agreed");
});
