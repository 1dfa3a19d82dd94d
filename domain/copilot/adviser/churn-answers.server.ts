import { needed as criterion } from "../../readiness/criterion.ts";
import { nextCheckIn, nextStepFor, part, thursdayAfter, fromFigures } from "./ask.server.ts";
import { churnIf, lossAt } from "./churn-if.server.ts";
import { lostBy } from "../../kpi/figures.ts";

const nextChurn = (churn: number) =>
  churn > criterion.retention.half ? criterion.retention.half : criterion.retention.churn;

export const churnAnswer = fromFigures(async (ask, monthly) => {
  const { words, typed } = ask;
  const supposed = await churnIf(ask, monthly);
  if (supposed) return supposed;
  const { latest, figures, thresholds } = monthly;
  const { churn, mrr, month } = latest;
  const lost = lostBy(mrr, churn);
  const target = typed.percents.find(({ value }) => value < churn);
  const to = target?.value ?? nextChurn(churn);
  return part(
    [
      churn > 0 ? words.churn.is(churn, month) : words.churn.none(month),
      figures.isStale && words.stale(month),
      churn > thresholds.churn ? words.churn.above(thresholds.churn) : words.churn.below(thresholds.churn),
      lost > 0 && words.churn.lost(lost),
      churn > to && words.churn.kept(to, lost - lostBy(mrr, to)),
    ],
    {
      sum: lost > 0 ? lossAt(ask, latest, churn) : [],
      sources: [words.chips.churn(month), words.chips.mrr(month)],
      nextStep: nextCheckIn(ask, figures),
    },
  );
});

export const funnelAnswer = fromFigures(async (ask, { latest, figures }) => {
  const { words, tools } = ask;
  const { churn, mrr, cac, nps, month } = latest;
  const lost = lostBy(mrr, churn);
  const to = nextChurn(churn);
  const { cacInThreeMonths } = figures;
  const life = churn > 0 ? Math.floor(1_000 / churn) / 10 : null;
  return part(
    [
      words.funnel.is(churn, cac),
      figures.isStale && words.stale(month),
      lost > 0 && words.funnel.lost(lost, ""),
      life !== null && words.funnel.life(life),
      cacInThreeMonths !== null && words.funnel.cac(cacInThreeMonths),
      nps === null ? words.funnel.nps : words.funnel.hasNps(nps),
      words.funnel.order,
      churn > to && words.funnel.keep(to, lost - lostBy(mrr, to)),
      churn > 0 && words.funnel.calls,
      words.funnel.channel,
      words.funnel.win,
      words.funnel.unknown,
    ],
    {
      sum: lost > 0 ? lossAt(ask, latest, churn) : [],
      sources: [words.chips.churn(month), words.chips.cac(month), words.chips.mrr(month)],
      nextStep:
        nps === null
          ? nextStepFor("check-in", words.nextSteps.nps, thursdayAfter(tools.today))
          : nextCheckIn(ask, figures),
    },
  );
});
