import { type CheckIn, monthFrom, monthsBetween } from "../../kpi/check-in.ts";
import type { AdviserWords } from "./adviser-words.en.ts";
import type { SumLine } from "../answer.ts";
import { type Answer, monthlyFigures, nextCheckIn, part } from "./ask.server.ts";
import { monthMeant } from "../question/month-in-question.ts";
import { noPhrase } from "../question/phrase.ts";

type Kept = "mrr" | "cash" | "burn" | "cac" | "churn" | "nps";

function sentenceOf(words: AdviserWords, what: Kept, { month, mrr, cash, burn, cac, churn, nps }: CheckIn) {
  switch (what) {
    case "mrr":
      return { text: words.mrr.is(mrr, month), value: words.money(mrr), chip: words.chips.mrr(month), amount: mrr };
    case "cash":
      return {
        text: words.cash.is(cash, month),
        value: words.money(cash),
        chip: words.chips.cash(month),
        amount: cash,
      };
    case "cac":
      return { text: words.cac.is(cac, month), value: words.money(cac), chip: words.chips.cac(month), amount: cac };
    case "burn":
      return {
        ...{ text: words.burn.of(burn, month), value: words.money(burn), chip: words.chips.burn(month, month) },
        amount: null,
      };
    case "churn":
      return {
        text: churn > 0 ? words.churn.is(churn, month) : words.churn.none(month),
        ...{ value: words.percent(churn), chip: words.chips.churn(month), amount: null },
      };
    case "nps":
      return nps === null
        ? null
        : { text: words.nps.is(nps, month), value: words.count(nps), chip: words.chips.nps(month), amount: null };
  }
}

const all = ["mrr", "cash", "burn", "cac", "churn", "nps"] as const;

function oneAnswer(words: AdviserWords, what: Kept, own: CheckIn, history: readonly CheckIn[]) {
  const before = history.find(({ month }) => month === monthFrom(own.month, -1));
  const latest = history.at(-1);
  const shown = [before, own, latest === own ? undefined : latest].filter((each) => each !== undefined);
  const now = sentenceOf(words, what, own);
  const then = before && sentenceOf(words, what, before);
  const change = now?.amount && then?.amount ? ((now.amount - then.amount) / then.amount) * 100 : null;
  const lines = shown.flatMap((each) => {
    const found = sentenceOf(words, what, each);
    return found ? [{ ...found, month: each.month }] : [];
  });
  return {
    lines: [now?.text, change !== null && `${words.mrr.changes(change, null)}.`],
    sum: lines.map(({ month, value }): SumLine => ({ sign: "", label: words.lines.before(month), value })),
    sources: lines.map(({ chip }) => chip),
  };
}

const allAnswer = (words: AdviserWords, own: CheckIn) => ({
  lines: [words.numbers.title(own.month), own.nps === null && words.numbers.noNps],
  sum: all.flatMap((what): SumLine[] => {
    const found = sentenceOf(words, what, own);
    return found ? [{ sign: "", label: words.ofMonth.names[what], value: found.value }] : [];
  }),
  sources: [words.chips.numbers(own.month)],
});

export const ofItsMonth =
  (what: Kept | "all", answer: Answer): Answer =>
  async (ask) => {
    const { words, tools, question } = ask;
    const monthly = await monthlyFigures(ask);
    if (!monthly) return answer(ask);
    const { history } = monthly.figures;
    const { latest } = monthly;
    const keptOf = (wanted: string) => history.find((each) => each.month === wanted);
    // "In May" normally means last May, but may mean next May in a question about cash.
    const month = monthMeant(
      question,
      tools.today,
      (last, next) =>
        what === "cash" && !keptOf(last) && monthsBetween(tools.today, next) < monthsBetween(last, tools.today),
    );
    // For burn, `answer` starts with an average over several months, so the latest month is answered below.
    if (month === null || (month === latest.month && what !== "burn")) return answer(ask);
    const own = keptOf(month);
    if (own && what === "nps" && own.nps === null) return answer(ask);
    if (own) {
      const { lines, ...found } = what === "all" ? allAnswer(words, own) : oneAnswer(words, what, own, history);
      return part(lines, { ...found, nextStep: nextCheckIn(ask, monthly.figures) });
    }
    // `answer` already gives a forecast for the cash of the current or a later month.
    if (what === "cash" && month >= `${tools.today.slice(0, 7)}-01`) return answer(ask);
    const known = await answer({ ...ask, question: noPhrase });
    const kept = words.ofMonth.kept(history[0]?.month ?? latest.month, latest.month);
    return { ...known, text: [words.ofMonth.none(month), kept, known.text].join("\n") };
  };
