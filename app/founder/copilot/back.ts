import type { RouteName } from "../../paths.ts";

/** Pages with a question field, to which a form without script returns. */
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
