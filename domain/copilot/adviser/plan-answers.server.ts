import { closedMonth, dueDay, isCheckInMissing, monthsBetween } from "../../kpi/check-in.ts";
import { concernsOf } from "../../kpi/judge.ts";
import { completedIn } from "../../readiness/scan.ts";
import { type Answer, type Ask, nextStepFor, part, thursdayAfter } from "./ask.server.ts";

export const readinessAnswer: Answer = async (ask) => {
  const { words, tools, levels, step } = ask;
  const { scan, steps } = await tools.readiness();
  const by = thursdayAfter(tools.today);
  if (!scan) return part([words.readiness.none], { nextStep: nextStepFor("readiness", words.nextSteps.scan, by) });
  const { open } = await tools.sessions();
  const gap = levels.eligible - scan.score;
  return part(
    [
      words.readiness.is(scan.score, completedIn(scan.findings), scan.findings.length),
      gap > 0
        ? words.readiness.notYet(gap, levels.eligible)
        : words.readiness[open ? "eligible" : "reached"](levels.eligible),
      steps.length > 0 ? words.readiness.first : words.readiness.complete,
      ...steps.slice(0, 3).map((each) => words.readiness.step(step(each), each.points)),
    ],
    { sources: [words.chips.scan(scan.scannedAt)], nextStep: nextStepFor("readiness", words.nextSteps.readiness, by) },
  );
};

export const sessionAnswer: Answer = async (ask) => {
  const { words, tools, levels } = ask;
  const { next, last, open, minRevenue, hasApplied } = await tools.sessions();
  const { scan } = await tools.readiness();
  const score = scan
    ? open
      ? words.session.score(scan.score, levels.eligible, minRevenue)
      : words.session.scoreOnly(scan.score, levels.eligible)
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
      nextStep: isEligible && open ? nextStepFor("pitch", words.nextSteps.apply, closes) : toScore,
    },
  );
};

/**
 * Names what the cockpit's next step names, in its order. An investor's request comes after it, or first if no number,
 * profile or scan needs the founder.
 */
export const priorityAnswer: Answer = async (ask) => {
  const { words, tools } = ask;
  const { needed, lines, ...own } = await ownPriority(ask);
  // Readers can't answer requests.
  const { waiting } = tools.mayEdit ? await tools.introductions() : { waiting: [] };
  const [request] = waiting;
  if (!request) return part(lines, own);
  const [first, ...others] = lines;
  const sources = [words.chips.introductions, ...own.sources];
  if (needed) return part([first, words.priority.also(waiting.length, request.until), ...others], { ...own, sources });
  return part([words.priority.request(waiting.length, request.until), ...lines], {
    sources,
    nextStep: nextStepFor("introductions", words.nextSteps.answer, request.until),
  });
};

const alertOrder = ["runway", "cash", "churn", "cac"] as const;

/** `needed` is false if nothing has to be done and the lines only propose steps to a better score. */
async function ownPriority({ words, tools, step }: Ask) {
  const { figures, thresholds } = await tools.figures();
  const { latest } = figures;
  const { scan, steps } = await tools.readiness();
  const { today } = tools;
  const by = thursdayAfter(today);
  const found = figures.isStale ? [] : concernsOf(figures, thresholds, today);
  const [concern] = alertOrder.flatMap((kind) => found.filter((each) => each.kind === kind));
  const closed = closedMonth(today);
  const isAsked = !latest || isCheckInMissing(latest.month, today) || monthsBetween(latest.month, closed) > 0;
  const then = steps.slice(0, 2).map((each) => words.readiness.step(step(each), each.points));
  const rest = then.length > 0 ? [words.priority.next, ...then] : [];
  const sources = [
    ...(latest ? [words.chips.cash(latest.month)] : []),
    ...(scan ? [words.chips.scan(scan.scannedAt)] : []),
  ];
  if (isAsked && concern?.level !== "critical")
    return {
      needed: true,
      lines: [words.priority.checkIn(closed), ...rest],
      sources,
      nextStep: nextStepFor("check-in", words.nextSteps.checkIn(closed), today > dueDay(closed) ? by : dueDay(closed)),
    };
  if (concern?.kind === "runway")
    return {
      needed: true,
      lines: [words.priority.runway(concern.figure ?? 0, thresholds["runway-caution"]), ...rest],
      sources: [...sources, words.chips.floor(thresholds["runway-caution"])],
      nextStep: nextStepFor("scenarios", words.nextSteps.scenarios, by),
    };
  if (concern) {
    const figure = concern.figure ?? 0;
    const line =
      concern.kind === "churn"
        ? words.priority.churn(figure, thresholds.churn)
        : concern.kind === "cac"
          ? words.priority.cac(figure)
          : words.priority.cash(figure);
    const nextStep = nextStepFor("scenarios", words.nextSteps.scenarios, by);
    return { needed: true, lines: [line, ...rest], sources, nextStep };
  }
  const missing = await tools.missingInProfile();
  if (missing > 0)
    return {
      needed: true,
      lines: [words.priority.profile(missing), ...rest],
      sources,
      nextStep: nextStepFor("profile", words.nextSteps.profile, by),
    };
  if (!scan)
    return {
      needed: true,
      lines: [words.readiness.none],
      sources,
      nextStep: nextStepFor("readiness", words.nextSteps.scan, by),
    };
  const [first, ...more] = steps;
  return {
    needed: false,
    lines: first
      ? [
          words.priority.step(step(first), first.points),
          ...(more.length > 0
            ? [words.priority.next, ...more.slice(0, 2).map((each) => words.readiness.step(step(each), each.points))]
            : []),
        ]
      : [words.priority.calm],
    sources,
    nextStep: nextStepFor("readiness", words.nextSteps.readiness, by),
  };
}
