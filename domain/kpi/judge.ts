import type { AlertKind, AlertLevel, Concern } from "./alert.ts";
import { isCheckInMissing } from "./check-in.ts";
import type { Figures } from "./figures.ts";
import type { Thresholds } from "./threshold.ts";

/** Larger percentages are stored as this value, because their exact size tells a founder nothing more. */
const largest = 999_999;
const kept = (figure: number) => Math.max(-largest, Math.min(largest, Math.round(figure * 1_000) / 1_000));

/** Returns the figure that each kind of alert judges; null if the kind has none, or if it can't be computed. */
export const judgedIn = ({ latest, runway, cacInThreeMonths, cashInMonth }: Figures) =>
  ({
    runway: runway?.months ?? null,
    churn: latest?.churn ?? null,
    cac: cacInThreeMonths === null ? null : kept(cacInThreeMonths),
    cash: cashInMonth === null ? null : kept(cashInMonth),
    "check-in": null,
  }) satisfies Record<AlertKind, number | null>;

export function concernsOf(figures: Figures, thresholds: Thresholds, today: string): Concern[] {
  const { latest, runway } = figures;
  if (!latest) return [];
  const found: Concern[] = [];
  const caution = (kind: Concern["kind"], figure: number) => found.push({ kind, level: "caution", figure });
  if (runway?.state === "months" && runway.months < thresholds["runway-caution"]) {
    const level = runway.months < thresholds["runway-critical"] ? "critical" : "caution";
    found.push({ kind: "runway", level, figure: runway.months });
  }
  if (latest.churn > thresholds.churn) caution("churn", latest.churn);
  const { cac, cash } = judgedIn(figures);
  if (cac !== null && cac >= thresholds["cac-rise"]) caution("cac", cac);
  if (cash !== null && cash <= -thresholds["cash-drop"]) caution("cash", cash);
  if (isCheckInMissing(latest.month, today)) found.push({ kind: "check-in", level: "caution", figure: null });
  return found;
}

type Open = { id: string; kind: Concern["kind"]; level: AlertLevel; figure: number | null };
type Judged = Concern & { id: string | null; change: "opened" | "raised" | "eased" | "closed" };

/** If the numbers are outdated, only the alert about a missing check-in is opened or raised. */
export function judge(open: readonly Open[], concerns: readonly Concern[], isStale: boolean): Judged[] {
  const closed = open
    .filter(({ kind }) => !concerns.some((concern) => concern.kind === kind))
    .map((alert): Judged => ({ ...alert, change: "closed" }));
  const changed = concerns.flatMap((concern): Judged[] => {
    const alert = open.find(({ kind }) => kind === concern.kind);
    const worse = !alert || (alert.level === "caution" && concern.level === "critical");
    if (alert?.level === concern.level || (worse && isStale && concern.kind !== "check-in")) return [];
    return [{ ...concern, id: alert?.id ?? null, change: !alert ? "opened" : worse ? "raised" : "eased" }];
  });
  return [...closed, ...changed];
}
