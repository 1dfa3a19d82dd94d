import type { RouteName } from "../../paths.ts";

/** Without JavaScript, the CoPilot's form returns to the page on which the question was typed. */
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
