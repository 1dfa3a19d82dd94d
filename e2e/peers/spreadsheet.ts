import { read, utils } from "@e965/xlsx";
import FormulaParser from "fast-formula-parser";

type Value = string | number | boolean | undefined;
type Read = { f?: string; v?: Value };

const reference = /(?:'((?:[^']|'')+)'!)?(\$?[A-Z]{1,2}\$?\d+)(?::(\$?[A-Z]{1,2}\$?\d+))?/g;

/** Reads a workbook with another library: every cell's stored value and its formula's recomputed result. */
export function opened(file: Uint8Array) {
  const { SheetNames: names, Sheets: sheets } = read(file, { type: "array", cellFormula: true });
  const cells = new Map<string, Read>(
    names.flatMap((sheet) =>
      Object.entries(sheets[sheet] ?? {})
        .filter(([at]) => /^[A-Z]+\d+$/.test(at))
        .map(([at, cell]) => [`${sheet}!${at}`, cell as Read] as const),
    ),
  );
  const computed = new Map<string, Value>();
  const known = (sheet: string, row: number, col: number) => {
    const place = `${sheet}!${utils.encode_cell({ r: row - 1, c: col - 1 })}`;
    return computed.get(place) ?? cells.get(place)?.v;
  };
  const parser = new FormulaParser({
    onCell: ({ sheet, row, col }) => known(sheet, row, col),
    onRange: ({ sheet, from, to }) =>
      Array.from({ length: to.row - from.row + 1 }, (_, down) =>
        Array.from({ length: to.col - from.col + 1 }, (_each, right) =>
          known(sheet, from.row + down, from.col + right),
        ),
      ),
  });
  /** The parser computes one formula at a time, so the cells that a formula refers to are computed first. */
  function compute(sheet: string, at: string) {
    const formula = cells.get(`${sheet}!${at}`)?.f;
    if (formula === undefined || computed.has(`${sheet}!${at}`)) return;
    for (const [, other = sheet, first = "", last = first] of formula.replace(/"[^"]*"/g, '""').matchAll(reference)) {
      const { s, e } = utils.decode_range(`${first}:${last}`.replaceAll("$", ""));
      for (let r = s.r; r <= e.r; r += 1)
        for (let c = s.c; c <= e.c; c += 1) compute(other.replaceAll("''", "'"), utils.encode_cell({ r, c }));
    }
    const { r, c } = utils.decode_cell(at);
    const result = parser.parse(formula, { sheet, row: r + 1, col: c + 1 });
    computed.set(`${sheet}!${at}`, typeof result === "object" ? String(result) : (result as Value));
  }
  for (const place of cells.keys()) {
    const cut = place.lastIndexOf("!");
    compute(place.slice(0, cut), place.slice(cut + 1));
  }
  return { names, stored: new Map<string, Value>([...cells].map(([place, { v }]) => [place, v])), computed };
}

export function wrongResults(file: Uint8Array) {
  const { stored, computed } = opened(file);
  return [...computed].flatMap(([place, now]) => {
    const kept = stored.get(place);
    const isSame = typeof kept === "number" && typeof now === "number" ? Math.abs(kept - now) <= 0.01 : kept === now;
    return isSame ? [] : [{ place, kept, now }];
  });
}
