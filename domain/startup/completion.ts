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

/** The fields that must be filled before a profile can be published. */
export const neededOfFounders: readonly FounderField[] = [
  "startup_name",
  "founder_name",
  "sector",
  "description",
  "current_stage",
];

type Completion<Field extends string> = {
  /** The completion rate in percent, a whole number from 0 to 100. */
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

/** By the specification, a profile can be complete although its completion rate is below 100. */
export const isFounderProfileComplete = (profile: FounderProfile) =>
  neededOfFounders.every((field) => profile[field] !== "");

export type Band = "critical" | "warning" | "success";

export const bandOf = (rate: number): Band => (rate < 50 ? "critical" : rate < 80 ? "warning" : "success");
