import { languageOf } from "../language/language-of.ts";
import type { Lang } from "../language/language.ts";

/** `marked` highlights a gap to fill in; `lang` is set only if it differs from the document's language. */
export type Run = string | { text: string; marked?: true; strong?: true; lang?: Lang };

/** A bar chart with one series of values; `printed` is the value as displayed above its bar. */
export type Chart = {
  title: string;
  series: string;
  /** The number format of the values in office programs, such as "#,##0". */
  code: string;
  points: { label: string; value: number; printed: string }[];
};

export type Block =
  | { type: "text"; runs: Run[]; look?: "lead" | "note" | "heading" }
  | { type: "list"; items: Run[][] }
  /** Key figures; `note` is usually the date of the figure. */
  | { type: "figures"; figures: { name: string; value: Run; note: string }[] }
  | { type: "table"; head: string[]; rows: string[][]; /** Indexes of number columns. */ numbers: number[] }
  | { type: "chart"; chart: Chart };

export type Section = {
  id: string;
  title: string;
  blocks: Block[];
  /** A language model wrote part of the text. */ written?: true;
};

/** The content of a document, independent of the file format; the content can be stored as JSON. */
export type OfficeText = {
  lang: Lang;
  title: string;
  subtitle: string;
  foot: string;
  sections: Section[];
};

/** Returns a user's text, marked with its language if the language is clear and differs from the document's. */
export function typedRun(text: string, lang: Lang): Run {
  const written = languageOf(text);
  return written === null || written === lang ? text : { text, lang: written };
}

export const textOf = (run: Run) => (typeof run === "string" ? run : run.text);
export const lineOf = (runs: readonly Run[]) => runs.map(textOf).join("");

export const isMarked = (run: Run) => typeof run !== "string" && run.marked === true;
