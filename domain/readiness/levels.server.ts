import type { Content } from "../content/content.server.ts";
import { numberOf } from "../content/fact-value.ts";
import type { Levels } from "./levels.ts";

/** The levels as the facts have them. */
export const readinessLevels = (content: Content): Levels => ({
  nearly: numberOf(content, "readiness.nearly"),
  eligible: numberOf(content, "pitch.readiness"),
  ready: numberOf(content, "readiness.ready"),
  target: numberOf(content, "readiness.target"),
});

/** Within how many days a person answers who was asked to review a score. */
export const reviewDays = (content: Content) => numberOf(content, "readiness.review");
