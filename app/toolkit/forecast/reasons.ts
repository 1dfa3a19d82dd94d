import type { words } from "./words.en.ts";

export type AssumptionName = keyof typeof words.fields;

type State = { from: string | null; grownOver: number };

export function reasonOf(name: AssumptionName, { from, grownOver }: State, own: typeof words) {
  const { reasons } = own;
  if (name === "raised" || name === "raised-in") return reasons.plans;
  if (name === "variable" || name === "rise") return reasons[name];
  if (name === "growth-1") return reasons.growth(grownOver);
  if (name === "growth-2" || name === "growth-3") return reasons.half;
  if (from === null) return "";
  return name === "start" || name === "running" ? reasons[name] : reasons.checkIn;
}
