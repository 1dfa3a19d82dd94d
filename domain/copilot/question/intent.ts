import type { Phrase } from "./phrase.ts";

/** What a founder may ask for, as far as the adviser without a model knows. */
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

/** One question out of a message: what is asked for, with its own words. */
export type IntentMatch = { intent: Intent | "unknown"; phrase: Phrase };
