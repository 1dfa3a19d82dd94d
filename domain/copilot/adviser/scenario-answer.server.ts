import { monthFrom, monthsBetween } from "../../kpi/check-in.ts";
import { cashAfter } from "../../kpi/scenario.ts";
import type { SumLine } from "../answer.ts";
import { type Ask, type Monthly, nextStepFor, part, thursdayAfter, fromFigures } from "./ask.server.ts";
import { changesIn } from "../question/change-in-question.ts";
import type { ChangeInQuestion } from "../question/change-effects.ts";
import { monthNamed } from "../question/month-in-question.ts";
import { sourcesOf } from "./cash-answers.server.ts";
import { asksHowMany, roomAnswer } from "./hires-answer.server.ts";

const sumOf = (changes: readonly ChangeInQuestion[], what: "burn" | "cash") =>
  changes.reduce((sum, each) => sum + each[what], 0);

function lineOf({ words: { lines, money } }: Ask, { burn, cash, hires, isMrr }: ChangeInQuestion): SumLine {
  const by = burn + cash;
  const label = hires ? lines.hires(hires.count, hires.each) : isMrr ? lines.mrrChange(by > 0) : lines.more;
  return { sign: by < 0 ? "\u2212" : "+", label, value: money(Math.abs(by)) };
}

function sumLines(
  ask: Ask,
  { latest, meanBurn }: Monthly,
  changes: readonly ChangeInQuestion[],
  then: { burn: number; cash: number; runway: string },
): SumLine[] {
  const { words } = ask;
  const [ofCash, ofBurn] = [changes.filter(({ cash }) => cash !== 0), changes.filter(({ cash }) => cash === 0)];
  const burn: SumLine[] = [
    { sign: "", label: words.lines.burn, value: words.money(meanBurn) },
    ...ofBurn.map((each) => lineOf(ask, each)),
    { sign: "=", label: words.lines.burnThen, value: words.money(then.burn) },
  ];
  const cash: SumLine[] = [
    { sign: "", label: words.lines.cash(latest.month), value: words.money(latest.cash) },
    ...ofCash.map((each) => lineOf(ask, each)),
    { sign: "=", label: words.lines.cashThen, value: words.money(then.cash) },
  ];
  return [
    ...(ofBurn.length > 0 ? burn : []),
    ...(ofCash.length > 0 ? cash : []),
    {
      ...{ sign: "", label: words.lines.runway, value: then.runway },
      ...(then.burn > 0 && { note: `${words.money(then.cash)} ÷ ${words.money(then.burn)}` }),
    },
  ];
}

/** Returns null if, for example, the question names no month after the latest reported one. */
async function ofMonth(
  { words, tools, question }: Ask,
  { latest, meanBurn }: Monthly,
  by: { burn: number; cash: number },
) {
  const month = monthNamed(question, tools.today);
  if (month === null || month <= latest.month) return null;
  if (by.cash <= 0) return by.burn === 0 ? null : words.scenario.fromNow(month);
  const left = cashAfter(monthsBetween(latest.month, month) - 1, latest.cash, meanBurn + by.burn);
  if (left > 0) return words.scenario.arrives(month, left, monthFrom(month, -1));
  const { result } = await tools.runwayIf({ burn: by.burn, cash: 0 });
  return result?.endsIn ? words.scenario.tooLate(month, result.endsIn) : null;
}

export const scenarioAnswer = fromFigures(async (ask, monthly) => {
  const { words, tools, typed, question, again } = ask;
  const { latest, runway, meanBurn, thresholds, figures } = monthly;
  if (typed.people === null && asksHowMany(question)) return roomAnswer(ask, monthly);
  const assumed = tools.hireCost();
  const changes = changesIn(question, typed, { mrr: latest.mrr, meanBurn, hireCost: () => assumed.cents }, again);
  if (changes.length === 0)
    return part([words.scenario.ask], { nextStep: nextStepFor("scenarios", words.nextSteps.scenarios) });
  const by = { burn: sumOf(changes, "burn"), cash: sumOf(changes, "cash") };
  const { result } = await tools.runwayIf(by);
  if (!result) return null;
  const left = result.runway.state === "months" ? result.runway.months : Infinity;
  const [critical, caution] = [thresholds["runway-critical"], thresholds["runway-caution"]];
  const hires = changes.map((each) => each.hires).filter((each) => each !== null);
  const assumedHires = hires.filter(({ isAssumed }) => isAssumed);
  const isMrr = changes.some((each) => each.isMrr);
  const then = words.runwayIs(result.runway);
  const yearly = hires.find(({ aYear }) => aYear !== null);
  const byYear = yearly && yearly.aYear !== null && words.scenario.yearly(yearly.each, yearly.aYear);
  return part(
    [
      words.scenario.is(then, words.runwayIs(runway)),
      await ofMonth(ask, monthly, by),
      figures.isStale && words.stale(latest.month),
      left < critical ? words.scenario.critical(critical) : left < caution && words.scenario.caution(caution),
      result.endsIn && words.scenario.ends(result.endsIn),
      byYear,
      assumedHires[0] && words.scenario.hire(assumedHires[0].count, assumed),
      isMrr && words.scenario.mrr,
      isMrr && /\b(?:prix|price|prices|pricing|tarif|tarifs)\b/i.test(question.text) && words.scenario.price,
    ],
    {
      sum: sumLines(ask, monthly, changes, { burn: result.burn, cash: result.cash, runway: then }),
      sources: [
        ...sourcesOf(ask, monthly),
        ...(isMrr ? [words.chips.mrr(latest.month)] : []),
        ...(assumedHires[0] ? [words.chips.hire(assumedHires[0].each)] : []),
        ...changes.flatMap(({ amount }) => (amount === null ? [] : [words.chips.question(words.money(amount))])),
      ],
      nextStep: nextStepFor("scenarios", words.nextSteps.scenarios, thursdayAfter(tools.today)),
    },
  );
});
