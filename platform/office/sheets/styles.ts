import type { Lang } from "../../language/language.ts";
import { xml, xmlFile, xmlText } from "../xml.ts";

/** How a cell is displayed; `as` is the number format, and `input` marks cells that the user may change. */
export type Look = {
  as?: "money" | "price" | "count" | "percent" | "month";
  bold?: true;
  input?: true;
  title?: true;
};

/**
 * A cell of a spreadsheet. A formula is written without "=", and `is` is its result, for programs that do not compute
 * formulas.
 */
export type Cell = null | { is: string | number; formula?: string; look?: Look };

/**
 * Number formats. The office program chooses the separators; the language chooses the position of the currency sign and
 * the month names.
 */
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

export const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

const font = (size: number, more = "") => `<font>${more}<sz val="${size}"/><name val="Calibri"/></font>`;
const fill = (inner: string) => `<fill><patternFill ${inner}</fill>`;
const inputFill = 'patternType="solid"><fgColor rgb="FFFFF2D2"/></patternFill>';

export function stylesOf(looks: readonly Look[], lang: Lang) {
  const codes = Object.entries(formatCodes[lang]);
  const formatOf = ({ as }: Look) => (as ? firstFormat + codes.findIndex(([name]) => name === as) : 0);
  const fontOf = ({ title, bold }: Look) => (title ? 2 : bold ? 1 : 0);
  // The indent separates a right-aligned number from the text of the next column.
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
