import type { Figures } from "../kpi/figures.ts";
import type { ActionName, Lever, Now } from "./lever-kind.ts";
import { raiseLevers, type Raise } from "./raise-levers.ts";
import { cacLevers, npsLevers } from "./customer-levers.ts";
import { runwayLevers } from "./runway-levers.ts";

/** Returns none before the first check-in; `floor` is the caution threshold of the runway in months. */
export function leversFor(action: ActionName, figures: Figures, floor: number, raise: Raise): Lever[] {
  const { latest, meanBurn, runway } = figures;
  if (!latest || meanBurn === null || !runway) return [];
  // Uses the same rounded burn as the page, so that the displayed amounts add up.
  const now: Now = { ...figures, latest, meanBurn: Math.round(meanBurn), runway };
  switch (action) {
    case "cac":
      return cacLevers(now);
    case "nps":
      return npsLevers(now);
    case "runway":
      return runwayLevers(now, floor);
    case "raise":
      return raiseLevers(now, raise);
  }
}
