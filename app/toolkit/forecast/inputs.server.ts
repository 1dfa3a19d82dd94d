import { type Assumptions, forecast, forecastMonths, mostHires } from "../../../domain/forecast/forecast.ts";
import { monthFrom, monthsBetween } from "../../../domain/kpi/check-in.ts";
import { type Figures, monthlyCosts } from "../../../domain/kpi/figures.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { typedIn } from "../typed.server.ts";
import { halfOf } from "./reasons.ts";

/** Returns the average monthly growth in hundredths of a percent, and over how many months it was measured. */
function growthOf({ history, latest }: Figures): { growth: number; months: number } {
  const before = history.slice(-4, -1).find(({ mrr }) => mrr > 0);
  if (!latest || !before) return { growth: 0, months: 0 };
  const months = monthsBetween(before.month, latest.month);
  const monthly = ((latest.mrr / before.mrr) ** (1 / months) - 1) * 100;
  // Rounds to a tenth of a percent, because more decimals would suggest false precision.
  return { growth: Math.round(Math.min(50, Math.max(-50, monthly)) * 10) * 10, months };
}

const euros = (cents: number) => Math.round(cents / 100);

/** The maximum amount in euros. Below this limit, sums are exact in floating-point numbers. */
const mostEuros = 1_000_000_000_000;

function within(given: Assumptions) {
  const made = forecast(given);
  return made.months.some(({ revenue, cash }) => Math.max(revenue, Math.abs(cash)) > mostEuros) ? null : made;
}

export function forecastInputs(search: URLSearchParams, figures: Figures, thisMonth: string, lang: Lang) {
  const typed = typedIn(search, lang);
  const { latest } = figures;
  const { growth, months } = growthOf(figures);
  const usual = [growth, halfOf(growth), halfOf(halfOf(growth))] as const;
  const money = (name: string, cents = 0) => euros(typed.money(name, cents));
  const given: Assumptions = {
    start: latest ? monthFrom(latest.month, 1) : thisMonth,
    cash: euros(typed.money("cash", latest?.cash ?? 0, true)),
    revenue: money("revenue", latest?.mrr),
    growth: [
      typed.percent("growth-1", usual[0], true),
      typed.percent("growth-2", usual[1], true),
      typed.percent("growth-3", usual[2], true),
    ],
    variable: typed.percent("variable"),
    running: money("running", monthlyCosts(figures)),
    rise: typed.percent("rise", 0, true),
    hires: Array.from({ length: mostHires }, (_, index) => ({
      month: typed.whole(`hired-in-${index + 1}`, 0, 1, forecastMonths) || 1,
      cost: money(`hire-${index + 1}`),
    })),
    raised: money("raised"),
    raisedIn: typed.whole("raised-in", 0, 1, forecastMonths) || 1,
  };
  const isAsked = search.has("cash");
  const isComputed = !typed.isWrong() && (isAsked ? typed.holdsAny("cash", "revenue", "running") : latest !== null);
  const made = isComputed ? within(given) : null;
  if (isComputed && !made) typed.errors["growth-1"] = "tooLarge";
  return {
    isAsked,
    values: typed.values,
    errors: typed.errors,
    given,
    from: latest?.month ?? null,
    grownOver: months,
    growth: given.growth,
    usual,
    forecast: made,
  };
}
