/** A pre-money valuation in cents; `low` and `high` are the results for slightly lower and higher assumptions. */
export type Range = { low: number; value: number; high: number };

/**
 * The five value drivers of Dave Berkus's valuation method; each driver represents a risk that the startup has reduced.
 */
export const berkusDrivers = ["idea", "prototype", "team", "relations", "rollout"] as const;
export type BerkusDriver = (typeof berkusDrivers)[number];

/** The seven factors of Bill Payne's scorecard method, with their weights in percent. */
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

/** The percentage points by which each driver or factor is lowered and raised to compute `low` and `high`. */
const margin = 10;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** `most` is the maximum value of one driver in cents; `given` is the achieved percentage of each driver. */
export function berkus(most: number, given: Readonly<Record<BerkusDriver, number>>): Range {
  const at = (more: number) =>
    berkusDrivers.reduce((sum, driver) => sum + Math.round((most * between(0, given[driver] + more, 100)) / 100), 0);
  return { low: at(-margin), value: at(0), high: at(margin) };
}

/**
 * `average` is the pre-money valuation of comparable startups in cents; `compared` contains percentages, where 100
 * means equal.
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
  /**
   * The lowest and the highest multiple of revenue at which comparable companies are sold, in hundredths (250 means 2.5
   * times).
   */
  multiple: readonly [number, number];
  /** The multiple of the invested amount that the investor expects back, in hundredths (1000 means 10 times). */
  wanted: number;
  /** The share of the company that the investor loses through later funding rounds, in hundredths of a percent. */
  dilution: number;
  amount: number;
};

/** Returns the pre-money valuation by the venture capital method. The result may be negative. */
export function ventureCapital({ revenue, multiple: [low, high], wanted, dilution, amount }: Exit): Range {
  const at = (multiple: number) => Math.round(((revenue * multiple) / wanted) * (1 - dilution / 10_000)) - amount;
  return { low: at(low), value: at((low + high) / 2), high: at(high) };
}
