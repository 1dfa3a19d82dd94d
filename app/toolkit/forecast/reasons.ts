import type { words } from "./words.en.ts";

export type AssumptionName = keyof typeof words.fields;

/** Halves a growth rate and rounds the result to a tenth of a percent. Both values are in hundredths of a percent. */
export const halfOf = (growth: number) => Math.round(growth / 20) * 10;

type Growth = readonly [number, number, number];
/** `growth` is the growth assumed for each year; `usual` is the default calculated from the founder's figures. */
export type Reasoned = { from: string | null; grownOver: number; growth: Growth; usual: Growth };

export function reasonOf(name: AssumptionName, { from, grownOver, growth, usual }: Reasoned, own: typeof words) {
  const { reasons } = own;
  if (name === "raised" || name === "raised-in") return reasons.plans;
  if (name === "variable" || name === "rise") return reasons[name];
  if (name === "growth-1") return growth[0] === usual[0] ? reasons.growth(grownOver) : reasons.typed;
  if (name === "growth-2" || name === "growth-3") {
    const year = name === "growth-2" ? 1 : 2;
    if (growth[year] === halfOf(growth[year - 1] ?? 0)) return reasons.half;
    if (growth[year] !== usual[year]) return reasons.typed;
    return grownOver === 0 ? reasons.noGrowth : reasons.share[year];
  }
  if (from === null) return "";
  return name === "start" || name === "running" ? reasons[name] : reasons.checkIn;
}
