import type { FounderField } from "../startup/founder-profile.ts";

/** What a founder may show investors, or keep back, beside what every published profile says. */
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

/** What a first publication shows: the cash and who holds the shares are a choice of their own. */
export const shownAtFirst: readonly ShownPart[] = shownParts.filter(
  (part) => part !== "runway" && part !== "cap-table",
);

/** What every published profile says. */
export const alwaysShown = [
  "startup_name",
  "sector",
  "current_stage",
  "region",
  "creation_date",
] as const satisfies FounderField[];

/** The fields of the profile that a part shows; e-mail, phone, SIREN and working papers are shown to nobody. */
export const fieldsShownBy: Partial<Record<ShownPart, readonly FounderField[]>> = {
  description: ["description"],
  team: ["founder_name", "team_size", "co_founders", "team_presentation"],
  market: ["target_market", "business_model", "competitive_advantage"],
  traction: ["annual_revenue", "key_metrics", "major_clients"],
  funding: ["funding_amount_needed", "funding_use", "funding_raised", "growth_objectives"],
  deck: ["pitch_deck_url"],
  website: ["website"],
};

/** Whom a startup sells to. */
export const customerKinds = ["B2B", "B2C", "Marketplace", "Infrastructure"] as const;
export type CustomerKind = (typeof customerKinds)[number];

/** What a founder decides when publishing. */
export type Publishing = { customers: CustomerKind[]; deepTech: boolean; shown: ShownPart[] };

/** Hours within which somebody of the team looks at a first publication, and at a new name or deck. */
export const reviewHours = 48;

export const reviewDueAt = (askedAt: Date) => new Date(askedAt.getTime() + reviewHours * 3_600_000);
