import type { OutlineSection, SectionId } from "./outline.ts";

/** A founder's choice for one section: whether it is included, and a text that replaces the composed one. */
export type SectionChoice = { section: SectionId; chosen: boolean; text: string };

export const longestSection = 6_000;

export const mostDocumentFormBytes = 512 * 1024;

/** Sections are included by default, except the table of missing score criteria. */
export const choiceOf = (
  choices: readonly SectionChoice[],
  { id, parts }: Pick<OutlineSection, "id" | "parts">,
): SectionChoice =>
  choices.find(({ section }) => section === id) ?? { section: id, chosen: !parts.includes("criteria"), text: "" };
