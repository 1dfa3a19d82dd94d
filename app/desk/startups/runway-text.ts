import type { Runway } from "../../../domain/kpi/figures.ts";
import type { words as en } from "./words.en.ts";

/** Returns an empty string when the startup has not reported any month. */
export function runwayText(runway: Runway | null, own: typeof en, count: (value: number) => string) {
  if (runway === null) return "";
  if (runway.state === "months") return own.months(count(runway.months));
  return runway.state === "profitable" ? own.profitable : own.over;
}
