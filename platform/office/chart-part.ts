import { zip } from "../archive/zip.server.ts";
import { colours, fontName } from "./look.ts";
import type { Chart } from "./text.ts";
import { contentTypes, relations, xmlFile, xmlText } from "./xml.ts";

const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The numbers behind a chart, so that it can be changed where it is shown; names are texts, never formulas. */
function workbook({ series, points }: Chart, madeAt: Date): Buffer {
  const text = (at: string, value: string) =>
    `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`;
  const rows = points.map(
    ({ label, value }, index) =>
      `<row r="${index + 2}">${text(`A${index + 2}`, label)}<c r="B${index + 2}"><v>${value}</v></c></row>`,
  );
  const files = {
    "[Content_Types].xml": contentTypes({
      "xl/workbook.xml": `${spreadsheet}.sheet.main+xml`,
      "xl/worksheets/sheet1.xml": `${spreadsheet}.worksheet+xml`,
    }),
    "_rels/.rels": relations([{ id: "rId1", type: "officeDocument", target: "xl/workbook.xml" }]),
    "xl/workbook.xml": xmlFile(
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    "xl/_rels/workbook.xml.rels": relations([{ id: "rId1", type: "worksheet", target: "worksheets/sheet1.xml" }]),
    "xl/worksheets/sheet1.xml": xmlFile(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${text("A1", "")}${text("B1", series)}</row>${rows.join("")}</sheetData></worksheet>`,
    ),
  };
  return zip(
    Object.entries(files).map(([name, content]) => ({ name, content })),
    madeAt,
  );
}

const points = (values: readonly string[]) =>
  `<c:ptCount val="${values.length}"/>${values.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join("")}`;

const print = (size: number, colour: string) =>
  `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${size}" b="0"><a:solidFill><a:srgbClr val="${colour}"/></a:solidFill><a:latin typeface="${fontName}"/></a:defRPr></a:pPr><a:endParaRPr lang="en-US"/></a:p></c:txPr>`;

const noLine = "<c:spPr><a:ln><a:noFill/></a:ln></c:spPr>";

/** Hundredths of a point, in which all the values beside each other have room over their bars. */
const labelSize = (each: Chart["points"]) =>
  Math.max(
    800,
    Math.min(1400, Math.floor(1_330 / (each.length * Math.max(...each.map(({ printed }) => printed.length)))) * 100),
  );

/** Bars that begin at zero, the values printed on them. */
function chartXml({ series, code, points: each }: Chart) {
  const last = each.length + 1;
  const labels = points(each.map(({ label }) => xmlText(label)));
  const values = `<c:formatCode>${xmlText(code)}</c:formatCode>${points(each.map(({ value }) => String(value)))}`;
  return xmlFile(
    `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:layout/><c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/><c:ser><c:idx val="0"/><c:order val="0"/><c:tx><c:strRef><c:f>Sheet1!$B$1</c:f><c:strCache>${points([xmlText(series)])}</c:strCache></c:strRef></c:tx><c:spPr><a:solidFill><a:srgbClr val="${colours.brand}"/></a:solidFill></c:spPr><c:invertIfNegative val="0"/><c:dLbls><c:numFmt formatCode="${xmlText(code)}" sourceLinked="0"/><c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${print(labelSize(each), colours.ink)}<c:dLblPos val="outEnd"/><c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbls><c:cat><c:strRef><c:f>Sheet1!$A$2:$A$${last}</c:f><c:strCache>${labels}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:f>Sheet1!$B$2:$B$${last}</c:f><c:numCache>${values}</c:numCache></c:numRef></c:val></c:ser><c:gapWidth val="60"/><c:axId val="111"/><c:axId val="112"/></c:barChart><c:catAx><c:axId val="111"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="b"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/><c:spPr><a:ln w="19050"><a:solidFill><a:srgbClr val="${colours.ink}"/></a:solidFill></a:ln></c:spPr>${print(1400, colours.ink2)}<c:crossAx val="112"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="1"/></c:catAx><c:valAx><c:axId val="112"/><c:scaling><c:orientation val="minMax"/>${each.every(({ value }) => value >= 0) ? '<c:min val="0"/>' : ""}</c:scaling><c:delete val="1"/><c:axPos val="l"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/><c:crossAx val="111"/><c:crosses val="autoZero"/></c:valAx>${noLine}</c:plotArea><c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>`,
  );
}

/** The files of the chart of that number in a presentation. */
export const chartParts = (chart: Chart, number: number, madeAt: Date) => ({
  [`ppt/charts/chart${number}.xml`]: chartXml(chart),
  [`ppt/charts/_rels/chart${number}.xml.rels`]: relations([
    { id: "rId1", type: "package", target: `../embeddings/workbook${number}.xlsx` },
  ]),
  [`ppt/embeddings/workbook${number}.xlsx`]: workbook(chart, madeAt),
});
