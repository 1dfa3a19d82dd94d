import { zip } from "../archive/zip.server.ts";
import type { Lang } from "../language/language.ts";

/** How a number is written, and the words over a column of such numbers placed; `input` is what a reader may change. */
export type Look = {
  as?: "money" | "price" | "count" | "percent" | "month";
  bold?: true;
  input?: true;
  title?: true;
};

/** A formula stands without its "=" and beside its result, which programs that do not compute show. */
export type Cell = null | { is: string | number; formula?: string; look?: Look };

export type Sheet = {
  name: string;
  /** Widths in characters. */
  widths: readonly number[];
  rows: readonly (readonly Cell[])[];
  /** What stays in sight when one scrolls. */
  frozen?: { rows: number; columns: number };
};

/** Separators follow the reader's program; the sign and its place, and the names of months, the language. */
const formatCodes: Record<Lang, Record<NonNullable<Look["as"]>, string>> = {
  fr: {
    money: "#,##0\\ [$€-40C]",
    price: "#,##0.00##\\ [$€-40C]",
    count: "#,##0",
    percent: "0.0#\\ %",
    month: "[$-40C]mmm\\ yyyy",
  },
  en: {
    money: "[$€-809]#,##0",
    price: "[$€-809]#,##0.00##",
    count: "#,##0",
    percent: "0.0#%",
    month: "[$-809]mmm\\ yyyy",
  },
};
const firstFormat = 164;

/** What XML 1.0 cannot hold is left out. */
const escaped = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** A, B … Z, AA: columns counted from 0. */
function columnName(index: number): string {
  const [rest, letter] = [Math.floor(index / 26), String.fromCharCode(65 + (index % 26))];
  return rest === 0 ? letter : columnName(rest - 1) + letter;
}

/** Where a cell stands, column counted from 0 and row from 1: B3, on another sheet 'Tours'!B3. */
export const cellAt = (column: number, row: number, sheet?: string) =>
  `${sheet === undefined ? "" : `'${sheet.replaceAll("'", "''")}'!`}${columnName(column)}${row}`;

/** The number of a day among spreadsheets' days. */
export const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The looks of a workbook, each once, by the number under which cells name them; the first is none. */
function gather(sheets: readonly Sheet[]) {
  const looks = new Map<string, { look: Look; number: number }>([["{}", { look: {}, number: 0 }]]);
  const keyOf = ({ as, bold, input, title }: Look) => JSON.stringify({ as, bold, input, title });
  for (const look of sheets.flatMap(({ rows }) => rows.flat().flatMap((cell) => cell?.look ?? [])))
    if (!looks.has(keyOf(look))) looks.set(keyOf(look), { look, number: looks.size });
  return {
    all: [...looks.values()].map(({ look }) => look),
    numberOf: (look: Look = {}) => looks.get(keyOf(look))?.number ?? 0,
  };
}

function stylesOf(looks: readonly Look[], lang: Lang) {
  const codes = Object.entries(formatCodes[lang]);
  const formatOf = ({ as }: Look) => (as ? firstFormat + codes.findIndex(([name]) => name === as) : 0);
  const fontOf = ({ title, bold }: Look) => (title ? 2 : bold ? 1 : 0);
  // Off the edge, so that a number never touches the words of the column after it.
  const place = '<alignment horizontal="right" indent="1"/>';
  const cell = (look: Look) =>
    `<xf numFmtId="${formatOf(look)}" fontId="${fontOf(look)}" fillId="${look.input ? 2 : 0}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"${look.as ? ` applyAlignment="1">${place}</xf>` : "/>"}`;
  const font = (size: number, more = "") => `<font>${more}<sz val="${size}"/><name val="Calibri"/></font>`;
  const fill = (inner: string) => `<fill><patternFill ${inner}</fill>`;
  return `${declaration}<styleSheet xmlns="${main}">
<numFmts count="${codes.length}">${codes.map(([, code], index) => `<numFmt numFmtId="${firstFormat + index}" formatCode="${escaped(code)}"/>`).join("")}</numFmts>
<fonts count="3">${font(11)}${font(11, "<b/>")}${font(16, "<b/>")}</fonts>
<fills count="3">${fill('patternType="none"/>')}${fill('patternType="gray125"/>')}${fill('patternType="solid"><fgColor rgb="FFFFF2D2"/></patternFill>')}</fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="${looks.length}">${looks.map(cell).join("")}</cellXfs>
</styleSheet>`;
}

function sheetXml({ widths, rows, frozen }: Sheet, numberOf: (look?: Look) => number) {
  const pane = frozen
    ? `<pane${frozen.columns ? ` xSplit="${frozen.columns}"` : ""}${frozen.rows ? ` ySplit="${frozen.rows}"` : ""} topLeftCell="${cellAt(frozen.columns, frozen.rows + 1)}" activePane="${frozen.columns ? (frozen.rows ? "bottomRight" : "topRight") : "bottomLeft"}" state="frozen"/>`
    : "";
  const cell = (each: Cell, column: number, row: number) => {
    if (each === null) return "";
    const { is, formula, look } = each;
    const start = `<c r="${cellAt(column, row)}" s="${numberOf(look)}"`;
    if (formula !== undefined)
      return `${start}${typeof is === "string" ? ' t="str"' : ""}><f>${escaped(formula)}</f><v>${typeof is === "string" ? escaped(is) : is}</v></c>`;
    return typeof is === "number"
      ? `${start}><v>${is}</v></c>`
      : `${start} t="inlineStr"><is><t xml:space="preserve">${escaped(is)}</t></is></c>`;
  };
  return `${declaration}<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0" showGridLines="0">${pane}</sheetView></sheetViews>
<cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join("")}</cols>
<sheetData>${rows.map((cells, index) => `<row r="${index + 1}">${cells.map((each, column) => cell(each, column, index + 1)).join("")}</row>`).join("\n")}</sheetData>
<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>`;
}

/** A workbook for spreadsheet programs: formulas that compute, and the results they have now. */
export function xlsx(sheets: readonly Sheet[], lang: Lang): Buffer {
  const looks = gather(sheets);
  const numbered = sheets.map((sheet, index) => ({ ...sheet, number: index + 1 }));
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;
  const relations = (all: readonly string[]) =>
    `${declaration}<Relationships xmlns="${packaged}/relationships">${all.join("")}</Relationships>`;
  const part = (name: string, type: string) => `<Override PartName="${name}" ContentType="${types}.${type}+xml"/>`;
  return zip([
    {
      name: "[Content_Types].xml",
      content: `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part("/xl/workbook.xml", "sheet.main")}${part("/xl/styles.xml", "styles")}${numbered.map(({ number }) => part(`/xl/worksheets/sheet${number}.xml`, "worksheet")).join("")}</Types>`,
    },
    { name: "_rels/.rels", content: relations([relation("rId1", "officeDocument", "xl/workbook.xml")]) },
    {
      name: "xl/workbook.xml",
      content: `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbered.map(({ name, number }) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`).join("")}</sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: relations([
        ...numbered.map(({ number }) => relation(`rId${number}`, "worksheet", `worksheets/sheet${number}.xml`)),
        relation(`rId${numbered.length + 1}`, "styles", "styles.xml"),
      ]),
    },
    { name: "xl/styles.xml", content: stylesOf(looks.all, lang) },
    ...numbered.map((sheet) => ({
      name: `xl/worksheets/sheet${sheet.number}.xml`,
      content: sheetXml(sheet, looks.numberOf),
    })),
  ]);
}
