import { closedMonth, dueDay, isCheckInMissing, monthsBetween } from "../../kpi/check-in.ts";
import { concernsOf } from "../../kpi/judge.ts";
import { completedIn } from "../../readiness/scan.ts";
import { type Answer, type Ask, nextStepFor, part, thursdayAfter } from "./ask.server.ts";

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
  const { next, last, minRevenue, hasApplied } = await tools.sessions();
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
      { sources, nextStep: toScore },
    );
  const closes = next.applicationsCloseOn;
  return part(
    [
      words.session.is(next.name, words.session.days(next.startsOn, next.endsOn)),
      next.isFull
        ? words.session.full
        : !next.takesApplications
          ? words.session.closed
          : closes
            ? words.session.until(closes)
            : words.session.open,
      hasApplied ? words.session.applied : score,
    ],
    {
      sources,
      nextStep:
        isEligible && next.takesApplications && !hasApplied
          ? nextStepFor("pitch", words.nextSteps.apply, closes)
          : toScore,
    },
  );
};

/** An investor's request comes first, because it runs out on a day. */
export const priorityAnswer: Answer = async (ask) => {
  const { words, tools } = ask;
  const own = await ownPriority(ask);
  const { waiting } = await tools.introductions();
  const [first] = waiting;
  if (!first) return own;
  return {
    ...own,
    text: `${words.priority.request(waiting.length, first.until)}\n${own.text}`,
    sources: [words.chips.introductions, ...own.sources],
    nextStep: nextStepFor("introductions", words.nextSteps.answer, first.until),
  };
};

async function ownPriority({ words, tools, step }: Ask) {
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
}
