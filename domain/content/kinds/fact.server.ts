import * as z from "zod";
import { day, text } from "./text.server.ts";

const range = z.strictObject({ from: z.number(), to: z.number() }).refine(({ from, to }) => from < to, "rangeOrder");

export const fact = z
  .strictObject({
    kind: z.literal("fact"),
    id: z.string().regex(/^[a-z0-9_]+\.[a-z0-9_]+$/),
    label: text,
    /** What exactly is counted, in words that may be printed beside the figure. */
    definition: text,
    /** A number, a range, a day, or words where the figure is printed in a fixed form. */
    value: z.union([z.number(), range, day, text]),
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
    /** Whom or what the figure covers: one number for one thing in one scope. */
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
      "simulator",
      "guide",
      "place",
      "aids",
      "claim",
    ]),
    /** For prices only. */
    tax: z.enum(["HT", "TTC", "unknown"]).optional(),
    /** The day on which the figure was true; null while nobody has dated it. */
    asOf: day.nullable(),
    /** The evidence on file. */
    source: z.string().trim().min(1).max(300),
    reviewBy: day,
    /** The operator still has to confirm it. */
    confirm: z.boolean(),
  })
  .superRefine(({ unit, value }, { addIssue }) => {
    if (unit.startsWith("eur") && typeof value === "number" && value < 0)
      addIssue({ code: "too_small", origin: "number", minimum: 0, input: value, path: ["value"] });
  });
