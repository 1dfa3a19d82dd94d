import * as z from "zod";
import { regions, sectors, startupStages } from "../../startup/options.ts";
import { clauseKinds } from "../../term-sheet/clause.ts";
import { day, id, link, text } from "./text.server.ts";

/** The source page of the texts and amounts, and the date printed on it. */
const taken = {
  sourceLink: link.nullable(),
  sourceDate: day.nullable(),
  reviewBy: day,
  /** Whether the team must still check the record; aids are checked with the organisation that pays them. */
  confirm: z.boolean(),
};

export const aid = z.strictObject({
  kind: z.literal("aid"),
  id,
  name: text,
  payer: text,
  description: text,
  conditions: text,
  amount: text,
  type: z.enum(["grant", "repayable-advance", "tax-credit"]),
  region: z.enum(["national", "europe", ...regions]),
  status: z.enum(["available", "limited"]),
  /** The last day to apply or to spend; null if there is none or it is unknown. */
  deadline: day.nullable(),
  /** An empty list means all stages; likewise for sectors. */
  stages: z.array(z.enum(startupStages)),
  sectors: z.array(z.enum(sectors)),
  ...taken,
});

/** A type of bank financing, not a particular bank's offer. */
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

/** Figures about a region's startups; null if unconfirmed. */
export const regionalTrend = z.strictObject({
  kind: z.literal("regional-trend"),
  id,
  region: z.enum(regions),
  name: text,
  highlights: z.array(text).min(1).max(4),
  /** Percentage of all deals in France. */
  dealsPercentage: percentage,
  /** Euros a year. */
  amountRaised: z.int().nonnegative().nullable(),
  /** Percentage growth a year. */
  growthRate: z.number().nullable(),
  employmentGrowth: z.number().nullable(),
  sample: z.boolean(),
  ...taken,
});

/** A clause of a term sheet: its meaning, and what is usual in France. */
export const termClause = z.strictObject({
  kind: z.literal("term-clause"),
  id: z.enum(clauseKinds),
  name: text,
  means: text,
  usual: text,
  ...taken,
});
