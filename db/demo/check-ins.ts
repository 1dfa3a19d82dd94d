/**
 * The figures of one month, in euros and percent. `monthsAgo` is counted back from the month in which the demo is
 * loaded.
 */
export type DemoCheckIn = {
  monthsAgo: number;
  mrr: number;
  cash: number;
  burn: number;
  cac: number;
  churn: number;
};

export const checkIns: readonly DemoCheckIn[] = [
  { monthsAgo: 4, mrr: 10_000, cash: 82_000, burn: 9_000, cac: 120, churn: 4.9 },
  { monthsAgo: 3, mrr: 10_500, cash: 72_500, burn: 9_500, cac: 130, churn: 4.7 },
  { monthsAgo: 2, mrr: 10_982, cash: 62_500, burn: 10_000, cac: 140, churn: 4.6 },
  { monthsAgo: 1, mrr: 12_300, cash: 52_000, burn: 10_500, cac: 150, churn: 4.5 },
];

type Reported = Omit<DemoCheckIn, "monthsAgo" | "cash">;

/** Returns check-ins of consecutive months, the latest of them `last` months before the demo is loaded. */
function fromCash(before: number, months: readonly Reported[], last = 1): DemoCheckIn[] {
  let cash = before;
  return months.map((month, index) => ({
    ...month,
    cash: (cash -= month.burn),
    monthsAgo: last + months.length - 1 - index,
  }));
}

/** Invented figures of the sample startups, varied on purpose; the last startup has not reported recently. */
export const sampleCheckIns = {
  balise: fromCash(78_000, [
    { mrr: 1_400, burn: 6_800, cac: 210, churn: 6.5 },
    { mrr: 1_650, burn: 6_600, cac: 205, churn: 6.1 },
    { mrr: 1_900, burn: 6_500, cac: 190, churn: 5.8 },
    { mrr: 2_300, burn: 6_400, cac: 180, churn: 5.4 },
  ]),
  cerneau: fromCash(96_000, [
    { mrr: 5_200, burn: 11_500, cac: 900, churn: 2.4 },
    { mrr: 5_900, burn: 12_500, cac: 920, churn: 2.2 },
    { mrr: 6_800, burn: 13_000, cac: 960, churn: 2.1 },
    { mrr: 8_100, burn: 13_500, cac: 940, churn: 2 },
  ]),
  drisse: fromCash(310_000, [
    { mrr: 19_800, burn: 16_000, cac: 640, churn: 1.9 },
    { mrr: 21_000, burn: 15_500, cac: 620, churn: 1.8 },
    { mrr: 22_700, burn: 15_000, cac: 600, churn: 1.8 },
    { mrr: 24_600, burn: 14_500, cac: 590, churn: 1.6 },
  ]),
  feuillet: fromCash(240_000, [
    { mrr: 61_000, burn: 4_000, cac: 85, churn: 3.1 },
    { mrr: 64_500, burn: 1_500, cac: 82, churn: 2.9 },
    { mrr: 67_200, burn: -1_200, cac: 80, churn: 2.9 },
    { mrr: 71_400, burn: -2_600, cac: 78, churn: 2.7 },
  ]),
  gabarit: fromCash(
    14_000,
    [
      { mrr: 0, burn: 1_300, cac: 0, churn: 0 },
      { mrr: 0, burn: 1_200, cac: 0, churn: 0 },
    ],
    2,
  ),
};
