import type { Lang } from "../../platform/language/language.ts";

export type SumLine = { sign: "" | "+" | "\u2212" | "×" | "÷" | "="; label: string; note?: string; value: string };

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

/** A suggested action, its page and the due date (a day in Paris), if any. */
export type NextStep = { to: NextStepPlace; words: string; by: string | null };

/** A suggested article; `lang` is set if the article does not exist in the page's language. */
export type Reading = { title: string; slug: string; lang?: Lang };

/** The answer to one question. Its text may contain **bold** words, lines that begin with "- ", and line breaks. */
export type Part = {
  text: string;
  sum: SumLine[];
  /** The numbers that the answer is based on, each with its month. */
  sources: string[];
  reading: Reading[];
  /** Known questions suggested to the founder when the founder's own question was unclear; empty otherwise. */
  offered: string[];
  nextStep: NextStep | null;
};

export type ShownPart = Omit<Part, "nextStep"> & {
  nextStep: { to: NextStepPlace; sentence: string; link: string } | null;
};

/** `paragraphs` counts this answer's paragraphs in the message; `offered` is missing in older answers. */
export type KeptPart = Omit<Part, "text" | "offered"> & { paragraphs: number; offered?: string[] };

const paragraphs = (text: string) => text.split("\n\n").length;

export const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text).join("\n\n");

export const keptParts = (parts: readonly Part[]): KeptPart[] =>
  parts.map(({ text, ...rest }) => ({ ...rest, paragraphs: paragraphs(text) }));

const nothingElse = { sum: [], sources: [], reading: [], offered: [], nextStep: null };

/** Splits a stored message into its parts; paragraphs of no part become an additional last part. */
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
