import { expect, test } from "vitest";
import { investorForm } from "./investor-form.server.ts";
import {
  areTicketsCrossed,
  badges,
  emptyInvestorProfile,
  investorCompletion,
  investorFields,
  type InvestorProfile,
  investorSteps,
  isInvestorProfileComplete,
  toneOf,
} from "./investor-profile.ts";

const full: InvestorProfile = {
  company_name: "Saline",
  bio: "Salt.",
  linkedin_url: "https://www.linkedin.com/in/saline",
  investment_stages: ["seed"],
  ticket_size_min: 0,
  ticket_size_max: 0,
  investment_focus: ["b2b"],
  preferred_sectors: ["saas"],
};

const parse = (step: number, fields: Record<string, unknown>) => investorForm(fields, step).safeParse(fields);
const errorsOf = (step: number, fields: Record<string, unknown>) => {
  const parsed = parse(step, fields);
  return parsed.success ? {} : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message]));
};

test("completion is the share of eight fields, whichever of them are filled; a ticket of 0 is one", () => {
  expect(investorSteps).toHaveLength(4);
  expect(investorFields).toHaveLength(8);
  for (let bits = 0; bits < 2 ** 8; bits += 1) {
    const names = investorFields.filter((_, index) => (bits >> index) & 1);
    const profile = { ...emptyInvestorProfile, ...Object.fromEntries(names.map((name) => [name, full[name]])) };
    expect(investorCompletion(profile).rate).toBe(Math.round((names.length / 8) * 100));
    expect(isInvestorProfileComplete(profile)).toBe(
      (["investment_stages", "ticket_size_min", "ticket_size_max"] as const).every((name) => names.includes(name)),
    );
  }
  expect(badges.map(({ from }) => from)).toEqual([25, 50, 75, 100]);
  expect([100, 90, 89, 70, 69, 0].map(toneOf)).toEqual(["good", "good", "warn", "warn", "bad", "bad"]);
});

test("no ticket is not a ticket of 0; whether the larger is below the smaller is told, and no step is refused for it", () => {
  const tickets = (min: string, max: string) => ({ ticket_size_min: min, ticket_size_max: max });
  const none = { investment_stages: [] };
  const parsed = (min: string, max: string) => parse(3, tickets(min, max)).data;
  expect(parsed("", "")).toEqual({ ...none, ticket_size_min: null, ticket_size_max: null });
  expect(parsed("0", "50 000 €")).toEqual({ ...none, ticket_size_min: 0, ticket_size_max: 50_000 });
  expect(parsed("25k", "")).toEqual({ ...none, ticket_size_min: 25_000, ticket_size_max: null });
  expect(parsed("20000", "10000")).toEqual({ ...none, ticket_size_min: 20_000, ticket_size_max: 10_000 });
  for (const wrong of ["-5", "some", "1e5", "NaN", "99999999999"])
    expect(errorsOf(3, tickets(wrong, wrong))).toEqual({
      ticket_size_min: "ticketInvalid",
      ticket_size_max: "ticketInvalid",
    });
  for (const min of [null, 0, 7, 40])
    for (const max of [null, 0, 7, 40])
      expect(areTicketsCrossed({ ...full, ticket_size_min: min, ticket_size_max: max })).toBe(
        min !== null && max !== null && min > max,
      );
});

test("what is not sent is left alone, except the boxes of the step, which nobody may have ticked", () => {
  expect(parse(1, { company_name: "Saline", role: "admin" }).data).toEqual({ company_name: "Saline" });
  expect(parse(4, {}).data).toEqual({ investment_focus: [], preferred_sectors: [] });
});

test("choices are kept once, in their order; others are refused", () => {
  expect(parse(4, { preferred_sectors: "saas,fintech,saas" }).data).toEqual({
    investment_focus: [],
    preferred_sectors: ["fintech", "saas"],
  });
  expect(errorsOf(4, { preferred_sectors: "saas,gold" })).toEqual({ preferred_sectors: "unknownChoice" });
});

test.each([
  "linkedin.com/in/zoe",
  "http://www.linkedin.com/in/zoe",
  "https://linkedin.com.evil.example/",
  "https://evil.example/linkedin.com",
  "https://zoe@linkedin.com/",
  "https://linkedin.com:8443/",
  "javascript:alert(1)",
])("%s is no address of LinkedIn", (linkedin_url) => {
  expect(errorsOf(2, { linkedin_url })).toEqual({ linkedin_url: "linkedinInvalid" });
});
