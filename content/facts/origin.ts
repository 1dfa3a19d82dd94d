import { reviewAfter } from "../../domain/content/review.ts";

/** For facts that the operator stated in the specification and that nothing contradicts. */
export const given = {
  asOf: null,
  source: "specification",
  reviewBy: reviewAfter("2026-11-30"),
  confirm: false,
} as const;

/**
 * For facts that are contradicted, undefined or without evidence; `confirm` puts these facts on the list of what the
 * operator must confirm.
 */
export const unproven = {
  asOf: null,
  source: "specification, to be evidenced",
  reviewBy: "2026-12-31",
  confirm: true,
} as const;
