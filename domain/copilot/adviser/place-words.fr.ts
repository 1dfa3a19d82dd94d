import type { NextStepPlace } from "../answer.ts";

export const places: Record<NextStepPlace, string> = {
  "check-in": "Ouvrir mes chiffres",
  scenarios: "Ouvrir les scénarios",
  thresholds: "Ouvrir mes seuils",
  readiness: "Ouvrir mon score",
  "cap-table": "Ouvrir ma table de capitalisation",
  profile: "Ouvrir mon profil",
  pitch: "Ouvrir Pitch Session",
  funding: "Ouvrir Aides & Financements",
  valuation: "Ouvrir la valorisation",
  introductions: "Ouvrir les mises en relation",
  updates: "Ouvrir mes nouvelles",
  blog: "Ouvrir le blog",
};
