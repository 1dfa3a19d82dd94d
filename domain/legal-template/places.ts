import { type FounderField, founderFields } from "../startup/founder-profile.ts";

export const holdersPlace = "cap_table";

export const knownPlaces: readonly string[] = [...founderFields, holdersPlace];

export const isProfilePlace = (name: string): name is FounderField =>
  (founderFields as readonly string[]).includes(name);

export const longestBlank = 300;
