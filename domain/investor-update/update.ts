import type { UpdateFigures } from "../../emails/investor-update.tsx";
import type { Figures } from "../kpi/figures.ts";

export const updateLimits = {
  /** Maximum characters of each of the three texts. */
  text: 600,
  /** Maximum updates per startup and calendar month in Paris. */
  month: 2,
};

/** A founder's texts about a month, and which of the two optional figures to show. */
export type WrittenUpdate = {
  worked: string;
  stuck: string;
  asked: string;
  cash: boolean;
  runway: boolean;
};

export const emptyUpdate: WrittenUpdate = { worked: "", stuck: "", asked: "", cash: false, runway: false };

/** The numbers of the last check-in as an update stores them; null without a recent one. */
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
