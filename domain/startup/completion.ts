import type { FounderField, FounderProfile } from "./founder-profile.ts";

/** The fields that the completion rate counts. */
export const countedOfFounders: readonly FounderField[] = [
  "startup_name",
  "founder_name",
  "sector",
  "description",
  "current_stage",
  "website",
  "pitch_deck_url",
];

/** With these a profile can be shown, though the rate may be below 100. */
export const neededOfFounders: readonly FounderField[] = [
  "startup_name",
  "founder_name",
  "sector",
  "description",
  "current_stage",
];

type Completion<Field extends string> = {
  /** Whole percents. */
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

/** The other rule of the specification: what the profile area calls complete. */
export const isFounderProfileComplete = (profile: FounderProfile) =>
  neededOfFounders.every((field) => profile[field] !== "");

export type Band = "critical" | "warning" | "success";

/** How the dashboard's banner speaks of a completion rate. */
export const bandOf = (rate: number): Band => (rate < 50 ? "critical" : rate < 80 ? "warning" : "success");
