import type { Activity } from "../../../domain/deal/activity.server.ts";
import type { AlertKind, OpenAlert } from "../../../domain/kpi/alert.ts";
import { monthFrom } from "../../../domain/kpi/check-in.ts";
import type { Figures } from "../../../domain/kpi/figures.ts";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { copilotWords } from "./words.ts";

export type ChangeProps = {
  figures: Figures;
  /** The score is null before the first scan; `isGrowthMet` means that the criterion "growth" has all its points. */
  score: number | null;
  isGrowthMet: boolean;
  /** The open alerts; empty when the plan does not include alerts. */
  alerts: readonly OpenAlert[];
  /** The page already shows this alert as the founder's next step, so the list of changes omits the alert. */
  nextStepAlert: AlertKind | null;
  /** The rise of the customer acquisition cost (CAC), in percent, that opens an alert. */
  cacRise: number | null;
  requests: { count: number; hasProposal: boolean; until: Date | null };
  /** Null when the plan does not include visit statistics. */
  activity: Pick<Activity, "views" | "ever" | "keptMonths" | "activeInvestors"> | null;
};

export type ChangeLine = {
  id: string;
  figure: string;
  tone?: "text-good" | "text-warn" | "text-bad" | undefined;
  text: string;
  alert?: OpenAlert | undefined;
  see?: { label: string; to: string };
};

/** The number of changes shown first; further changes are shown only with an open alert. */
const mostNumbers = 2;

/** MRR and CAC come first in the list and are therefore always included. */
export const mainChanges = <Line extends Pick<ChangeLine, "id" | "alert">>(changed: readonly Line[]) =>
  changed.filter(({ alert }, index) => alert || index < mostNumbers);

const hasFigure = ({ figure }: ChangeLine) => /[1-9]/.test(figure);

export function useChangeLines(shown: ChangeProps): ChangeLine[] {
  const { figures, score, isGrowthMet, alerts, nextStepAlert, cacRise, requests, activity } = shown;
  const { changes: words, generators, alerts: alertWords, visibility } = useWords(copilotWords);
  const { latest, history, mrrInThreeMonths, cacInThreeMonths, churnInMonth, cashInMonth } = figures;
  const past = { label: words.see.history, to: `${pathOf("founder-check-in")}#history` };
  const alertOf = (kind: AlertKind) => alerts.find((alert) => alert.kind === kind);
  const lines: ChangeLine[] = [];
  const since = latest ? monthFrom(latest.month, -3) : "";
  const before = history.find(({ month }) => month === since);
  if (mrrInThreeMonths !== null)
    lines.push({
      id: "mrr",
      figure: words.change(mrrInThreeMonths),
      tone: mrrInThreeMonths < 0 ? "text-bad" : "text-good",
      text: words.mrr(since, isGrowthMet),
      see: score === null ? past : { label: words.see.score(score), to: pathOf("founder-readiness") },
    });
  if (cacInThreeMonths !== null && before && latest)
    lines.push({
      id: "cac",
      figure: words.change(cacInThreeMonths),
      tone: cacInThreeMonths > 0 ? "text-warn" : "text-good",
      text: words.cac(latest.cac, before.cac, since, cacRise),
      alert: alertOf("cac"),
      see: cacRise === null ? past : { label: generators.actions.cac, to: pathOf("founder-action", { action: "cac" }) },
    });
  if (churnInMonth !== null && latest)
    lines.push({
      id: "churn",
      figure: words.points(churnInMonth),
      text: words.churn(latest.churn),
      alert: alertOf("churn"),
      see: past,
    });
  if (cashInMonth !== null && latest)
    lines.push({
      id: "cash",
      figure: words.change(cashInMonth),
      text: words.cash(latest.cash),
      alert: alertOf("cash"),
      see: past,
    });
  // A change that rounds to zero is not shown.
  const kept = mainChanges(lines.filter(hasFigure));
  const alertsWithoutChange = alerts.filter(
    (alert) => alert.kind !== nextStepAlert && kept.every((line) => line.alert?.kind !== alert.kind),
  );
  return [
    ...(requests.until
      ? [
          {
            id: "requests",
            figure: words.requests(requests.count),
            text: words.answerBy(requests.count, requests.until, requests.hasProposal),
            see: { label: words.see.requests, to: pathOf("founder-introductions") },
          },
        ]
      : []),
    ...alertsWithoutChange.map((alert) => ({
      id: `alert-${alert.kind}`,
      figure: alertWords.level[alert.level],
      tone: alert.level === "critical" ? ("text-bad" as const) : ("text-warn" as const),
      text: `${alertWords.kinds[alert.kind](alert.figure ?? 0)}, ${alertWords.since(alert.openedAt)}.`,
    })),
    ...kept,
    ...(activity
      ? [
          {
            id: "views",
            figure: words.views(activity.views),
            text:
              activity.ever > 0
                ? words.viewsOf(activity.ever, activity.keptMonths, activity.activeInvestors)
                : visibility.never,
            see: { label: words.see.views, to: pathOf("founder-visibility") },
          },
        ]
      : []),
  ];
}
