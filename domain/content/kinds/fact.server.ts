import * as z from "zod";
import { day, text } from "./text.server.ts";

const range = z.strictObject({ from: z.number(), to: z.number() }).refine(({ from, to }) => from < to, "rangeOrder");

/** Facts used in calculations, with the required shape of their values. A value of another shape would break pages. */
const calculated: Record<string, "number" | "range"> = {
  "accelerated.attractiveness": "number",
  "accelerated.example_months": "number",
  "copilot.hire_cost": "number",
  "intake.applications_due": "number",
  "intake.interviews": "range",
  "intake.start": "number",
  "intake.first_answer": "number",
  "intake.discovery_call": "number",
  "intake.final_decision": "number",
  "intake.monthly_places": "number",
  "guide.days": "number",
  "offer.duration": "number",
  "offer.equity": "number",
  "offer.example_owed": "number",
  "offer.example_revenue": "number",
  "offer.example_share": "number",
  "offer.plan_1": "range",
  "offer.plan_2": "range",
  "offer.plan_3": "range",
  "offer.revenue_share": "range",
  "offer.revenue_share_upfront": "number",
  "offer.upfront_fee": "number",
  "pitch.readiness": "number",
  "plan.elite_monthly": "number",
  "plan.elite_yearly_month": "number",
  "plan.free": "number",
  "plan.trial": "number",
  "plan.visible": "number",
  "readiness.nearly": "number",
  "readiness.ready": "number",
  "readiness.review": "number",
  "readiness.target": "number",
  "simulator.multiple": "number",
  "site.clients_revenue_years": "number",
  "studio.mvp_days": "number",
  "investors.answer": "number",
  "simulator.range": "range",
};

type Bounds = { least: number; most: number; whole?: true };

/**
 * Pages draw one mark for each month, day or year and plan dates by these units, so that a value out of bounds would
 * break them or stop the server.
 */
const boundsOfUnit: Partial<Record<string, Bounds>> = {
  years: { least: 0, most: 100, whole: true },
  months: { least: 0, most: 120, whole: true },
  weeks: { least: 0, most: 520, whole: true },
  days: { least: 0, most: 366, whole: true },
  hours: { least: 0, most: 10_000, whole: true },
  minutes: { least: 0, most: 10_000, whole: true },
  // The 29th and later days are missing in some months.
  day_of_month: { least: 1, most: 28, whole: true },
  percent: { least: 0, most: 100_000 },
};

const boundsOfFact: Record<string, Bounds> = {
  "accelerated.attractiveness": { least: 0, most: 100 },
  "accelerated.example_months": { least: 1, most: 120, whole: true },
  "guide.days": { least: 1, most: 366, whole: true },
  "intake.discovery_call": { least: 5, most: 480, whole: true },
  "intake.final_decision": { least: 0, most: 52, whole: true },
  "intake.first_answer": { least: 1, most: 1_000, whole: true },
  "intake.monthly_places": { least: 0, most: 10_000, whole: true },
  "investors.answer": { least: 1, most: 1_000, whole: true },
  "offer.duration": { least: 1, most: 120, whole: true },
  "pitch.readiness": { least: 0, most: 100 },
  // A trial is a paid plan for nothing.
  "plan.trial": { least: 1, most: 12, whole: true },
  "readiness.nearly": { least: 0, most: 100 },
  "readiness.ready": { least: 0, most: 100 },
  "readiness.target": { least: 0, most: 100 },
  "site.clients_revenue_years": { least: 1, most: 100, whole: true },
  "studio.mvp_days": { least: 1, most: 366, whole: true },
};

const anyNumber: Bounds = { least: -1e12, most: 1e12 };

/** Scopes of claims about The Lab's results. A confirmed claim needs the day to which the figure applies. */
const claims = new Set(["site", "accelerated", "claim"]);

export const fact = z
  .strictObject({
    kind: z.literal("fact"),
    id: z.string().regex(/^[a-z0-9_]+\.[a-z0-9_]+$/),
    label: text,
    /** A description of what exactly is counted, for display beside the figure. */
    definition: text,
    value: z.union([z.number(), range, day, text]),
    /**
     * Text that replaces the number in sentences while the fact is unconfirmed and the setting `sampleContentShown` is
     * false.
     */
    instead: text.optional(),
    unit: z.enum([
      "eur",
      "eur_short",
      "percent",
      "multiple",
      "m2",
      "count",
      "years",
      "months",
      "weeks",
      "days",
      "hours",
      "minutes",
      "day_of_month",
      "month",
      "words",
    ]),
    scope: z.enum([
      "site",
      "offer",
      "intake",
      "pitch",
      "investors",
      "accelerated",
      "studio",
      "plan",
      "readiness",
      "copilot",
      "simulator",
      "guide",
      "place",
      "aids",
      "claim",
    ]),
    /** The tax basis; set only for prices. */
    tax: z.enum(["HT", "TTC", "unknown"]).optional(),
    /** The day to which the figure applies; null if unknown. */
    asOf: day.nullable(),
    source: z.string().trim().min(1).max(300),
    reviewBy: day,
    confirm: z.boolean(),
  })
  .superRefine(({ id, unit, value, scope, asOf, confirm }, { addIssue }) => {
    if (claims.has(scope) && !confirm && asOf === null)
      addIssue({ code: "custom", message: "undatedClaim", input: asOf, path: ["asOf"] });
    const isRange = typeof value === "object" && "from" in value;
    const lowest = isRange ? value.from : value;
    if ((unit.startsWith("eur") || unit === "multiple") && typeof lowest === "number" && lowest < 0)
      addIssue({ code: "too_small", origin: "number", minimum: 0, input: value, path: ["value"] });
    const { least, most, whole } = boundsOfFact[id] ?? boundsOfUnit[unit] ?? anyNumber;
    for (const each of isRange ? [value.from, value.to] : typeof value === "number" ? [value] : []) {
      const issue = { origin: "number" as const, input: value, path: ["value"] };
      if (each < least) addIssue({ code: "too_small", minimum: least, ...issue });
      if (each > most) addIssue({ code: "too_big", maximum: most, ...issue });
      if (whole && !Number.isInteger(each)) addIssue({ code: "custom", message: "notWhole", ...issue });
    }
    if (calculated[id] === "number" && typeof value !== "number")
      addIssue({ code: "invalid_type", expected: "number", input: value, path: ["value"] });
    if (calculated[id] === "range" && !isRange)
      addIssue({ code: "custom", message: "notARange", input: value, path: ["value"] });
  });
