import type { Intent } from "./intent.ts";

/**
 * Predefined questions that are always recognised, with their intents. The texts are in the word files of both
 * languages.
 */
export const keptQuestions = {
  runway: "runway",
  "last-a-year": "runway",
  hire: "scenario",
  save: "scenario",
  receive: "scenario",
  "lose-customer": "scenario",
  "room-to-hire": "scenario",
  cash: "cash",
  burn: "burn",
  "burn-normal": "burn",
  mrr: "mrr",
  "break-even": "growth-needed",
  "mrr-target": "growth-needed",
  cac: "cac",
  churn: "churn",
  "churn-if": "churn",
  ltv: "ltv",
  nps: "nps",
  numbers: "numbers",
  funnel: "funnel",
  valuation: "valuation",
  dilution: "dilution",
  "bsa-air": "bsa-air",
  "next-round": "next-round",
  readiness: "readiness",
  session: "session",
  eligible: "session",
  waiting: "introductions",
  "last-update": "last-update",
  aids: "aids",
  priority: "priority",
  roadmap: "roadmap",
  term: "term",
  terms: "term",
  article: "articles",
} as const satisfies Record<string, Intent>;

export type KeptQuestion = keyof typeof keptQuestions;

export const suggestions = ["runway", "funnel", "next-round", "roadmap"] as const satisfies readonly KeptQuestion[];

export type Suggestion = (typeof suggestions)[number];
