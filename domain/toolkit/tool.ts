import type { Right } from "../plan/rights.ts";

export const toolCategories = ["fundraising", "funding", "cap-table", "legal", "finance"] as const;

export const toolIds = ["dilution", "valuation", "runway", "legal-templates", "forecast", "term-sheet"] as const;

export type ToolId = (typeof toolIds)[number];

export const rightOfTool = {
  dilution: "tools",
  valuation: "tools",
  runway: "tools",
  "legal-templates": "legal-templates",
  forecast: "forecast",
  "term-sheet": "term-sheet",
} as const satisfies Record<ToolId, Right>;

export const fewestShown = 10;
/** A founder counts as a user of a tool for this many days after the last use. */
export const usedWithin = 90;

/** Returns the tool with the most users. Returns null on a tie, or if the number of users is below `fewestShown`. */
export function mostUsed(users: ReadonlyMap<ToolId, number>): ToolId | null {
  const [first, second] = [...users].filter(([, count]) => count >= fewestShown).toSorted((a, b) => b[1] - a[1]);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}
