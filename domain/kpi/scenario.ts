import { monthFrom } from "./check-in.ts";
import { type Figures, type Runway, runwayOf } from "./figures.ts";

/** What would change, in cents: net burn a month, and cash at once. */
export type Scenario = { burn: number; cash: number };

export type ScenarioResult = {
  cash: number;
  burn: number;
  runway: Runway;
  /** The month in which the cash would end; null where it would not within 36. */
  endsIn: string | null;
};

/** The runway that a founder's numbers give once these changes are made; null while there are none. */
export function tryScenario({ latest, meanBurn }: Figures, change: Scenario): ScenarioResult | null {
  if (!latest || meanBurn === null) return null;
  const cash = Math.max(0, latest.cash + change.cash);
  const burn = meanBurn + change.burn;
  const runway = runwayOf(cash, [burn]);
  return {
    ...{ cash, burn, runway },
    endsIn: runway.state === "months" ? monthFrom(latest.month, Math.ceil(cash / burn)) : null,
  };
}
