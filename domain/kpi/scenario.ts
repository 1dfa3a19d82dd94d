import { monthFrom } from "./check-in.ts";
import { type Figures, type Runway, runwayOf } from "./figures.ts";

/** Changes in cents: of monthly net burn, and of cash, once. */
export type Scenario = { burn: number; cash: number };

export type ScenarioResult = {
  cash: number;
  burn: number;
  runway: Runway;
  /** The month in which the cash would run out; null if not within 36 months. */
  endsIn: string | null;
};

/** Cash in cents after `months` months at this net burn; negative if the cash runs out before. */
export const cashAfter = (months: number, cash: number, burn: number) => cash - months * burn;

/** The runway with these changes applied to a founder's numbers; null without numbers. */
export function tryScenario({ latest, meanBurn, burnMonths }: Figures, change: Scenario): ScenarioResult | null {
  if (!latest || meanBurn === null) return null;
  // A cash reduction takes at most the available cash; an existing overdraft remains.
  const cash = Math.max(Math.min(0, latest.cash), latest.cash + change.cash);
  const burn = meanBurn + change.burn;
  // Computed from each month, because the rounded mean could change the last digit.
  const burns = burnMonths.map((month) => month.burn + change.burn);
  const runway = runwayOf(cash, burns);
  const sum = burns.reduce((total, each) => total + each, 0);
  return {
    ...{ cash, burn, runway },
    endsIn:
      runway.state === "months" ? monthFrom(latest.month, Math.ceil((Math.max(0, cash) * burns.length) / sum)) : null,
  };
}
