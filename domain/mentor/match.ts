import type { Mentor } from "../content/content.ts";
import type { Criterion } from "../readiness/criterion.ts";

export type Need = { criterion: Criterion; weight: number };

export type MentorMatch = {
  /** The sum of `need`, `sector` and `stage`, rounded, out of 100. */
  score: number;
  need: number;
  sector: number;
  stage: number;
  /** The startup's weak criteria that the mentor can help with, most useful first. */
  helpsWith: Criterion[];
};

type Profile = { sector: string; current_stage: string };

const points = { need: 50, sector: 30, stage: 20 };
const highest = 5;
const helpful = 3;

const fits = (wanted: readonly string[], own: string) => wanted.length === 0 || wanted.includes(own);

/**
 * Computes how well a mentor fits a startup: up to 50 points for the unmet criteria, 30 for the sector and 20 for the
 * stage.
 */
export function matchOf(
  { levels, sectors, stages }: Pick<Mentor, "levels" | "sectors" | "stages">,
  needs: readonly Need[],
  { sector, current_stage }: Profile,
): MentorMatch {
  const weight = needs.reduce((sum, need) => sum + need.weight, 0);
  const helped = needs.reduce((sum, need) => sum + need.weight * levels[need.criterion], 0);
  const match = {
    need: weight === 0 ? 0 : (points.need * helped) / (highest * weight),
    sector: fits(sectors, sector) ? points.sector : 0,
    stage: fits(stages, current_stage) ? points.stage : 0,
  };
  return {
    ...match,
    score: Math.round(match.need + match.sector + match.stage),
    helpsWith: needs
      .filter(({ criterion }) => levels[criterion] >= helpful)
      .toSorted((a, b) => b.weight * levels[b.criterion] - a.weight * levels[a.criterion])
      .map(({ criterion }) => criterion),
  };
}
