import { expect, test } from "vitest";
import type { Plan } from "../../domain/plan/plan.ts";
import { htmlOf } from "../../e2e/peers/html-of.tsx";
import { Plans, type Reader } from "./plans.tsx";

const plan = (name: string) => ({ name, text: "", action: "Start my free month" });
const page = {
  ...{ free: plan("Free Member"), visible: { ...plan("Visible"), action: "Request the Visible plan" } },
  elite: { ...plan("Elite CoPilot"), trial: "1 month free trial" },
};
const prices = { free: 0, visible: 29, elite: 99, eliteYearly: 82 };
const taxes = { visible: "", elite: "", eliteYearly: "" };

const shownTo = (reader: Reader | null) => htmlOf(<Plans {...{ page, reader, prices, taxes }} billing="monthly" />);
const offersTrial = async (reader: Reader | null) => (await shownTo(reader)).includes(page.elite.trial);

type Founder = NonNullable<Reader["founder"]>;
const having = (has: Plan, more: Partial<Founder> = {}): Reader => ({
  founder: { current: { plan: has, from: null, until: null, next: null }, trialUntil: null, mayTry: false, ...more },
});
const last = "2026-12-29";
const onTrial = (next: Founder["current"]["next"]) =>
  having("elite", { current: { plan: "elite", from: "2026-11-30", until: last, next }, trialUntil: last });

test("a startup that was granted Elite reads that Visible would take its place, and nobody else does", async () => {
  const says = async (reader: Reader) => (await shownTo(reader)).includes("Ask for Visible instead of Elite CoPilot");
  const readers = [having("elite"), having("visible"), having("free"), onTrial(null)];
  expect(await Promise.all(readers.map(says))).toEqual([true, false, false, false]);
  expect(await shownTo(onTrial(null))).toContain("Request the Visible plan");
});

test("a plan that is granted for later is not offered: the page says from when", async () => {
  const html = await shownTo(onTrial({ plan: "visible", from: "2026-12-30", until: null }));
  expect(html).toContain("You’ll have this plan from 30 December 2026.");
  expect(html).not.toContain("plan=visible");
});

test("the free month is offered to a stranger and to a founder who may begin it, and to nobody else", async () => {
  expect(await offersTrial(null)).toBe(true);
  expect(await offersTrial(having("free", { mayTry: true }))).toBe(true);
  expect(await offersTrial(having("free"))).toBe(false);
  expect(await offersTrial({ founder: null })).toBe(false);
});
