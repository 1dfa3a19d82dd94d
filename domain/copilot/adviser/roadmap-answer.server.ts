import { dueDay, monthFrom } from "../../kpi/check-in.ts";
import { needed } from "../../readiness/criterion.ts";
import type { Phrase } from "../question/phrase.ts";
import { type Answer, nextStepFor, monthlyFigures, part, thursdayAfter } from "./ask.server.ts";

/**
 * Returns the first of the three months to plan: January if the question names the first quarter, otherwise next month.
 */
function quarterOf({ folded: text }: Phrase, today: string) {
  const year = Number(today.slice(0, 4));
  const isFirst = /\b(t1|q1)\b|premier trimestre|first quarter|janvier|january/.test(text);
  const next = monthFrom(`${today.slice(0, 7)}-01`, 1);
  return isFirst ? `${Number(today.slice(5, 7)) <= 1 ? year : year + 1}-01-01` : next;
}

export const roadmapAnswer: Answer = async (ask) => {
  const { words, tools, step, question } = ask;
  const from = quarterOf(question, tools.today);
  const months = [0, 1, 2].map((ahead) => monthFrom(from, ahead));
  const monthly = await monthlyFigures(ask);
  const { scan, steps } = await tools.readiness();
  const { open, places } = await tools.sessions();
  const sources: string[] = [];
  const floor = monthly?.thresholds["runway-caution"];
  /** The month in which the runway falls below the caution threshold, which may already be past. */
  const falls =
    monthly?.runway.state === "months" && floor !== undefined
      ? monthFrom(monthly.latest.month, Math.max(0, Math.floor(monthly.runway.months - floor) + 1))
      : null;
  const isBelow = monthly?.runway.state === "months" && floor !== undefined && monthly.runway.months < floor;
  // If the action plan already contains a step about retention, the sentence about churn is left out.
  const hasRetention = steps.some(({ finding }) => finding.criterion === "retention");
  const lines = months.flatMap((month, at) => {
    const isAt = (day: string | null | undefined) => day?.slice(0, 7) === month.slice(0, 7);
    const wasBefore = at === 0 && falls !== null && falls < month;
    const its = steps.slice(at * 2, at * 2 + 2);
    return [
      words.roadmap.month(month),
      words.roadmap.numbers(monthFrom(month, -1), dueDay(monthFrom(month, -1))),
      floor !== undefined && isBelow && at === 0 && words.roadmap.below(floor),
      floor !== undefined && !isBelow && (wasBefore || isAt(falls)) && words.roadmap.floor(floor),
      ...its.map((each) => words.roadmap.step(step(each), each.points)),
      at === 0 && !scan && words.roadmap.scan,
      at === 1 &&
        monthly &&
        !hasRetention &&
        monthly.latest.churn > needed.retention.churn &&
        words.roadmap.churn(needed.retention.churn),
      open && isAt(open.closesOn) && words.roadmap.closes(open.closesOn),
      ...places
        .filter(({ startsOn }) => isAt(startsOn))
        .map(({ name, startsOn, endsOn }) => words.roadmap.session(`${name}, ${words.session.days(startsOn, endsOn)}`)),
      at === 2 && words.roadmap.review,
    ];
  });
  if (monthly)
    sources.push(words.chips.cash(monthly.latest.month), words.chips.burn(monthly.first.month, monthly.latest.month));
  if (scan) sources.push(words.chips.scan(scan.scannedAt));
  if (open || places.length > 0) sources.push(words.chips.session);
  return part([words.roadmap.title(from, months[2] ?? from), !monthly && words.none, ...lines], {
    sources,
    nextStep: nextStepFor(
      "readiness",
      scan ? words.nextSteps.readiness : words.nextSteps.scan,
      thursdayAfter(tools.today),
    ),
  });
};
