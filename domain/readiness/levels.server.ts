import type { Content } from "../content/content.server.ts";
import { numberOf } from "../content/fact-value.ts";
import type { Levels } from "./levels.ts";

export const readinessLevels = (content: Content): Levels => ({
  nearly: numberOf(content, "readiness.nearly"),
  eligible: numberOf(content, "pitch.readiness"),
  ready: numberOf(content, "readiness.ready"),
  target: numberOf(content, "readiness.target"),
});

export const reviewDays = (content: Content) => numberOf(content, "readiness.review");
