import { missingFor } from "../../kpi/figures.ts";
import { raiseBy } from "../../lever/raise-levers.ts";
import { type Answer, nextStepFor, monthlyFigures, part, thursdayAfter } from "./ask.server.ts";
import type { SumLine } from "../answer.ts";

/** The number of months that a funding round should finance. */
const lasting = 18;

export const nextRoundAnswer: Answer = async (ask) => {
  const { words, tools, typed, levels, step } = ask;
  const monthly = await monthlyFigures(ask);
  const { scan, steps } = await tools.readiness();
  const { next, open, places } = await tools.sessions();
  const months = typed.months ?? lasting;
  const lines: (string | false | null)[] = [];
  const sum: SumLine[] = [];
  const sources: string[] = [];
  if (monthly) {
    const { latest, meanBurn, runway, figures, first } = monthly;
    const needed = missingFor(months, figures)?.cash ?? 0;
    if (meanBurn <= 0) lines.push(words.round.profitable);
    else if (needed === 0) lines.push(words.round.enough(months));
    else {
      lines.push(words.round.is(needed, months));
      sum.push(
        {
          sign: "",
          label: words.lines.need(months),
          note: `${months} × ${words.money(meanBurn)}`,
          value: words.money(months * meanBurn),
        },
        { sign: "\u2212", label: words.lines.cash(latest.month), value: words.money(latest.cash) },
        { sign: "=", label: words.lines.toRaise, value: words.money(needed) },
      );
    }
    if (figures.isStale) lines.push(words.stale(latest.month));
    if (runway.state === "months") {
      const startBy = raiseBy(latest.month, runway.months, tools.today);
      lines.push(startBy && !startBy.isPast ? words.round.start(startBy.month) : words.round.late(runway.months));
    }
    sources.push(words.chips.cash(latest.month), words.chips.burn(first.month, latest.month));
  } else lines.push(words.none);
  if (scan) {
    lines.push(
      words.readiness.is(
        scan.score,
        scan.findings.filter(({ state }) => state === "completed").length,
        scan.findings.length,
      ),
    );
    if (steps.length > 0)
      lines.push(words.round.gaps, ...steps.slice(0, 3).map((each) => words.readiness.step(step(each), each.points)));
    sources.push(words.chips.scan(scan.scannedAt));
  } else lines.push(words.readiness.none);
  if (next?.startsOn && (open || places.some(({ id }) => id === next.id))) {
    lines.push(words.round.session(words.session.days(next.startsOn, next.endsOn)));
    sources.push(words.chips.session);
  }
  const mayApply = scan !== null && scan.score >= levels.ready && open;
  const by = thursdayAfter(tools.today);
  return part(lines, {
    sum,
    sources,
    reading: (await tools.articles(["mail investisseur", "investor email"])).articles
      .slice(0, 1)
      .map(({ title, slug, lang }) => ({ title, slug, lang })),
    nextStep: mayApply
      ? nextStepFor("pitch", words.nextSteps.apply, by)
      : nextStepFor("readiness", scan ? words.nextSteps.readiness : words.nextSteps.scan, by),
  });
};
