import { monthFrom } from "../../kpi/check-in.ts";
import { type Ask, type Monthly, nextStepFor, nextCheckIn, part, thursdayAfter, fromFigures } from "./ask.server.ts";
import { growthFor } from "./growth.ts";

const aYear = 12;

/** If `target` is null, the target is the MRR that covers all costs. */
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

export const growthAnswer = fromFigures(async (ask, monthly) => {
  const { words, tools, typed } = ask;
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
});
