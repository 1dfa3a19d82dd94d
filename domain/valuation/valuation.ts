/** A pre-money valuation in cents: what the assumptions give, and what they give a little lower and higher. */
export type Range = { low: number; value: number; high: number };

/** Dave Berkus's five drivers, each a risk that a startup has brought down. */
export const berkusDrivers = ["idea", "prototype", "team", "relations", "rollout"] as const;
export type BerkusDriver = (typeof berkusDrivers)[number];

/** Bill Payne's seven factors and what each weighs, in percent. */
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

/** By how many points an opinion on one driver or factor is taken lower and higher. */
const margin = 10;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** `most` is what one driver adds at best, in cents; each driver is given a percentage of it. */
export function berkus(most: number, given: Readonly<Record<BerkusDriver, number>>): Range {
  const at = (more: number) =>
    berkusDrivers.reduce((sum, driver) => sum + Math.round((most * between(0, given[driver] + more, 100)) / 100), 0);
  return { low: at(-margin), value: at(0), high: at(margin) };
}

/** `average` is the pre-money of comparable startups, in cents; each factor is compared with theirs, 100 is alike. */
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
  /** Revenue in the year of the exit, in cents. */
  revenue: number;
  /** How many times its revenue such a company is sold for, from and to, in hundredths. */
  multiple: readonly [number, number];
  /** How many times its money an investor wants back, in hundredths. */
  wanted: number;
  /** What part of its shares later rounds take, in hundredths of a percent. */
  dilution: number;
  /** What is raised now, in cents. */
  amount: number;
};

/** The venture capital method: what the exit is worth today to an investor, less what they bring. May be below zero. */
export function ventureCapital({ revenue, multiple: [low, high], wanted, dilution, amount }: Exit): Range {
  const at = (multiple: number) => Math.round(((revenue * multiple) / wanted) * (1 - dilution / 10_000)) - amount;
  return { low: at(low), value: at((low + high) / 2), high: at(high) };
}
