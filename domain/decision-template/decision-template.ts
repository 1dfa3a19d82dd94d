import { fillIn, placesIn } from "../../platform/office/fill-in.ts";

/** The [placeholders] that a template may contain, each filled in for one applicant. */
export const templatePlaces = [
  "startup",
  "full_name",
  "website",
  "starts_on",
  "next_starts_on",
  "next_deadline",
] as const;

export type TemplateValues = Record<(typeof templatePlaces)[number], string>;

/**
 * Fills in a template's sentence for one applicant, or returns the placeholders for which the applicant has no value.
 */
export function fillTemplate(sentence: string, values: TemplateValues): { line: string } | { missing: string[] } {
  const known: Partial<Record<string, string>> = values;
  const missing = placesIn(sentence).filter((name) => !known[name]);
  return missing.length > 0 ? { missing } : { line: fillIn(sentence, (name) => known[name] ?? "").join("") };
}
