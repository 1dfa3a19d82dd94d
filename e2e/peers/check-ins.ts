import { type CheckIn, closedMonth, monthFrom } from "../../domain/kpi/check-in.ts";

/** The demo's check-ins (signed-in.md 4.1) in euros; `back` -1 is the last month that has ended. */
export const demoNumbers = [
  { back: -4, mrr: 10_000, cash: 82_000, burn: 9_000, cac: 120, churn: 4.9 },
  { back: -3, mrr: 10_500, cash: 72_500, burn: 9_500, cac: 130, churn: 4.7 },
  { back: -2, mrr: 10_982, cash: 62_500, burn: 10_000, cac: 140, churn: 4.6 },
  { back: -1, mrr: 12_300, cash: 52_000, burn: 10_500, cac: 150, churn: 4.5 },
];

export const noExtras = { nps: null, activeDeals: null, lastInvestorContact: null, raised: null, difference: "" };

/** A random generator of check-ins; equal seeds give equal results. */
export function randomly(seed: number) {
  let state = seed;
  function next() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  const sum = (most: number) => [0, upTo(100), upTo(most), Math.min(most, 100 * 10 ** upTo(8))][upTo(3)] ?? 0;
  const checkIn = (month: string, most = 1e11): CheckIn => ({
    ...{ id: month, month, ...noExtras, recordedAt: new Date(0) },
    ...{ mrr: sum(most), cash: sum(most), burn: sum(most) * (next() < 0.3 ? -1 : 1) + 0, cac: sum(most) },
    churn: [0, 100, upTo(100_000) / 1_000, 5][upTo(3)] ?? 0,
  });
  function history(today: string) {
    const found: CheckIn[] = [];
    let month = monthFrom(closedMonth(today), -upTo(5));
    for (let left = upTo(12); left > 0; left -= 1) {
      found.unshift(checkIn(month));
      month = monthFrom(month, -1 - (next() < 0.3 ? upTo(6) : 0));
    }
    return found;
  }
  return { upTo, checkIn, history };
}
