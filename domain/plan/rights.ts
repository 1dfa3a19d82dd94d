import type { Plan } from "./plan.ts";

export const opens = {
  profile: "free",
  "check-in": "free",
  csv: "free",
  scan: "free",
  tools: "free",
  "funding-aids": "free",
  applications: "free",
  acceleration: "free",
  publication: "visible",
  "view-counts": "visible",
  "legal-templates": "visible",
  forecast: "visible",
  copilot: "elite",
  generators: "elite",
  insights: "elite",
  "interest-notices": "elite",
  "deck-reading": "elite",
  "deck-copy": "elite",
  "deck-agreement": "elite",
  proposals: "elite",
  "saved-scenarios": "elite",
  "term-sheet": "elite",
  mentors: "elite",
  "participation-fee": "elite",
} as const satisfies Record<string, Plan>;

export type Right = keyof typeof opens;

/**
 * Rights that not every plan includes; `opensTo` searches granted plans, so it cannot check rights of the free plan.
 */
export type PaidRight = { [Each in Right]: (typeof opens)[Each] extends "free" ? never : Each }[Right];

const ranks: Record<Plan, number> = { free: 0, visible: 1, elite: 2 };

/** Checks whether every plan includes a right, so that the founder's plan need not be loaded. */
export const isFree = (right: Right) => opens[right] === "free";

export const isOpen = (plan: Plan, right: Right) => ranks[plan] >= ranks[opens[right]];

/**
 * Checks whether a free trial includes a right. A trial excludes only the participation fee, which costs the
 * accelerator money per founder.
 */
export const opensOnTrial = (right: Right) => right !== "participation-fee";
