import type { Phrase } from "./phrase.ts";

export const intents = [
  "runway",
  "scenario",
  "burn",
  "mrr",
  "cac",
  "churn",
  "cash",
  "nps",
  "numbers",
  "ltv",
  "valuation",
  "growth-needed",
  "dilution",
  "bsa-air",
  "readiness",
  "aids",
  "session",
  "introductions",
  "last-update",
  "articles",
  "term",
  "funnel",
  "next-round",
  "roadmap",
  "priority",
  "help",
  "outside",
  "others",
  "change",
] as const;
export type Intent = (typeof intents)[number];

export type IntentMatch = { intent: Intent | "unknown"; phrase: Phrase };
