import type { FounderField, FounderProfile } from "./founder-profile.ts";

export const countedOfFounders: readonly FounderField[] = [
  "startup_name",
  "founder_name",
  "sector",
  "description",
  "current_stage",
  "website",
  "pitch_deck_url",
];

/** The fields without which a profile cannot be published; with them, the rate may still be below 100. */
export const neededOfFounders: readonly FounderField[] = [
  "startup_name",
  "founder_name",
  "sector",
  "description",
  "current_stage",
];

type Completion<Field extends string> = {
  /** A whole percentage. */
  rate: number;
  filled: number;
  missing: Field[];
};

export function completionOf<Field extends string>(fields: readonly Field[], isFilled: (field: Field) => boolean) {
  const missing = fields.filter((field) => !isFilled(field));
  const filled = fields.length - missing.length;
  return { rate: Math.round((filled / fields.length) * 100), filled, missing } satisfies Completion<Field>;
}

export const founderCompletion = (profile: FounderProfile) =>
  completionOf(countedOfFounders, (field) => profile[field] !== "");

/** Whether the profile area counts as complete; by the specification this rule differs from the rate. */
export const isFounderProfileComplete = (profile: FounderProfile) =>
  neededOfFounders.every((field) => profile[field] !== "");

export type Band = "critical" | "warning" | "success";

/** The band of a completion rate, which decides the text of the dashboard's banner. */
export const bandOf = (rate: number): Band => (rate < 50 ? "critical" : rate < 80 ? "warning" : "success");
