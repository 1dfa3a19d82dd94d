import type { CheckIn } from "../../../domain/kpi/check-in.ts";
import type { Plan } from "../../../domain/plan/plan.ts";
import { isOpen } from "../../../domain/plan/rights.ts";
import type { FounderProfile } from "../../../domain/startup/founder-profile.ts";
import { type Ground, suggestedBerkus } from "../../../domain/valuation/suggested.ts";
import {
  berkus,
  berkusDrivers,
  type BerkusDriver,
  type Range,
  scorecard,
  scorecardFactors,
  type ScorecardFactor,
  ventureCapital,
} from "../../../domain/valuation/valuation.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { typedIn } from "../typed.server.ts";

const most = 50_000_000;

type Grounds = Partial<Record<BerkusDriver, Ground>>;

export type Valued = { plan: Plan; profile: FounderProfile; latest: Pick<CheckIn, "mrr"> | null };

export function valuationInputs({ plan, profile, latest }: Valued, search: URLSearchParams, lang: Lang) {
  const isElite = isOpen(plan, "saved-scenarios");
  const isAsked = search.has("most");
  const monthly = latest?.mrr ?? null;
  const suggested = isElite ? suggestedBerkus(profile, monthly) : null;
  const typed = typedIn(search, lang);

  const ceiling = typed.money("most", most);
  const given = Object.fromEntries(
    berkusDrivers.map((driver) => [driver, typed.whole(driver, suggested?.[driver].given ?? 0, 0, 100)]),
  ) as Record<BerkusDriver, number>;
  const average = typed.money("average");
  const compared = Object.fromEntries(
    scorecardFactors.map((factor) => [factor, typed.whole(`factor-${factor}`, 100, 50, 150)]),
  ) as Record<ScorecardFactor, number>;
  const exit = {
    revenue: typed.money("revenue"),
    multiple: [typed.times("multiple-low"), typed.times("multiple-high")] as const,
    wanted: typed.times("wanted"),
    dilution: typed.percent("dilution"),
    amount: typed.money("amount"),
  };
  const [low, high] = exit.multiple;
  if (low > high) typed.errors["multiple-high"] ??= "rangeInvalid";
  const isExit = exit.revenue > 0 && low > 0 && exit.wanted > 0;

  const ranges: Partial<Record<"berkus" | "scorecard" | "exit", Range>> = {};
  if (!typed.isWrong() && (isAsked || isElite)) {
    if (Object.values(given).some((percent) => percent > 0)) ranges.berkus = berkus(ceiling, given);
    if (isElite && average > 0) ranges.scorecard = scorecard(average, compared);
    if (isElite && isExit) ranges.exit = ventureCapital(exit);
  }
  const grounds: Grounds = Object.fromEntries(
    suggested ? berkusDrivers.map((driver) => [driver, suggested[driver].ground]) : [],
  );
  return { isElite, isAsked, values: typed.values, errors: typed.errors, ranges, grounds, monthly };
}
