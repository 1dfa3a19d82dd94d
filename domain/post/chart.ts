import type { Lang } from "../../platform/language/language.ts";

/** The types of charts, each with the minimum and maximum number of values per row. */
const drawings = {
  /** Each row is a percentage, drawn as a sun: the percentage is the part of the sun above the water. */
  shares: [1, 1],
  /** The first row is the starting amount; each further row has the month in which it runs out, if ever. */
  falls: [0, 1],
  /** The first row is the cap. Further rows have a full value (outline) and a capped value (bar). */
  cap: [1, 2],
  /** Planned and actual values. Each row may have its own unit. */
  plan: [2, 2],
  parts: [2, 4],
  /** Each row is a bar. The bar of the last row is highlighted. */
  bars: [1, 1],
  /** Values are drawn above a waterline, except the last row's value, which is drawn below for comparison. */
  mirror: [1, 1],
  /** Steps of a schedule, positioned by week number. */
  weeks: [1, 1],
  /** The first row is the word count of the whole text; all further rows are parts of the text. */
  words: [1, 1],
  dots: [1, 1],
  /** Each row has a month, and the percentage of the shares that has vested by that month. */
  earned: [2, 2],
} as const;

export type Drawing = keyof typeof drawings;

export type ChartRow = {
  label: string;
  /** The values as written in the chart definition, such as "€3,000"; `values` contains the same values as numbers. */
  shown: string[];
  values: number[];
};

export type Chart = { draws: Drawing; finding: string; rows: ChartRow[] };

const isDrawing = (name: string): name is Drawing => Object.hasOwn(drawings, name);

const mostRows = 9;
const most = 1e9;
const mostMarks = 500;

/** Parses a number in the notation of this language. Returns NaN for text without digits. */
function numberOf(text: string, lang: Lang) {
  const signs = text.replace(lang === "fr" ? /[^\d,]/g : /[^\d.]/g, "").replace(",", ".");
  return signs === "" ? Number.NaN : Number(signs);
}

function rowOf(text: string, lang: Lang): ChartRow {
  const [label = "", values = ""] = text.split(/\s*=\s*/);
  const shown = values.split(/\s*;\s*/).filter(Boolean);
  return { label, shown, values: shown.map((each) => numberOf(each, lang)) };
}

/** Parses a chart type, a finding and rows separated by "|". Returns undefined for an invalid definition. */
export function readChart(line: string, lang: Lang): Chart | undefined {
  const [draws = "", finding = "", ...written] = line.trim().split(/\s*[|\n]\s*/);
  if (!isDrawing(draws) || !finding || written.length < 2 || written.length > mostRows) return undefined;
  const rows = written.map((each) => rowOf(each, lang));
  const [fewest, longest] = drawings[draws];
  const limit = draws === "words" || draws === "dots" || draws === "earned" || draws === "weeks" ? mostMarks : most;
  const fits = rows.every(
    ({ values }) =>
      values.length >= fewest && values.length <= longest && values.every((value) => value >= 0 && value <= limit),
  );
  return fits ? { draws, finding, rows } : undefined;
}
