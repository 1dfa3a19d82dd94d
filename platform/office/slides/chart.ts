import { relations } from "../package.ts";
import { partFrom, xml, xmlText } from "../xml.ts";
import { xlsx } from "../sheets/xlsx.server.ts";
import type { Cell } from "../sheets/styles.ts";
import type { Chart } from "../text.ts";

const part = partFrom(new URL("chart.xml", import.meta.url));

/** The embedded workbook lets users edit the chart's data; names are stored as text, never as formulas. */
function workbook({ series, points }: Chart, madeAt: Date) {
  const rows: Cell[][] = [
    [null, { is: series }],
    ...points.map(({ label, value }): Cell[] => [{ is: label }, { is: value }]),
  ];
  return xlsx([{ name: "Sheet1", widths: [30, 20], rows }], "en", madeAt);
}

const cached = (values: readonly (string | number)[]) => xml`
  <c:ptCount val="${values.length}"/>
  ${values.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`)}`;

/** Returns the largest font size at which all values fit above their bars, in hundredths of a point. */
function labelSize(points: Chart["points"]) {
  const longest = Math.max(...points.map(({ printed }) => printed.length));
  return Math.max(800, Math.min(1400, Math.floor(1_330 / (points.length * longest)) * 100));
}

const chartXml = ({ series, code, points }: Chart) =>
  part({
    series: cached([xmlText(series)]),
    code: xmlText(code),
    last: points.length + 1,
    labels: cached(points.map(({ label }) => xmlText(label))),
    values: `<c:formatCode>${xmlText(code)}</c:formatCode>${cached(points.map(({ value }) => value))}`,
    labelSize: labelSize(points),
    minimum: points.every(({ value }) => value >= 0) ? '<c:min val="0"/>' : "",
  });

export const chartParts = (chart: Chart, number: number, madeAt: Date) => ({
  [`ppt/charts/chart${number}.xml`]: chartXml(chart),
  [`ppt/charts/_rels/chart${number}.xml.rels`]: relations([
    { id: "rId1", type: "package", target: `../embeddings/workbook${number}.xlsx` },
  ]),
  [`ppt/embeddings/workbook${number}.xlsx`]: workbook(chart, madeAt),
});
