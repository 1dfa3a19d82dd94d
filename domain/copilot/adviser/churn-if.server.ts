import { type Ask, type Monthly, nextStepFor, part, thursdayAfter } from "./ask.server.ts";
import type { Phrase } from "../question/phrase.ts";
import { churnThen } from "../question/churn-change.ts";
import type { CheckIn } from "../../kpi/check-in.ts";
import { lostBy } from "../../kpi/figures.ts";
import type { SumLine } from "../answer.ts";

/**
 * The regular expression's first alternative matches "and B" in "if A and B", where the second supposition has no "if"
 * of its own.
 */
const supposes = /^(?:et|and|que)\b|\b(?:si|if|suppos\w*|imagin\w*|doubles?|triples?)\b/;
const happened = /\b(?:did|has|why|pourquoi|a doubl\w*|a tripl\w*)\b/;
const isSupposed = ({ folded }: Phrase) => supposes.test(folded) && !happened.test(folded);

export const lossAt = (
  { words }: Ask,
  { mrr, month }: CheckIn,
  churn: number,
  label = words.lines.churn,
): SumLine[] => [
  { sign: "", label: words.lines.mrr(month), value: words.money(mrr) },
  { sign: "×", label, value: words.percent(churn) },
  { sign: "=", label: words.lines.lost, value: words.money(lostBy(mrr, churn)) },
];

/** Returns null when the question names no churn rate that differs from the current rate. */
export async function churnIf(ask: Ask, { latest, first, runway, figures, thresholds }: Monthly) {
  const { words, tools, typed, question } = ask;
  const { churn, mrr, month } = latest;
  const to = isSupposed(question) ? churnThen(question, typed, churn) : null;
  if (to === null || to === churn) return null;
  const { runway: changed } = await tools.runwayAtChurn(to);
  const runways = changed && { to: words.runwayIs(changed), now: words.runwayIs(runway) };
  return part(
    [
      words.churn.would(to, lostBy(mrr, to), churn, lostBy(mrr, churn)),
      figures.isStale && words.stale(month),
      to > thresholds.churn ? words.churn.above(thresholds.churn) : words.churn.below(thresholds.churn),
      to > 0 && words.churn.stays(100 / to, churn > 0 ? 100 / churn : null),
      runways && (runways.to === runways.now ? words.churn.same(runways.now) : words.churn.runway(runways)),
      words.churn.assumed,
    ],
    {
      sum: lossAt(ask, latest, to, words.lines.churnThen),
      sources: [
        words.chips.churn(month),
        words.chips.mrr(month),
        words.chips.cash(month),
        words.chips.burn(first.month, month),
        words.chips.question(words.percent(to)),
      ],
      nextStep: nextStepFor("scenarios", words.nextSteps.scenarios, thursdayAfter(tools.today)),
    },
  );
}
