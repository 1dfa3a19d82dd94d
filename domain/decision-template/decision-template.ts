import { fillIn, placesIn } from "../../platform/office/fill-in.ts";

/**
 * The placeholders, written in brackets, that a decision template may contain; each placeholder is replaced by data of
 * the applicant.
 */
export const templatePlaces = [
  "startup",
  "full_name",
  "website",
  "starts_on",
  "next_starts_on",
  "next_deadline",
] as const;

export type TemplateValues = Record<(typeof templatePlaces)[number], string>;

export function fillTemplate(sentence: string, values: TemplateValues): { line: string } | { missing: string[] } {
  const known: Partial<Record<string, string>> = values;
  const missing = placesIn(sentence).filter((name) => !known[name]);
  return missing.length > 0 ? { missing } : { line: fillIn(sentence, (name) => known[name] ?? "").join("") };
}
