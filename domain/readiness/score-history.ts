import { type CheckIn, monthFrom } from "../kpi/check-in.ts";
import { computeFigures } from "../kpi/figures.ts";
import type { Criterion, Finding } from "./criterion.ts";
import { emptyFounderProfile } from "../startup/founder-profile.ts";
import { scanOf, scoreOf } from "./scan.ts";

type Move = { criterion: Criterion; points: number };

/** The score at the end of a month. `moved` is null for the first month. */
export type ScoredMonth = { month: string; score: number; moved: readonly Move[] | null };

const ofCheckIns: readonly Criterion[] = ["growth", "reporting", "retention", "runway"];

const lastDayOf = (month: string) => {
  const next = new Date(`${monthFrom(month, 1)}T00:00:00Z`);
  return new Date(next.getTime() - 86_400_000).toISOString().slice(0, 10);
};

/** Criteria that do not depend on check-ins are copied from the scan. */
function findingsAt(month: string, scanned: readonly Finding[], checkIns: readonly CheckIn[]) {
  const today = lastDayOf(month);
  const known = checkIns.filter((each) => each.month < month);
  const then = scanOf({
    profile: emptyFounderProfile,
    figures: computeFigures(known, today),
    hasCapTable: false,
    today,
  });
  return scanned.map((finding, index) => (ofCheckIns.includes(finding.criterion) ? (then[index] ?? finding) : finding));
}

const movesBetween = (before: readonly Finding[], after: readonly Finding[]): Move[] =>
  after.flatMap(({ criterion, points }, index) => {
    const change = points - (before[index]?.points ?? 0);
    return change === 0 ? [] : [{ criterion, points: change }];
  });

const longest = 12;

/** Returns the scores of the last twelve months, computed with today's rules except for the scan's month. */
export function scoreHistory(scanned: readonly Finding[], scannedOn: string, checkIns: readonly CheckIn[]) {
  const last = `${scannedOn.slice(0, 7)}-01`;
  const months = Array.from({ length: longest }, (_, back) => monthFrom(last, back + 1 - longest)).filter(
    (month) => month === last || checkIns.some((each) => each.month < month),
  );
  const found = months.map((month) => (month === last ? scanned : findingsAt(month, scanned, checkIns)));
  return months.map((month, index): ScoredMonth => {
    const [before, now] = [found[index - 1], found[index] ?? scanned];
    return { month, score: scoreOf(now), moved: before ? movesBetween(before, now) : null };
  });
}
