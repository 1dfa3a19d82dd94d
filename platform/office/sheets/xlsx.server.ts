import type { Lang } from "../../language/language.ts";
import { officeFile, relations } from "../package.ts";
import { xml, xmlFile, xmlText } from "../xml.ts";
import { main, stylesOf, type Cell, type Look } from "./styles.ts";

export type Sheet = {
  name: string;
  /** Column widths in characters. */
  widths: readonly number[];
  rows: readonly (readonly Cell[])[];
  /** The number of rows at the top and columns at the left that remain visible while scrolling. */
  frozen?: { rows: number; columns: number };
};

/** Returns the letters of a column (A, B … Z, AA) for an index that starts at 0. */
function columnName(index: number): string {
  const [rest, letter] = [Math.floor(index / 26), String.fromCharCode(65 + (index % 26))];
  return rest === 0 ? letter : columnName(rest - 1) + letter;
}

/** Returns a cell reference such as B3, or 'Tours'!B3 for another sheet; columns are counted from 0 and rows from 1. */
export const cellAt = (column: number, row: number, sheet?: string) =>
  `${sheet === undefined ? "" : `'${sheet.replaceAll("'", "''")}'!`}${columnName(column)}${row}`;

export const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Numbers the different looks of cells, because cells refer to a look by number; 0 is the default. */
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
