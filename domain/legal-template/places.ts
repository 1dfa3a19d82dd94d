import { type FounderField, founderFields } from "../startup/founder-profile.ts";

/** The placeholder for the cap table. */
export const holdersPlace = "cap_table";

/** The placeholders filled from the founder's data, as in [startup_name]. */
export const knownPlaces: readonly string[] = [...founderFields, holdersPlace];

export const isProfilePlace = (name: string): name is FounderField =>
  (founderFields as readonly string[]).includes(name);

/** The maximum length of a value that a founder types for a placeholder, in characters. */
export const longestBlank = 300;
