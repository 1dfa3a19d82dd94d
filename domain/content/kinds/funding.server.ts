import * as z from "zod";
import { regions, sectors, startupStages } from "../../startup/options.ts";
import { clauseKinds } from "../../term-sheet/clause.ts";
import { day, id, link, text } from "./text.server.ts";

/** The page from which the texts and amounts were taken, and the date printed on that page. */
const taken = {
  sourceLink: link.nullable(),
  sourceDate: day.nullable(),
  reviewBy: day,
  /** Whether the team must still check the record at its source. */
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
  /** The last day to apply or to spend the money; null if none or unknown. */
  deadline: day.nullable(),
  /** The startup stages that may apply; an empty list means all stages. The same rule applies to `sectors`. */
  stages: z.array(z.enum(startupStages)),
  sectors: z.array(z.enum(sectors)),
  ...taken,
});

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

/** Figures about the startups of a region; a figure is null if it is unconfirmed. */
export const regionalTrend = z.strictObject({
  kind: z.literal("regional-trend"),
  id,
  region: z.enum(regions),
  name: text,
  highlights: z.array(text).min(1).max(4),
  /** The region's share of all deals in France, in percent. */
  dealsPercentage: percentage,
  /** The amount raised in the region per year, in euros. */
  amountRaised: z.int().nonnegative().nullable(),
  /** Growth per year, in percent. */
  growthRate: z.number().nullable(),
  employmentGrowth: z.number().nullable(),
  sample: z.boolean(),
  ...taken,
});

export const termClause = z.strictObject({
  kind: z.literal("term-clause"),
  id: z.enum(clauseKinds),
  name: text,
  means: text,
  usual: text,
  ...taken,
});
