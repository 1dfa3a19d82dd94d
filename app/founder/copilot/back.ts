import type { RouteName } from "../../paths.ts";

/** Where an answer is read: the pages that have a field for a question. */
export const backs = [
  "founder-dashboard",
  "founder-visibility",
  "founder-readiness",
  "founder-tools",
  "founder-funding",
  "founder-funding-banks",
  "founder-funding-public",
  "founder-pitch",
  "founder-acceleration",
  "founder-copilot",
] as const satisfies readonly RouteName[];
export type Back = (typeof backs)[number];
