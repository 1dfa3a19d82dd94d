import { reviewAfter } from "../../domain/content/review.ts";

/** Given by the operator, contradicted by nothing. */
export const given = {
  asOf: null,
  source: "specification",
  reviewBy: reviewAfter("2026-11-30"),
  confirm: false,
} as const;

/** Contradicted, undefined or without evidence: on the list of what the operator must confirm. */
export const unproven = {
  asOf: null,
  source: "specification, to be evidenced",
  reviewBy: "2026-12-31",
  confirm: true,
} as const;
