import { type FounderField, founderFields } from "../startup/founder-profile.ts";

/** Stands for who holds how many shares. */
export const holdersPlace = "cap_table";

/** What a template may quote without asking for it, as in [startup_name]. */
export const knownPlaces: readonly string[] = [...founderFields, holdersPlace];

export const isProfilePlace = (name: string): name is FounderField =>
  (founderFields as readonly string[]).includes(name);

/** Signs that a founder may type for a place. */
export const longestBlank = 300;
