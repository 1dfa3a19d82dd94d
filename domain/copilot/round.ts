import type { Runway } from "../kpi/figures.ts";

/** A round, in cents; the pool is what is reserved for the team after it, in percent, paid by those who hold shares today. */
export type Round = { pre: number; raised: number; pool: number };

/** Percents of the company after a round, and how much of each percent held today is left. */
export function dilutionOf({ pre, raised, pool }: Round) {
  const post = pre + raised;
  const investors = (raised / post) * 100;
  return { post, investors, pool, before: 100 - investors - pool, factor: (100 - investors - pool) / 100 };
}

/** A BSA AIR of `amount` cents, cap in cents, discount in percent; with the round it converts at, where one is asked about. */
export type BsaAir = { amount: number; cap: number | null; discount: number; round: Omit<Round, "pool"> | null };

/** At which valuation it converts and what its holder gets, in percent; null while neither a cap nor a round is known. */
export function conversionOf({ amount, cap, discount, round }: BsaAir) {
  const discounted = round && round.pre * (1 - discount / 100);
  const valuation = Math.min(cap ?? Infinity, discounted ?? Infinity);
  if (!Number.isFinite(valuation) || valuation <= 0) return null;
  const [its, theirs] = [amount / valuation, round ? round.raised / round.pre : 0];
  const all = 1 + its + theirs;
  return {
    valuation,
    by: cap !== null && valuation === cap ? ("cap" as const) : ("discount" as const),
    holder: (its / all) * 100,
    investors: (theirs / all) * 100,
    before: (1 / all) * 100,
  };
}

const longest = 60;

/**
 * What growth of `rate` percent a month does to MRR and cash, in cents, each euro of MRR gained being one less of burn:
 * after how many months MRR is at `to`, at which of them cash is lowest, and when it ends. Null past five years.
 */
export function growthAt({ mrr, burn, cash }: { mrr: number; burn: number; cash: number }, to: number, rate: number) {
  let [now, left, lowest, lowestIn] = [mrr, cash, cash, 0];
  let endsIn: number | null = null;
  for (let month = 1; month <= longest; month += 1) {
    now *= 1 + rate / 100;
    left -= burn - (now - mrr);
    if (left < lowest) [lowest, lowestIn] = [left, month];
    if (left < 0) endsIn ??= month;
    if (now >= to) return { months: month, mrr: now, lowest, lowestIn, endsIn };
  }
  return null;
}

/** The growth a month, in percent, that turns `from` into `to` in so many months. */
export const growthFor = (from: number, to: number, months: number) => ((to / from) ** (1 / months) - 1) * 100;

/** MRR that churn takes a month, in cents, if those who leave pay as much as the others. */
export const lostBy = (mrr: number, churn: number) => Math.round((mrr * churn) / 100);

/** How long cash lasts where so many percent more of MRR leave each month than today (fewer below zero). */
export function runwayLosing({ mrr, burn, cash }: { mrr: number; burn: number; cash: number }, more: number): Runway {
  let [now, left] = [mrr, cash];
  for (let month = 0; month <= 36; month += 1) {
    now *= 1 - more / 100;
    const spent = burn + mrr - now;
    if (spent > left) {
      const months = Math.floor((month + left / spent) * 10) / 10;
      return months > 36 ? { state: "over-36", months: null } : { state: "months", months };
    }
    left -= spent;
  }
  return { state: left >= cash ? "profitable" : "over-36", months: null };
}
