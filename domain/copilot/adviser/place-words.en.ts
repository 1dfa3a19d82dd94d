import type { NextStepPlace } from "../answer.ts";

export const places: Record<NextStepPlace, string> = {
  "check-in": "Open my numbers",
  scenarios: "Open the scenarios",
  thresholds: "Open my thresholds",
  readiness: "Open my score",
  "cap-table": "Open my cap table",
  profile: "Open my profile",
  pitch: "Open Pitch Session",
  funding: "Open Grants & Funding",
  valuation: "Open the valuation tool",
  introductions: "Open the introductions",
  updates: "Open my updates",
  blog: "Open the blog",
};
