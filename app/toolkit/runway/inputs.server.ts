import { type Figures, monthlyCosts } from "../../../domain/kpi/figures.ts";
import { outcomeOf, type Plan, planMonths } from "../../../domain/runway-plan/runway-plan.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { typedIn } from "../typed.server.ts";

export const plans = ["a", "b"] as const;

/** The maximum amount in cents. Below this limit, sums are exact in floating-point numbers. */
const mostCents = 100_000_000_000_000;

export function runwayInputs(search: URLSearchParams, figures: Figures, lang: Lang) {
  const { latest } = figures;
  const typed = typedIn(search, lang);
  const isAsked = search.has("cash");
  const start = {
    cash: typed.money("cash", latest?.cash ?? 0, true),
    revenue: typed.money("revenue", latest?.mrr ?? 0),
    costs: typed.money("costs", monthlyCosts(figures)),
  };
  const changes = plans.map((id): Plan => ({
    growth: typed.percent(`growth-${id}`, 0, true),
    hires: typed.whole(`hires-${id}`, 0, 0, 99, "hiresInvalid"),
    salary: typed.money(`salary-${id}`),
    hiredIn: typed.whole(`hired-in-${id}`, 1, 1, planMonths) || 1,
    raised: typed.money(`raised-${id}`),
    raisedIn: typed.whole(`raised-in-${id}`, 1, 1, planMonths) || 1,
    price: typed.percent(`price-${id}`, 0, true),
    pricedIn: typed.whole(`priced-in-${id}`, 1, 1, planMonths) || 1,
  }));
  const isComputed = !typed.isWrong() && (isAsked ? typed.holdsAny("cash", "revenue", "costs") : latest !== null);
  const outcomes = isComputed ? changes.map((plan) => outcomeOf(start, plan)) : [];
  for (const [index, { months }] of outcomes.entries())
    if (months.some(({ revenue, cash }) => Math.max(revenue, cash) > mostCents))
      typed.errors[`growth-${plans[index]}`] = "tooLarge";
  return {
    isAsked,
    values: typed.values,
    errors: typed.errors,
    /** The month of the check-in that provides the starting figures, or null if there is none. */
    from: latest?.month ?? null,
    start,
    outcomes: isComputed && !typed.isWrong() ? outcomes : null,
  };
}
