export const founderSteps = [
  [
    "startup_name",
    "founder_name",
    "email",
    "phone",
    "siren",
    "region",
    "creation_date",
    "website",
    "sector",
    "description",
  ],
  ["team_size", "co_founders", "team_presentation", "target_market", "business_model", "competitive_advantage"],
  ["current_stage", "annual_revenue", "funding_raised", "key_metrics", "major_clients"],
  [
    "funding_amount_needed",
    "funding_use",
    "growth_objectives",
    "pitch_deck_url",
    "business_plan_url",
    "financial_projections_url",
  ],
] as const;

type FounderStep = (typeof founderSteps)[number];
export type FounderField = FounderStep[number];

/** The values of the profile's fields; an empty field is "". */
export type FounderProfile = Record<FounderField, string>;

export const founderFields: readonly FounderField[] = founderSteps.flat();

export const emptyFounderProfile = Object.fromEntries(founderFields.map((name) => [name, ""])) as FounderProfile;

/** The fields that must be filled before a profile counts as finished; a draft may be saved without them. */
export const requiredOfFounders: readonly FounderField[] = [
  "startup_name",
  "founder_name",
  "region",
  "creation_date",
  "sector",
  "description",
  "team_size",
  "target_market",
  "business_model",
  "current_stage",
  "funding_amount_needed",
  "funding_use",
];

/** Limits the count to twice the number of different words, so that repetition does not help. */
export function wordsIn(text: string) {
  const words = text.split(/\s+/).filter(Boolean);
  const different = new Set(words.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")));
  different.delete("");
  return Math.min(words.length, 2 * different.size);
}

export const missingOf = (profile: FounderProfile) =>
  founderFields.filter((name) => requiredOfFounders.includes(name) && profile[name] === "");

export const stepOf = (field: FounderField) =>
  founderSteps.findIndex((fields) => (fields as readonly string[]).includes(field)) + 1;
