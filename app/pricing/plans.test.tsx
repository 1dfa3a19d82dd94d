import { expect, test } from "vitest";
import type { Plan } from "../../domain/plan/plan.ts";
import { htmlOf } from "../../e2e/peers/html-of.tsx";
import { Plans, type Reader } from "./plans.tsx";

const plan = (name: string) => ({ name, text: "", action: "Start my free month" });
const page = {
  ...{ free: plan("Free Member"), visible: plan("Visible") },
  elite: { ...plan("Elite CoPilot"), trial: "1 month free trial" },
};
const prices = { free: 0, visible: 29, elite: 99, eliteYearly: 82 };
const taxes = { visible: "", elite: "", eliteYearly: "" };

const offersTrial = async (reader: Reader | null) =>
  (await htmlOf(<Plans {...{ page, reader, prices, taxes }} billing="monthly" />)).includes(page.elite.trial);

test("a startup that has Elite reads that Visible would take its place, and nobody else does", async () => {
  const says = async (has: Plan) => {
    const reader = { founder: { plan: has, mayTry: false } };
    const html = await htmlOf(<Plans {...{ page, reader, prices, taxes }} billing="monthly" />);
    return html.includes("Ask for Visible instead of Elite CoPilot");
  };
  expect(await Promise.all((["elite", "visible", "free"] as const).map(says))).toEqual([true, false, false]);
});

test("the free month is offered to a stranger and to a founder who may begin it, and to nobody else", async () => {
  expect(await offersTrial(null)).toBe(true);
  expect(await offersTrial({ founder: { plan: "free", mayTry: true } })).toBe(true);
  expect(await offersTrial({ founder: { plan: "free", mayTry: false } })).toBe(false);
  expect(await offersTrial({ founder: null })).toBe(false);
});
