import type { UpdateFigures } from "../../emails/investor-update.tsx";
import type { Figures } from "../kpi/figures.ts";

export const updateLimits = {
  /** The maximum length of each of an update's three texts, in characters. */
  text: 600,
  /** The maximum number of updates per startup and calendar month (Paris time). */
  month: 2,
};

export type WrittenUpdate = {
  worked: string;
  stuck: string;
  asked: string;
  cash: boolean;
  runway: boolean;
};

export const emptyUpdate: WrittenUpdate = { worked: "", stuck: "", asked: "", cash: false, runway: false };

/** Returns the figures to send with an update; null if the last check-in is missing or too old. */
export function frozenFigures(figures: Figures, shows: Pick<WrittenUpdate, "cash" | "runway">): UpdateFigures | null {
  const { latest, isStale, mrrInMonth, cacInThreeMonths, churnInMonth, runway } = figures;
  if (!latest || isStale) return null;
  const { month, mrr, burn, cac, churn, cash } = latest;
  return {
    ...{ month, mrr, mrrInMonth, burn, cac, cacInThreeMonths, churn, churnInMonth },
    cash: shows.cash ? cash : null,
    runway: shows.runway ? runway : null,
  };
}
