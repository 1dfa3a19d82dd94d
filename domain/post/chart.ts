import type { Lang } from "../../platform/language/language.ts";

/** The minimum and maximum number of values per row of each drawing. */
const drawings = {
  /** Shares drawn as suns that are partly above the water. */
  shares: [1, 1],
  /**
   * Balances that fall to zero in a given month; the first row is the start, a row without a month never reaches zero.
   */
  falls: [0, 1],
  /** Amounts requested and paid under a cap; the first row is the cap. */
  cap: [1, 2],
  /** Planned and actual values; each row may have a different unit. */
  plan: [2, 2],
  parts: [2, 4],
  /** Bars, the last one highlighted. */
  bars: [1, 1],
  /** Values drawn above the waterline; the last row is drawn below it as their counterpart. */
  mirror: [1, 1],
  /** Steps, placed by the number of their week. */
  weeks: [1, 1],
  /** Word counts of parts of a text, one tick per word; the first row is the whole text. */
  words: [1, 1],
  dots: [1, 1],
  /** A month, and the percentage vested by then. */
  earned: [2, 2],
} as const;

export type Drawing = keyof typeof drawings;

export type ChartRow = {
  label: string;
  /** The values as written; `values` has them as numbers. */
  shown: string[];
  values: number[];
};

/** The chart on an article's cover, with the sentence that states its finding. */
export type Chart = { draws: Drawing; finding: string; rows: ChartRow[] };

const isDrawing = (name: string): name is Drawing => Object.hasOwn(drawings, name);

const mostRows = 9;
const most = 1e9;
const mostMarks = 500;

/** Parses a number as written in this language; NaN for other text. */
function numberOf(text: string, lang: Lang) {
  const signs = text.replace(lang === "fr" ? /[^\d,]/g : /[^\d.]/g, "").replace(",", ".");
  return signs === "" ? Number.NaN : Number(signs);
}

function rowOf(text: string, lang: Lang): ChartRow {
  const [label = "", values = ""] = text.split(/\s*=\s*/);
  const shown = values.split(/\s*;\s*/).filter(Boolean);
  return { label, shown, values: shown.map((each) => numberOf(each, lang)) };
}

/**
 * Parses a line that describes a chart: drawing, finding and rows separated by bars, each row as "label = value;
 * value". Undefined if the line is not valid.
 */
export function readChart(line: string, lang: Lang): Chart | undefined {
  const [draws = "", finding = "", ...written] = line.trim().split(/\s*[|\n]\s*/);
  if (!isDrawing(draws) || !finding || written.length < 2 || written.length > mostRows) return undefined;
  const rows = written.map((each) => rowOf(each, lang));
  const [fewest, longest] = drawings[draws];
  const limit = draws === "words" || draws === "dots" || draws === "earned" ? mostMarks : most;
  const fits = rows.every(
    ({ values }) =>
      values.length >= fewest && values.length <= longest && values.every((value) => value >= 0 && value <= limit),
  );
  return fits ? { draws, finding, rows } : undefined;
}
