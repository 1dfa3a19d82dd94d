import type { Lang } from "../../language/language.ts";
import { officeFile, relations, xml, xmlFile, xmlText } from "../package.ts";

/** Number format and column alignment; `input` marks cells that the reader may change. */
export type Look = {
  as?: "money" | "price" | "count" | "percent" | "month";
  bold?: true;
  input?: true;
  title?: true;
};

/** A formula is written without "=" and with its result, for programs that do not compute. */
export type Cell = null | { is: string | number; formula?: string; look?: Look };

export type Sheet = {
  name: string;
  /** Column widths in characters. */
  widths: readonly number[];
  rows: readonly (readonly Cell[])[];
  /** Rows and columns that stay visible while scrolling. */
  frozen?: { rows: number; columns: number };
};

/** Separators follow the reader's program; the currency sign, its position and month names follow the language. */
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

/** Column letters (A, B … Z, AA) from an index that starts at 0. */
function columnName(index: number): string {
  const [rest, letter] = [Math.floor(index / 26), String.fromCharCode(65 + (index % 26))];
  return rest === 0 ? letter : columnName(rest - 1) + letter;
}

/** A cell reference, with column from 0 and row from 1: B3, or 'Tours'!B3 on another sheet. */
export const cellAt = (column: number, row: number, sheet?: string) =>
  `${sheet === undefined ? "" : `'${sheet.replaceAll("'", "''")}'!`}${columnName(column)}${row}`;

/** A day as the number that spreadsheets use. */
export const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The distinct looks of a workbook, with the index by which cells refer to them; index 0 is the default. */
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

const font = (size: number, more = "") => `<font>${more}<sz val="${size}"/><name val="Calibri"/></font>`;
const fill = (inner: string) => `<fill><patternFill ${inner}</fill>`;
const inputFill = 'patternType="solid"><fgColor rgb="FFFFF2D2"/></patternFill>';

function stylesOf(looks: readonly Look[], lang: Lang) {
  const codes = Object.entries(formatCodes[lang]);
  const formatOf = ({ as }: Look) => (as ? firstFormat + codes.findIndex(([name]) => name === as) : 0);
  const fontOf = ({ title, bold }: Look) => (title ? 2 : bold ? 1 : 0);
  // An indent, so that a number never touches the text of the next column.
  const place = 'applyAlignment="1"><alignment horizontal="right" indent="1"/></xf>';
  const cell = (look: Look) => {
    const numbers = `numFmtId="${formatOf(look)}" fontId="${fontOf(look)}" fillId="${look.input ? 2 : 0}"`;
    const applied = 'borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"';
    return `<xf ${numbers} ${applied}${look.as ? ` ${place}` : "/>"}`;
  };
  const formats = codes.map(
    ([, code], index) => `<numFmt numFmtId="${firstFormat + index}" formatCode="${xmlText(code)}"/>`,
  );
  return xmlFile(
    xml`<styleSheet xmlns="${main}">
      <numFmts count="${codes.length}">${formats}</numFmts>
      <fonts count="3">${font(11)}${font(11, "<b/>")}${font(16, "<b/>")}</fonts>
      <fills count="3">${fill('patternType="none"/>')}${fill('patternType="gray125"/>')}${fill(inputFill)}</fills>
      <borders count="1"><border/></borders>
      <cellStyleXfs count="1"><xf/></cellStyleXfs>
      <cellXfs count="${looks.length}">${looks.map(cell)}</cellXfs>
    </styleSheet>`,
  );
}

function cellXml(each: Cell, at: string, style: number) {
  if (each === null) return "";
  const { is, formula } = each;
  const start = `<c r="${at}" s="${style}"`;
  if (formula !== undefined)
    return xml`
      ${start}${typeof is === "string" ? ' t="str"' : ""}>
      <f>${xmlText(formula)}</f>
      <v>${typeof is === "string" ? xmlText(is) : is}</v>
      </c>`;
  return typeof is === "number"
    ? `${start}><v>${is}</v></c>`
    : `${start} t="inlineStr"><is><t xml:space="preserve">${xmlText(is)}</t></is></c>`;
}

/** The XML for the rows and columns that stay visible while scrolling. */
function paneXml({ rows, columns }: NonNullable<Sheet["frozen"]>) {
  const split = `${columns ? ` xSplit="${columns}"` : ""}${rows ? ` ySplit="${rows}"` : ""}`;
  const active = columns ? (rows ? "bottomRight" : "topRight") : "bottomLeft";
  return `<pane${split} topLeftCell="${cellAt(columns, rows + 1)}" activePane="${active}" state="frozen"/>`;
}

function sheetXml({ widths, rows, frozen }: Sheet, numberOf: (look?: Look) => number) {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const lines = rows.map((cells, index) => {
    const row = index + 1;
    return `<row r="${row}">${cells.map((each, column) => cellXml(each, cellAt(column, row), numberOf(each?.look))).join("")}</row>`;
  });
  return xmlFile(
    xml`<worksheet xmlns="${main}">
      <sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>
      <sheetViews><sheetView workbookViewId="0" showGridLines="0">${frozen ? paneXml(frozen) : ""}</sheetView></sheetViews>
      <cols>${columns}</cols>
      <sheetData>${lines}</sheetData>
      <pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>
    </worksheet>`,
  );
}

/** A spreadsheet workbook: formulas and their present results. */
export function xlsx(sheets: readonly Sheet[], lang: Lang, madeAt = new Date()): Buffer {
  const looks = gather(sheets);
  const numbered = sheets.map((sheet, index) => ({
    sheet,
    number: index + 1,
    part: `worksheets/sheet${index + 1}.xml`,
  }));
  const list = numbered.map(
    ({ sheet, number }) => `<sheet name="${xmlText(sheet.name)}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  return officeFile(
    {
      main: "xl/workbook.xml",
      types: {
        "xl/workbook.xml": `${kind}.sheet.main+xml`,
        "xl/styles.xml": `${kind}.styles+xml`,
        ...Object.fromEntries(numbered.map(({ part }) => [`xl/${part}`, `${kind}.worksheet+xml`])),
      },
      parts: {
        "xl/workbook.xml": xmlFile(
          xml`<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${list}</sheets></workbook>`,
        ),
        "xl/_rels/workbook.xml.rels": relations([
          ...numbered.map(({ number, part }) => ({ id: `rId${number}`, type: "worksheet", target: part })),
          { id: `rId${numbered.length + 1}`, type: "styles", target: "styles.xml" },
        ]),
        "xl/styles.xml": stylesOf(looks.all, lang),
        ...Object.fromEntries(numbered.map(({ sheet, part }) => [`xl/${part}`, sheetXml(sheet, looks.numberOf)])),
      },
    },
    madeAt,
  );
}
