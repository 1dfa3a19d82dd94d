import type { SceneFigure } from "../../ui/scene.tsx";
import { between, bar } from "../sections/bar.ts";

type Dates = { lastDay: string; interviewsFrom: string; interviewsTo: string; startsOn: string };

const daysBetween = (from: string, until: string) => Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);

/** Draws a bar for each day from the last day to apply to the start of the programme. */
export function datesOnShore({ lastDay, interviewsFrom, interviewsTo, startsOn }: Dates): SceneFigure {
  const total = Math.max(1, daysBetween(lastDay, startsOn));
  const x = (day: number) => between(905, 1364)(day / total);
  const calls = [daysBetween(lastDay, interviewsFrom), daysBetween(lastDay, interviewsTo)] as const;
  const ticks = Array.from({ length: total - 1 }, (_, index) => index + 1).map((day) =>
    bar(x(day), day >= calls[0] && day <= calls[1] ? 118 : 26, 4),
  );
  return { salt: ticks.join(""), sun: bar(x(0), 84) + bar(x(total), 236) };
}
