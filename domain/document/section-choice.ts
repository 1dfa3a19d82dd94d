import type { OutlineSection, SectionId } from "./outline.ts";

export type SectionChoice = { section: SectionId; chosen: boolean; text: string };

export const longestSection = 6_000;

export const mostDocumentFormBytes = 512 * 1024;

/**
 * Returns the founder's choice for a section. By default every section is included, except the table of missing score
 * criteria.
 */
export const choiceOf = (
  choices: readonly SectionChoice[],
  { id, parts }: Pick<OutlineSection, "id" | "parts">,
): SectionChoice =>
  choices.find(({ section }) => section === id) ?? { section: id, chosen: !parts.includes("criteria"), text: "" };
