import { languageOf } from "../language/language-of.ts";
import type { Lang } from "../language/language.ts";

/** A piece of a line; `marked` stands out because somebody still has to fill it in, `lang` where it is another's. */
export type Run = string | { text: string; marked?: true; strong?: true; lang?: Lang };

/** What is drawn as bars: one series of values that begin at zero, each with its name and as it is printed. */
export type Chart = {
  title: string;
  series: string;
  /** How an office program prints the values: "#,##0". */
  code: string;
  points: { label: string; value: number; printed: string }[];
};

export type Block =
  | { type: "text"; runs: Run[]; look?: "lead" | "note" | "heading" }
  | { type: "list"; items: Run[][] }
  /** Numbers that stand alone, each with its name and of when it is. */
  | { type: "figures"; figures: { name: string; value: Run; note: string }[] }
  | { type: "table"; head: string[]; rows: string[][]; /** Columns of numbers. */ numbers: number[] }
  | { type: "chart"; chart: Chart };

export type Section = { id: string; title: string; blocks: Block[]; /** A model wrote text of it. */ written?: true };

/** A text with sections, in no format yet. It can be kept as JSON. */
export type OfficeText = {
  lang: Lang;
  title: string;
  subtitle: string;
  /** Stands at the foot of every page. */
  foot: string;
  sections: Section[];
};

/** What somebody wrote, in its own language where that is clear and the document has another. */
export function typedRun(text: string, lang: Lang): Run {
  const written = languageOf(text);
  return written === null || written === lang ? text : { text, lang: written };
}

export const textOf = (run: Run) => (typeof run === "string" ? run : run.text);
export const lineOf = (runs: readonly Run[]) => runs.map(textOf).join("");

export const isMarked = (run: Run) => typeof run !== "string" && run.marked === true;
