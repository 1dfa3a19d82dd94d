import type { Runway } from "../../../domain/kpi/figures.ts";
import type { words as en } from "./words.en.ts";

/** A runway in the words of a table cell; empty if no month was reported. */
export function runwayText(runway: Runway | null, own: typeof en, count: (value: number) => string) {
  if (runway === null) return "";
  if (runway.state === "months") return own.months(count(runway.months));
  return runway.state === "profitable" ? own.profitable : own.over;
}
