import { bestOf, monthsWith, tenthsBelow, type Lever, type Now } from "./lever-kind.ts";

/** The target, a tenth lower, for a number that was not better in any earlier month. */
const tenthLess = (value: number) => Math.floor((value * 9) / 10);

const churnToReach = (now: Now) => bestOf(now, ({ churn }) => churn)?.churn ?? tenthsBelow((now.latest.churn * 9) / 10);

export function cacLevers(now: Now): Lever[] {
  const { cac, churn } = now.latest;
  const best = bestOf(now, (month) => month.cac);
  const to = best?.cac ?? tenthLess(cac);
  const referred = (ofTen: number): Lever => ({
    ...{ lever: "cac-referred", cac, ofTen, to: Math.round((cac * (10 - ofTen)) / 10) },
  });
  const toChurn = churnToReach(now);
  const [life, toLife] = [tenthsBelow(100 / churn), tenthsBelow(100 / toChurn)];
  return [
    {
      ...{ lever: "cac-best", now: cac, to, month: best?.month ?? null, saved: cac - to },
      months: monthsWith(now, (month) => month.cac).length,
      more: to > 0 ? tenthsBelow((cac / to - 1) * 100) : 0,
    },
    toChurn > 0 && churn > 0
      ? {
          ...{ lever: "cac-life", cac, churn, toChurn, life, toLife },
          ...{ aMonth: Math.round((cac * churn) / 100), toMonth: Math.round((cac * toChurn) / 100) },
        }
      : referred(2),
    referred(1),
  ];
}

const npsGoals = [0, 30, 50, 70, 100];

function leavers(now: Now): Lever {
  const { mrr, churn } = now.latest;
  const toChurn = churnToReach(now);
  const [lost, lostThen] = [Math.round((mrr * churn) / 100), Math.round((mrr * toChurn) / 100)];
  const kept = lost - lostThen;
  return { lever: "nps-leavers", mrr, churn, toChurn, lost, kept, inYear: kept * 12 };
}

export function npsLevers(now: Now): Lever[] {
  const { nps } = now.latest;
  if (nps === null)
    return [
      { lever: "nps-measure", few: 20, fewPoints: 5, many: 50, manyPoints: 2 },
      leavers(now),
      { lever: "nps-first", answers: 50, toPassive: 2, toPromoter: 4 },
    ];
  const target = npsGoals.find((goal) => goal > nps) ?? 100;
  const points = Math.ceil(target - nps);
  return [
    { lever: "nps-detractors", now: nps, target, toPassive: points, toPromoter: Math.ceil(points / 2) },
    { lever: "nps-passives", now: nps, target, toPromoter: points },
    leavers(now),
  ];
}
