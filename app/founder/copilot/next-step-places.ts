import type { NextStepPlace } from "../../../domain/copilot/answer.ts";
import { pathOf } from "../../paths.ts";

export const nextStepPlaces: Record<NextStepPlace, string> = {
  "check-in": pathOf("founder-check-in"),
  scenarios: `${pathOf("founder-check-in")}#scenarios`,
  thresholds: `${pathOf("founder-check-in")}#seuils`,
  readiness: pathOf("founder-readiness"),
  "cap-table": pathOf("founder-cap-table"),
  profile: pathOf("founder-profile"),
  pitch: pathOf("founder-pitch"),
  funding: pathOf("founder-funding-public"),
  valuation: pathOf("tool-valuation"),
  introductions: pathOf("founder-introductions"),
  updates: pathOf("founder-updates"),
  blog: pathOf("blog"),
};
