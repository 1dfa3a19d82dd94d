import type { Content } from "../../domain/content/content.server.ts";
import { numberOf, rangeOf } from "../../domain/content/fact-value.ts";

export type FeeExample = {
  revenue: number;
  share: number;
  owed: number;
  upfront: number;
  between: { from: number; to: number };
  /**
   * The upfront fee of the formula "Programme", the alternative to the revenue-share formula. Null if "Programme" is
   * not offered.
   */
  fixed: number | null;
};

/** Returns the worked example of the revenue-share formula, or null if this formula is not offered. */
export function feeExample(content: Content): FeeExample | null {
  const offered = new Set(content.list("formula", "en").flatMap(({ id, offered: is }) => (is ? [id] : [])));
  if (!offered.has("revenue-share")) return null;
  return {
    revenue: numberOf(content, "offer.example_revenue"),
    share: numberOf(content, "offer.example_share"),
    owed: numberOf(content, "offer.example_owed"),
    upfront: numberOf(content, "offer.revenue_share_upfront"),
    between: rangeOf(content, "offer.revenue_share"),
    fixed: offered.has("programme") ? numberOf(content, "offer.upfront_fee") : null,
  };
}
