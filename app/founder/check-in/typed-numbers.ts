import { type CheckIn, monthFrom } from "../../../domain/kpi/check-in.ts";
import { computeFigures } from "../../../domain/kpi/figures.ts";
import { centsOf } from "../../../platform/language/typed-number.ts";
import { requiredNumbers } from "./fields.ts";

export type TypedNumbers = {
  done: number;
  cash: number | undefined;
  burn: number | undefined;
  raised: number;
};

export function readTyped(read: (name: string) => string): TypedNumbers {
  return {
    done: requiredNumbers.filter((name) => read(name).trim() !== "").length,
    cash: centsOf(read("cash")),
    burn: centsOf(read("burnRate")),
    raised: centsOf(read("raised")) ?? 0,
  };
}

/** Returns the runway that would result from saving the typed values. Returns null when cash or burn is missing. */
export function runwayWith({ cash, burn }: TypedNumbers, history: readonly CheckIn[], month: string) {
  const [any] = history;
  if (cash === undefined || burn === undefined) return null;
  const blank = { mrr: 0, cac: 0, churn: 0, nps: null, activeDeals: null, lastInvestorContact: null, raised: null };
  const draft = { ...blank, id: "", difference: "", recordedAt: any?.recordedAt ?? new Date(), month, cash, burn };
  return computeFigures([...history.filter((each) => each.month !== month), draft], month).runway;
}

/** Returns the burn in cents that fits both months' cash, or null when burn was typed or cash is missing. */
export function burnThatFits({ cash, burn, raised }: TypedNumbers, before: CheckIn | null, month: string) {
  if (cash === undefined || burn !== undefined || before?.month !== monthFrom(month, -1)) return null;
  return before.cash - cash + raised;
}
