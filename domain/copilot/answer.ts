import type { Lang } from "../../platform/language/language.ts";

/** A line of an answer's arithmetic: an operator, a label and a number. */
export type SumLine = { sign: "" | "+" | "\u2212" | "×" | "÷" | "="; label: string; note?: string; value: string };

/** Pages where a founder can take the next step; the app defines their URLs and labels. */
export type NextStepPlace =
  | "check-in"
  | "scenarios"
  | "thresholds"
  | "readiness"
  | "cap-table"
  | "profile"
  | "pitch"
  | "funding"
  | "valuation"
  | "introductions"
  | "updates"
  | "blog";

/** An action to take, the page for it, and its due date (a day in Paris) if any. */
export type NextStep = { to: NextStepPlace; words: string; by: string | null };

/** An article; `lang` is set if the article does not exist in the page's language. */
export type Reading = { title: string; slug: string; lang?: Lang };

/** One question's answer. Text has three marks: **bold**, lines that begin with "- ", and line breaks. */
export type Part = {
  text: string;
  sum: SumLine[];
  /** The numbers that the answer is based on, each with its month. */
  sources: string[];
  reading: Reading[];
  /** Suggested questions for an unclear one, worded as a founder would ask them. */
  offered: string[];
  nextStep: NextStep | null;
};

/** A part as displayed: the next step as a sentence and a link label. */
export type ShownPart = Omit<Part, "nextStep"> & {
  nextStep: { to: NextStepPlace; sentence: string; link: string } | null;
};

/**
 * A part as stored beside the message's text; `paragraphs` is how many of the text's paragraphs belong to it. Older
 * answers have no `offered`.
 */
export type KeptPart = Omit<Part, "text" | "offered"> & { paragraphs: number; offered?: string[] };

const paragraphs = (text: string) => text.split("\n\n").length;

export const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text).join("\n\n");

export const keptParts = (parts: readonly Part[]): KeptPart[] =>
  parts.map(({ text, ...rest }) => ({ ...rest, paragraphs: paragraphs(text) }));

const nothingElse = { sum: [], sources: [], reading: [], offered: [], nextStep: null };

/** Restores the parts of a stored answer; a text without parts becomes a single one. */
export function partsOf(content: string, kept: readonly KeptPart[]): Part[] {
  // The content is empty if the answer failed before its first word.
  const left = content === "" ? [] : content.split("\n\n");
  const parts = kept.map(({ paragraphs: count, offered = [], ...rest }) => ({
    ...rest,
    offered,
    text: left.splice(0, count).join("\n\n"),
  }));
  return left.length > 0 ? [...parts, { ...nothingElse, text: left.join("\n\n") }] : parts;
}
