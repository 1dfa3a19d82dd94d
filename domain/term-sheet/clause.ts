/** The clauses that are looked for in a term sheet, in the order in which they are read out. */
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

/** What makes a clause unusual; `value` is the number that does, where one does. */
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

/** A clause as it stands in a sheet. */
export type ReadClause = {
  kind: ClauseKind;
  /** The sheet's own words. */
  quote: string;
  /** `unclear`: it is there, and says nothing that these rules know to judge. */
  verdict: "usual" | "unusual" | "unclear";
  oddities: Oddity[];
};
