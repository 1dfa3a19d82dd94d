import * as z from "zod";
import { day, text } from "./text.server.ts";

const range = z.strictObject({ from: z.number(), to: z.number() }).refine(({ from, to }) => from < to, "rangeOrder");

const units = [
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
] as const;

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

/**
 * Facts used in calculations, with the shape and the unit that their values keep: code counts in the unit, and a value
 * of another shape would break pages.
 */
const calculated: Record<string, { as?: "number" | "range"; unit: (typeof units)[number]; bounds?: Bounds }> = {
  "accelerated.attractiveness": { as: "number", unit: "count", bounds: { least: 0, most: 100 } },
  "accelerated.example_months": { as: "number", unit: "months", bounds: { least: 1, most: 120, whole: true } },
  "copilot.hire_cost": { as: "number", unit: "eur" },
  "guide.days": { as: "number", unit: "days", bounds: { least: 1, most: 366, whole: true } },
  "intake.applications_due": { as: "number", unit: "day_of_month" },
  "intake.discovery_call": { as: "number", unit: "minutes", bounds: { least: 5, most: 480, whole: true } },
  "intake.final_decision": { as: "number", unit: "weeks", bounds: { least: 0, most: 52, whole: true } },
  "intake.first_answer": { as: "number", unit: "hours", bounds: { least: 1, most: 1_000, whole: true } },
  "intake.interviews": { as: "range", unit: "day_of_month" },
  "intake.monthly_places": { as: "number", unit: "count", bounds: { least: 0, most: 10_000, whole: true } },
  "intake.start": { as: "number", unit: "day_of_month" },
  "investors.answer": { as: "number", unit: "hours", bounds: { least: 1, most: 1_000, whole: true } },
  "offer.duration": { as: "number", unit: "months", bounds: { least: 1, most: 120, whole: true } },
  "offer.equity": { as: "number", unit: "percent" },
  "offer.example_owed": { as: "number", unit: "eur" },
  "offer.example_revenue": { as: "number", unit: "eur" },
  "offer.example_share": { as: "number", unit: "percent" },
  "offer.plan_1": { as: "range", unit: "months" },
  "offer.plan_2": { as: "range", unit: "months" },
  "offer.plan_3": { as: "range", unit: "months" },
  "offer.quarter_1": { as: "range", unit: "months" },
  "offer.quarter_2": { as: "range", unit: "months" },
  "offer.quarter_3": { as: "range", unit: "months" },
  "offer.quarter_4": { as: "range", unit: "months" },
  "offer.revenue_share": { as: "range", unit: "percent" },
  "offer.revenue_share_upfront": { as: "number", unit: "eur" },
  "offer.upfront_fee": { as: "number", unit: "eur" },
  "pitch.readiness": { as: "number", unit: "count", bounds: { least: 0, most: 100 } },
  "plan.elite_monthly": { as: "number", unit: "eur" },
  "plan.elite_yearly_month": { as: "number", unit: "eur" },
  "plan.free": { as: "number", unit: "eur" },
  // A trial is a paid plan for nothing.
  "plan.trial": { as: "number", unit: "months", bounds: { least: 1, most: 12, whole: true } },
  "plan.visible": { as: "number", unit: "eur" },
  "readiness.nearly": { as: "number", unit: "count", bounds: { least: 0, most: 100 } },
  "readiness.ready": { as: "number", unit: "count", bounds: { least: 0, most: 100 } },
  "readiness.review": { as: "number", unit: "days" },
  "readiness.target": { as: "number", unit: "count", bounds: { least: 0, most: 100 } },
  "simulator.multiple": { as: "number", unit: "multiple" },
  "simulator.range": { as: "range", unit: "multiple" },
  "site.clients_revenue_years": { as: "number", unit: "years", bounds: { least: 1, most: 100, whole: true } },
  "studio.first_demo": { unit: "days" },
  "studio.mvp_days": { as: "number", unit: "days", bounds: { least: 1, most: 366, whole: true } },
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
    unit: z.enum(units),
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
  .superRefine(({ id, unit, value, scope, tax, asOf, confirm }, { addIssue }) => {
    if (claims.has(scope) && !confirm && asOf === null)
      addIssue({ code: "custom", message: "undatedClaim", input: asOf, path: ["asOf"] });
    const isRange = typeof value === "object" && "from" in value;
    const lowest = isRange ? value.from : value;
    if ((unit.startsWith("eur") || unit === "multiple") && typeof lowest === "number" && lowest < 0)
      addIssue({ code: "too_small", origin: "number", minimum: 0, input: value, path: ["value"] });
    const own = calculated[id];
    // Pages print a fact that has a tax basis as a price.
    const isNoPrice = tax !== undefined && unit !== "words" && !unit.startsWith("eur");
    if ((own && own.unit !== unit) || isNoPrice)
      addIssue({ code: "custom", message: "wrongForm", input: unit, path: ["unit"] });
    const { least, most, whole } = own?.bounds ?? boundsOfUnit[unit] ?? anyNumber;
    for (const each of isRange ? [value.from, value.to] : typeof value === "number" ? [value] : []) {
      const issue = { origin: "number" as const, input: value, path: ["value"] };
      if (each < least) addIssue({ code: "too_small", minimum: least, ...issue });
      if (each > most) addIssue({ code: "too_big", maximum: most, ...issue });
      if (whole && !Number.isInteger(each)) addIssue({ code: "custom", message: "notWhole", ...issue });
    }
    if (own?.as === "number" && typeof value !== "number")
      addIssue({ code: "invalid_type", expected: "number", input: value, path: ["value"] });
    if (own?.as === "range" && !isRange)
      addIssue({ code: "custom", message: "notARange", input: value, path: ["value"] });
  });
