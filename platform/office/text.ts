import { languageOf } from "../language/language-of.ts";
import type { Lang } from "../language/language.ts";

/**
 * A piece of a line; `marked` highlights a gap to fill in, `lang` is set if the language differs from the document's.
 */
export type Run = string | { text: string; marked?: true; strong?: true; lang?: Lang };

/** A bar chart: one series of values from zero, each with its name and printed form. */
export type Chart = {
  title: string;
  series: string;
  /** The values' number format in office programs: "#,##0". */
  code: string;
  points: { label: string; value: number; printed: string }[];
};

export type Block =
  | { type: "text"; runs: Run[]; look?: "lead" | "note" | "heading" }
  | { type: "list"; items: Run[][] }
  /** Key figures, each with its name and its date. */
  | { type: "figures"; figures: { name: string; value: Run; note: string }[] }
  | { type: "table"; head: string[]; rows: string[][]; /** Indexes of number columns. */ numbers: number[] }
  | { type: "chart"; chart: Chart };

export type Section = {
  id: string;
  title: string;
  blocks: Block[];
  /** A language model wrote part of the text. */ written?: true;
};

/** A structured text, independent of the file format. It can be stored as JSON. */
export type OfficeText = {
  lang: Lang;
  title: string;
  subtitle: string;
  /** Printed in the footer of every page. */
  foot: string;
  sections: Section[];
};

/** A user's text, tagged with its language if that is clear and differs from the document's. */
export function typedRun(text: string, lang: Lang): Run {
  const written = languageOf(text);
  return written === null || written === lang ? text : { text, lang: written };
}

export const textOf = (run: Run) => (typeof run === "string" ? run : run.text);
export const lineOf = (runs: readonly Run[]) => runs.map(textOf).join("");

export const isMarked = (run: Run) => typeof run !== "string" && run.marked === true;
