import type { Aid } from "../content/content.ts";

type Place = Pick<Aid, "region" | "stages" | "sectors">;
type Profile = { region: string; current_stage: string; sector: string };

/** How an aid's condition fits a startup; `anyone`: no condition, `unknown`: no value in the startup's profile. */
export type Fit = "fits" | "anyone" | "unknown" | "differs";

export type AidMatch = { fit: "yes" | "maybe" | "no"; region: Fit; stage: Fit; sector: Fit };

const fitOf = (args: readonly string[], own: string): Fit =>
  args.length === 0 ? "anyone" : own === "" ? "unknown" : args.includes(own) ? "fits" : "differs";

export function aidMatchOf({ region, stages, sectors }: Place, profile: Profile): AidMatch {
  const regions = region === "national" || region === "europe" ? [] : [region];
  const fits = {
    region: fitOf(regions, profile.region),
    stage: fitOf(stages, profile.current_stage),
    sector: fitOf(sectors, profile.sector),
  };
  const all = Object.values(fits);
  return { fit: all.includes("differs") ? "no" : all.includes("unknown") ? "maybe" : "yes", ...fits };
}

/** Checks whether an aid can still be applied for on a day in Paris; its deadline is the last such day. */
export const isOpenOn = ({ deadline }: Pick<Aid, "deadline">, today: string) => deadline === null || deadline >= today;

const order = { yes: 0, maybe: 1, no: 2 };

export const bestFirst = <Matched extends { match: AidMatch }>(aids: readonly Matched[]) =>
  aids.toSorted((a, b) => order[a.match.fit] - order[b.match.fit]);
