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
  "offer.duration": "number",
  "offer.equity": "number",
  "offer.example_owed": "number",
  "offer.example_revenue": "number",
  "offer.example_share": "number",
  "offer.revenue_share": "range",
  "offer.revenue_share_upfront": "number",
  "offer.upfront_fee": "number",
  "pitch.readiness": "number",
  "readiness.nearly": "number",
  "readiness.ready": "number",
  "readiness.review": "number",
  "readiness.target": "number",
  "simulator.multiple": "number",
  "investors.answer": "number",
  "simulator.range": "range",
};

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
    if (calculated[id] === "number" && typeof value !== "number")
      addIssue({ code: "invalid_type", expected: "number", input: value, path: ["value"] });
    if (calculated[id] === "range" && !isRange)
      addIssue({ code: "custom", message: "notARange", input: value, path: ["value"] });
  });
