import type { SumLine } from "../answer.ts";
import {
  type Answer,
  monthlyFigures,
  nextCheckIn,
  nextStepFor,
  part,
  thursdayAfter,
  fromFigures,
} from "./ask.server.ts";

export const numbersAnswer = fromFigures(async (ask, { latest, runway, meanBurn, first, figures }) => {
  const { words } = ask;
  const { month, mrr, cash, burn, cac, churn, nps } = latest;
  const line = (label: string, value: string): SumLine => ({ sign: "", label, value });
  return part(
    [words.numbers.title(month), figures.isStale && words.stale(month), nps === null && words.numbers.noNps],
    {
      sum: [
        line(words.lines.mrr(month), words.money(mrr)),
        line(words.lines.cash(month), words.money(cash)),
        line(words.lines.burnOf(month), words.money(burn)),
        line(words.lines.burn, words.money(meanBurn)),
        line(words.lines.runway, words.runwayIs(runway)),
        line(words.lines.cac(month), words.money(cac)),
        line(words.lines.churn, words.percent(churn)),
        ...(nps === null ? [] : [line("NPS", words.count(nps))]),
      ],
      sources: [words.chips.numbers(month), words.chips.burn(first.month, month)],
      nextStep: nextCheckIn(ask, figures),
    },
  );
});

/** The ratio of LTV (customer lifetime value) to CAC (acquisition cost) that investors commonly expect. */
const often = 3;

export const ltvAnswer = fromFigures(async ({ words, typed, tools }, { latest, figures }) => {
  const { cac, churn, month } = latest;
  const sources = [words.chips.cac(month), words.chips.churn(month)];
  const nextStep = nextStepFor("check-in", words.nextSteps.numbers, thursdayAfter(tools.today));
  if (churn <= 0 || cac <= 0) return part([words.ltv.unknown(month)], { sources, nextStep });
  const life = 100 / churn;
  const stale = figures.isStale && words.stale(month);
  const lifetime = {
    sign: "" as const,
    label: words.lines.life,
    note: `1 ÷ ${words.percent(churn)}`,
    value: words.months(life),
  };
  const [margin] = typed.sums;
  if (!margin) {
    const least = (often * cac) / life;
    return part([words.ltv.missing, stale, words.ltv.least(cac, life, least, often)], {
      sum: [
        { sign: "", label: words.lines.cac(month), note: `× ${often}`, value: words.money(cac * often) },
        { ...lifetime, sign: "÷" },
        { sign: "=", label: words.lines.leastMargin, value: words.money(least) },
      ],
      sources,
      nextStep,
    });
  }
  const worth = margin.cents * life;
  return part(
    [words.ltv.is(worth, worth / cac), stale, words.ltv.payback(cac / margin.cents), words.ltv.often(often)],
    {
      sum: [
        { sign: "", label: words.lines.margin, value: words.money(margin.cents) },
        { ...lifetime, sign: "×" },
        { sign: "=", label: "LTV", value: words.money(worth) },
        { sign: "÷", label: words.lines.cac(month), value: words.money(cac) },
        { sign: "=", label: "LTV ÷ CAC", value: words.count(worth / cac) },
      ],
      sources: [...sources, words.chips.question(words.money(margin.cents))],
      nextStep,
    },
  );
});

/** A founder's numbers alone give no valuation, so the answer links to the valuation methods. */
export const valuationAnswer: Answer = async (ask) => {
  const { words, tools } = ask;
  const monthly = await monthlyFigures(ask);
  const nextStep = nextStepFor("valuation", words.nextSteps.valuation, thursdayAfter(tools.today));
  if (!monthly) return part([words.valuation.none], { nextStep });
  const { latest, figures } = monthly;
  return part(
    [
      words.valuation.none,
      figures.isStale && words.stale(latest.month),
      words.valuation.known(latest.mrr * 12, latest.month),
    ],
    {
      sum: [
        { sign: "", label: words.lines.mrr(latest.month), note: "× 12", value: words.money(latest.mrr) },
        { sign: "=", label: "ARR", value: words.money(latest.mrr * 12) },
      ],
      sources: [words.chips.mrr(latest.month)],
      nextStep,
    },
  );
};
