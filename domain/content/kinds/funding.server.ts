import * as z from "zod";
import { regions, sectors, startupStages } from "../../startup/options.ts";
import { clauseKinds } from "../../term-sheet/clause.ts";
import { day, id, link, text } from "./text.server.ts";

/** Where the words and sums were taken from: the very page, and the day that it carries. */
const taken = {
  sourceLink: link.nullable(),
  sourceDate: day.nullable(),
  reviewBy: day,
  /** Somebody of the house still has to check it, an aid with its payer. */
  confirm: z.boolean(),
};

/** A public aid. */
export const aid = z.strictObject({
  kind: z.literal("aid"),
  id,
  name: text,
  payer: text,
  description: text,
  /** Who can ask for it, and for what. */
  conditions: text,
  amount: text,
  type: z.enum(["grant", "repayable-advance", "tax-credit"]),
  region: z.enum(["national", "europe", ...regions]),
  status: z.enum(["available", "limited"]),
  /** The last day to ask, or on which spending counts; null where there is none, or nobody has said. */
  deadline: day.nullable(),
  /** None is every one; so it is of the sectors. */
  stages: z.array(z.enum(startupStages)),
  sectors: z.array(z.enum(sectors)),
  ...taken,
});

/** A kind of financing that banks offer: no bank's own offer. */
export const bankProduct = z.strictObject({
  kind: z.literal("bank-product"),
  id,
  name: text,
  description: text,
  conditions: text,
  amount: text,
  type: text,
  difficulty: z.enum(["easy", "medium", "hard"]),
  ...taken,
});

const percentage = z.number().min(0).max(100).nullable();

/** What is known of a region's startups; a figure that nobody has confirmed is null. */
export const regionalTrend = z.strictObject({
  kind: z.literal("regional-trend"),
  id,
  region: z.enum(regions),
  name: text,
  highlights: z.array(text).min(1).max(4),
  /** Of all deals in France. */
  dealsPercentage: percentage,
  /** Euros in a year. */
  amountRaised: z.int().nonnegative().nullable(),
  /** Percent in a year. */
  growthRate: z.number().nullable(),
  employmentGrowth: z.number().nullable(),
  sample: z.boolean(),
  ...taken,
});

/** A clause of a term sheet: what it means, and what is usual of it in France. */
export const termClause = z.strictObject({
  kind: z.literal("term-clause"),
  id: z.enum(clauseKinds),
  name: text,
  means: text,
  usual: text,
  ...taken,
});
