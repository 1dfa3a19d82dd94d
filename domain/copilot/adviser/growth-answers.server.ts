import { monthFrom } from "../../kpi/check-in.ts";
import {
  type Answer,
  type Ask,
  type Monthly,
  nextStepFor,
  monthlyFigures,
  nextCheckIn,
  part,
  thursdayAfter,
  withoutFigures,
} from "./ask.server.ts";
import type { SumLine } from "../answer.ts";
import { growthFor } from "./growth.ts";

export const mrrAnswer: Answer = async (ask) => {
  const { words } = ask;
  const monthly = await monthlyFigures(ask);
  if (!monthly) return withoutFigures(ask);
  const { latest, figures } = monthly;
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
};

export const cacAnswer: Answer = async (ask) => {
  const { words, tools } = ask;
  const monthly = await monthlyFigures(ask);
  if (!monthly) return withoutFigures(ask);
  const { latest, figures, thresholds } = monthly;
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
};

export const npsAnswer: Answer = async (ask) => {
  const { words, tools } = ask;
  const monthly = await monthlyFigures(ask);
  if (!monthly) return withoutFigures(ask);
  const { latest, figures } = monthly;
  if (latest.nps === null)
    return part([words.nps.none, words.nps.how], {
      nextStep: nextStepFor("check-in", words.nextSteps.nps, thursdayAfter(tools.today)),
    });
  return part([words.nps.is(latest.nps, latest.month), figures.isStale && words.stale(latest.month)], {
    sources: [words.chips.nps(latest.month)],
    nextStep: nextCheckIn(ask, figures),
  });
};

const aYear = 12;

/** "If MRR grows 10% a month": the month in which MRR reaches the target, and whether the cash lasts until then. */
async function atRate(ask: Ask, { latest, first, figures }: Monthly, target: number | null, rate: number) {
  const { words, tools } = ask;
  const { to, path } = await tools.growthAt({ target, rate });
  const isEven = target === null;
  return part(
    [
      path && to !== null
        ? words.growth.at(rate, to, path.months, monthFrom(latest.month, path.months))
        : words.growth.never(rate),
      figures.isStale && words.stale(latest.month),
      isEven && words.growth.even,
      path &&
        (path.endsIn === null
          ? words.growth.cashHolds(path.lowest, monthFrom(latest.month, path.lowestIn))
          : words.growth.cashEnds(monthFrom(latest.month, path.endsIn))),
    ],
    {
      sum: path
        ? [
            { sign: "", label: words.lines.mrr(latest.month), value: words.money(latest.mrr) },
            { sign: "×", label: words.lines.atRate(rate, path.months), value: words.count(path.mrr / latest.mrr) },
            { sign: "=", label: words.lines.mrr(monthFrom(latest.month, path.months)), value: words.money(path.mrr) },
          ]
        : [],
      sources: [
        words.chips.mrr(latest.month),
        words.chips.cash(latest.month),
        words.chips.burn(first.month, latest.month),
        words.chips.question(words.percent(rate)),
      ],
      nextStep: nextStepFor("scenarios", words.nextSteps.scenarios, thursdayAfter(tools.today)),
    },
  );
}

export const growthAnswer: Answer = async (ask) => {
  const { words, tools, typed } = ask;
  const monthly = await monthlyFigures(ask);
  if (!monthly) return withoutFigures(ask);
  const { latest, runway, figures, first } = monthly;
  const target = typed.sums.at(-1)?.cents ?? (/doubl/i.test(ask.question.text) ? latest.mrr * 2 : null);
  if (target === null && runway.state === "profitable")
    return part([words.growth.profitable], {
      sources: [words.chips.burn(first.month, latest.month)],
      nextStep: nextCheckIn(ask, figures),
    });
  const rate = typed.percents.find(({ perMonth }) => perMonth)?.value;
  if (rate !== undefined && latest.mrr > 0) return atRate(ask, monthly, target, rate);
  const left = runway.state === "months" ? Math.max(1, Math.floor(runway.months)) : aYear;
  const months = Math.max(1, Math.round(typed.months ?? (target === null ? left : aYear)));
  const { to, monthly: needed } = await tools.growth({ target, months });
  const three = figures.mrrInThreeMonths;
  const before = figures.history.find(({ month }) => month === monthFrom(latest.month, -3));
  const past = three !== null && before && latest.mrr > 0 ? growthFor(before.mrr, latest.mrr, 3) : null;
  const sources = [
    words.chips.mrr(latest.month),
    ...(target === null ? [words.chips.burn(first.month, latest.month)] : [words.chips.question(words.money(target))]),
  ];
  const nextStep = nextStepFor("scenarios", words.nextSteps.scenarios, thursdayAfter(tools.today));
  if (needed === null || to === null)
    return part([latest.mrr > 0 ? words.growth.there : words.growth.zero], { sources, nextStep });
  return part(
    [
      words.growth.is(needed, months, to),
      figures.isStale && words.stale(latest.month),
      target === null && words.growth.even,
      typed.months === null &&
        (target === null && runway.state === "months" ? words.growth.inRunway : words.growth.inYear),
      past !== null && words.growth.past(past),
      /\b(?:clients|customers)\b/i.test(ask.question.text) && words.growth.customers,
    ],
    {
      sum: [
        { sign: "", label: words.lines.mrr(latest.month), value: words.money(latest.mrr) },
        { sign: "×", label: words.lines.growth(months), value: words.percent(needed) },
        { sign: "=", label: words.lines.target, value: words.money(to) },
      ],
      sources,
      nextStep,
    },
  );
};
