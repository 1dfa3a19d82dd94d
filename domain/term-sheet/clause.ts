export const clauseKinds = [
  "valuation",
  "amount",
  "securities",
  "option-pool",
  "liquidation",
  "anti-dilution",
  "pro-rata",
  "transfer",
  "drag-along",
  "tag-along",
  "leaver",
  "board",
  "veto",
  "information",
  "warranties",
  "exclusivity",
  "costs",
  "confidentiality",
] as const;
export type ClauseKind = (typeof clauseKinds)[number];

export const oddities = [
  "price-later",
  "at-discretion",
  "redeemable",
  "large-pool",
  "multiple",
  "participating",
  "full-ratchet",
  "super-pro-rata",
  "long-lock-up",
  "forced-by-investors",
  "forced-early",
  "forced-by-minority",
  "any-sale",
  "long-vesting",
  "any-departure",
  "investor-majority",
  "casting-vote",
  "daily-business",
  "small-spending",
  "too-often",
  "bank-access",
  "uncapped-warranty",
  "personal-warranty",
  "long-warranty",
  "long-exclusivity",
  "renewed-exclusivity",
  "uncapped-costs",
  "costs-without-closing",
  "one-sided-secrecy",
  "long-secrecy",
] as const;
export type Oddity = { what: (typeof oddities)[number]; value: number | null };

export type ReadClause = {
  kind: ClauseKind;
  quote: string;
  /** `unclear`: the clause was found, but no rule applies to its text. */
  verdict: "usual" | "unusual" | "unclear";
  oddities: Oddity[];
};
