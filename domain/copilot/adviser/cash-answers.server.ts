import { monthFrom, monthsBetween } from "../../kpi/check-in.ts";
import { cashAfter } from "../../kpi/scenario.ts";
import { missingFor } from "../../kpi/figures.ts";
import { type Ask, type Monthly, nextStepFor, nextCheckIn, part, thursdayAfter, fromFigures } from "./ask.server.ts";
import type { SumLine } from "../answer.ts";
import { monthNamed } from "../question/month-in-question.ts";

function cashAndBurn({ words }: Ask, { latest, meanBurn, figures: { burnMonths } }: Monthly): SumLine[] {
  const each = burnMonths.map(({ burn }) => words.money(burn)).join(" + ");
  const note = burnMonths.length > 1 ? `(${each}) ÷ ${burnMonths.length}` : undefined;
  return [
    { sign: "", label: words.lines.cash(latest.month), value: words.money(latest.cash) },
    { sign: "÷", label: words.lines.burn, value: words.money(meanBurn), ...(note && { note }) },
  ];
}

export const sourcesOf = ({ words }: Ask, { latest, first }: Monthly) => [
  words.chips.cash(latest.month),
  words.chips.burn(first.month, latest.month),
];

export const runwayAnswer = fromFigures(async (ask, monthly) => {
  const { words, tools, typed, question } = ask;
  const { figures, thresholds, latest, runway, meanBurn } = monthly;
  const under = /\b(?:sous|moins de|below|under|less than)\b/i.test(question.text) ? typed.months : null;
  const isMore = /\b(?:de plus|more|extra)\b/i.test(question.text) && runway.state === "months";
  const until = monthNamed(question, tools.today);
  const given = typed.months ?? (until !== null && until > latest.month ? monthsBetween(latest.month, until) : null);
  const lasting =
    under === null && given !== null ? Math.round((given + (isMore ? runway.months : 0)) * 10) / 10 : null;
  const toLast = lasting === null ? null : missingFor(lasting, figures);
  const floor = thresholds["runway-caution"];
  const gap = missingFor(floor, figures);
  const { result } = await tools.runwayIf({ burn: 0, cash: 0 });
  const atLatest = await tools.runwayIf({ burn: latest.burn - meanBurn, cash: 0 });
  const lead =
    runway.state === "months"
      ? words.runway.is(runway.months, result?.endsIn ?? latest.month, figures.burnMonths.length)
      : runway.state === "profitable"
        ? words.runway.profitable
        : words.runway.over;
  return part(
    [
      lead,
      figures.isStale && words.stale(latest.month),
      under !== null &&
        runway.state === "months" &&
        (runway.months > under
          ? words.runway.passes(under, monthFrom(latest.month, Math.floor(runway.months - under) + 1))
          : words.runway.passed(under)),
      lasting !== null && typed.months === null && until !== null && words.runway.until(until, lasting),
      lasting !== null && (toLast ? words.runway.toLast(lasting, toLast) : words.runway.lasts(lasting)),
      lasting === null && (gap ? words.runway.below(floor, gap) : words.runway.above(floor)),
      latest.burn > meanBurn &&
        atLatest.result &&
        words.runway.atLatest(latest.burn, latest.month, words.runwayIs(atLatest.result.runway)),
    ],
    {
      sum: [...cashAndBurn(ask, monthly), { sign: "=", label: words.lines.runway, value: words.runwayIs(runway) }],
      sources: [...sourcesOf(ask, monthly), words.chips.floor(floor)],
      nextStep: gap
        ? nextStepFor("scenarios", words.nextSteps.scenarios, thursdayAfter(tools.today))
        : nextCheckIn(ask, figures),
    },
  );
});

export const cashAnswer = fromFigures(async (ask, monthly) => {
  const { words } = ask;
  const { latest, figures, runway, meanBurn } = monthly;
  const month = monthNamed(ask.question, ask.tools.today);
  const months = month === null ? 0 : monthsBetween(latest.month, month);
  const left = cashAfter(months, latest.cash, meanBurn);
  return part(
    [
      month !== null && months > 0 && words.cash.at(Math.max(0, left), month, months),
      words.cash.is(latest.cash, latest.month),
      figures.isStale && words.stale(latest.month),
      figures.cashInMonth !== null && words.cash.change(figures.cashInMonth),
    ],
    {
      sum: [...cashAndBurn(ask, monthly), { sign: "=", label: words.lines.runway, value: words.runwayIs(runway) }],
      sources: sourcesOf(ask, monthly),
      nextStep: nextCheckIn(ask, figures),
    },
  );
});
