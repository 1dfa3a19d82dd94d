import { closedMonth, dueDay, isCheckInMissing, monthFrom, monthsBetween } from "../../kpi/check-in.ts";
import { concernsOf } from "../../kpi/judge.ts";
import { needed } from "../../readiness/criterion.ts";
import { completedIn } from "../../readiness/scan.ts";
import type { Phrase } from "../question/phrase.ts";
import { type Answer, nextStepFor, monthlyFigures, part, thursdayAfter } from "./ask.server.ts";

export const readinessAnswer: Answer = async (ask) => {
  const { words, tools, levels, step } = ask;
  const { scan, steps } = await tools.readiness();
  const by = thursdayAfter(tools.today);
  if (!scan) return part([words.readiness.none], { nextStep: nextStepFor("readiness", words.nextSteps.scan, by) });
  const gap = levels.eligible - scan.score;
  return part(
    [
      words.readiness.is(scan.score, completedIn(scan.findings), scan.findings.length),
      gap > 0 ? words.readiness.notYet(gap, levels.eligible) : words.readiness.eligible(levels.eligible),
      steps.length > 0 ? words.readiness.first : words.readiness.complete,
      ...steps.slice(0, 3).map((each) => words.readiness.step(step(each), each.points)),
    ],
    { sources: [words.chips.scan(scan.scannedAt)], nextStep: nextStepFor("readiness", words.nextSteps.readiness, by) },
  );
};

export const sessionAnswer: Answer = async (ask) => {
  const { words, tools, levels } = ask;
  const { next, last, minRevenue } = await tools.sessions();
  const { scan } = await tools.readiness();
  const score = scan
    ? words.session.score(scan.score, levels.eligible, minRevenue)
    : words.session.noScore(levels.eligible, minRevenue);
  const sources = [words.chips.session, ...(scan ? [words.chips.scan(scan.scannedAt)] : [])];
  const toScore = nextStepFor(
    "readiness",
    scan ? words.nextSteps.readiness : words.nextSteps.scan,
    thursdayAfter(tools.today),
  );
  const isEligible = scan !== null && scan.score >= levels.eligible;
  if (!next?.startsOn)
    return part(
      [words.session.none, last?.startsOn && words.session.last(words.session.days(last.startsOn, last.endsOn)), score],
      { sources, nextStep: isEligible ? nextStepFor("pitch", words.nextSteps.apply) : toScore },
    );
  const closes = next.applicationsCloseOn;
  return part(
    [
      words.session.is(next.name, words.session.days(next.startsOn, next.endsOn)),
      !next.takesApplications ? words.session.closed : closes ? words.session.until(closes) : words.session.open,
      score,
    ],
    {
      sources,
      nextStep: isEligible && next.takesApplications ? nextStepFor("pitch", words.nextSteps.apply, closes) : toScore,
    },
  );
};

/** The first month of the quarter in the question: January of next year, or the start of the next three months. */
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
  const { next } = await tools.sessions();
  const sources: string[] = [];
  const floor = monthly?.thresholds["runway-caution"];
  /** The month in which the runway falls below the caution threshold; may be in the past. */
  const falls =
    monthly?.runway.state === "months" && floor !== undefined
      ? monthFrom(monthly.latest.month, Math.max(0, Math.ceil(monthly.runway.months - floor)))
      : null;
  const isBelow = monthly?.runway.state === "months" && floor !== undefined && monthly.runway.months < floor;
  // The action plan then already contains a step about retention, with its points.
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
      next &&
        isAt(next.applicationsCloseOn) &&
        next.applicationsCloseOn &&
        words.roadmap.closes(next.applicationsCloseOn),
      next?.startsOn &&
        isAt(next.startsOn) &&
        words.roadmap.session(`${next.name}, ${words.session.days(next.startsOn, next.endsOn)}`),
      at === 2 && words.roadmap.review,
    ];
  });
  if (monthly)
    sources.push(words.chips.cash(monthly.latest.month), words.chips.burn(monthly.first.month, monthly.latest.month));
  if (scan) sources.push(words.chips.scan(scan.scannedAt));
  if (next) sources.push(words.chips.session);
  return part([words.roadmap.title(from, months[2] ?? from), !monthly && words.none, ...lines], {
    sources,
    nextStep: nextStepFor(
      "readiness",
      scan ? words.nextSteps.readiness : words.nextSteps.scan,
      thursdayAfter(tools.today),
    ),
  });
};

export const priorityAnswer: Answer = async (ask) => {
  const { words, tools, step } = ask;
  const { figures, thresholds } = await tools.figures();
  const { latest } = figures;
  const { scan, steps } = await tools.readiness();
  const { today } = tools;
  const by = thursdayAfter(today);
  const [concern] = concernsOf(figures, thresholds, today).filter(({ kind }) => kind !== "check-in");
  const closed = closedMonth(today);
  const isAsked = !latest || isCheckInMissing(latest.month, today) || monthsBetween(latest.month, closed) > 0;
  const then = steps.slice(0, 2).map((each) => words.readiness.step(step(each), each.points));
  const rest = then.length > 0 ? [words.priority.next, ...then] : [];
  const sources = [
    ...(latest ? [words.chips.cash(latest.month)] : []),
    ...(scan ? [words.chips.scan(scan.scannedAt)] : []),
  ];
  if (isAsked)
    return part([words.priority.checkIn(closed), ...rest], {
      sources,
      nextStep: nextStepFor("check-in", words.nextSteps.checkIn(closed), today > dueDay(closed) ? by : dueDay(closed)),
    });
  if (concern?.kind === "runway")
    return part([words.priority.runway(concern.figure ?? 0, thresholds["runway-caution"]), ...rest], {
      sources: [...sources, words.chips.floor(thresholds["runway-caution"])],
      nextStep: nextStepFor("scenarios", words.nextSteps.scenarios, by),
    });
  if (concern) {
    const figure = concern.figure ?? 0;
    const line =
      concern.kind === "churn"
        ? words.priority.churn(figure, thresholds.churn)
        : concern.kind === "cac"
          ? words.priority.cac(figure)
          : words.priority.cash(figure);
    return part([line, ...rest], { sources, nextStep: nextStepFor("scenarios", words.nextSteps.scenarios, by) });
  }
  const [first, ...more] = steps;
  if (first)
    return part(
      [
        words.priority.step(step(first), first.points),
        ...(more.length > 0
          ? [words.priority.next, ...more.slice(0, 2).map((each) => words.readiness.step(step(each), each.points))]
          : []),
      ],
      { sources, nextStep: nextStepFor("readiness", words.nextSteps.readiness, by) },
    );
  return part([words.priority.calm], {
    sources,
    nextStep: nextStepFor("readiness", scan ? words.nextSteps.readiness : words.nextSteps.scan, by),
  });
};
