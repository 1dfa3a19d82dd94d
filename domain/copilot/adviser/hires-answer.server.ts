import { spareBurn } from "../../kpi/figures.ts";
import type { SumLine } from "../answer.ts";
import { type Ask, type Monthly, nextStepFor, part, thursdayAfter } from "./ask.server.ts";
import { namesHire } from "../question/change-words.ts";
import type { Phrase } from "../question/phrase.ts";
import { sourcesOf } from "./cash-answers.server.ts";

/** Answers how many hires keep the runway at or above the caution threshold and the critical threshold. */
export function roomAnswer(ask: Ask, monthly: Monthly) {
  const { words, tools, typed } = ask;
  const { latest, meanBurn, thresholds, figures } = monthly;
  const nextStep = nextStepFor("scenarios", words.nextSteps.scenarios, thursdayAfter(tools.today));
  if (meanBurn <= 0) return part([words.scenario.anyRoom], { sources: sourcesOf(ask, monthly), nextStep });
  const assumed = tools.hireCost();
  const each = typed.sums[0]?.cents ?? assumed.cents;
  const [critical, caution] = [thresholds["runway-critical"], thresholds["runway-caution"]];
  const roomAt = (floor: number) => spareBurn(floor, latest.cash, meanBurn);
  const lineAt = (floor: number) => words.scenario.room(Math.max(0, Math.floor(roomAt(floor) / each)), floor);
  return part(
    [
      words.scenario.roomFor(each),
      figures.isStale && words.stale(latest.month),
      `- ${lineAt(caution)}`,
      `- ${lineAt(critical)}`,
      typed.sums.length === 0 && words.scenario.hire(1, assumed),
    ],
    {
      sum: [caution, critical].flatMap((floor): SumLine[] => [
        {
          ...{ sign: "", label: words.lines.burnAt(floor), value: words.money(latest.cash / floor) },
          note: `${words.money(latest.cash)} ÷ ${words.count(floor)}`,
        },
        { sign: "\u2212", label: words.lines.burn, value: words.money(meanBurn) },
        { sign: "=", label: words.lines.room, value: words.money(Math.max(0, roomAt(floor))) },
      ]),
      sources: [
        ...sourcesOf(ask, monthly),
        ...(typed.sums.length === 0 ? [words.chips.hire(each)] : [words.chips.question(words.money(each))]),
      ],
      nextStep,
    },
  );
}

export const asksHowMany = (question: Phrase) =>
  namesHire(question) &&
  /\b(?:combien de?(?! mois| temps)|cb de?(?! mois| temps)|how many(?! months))\b/i.test(question.text);
