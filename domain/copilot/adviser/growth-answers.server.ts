import { monthFrom } from "../../kpi/check-in.ts";
import { nextStepFor, nextCheckIn, part, thursdayAfter, fromFigures } from "./ask.server.ts";
import type { SumLine } from "../answer.ts";

export const mrrAnswer = fromFigures(async (ask, { latest, figures }) => {
  const { words } = ask;
  const { mrrInMonth, mrrInThreeMonths, history } = figures;
  const shown = history.filter(({ month }) => month >= monthFrom(latest.month, -3));
  const changes = words.mrr.changes(mrrInMonth, mrrInThreeMonths);
  return part(
    [
      words.mrr.is(latest.mrr, latest.month),
      figures.isStale && words.stale(latest.month),
      changes ? `${changes}.` : words.mrr.first,
      words.mrr.arr(latest.mrr * 12),
    ],
    {
      sum: shown.map(({ month, mrr }): SumLine => ({
        sign: "",
        label: words.lines.mrr(month),
        value: words.money(mrr),
      })),
      sources: [words.chips.mrr(latest.month)],
      nextStep: nextCheckIn(ask, figures),
    },
  );
});

export const cacAnswer = fromFigures(async (ask, { latest, figures, thresholds }) => {
  const { words, tools } = ask;
  const { cacInThreeMonths } = figures;
  const before = figures.history.find(({ month }) => month === monthFrom(latest.month, -3));
  const rises = cacInThreeMonths !== null && cacInThreeMonths > 0;
  return part(
    [
      words.cac.is(latest.cac, latest.month),
      figures.isStale && words.stale(latest.month),
      cacInThreeMonths !== null && words.cac.change(cacInThreeMonths),
      rises && words.cac.limit(thresholds["cac-rise"]),
      rises && before && latest.cac > 0 && words.cac.buys(Math.floor((10 * before.cac) / latest.cac), 10),
      rises && words.cac.ask,
    ],
    {
      sum: before
        ? [
            { sign: "", label: words.lines.before(before.month), value: words.money(before.cac) },
            { sign: "", label: words.lines.before(latest.month), value: words.money(latest.cac) },
          ]
        : [],
      sources: [words.chips.cac(latest.month)],
      nextStep: rises
        ? nextStepFor("thresholds", words.nextSteps.thresholds, thursdayAfter(tools.today))
        : nextCheckIn(ask, figures),
    },
  );
});

export const npsAnswer = fromFigures(async (ask, { latest, figures }) => {
  const { words, tools } = ask;
  if (latest.nps === null)
    return part([words.nps.none, words.nps.how], {
      nextStep: nextStepFor("check-in", words.nextSteps.nps, thursdayAfter(tools.today)),
    });
  return part([words.nps.is(latest.nps, latest.month), figures.isStale && words.stale(latest.month)], {
    sources: [words.chips.nps(latest.month)],
    nextStep: nextCheckIn(ask, figures),
  });
});
