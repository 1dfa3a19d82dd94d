import type { FounderField } from "../startup/founder-profile.ts";

/** The parts of a profile that a founder can hide from investors. All other published parts are always shown. */
export const shownParts = [
  "description",
  "team",
  "market",
  "traction",
  "figures",
  "runway",
  "score",
  "funding",
  "deck",
  "website",
  "cap-table",
] as const;
export type ShownPart = (typeof shownParts)[number];

/** The parts shown by default. Founders must choose explicitly to show the runway and the cap table. */
export const shownAtFirst: readonly ShownPart[] = shownParts.filter(
  (part) => part !== "runway" && part !== "cap-table",
);

export const alwaysShown = [
  "startup_name",
  "sector",
  "current_stage",
  "region",
  "creation_date",
] as const satisfies FounderField[];

/**
 * The profile fields that belong to each part. The e-mail address, phone number, SIREN and internal documents are never
 * shown.
 */
export const fieldsShownBy: Partial<Record<ShownPart, readonly FounderField[]>> = {
  description: ["description"],
  team: ["founder_name", "team_size", "co_founders", "team_presentation"],
  market: ["target_market", "business_model", "competitive_advantage"],
  traction: ["annual_revenue", "key_metrics", "major_clients"],
  funding: ["funding_amount_needed", "funding_use", "funding_raised", "growth_objectives"],
  deck: ["pitch_deck_url"],
  website: ["website"],
};

export const customerKinds = ["B2B", "B2C", "Marketplace", "Infrastructure"] as const;
export type CustomerKind = (typeof customerKinds)[number];

export type Publishing = { customers: CustomerKind[]; deepTech: boolean; shown: ShownPart[] };

/** Hours in which the accelerator's team promises to review a first publication, a new name or a new deck. */
export const reviewHours = 48;

export const reviewDueAt = (askedAt: Date) => new Date(askedAt.getTime() + reviewHours * 3_600_000);
