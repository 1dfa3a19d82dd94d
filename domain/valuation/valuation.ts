/** A pre-money valuation in cents, and its values for slightly lower and higher assumptions. */
export type Range = { low: number; value: number; high: number };

/** Dave Berkus's five value drivers; each stands for a risk that the startup has reduced. */
export const berkusDrivers = ["idea", "prototype", "team", "relations", "rollout"] as const;
export type BerkusDriver = (typeof berkusDrivers)[number];

/** Bill Payne's seven factors with their weights in percent. */
export const scorecardWeights = {
  team: 30,
  opportunity: 25,
  product: 15,
  competition: 10,
  sales: 10,
  need: 5,
  other: 5,
} as const;
export type ScorecardFactor = keyof typeof scorecardWeights;
export const scorecardFactors = Object.keys(scorecardWeights) as ScorecardFactor[];

/** Percentage points by which each driver or factor is varied for the low and the high value. */
const margin = 10;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** `most` is the maximum value of one driver in cents; `given` is the percentage of it for each driver. */
export function berkus(most: number, given: Readonly<Record<BerkusDriver, number>>): Range {
  const at = (more: number) =>
    berkusDrivers.reduce((sum, driver) => sum + Math.round((most * between(0, given[driver] + more, 100)) / 100), 0);
  return { low: at(-margin), value: at(0), high: at(margin) };
}

/**
 * `average` is the pre-money valuation of comparable startups in cents; `compared` rates each factor against theirs,
 * where 100 is equal.
 */
export function scorecard(average: number, compared: Readonly<Record<ScorecardFactor, number>>): Range {
  const at = (more: number) =>
    Math.round(
      (average *
        scorecardFactors.reduce(
          (sum, factor) => sum + scorecardWeights[factor] * between(0, compared[factor] + more, 200),
          0,
        )) /
        10_000,
    );
  return { low: at(-margin), value: at(0), high: at(margin) };
}

export type Exit = {
  revenue: number;
  /** The low and the high multiple of revenue at which such a company is sold, in hundredths. */
  multiple: readonly [number, number];
  /** The multiple of the investment that an investor expects back, in hundredths. */
  wanted: number;
  /** The dilution by later rounds, in hundredths of a percent. */
  dilution: number;
  amount: number;
};

/**
 * The venture capital method: today's value of the exit for an investor, minus the amount raised now. May be negative.
 */
export function ventureCapital({ revenue, multiple: [low, high], wanted, dilution, amount }: Exit): Range {
  const at = (multiple: number) => Math.round(((revenue * multiple) / wanted) * (1 - dilution / 10_000)) - amount;
  return { low: at(low), value: at((low + high) / 2), high: at(high) };
}
