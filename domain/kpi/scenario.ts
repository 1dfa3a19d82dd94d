import { monthFrom } from "./check-in.ts";
import { type Figures, type Runway, runwayOf } from "./figures.ts";

/** Changes in cents: `burn` is added to the monthly net burn, `cash` once to the cash balance. */
export type Scenario = { burn: number; cash: number };

export type ScenarioResult = {
  cash: number;
  burn: number;
  runway: Runway;
  /** The month in which the cash runs out; null if the cash lasts more than 36 months. */
  endsIn: string | null;
};

export const cashAfter = (months: number, cash: number, burn: number) => cash - months * burn;

export function tryScenario({ latest, meanBurn, burnMonths }: Figures, change: Scenario): ScenarioResult | null {
  if (!latest || meanBurn === null) return null;
  // A reduction of cash never takes the balance below zero, and leaves an already negative balance unchanged.
  const cash = Math.max(Math.min(0, latest.cash), latest.cash + change.cash);
  const burn = meanBurn + change.burn;
  // Computed without `meanBurn`, a rounded value, so that the last digit agrees with `computeFigures`.
  const burns = burnMonths.map((month) => month.burn + change.burn);
  const runway = runwayOf(cash, burns);
  const sum = burns.reduce((total, each) => total + each, 0);
  return {
    ...{ cash, burn, runway },
    endsIn:
      runway.state === "months" ? monthFrom(latest.month, Math.ceil((Math.max(0, cash) * burns.length) / sum)) : null,
  };
}
