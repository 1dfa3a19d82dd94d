import { closedMonth, isReportable, monthFrom, monthsBetween, mostMonthsBack } from "../../../domain/kpi/check-in.ts";
import type { Figures } from "../../../domain/kpi/figures.ts";
import { tryScenario } from "../../../domain/kpi/scenario.ts";
import { centsOf } from "../../../platform/language/typed-number.ts";

const usualMonths = 24;

export function requestedMonth(search: URLSearchParams, today: string) {
  const month = `${search.get("month")}-01`;
  return /^\d{4}-(0[1-9]|1[0-2])-01$/.test(month) && isReportable(month, today) ? month : closedMonth(today);
}

/**
 * Returns the months that can be chosen, latest first: at least `usualMonths`, and more when the oldest check-in is
 * earlier.
 */
export function monthsOffered(oldest: string | undefined, today: string) {
  const closed = closedMonth(today);
  const reported = oldest === undefined ? 0 : monthsBetween(oldest, closed) + 1;
  const count = Math.min(mostMonthsBack, Math.max(usualMonths, reported));
  return Array.from({ length: count }, (_, back) => monthFrom(closed, -back));
}

export function requestedScenarios(search: URLSearchParams, figures: Figures) {
  return (["a", "b"] as const).map((id) => {
    const typed = {
      burn: search.get(`burn-${id}`)?.slice(0, 40) ?? "",
      cash: search.get(`cash-${id}`)?.slice(0, 40) ?? "",
    };
    const [burn, cash] = [typed.burn, typed.cash].map((text) => (text.trim() === "" ? 0 : centsOf(text)));
    const isWrong = { burn: burn === undefined, cash: cash === undefined };
    const result = burn === undefined || cash === undefined ? null : tryScenario(figures, { burn, cash });
    return { id, typed, isWrong, result };
  });
}

export type ScenarioAsked = ReturnType<typeof requestedScenarios>[number];
