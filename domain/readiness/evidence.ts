import { type CheckIn, closedMonth, dueDay, monthFrom, monthsBetween } from "../kpi/check-in.ts";
import { type Figures, missingFor } from "../kpi/figures.ts";
import { type FounderProfile, wordsIn } from "../startup/founder-profile.ts";
import { needed, type Evidence } from "./criterion.ts";

export type ScanInputs = { profile: FounderProfile; figures: Figures; hasCapTable: boolean; today: string };

/** Rounds down to one decimal. Adding 1e-6 corrects floating-point results that are slightly below a tenth. */
const tenthsBelow = (value: number) => Math.floor(value * 10 + 1e-6) / 10;

/**
 * Computes the revenue growth over the last three months, or since the first reported month if the history is shorter.
 */
function growthIn({ history, latest, isStale, mrrInThreeMonths }: Figures): Evidence["growth"] {
  const first = latest && history.find(({ month }) => monthsBetween(month, latest.month) <= 3);
  if (!latest || !first || first === latest) return { percent: null, months: 0, rises: false, outdated: isStale };
  const months = monthsBetween(first.month, latest.month);
  const percent = mrrInThreeMonths ?? (first.mrr > 0 ? ((latest.mrr - first.mrr) / first.mrr) * 100 : null);
  return {
    percent: percent === null ? null : tenthsBelow(percent),
    months,
    rises: latest.mrr > first.mrr,
    outdated: isStale,
  };
}

/** An unreported month is skipped until its due day is over, so that founders lose no points. */
function reportedIn(history: readonly CheckIn[], today: string) {
  const closed = closedMonth(today);
  const isThere = (month: string) => history.some((each) => each.month === month);
  const last = isThere(closed) || today > dueDay(closed) ? closed : monthFrom(closed, -1);
  const { months } = needed.reporting;
  return Array.from({ length: months }, (_, back) => monthFrom(last, -back)).filter(isThere).length;
}

export function evidenceOf({ profile, figures, hasCapTable, today }: ScanInputs): Evidence {
  const { isStale: outdated, latest, runway } = figures;
  return {
    team: { size: profile.team_size, words: wordsIn(profile.team_presentation) },
    roles: { named: profile.co_founders !== "" },
    problem: { words: wordsIn(profile.description) },
    market: { written: profile.target_market !== "", withNumber: /\d/.test(profile.target_market) },
    model: { model: profile.business_model, metrics: profile.key_metrics !== "" },
    advantage: { words: wordsIn(profile.competitive_advantage) },
    product: { stage: profile.current_stage },
    growth: growthIn(figures),
    reporting: { months: reportedIn(figures.history, today) },
    retention: { churn: latest && latest.churn, outdated },
    runway: {
      runway,
      missing: missingFor(needed.runway.months, figures),
      missingHalf: missingFor(needed.runway.half, figures),
      outdated,
    },
    "cap-table": { saved: hasCapTable },
  };
}
