import type { Lang } from "../../platform/language/language.ts";

/** A line of an answer's arithmetic: what is done with which number. */
export type SumLine = { sign: "" | "+" | "\u2212" | "×" | "÷" | "="; label: string; note?: string; value: string };

/** Where a founder can do what an answer asks for; the app knows the address and the words. */
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
  | "blog";

/** Something to do, where, and until which day of Paris. */
export type NextStep = { to: NextStepPlace; words: string; by: string | null };

/** An article; one that has no edition in the page's language is in the other. */
export type Reading = { title: string; slug: string; lang?: Lang };

/** One question's answer. Text has three marks: **bold**, lines that begin with "- ", and line breaks. */
export type Part = {
  text: string;
  sum: SumLine[];
  /** What the numbers stand on, each with its month. */
  sources: string[];
  reading: Reading[];
  /** Questions that may have been meant, each as it would be asked. */
  offered: string[];
  nextStep: NextStep | null;
};

/** A part as it is read: the next step is a sentence, and what the link to its place says. */
export type ShownPart = Omit<Part, "nextStep"> & {
  nextStep: { to: NextStepPlace; sentence: string; link: string } | null;
};

/** The same beside a kept text: how many of its paragraphs a part has. Answers from before there were offers have none. */
export type KeptPart = Omit<Part, "text" | "offered"> & { paragraphs: number; offered?: string[] };

const paragraphs = (text: string) => text.split("\n\n").length;

export const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text).join("\n\n");

export const keptParts = (parts: readonly Part[]): KeptPart[] =>
  parts.map(({ text, ...rest }) => ({ ...rest, paragraphs: paragraphs(text) }));

const nothingElse = { sum: [], sources: [], reading: [], offered: [], nextStep: null };

/** A kept answer as it was given; a text without parts is one. */
export function partsOf(content: string, kept: readonly KeptPart[]): Part[] {
  // Nothing was said where it failed before a word.
  const left = content === "" ? [] : content.split("\n\n");
  const parts = kept.map(({ paragraphs: count, offered = [], ...rest }) => ({
    ...rest,
    offered,
    text: left.splice(0, count).join("\n\n"),
  }));
  return left.length > 0 ? [...parts, { ...nothingElse, text: left.join("\n\n") }] : parts;
}
