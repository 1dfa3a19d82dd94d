import { read } from "@e965/xlsx";
import { unzipBytes } from "../../e2e/peers/unzip.ts";
import { zip } from "../../platform/archive/zip.server.ts";
import type { Figure } from "./figures.ts";
import { convert } from "./soffice.ts";

/** The same workbook without what its formulas gave, so that another program has to compute it. */
const withoutResults = (file: Buffer) =>
  zip(
    [...unzipBytes(file)].map(([name, content]) => ({
      name,
      content: /worksheets\/[^/]+\.xml$/.test(name)
        ? content.toString("utf8").replace(/(<\/f>)<v>[^<]*<\/v>/g, "$1")
        : content,
    })),
  );

/** What stands in each cell that has a formula. */
function resultsOf(file: Uint8Array) {
  const { Sheets: sheets } = read(file, { type: "array", cellFormula: true });
  return new Map(
    Object.entries(sheets).flatMap(([sheet, cells]) =>
      Object.entries(cells as Record<string, { f?: string; v?: unknown }>)
        .filter(([, cell]) => cell.f !== undefined)
        .map(([at, { v }]) => [`${sheet}!${at}`, v] as const),
    ),
  );
}

/** How many formulas of a workbook give LibreOffice more than 0.01 more or less than what is stored with them. */
export async function recomputed(name: string, file: Buffer): Promise<Figure> {
  const stored = resultsOf(file);
  const theirs = resultsOf(await convert(name, withoutResults(file), "xlsx"));
  const otherwise = [...stored].filter(([place, ours]) => {
    const its = theirs.get(place);
    return typeof ours === "number" && typeof its === "number" ? Math.abs(ours - its) > 0.01 : ours !== its;
  });
  return {
    what: `${name}, formulas that LibreOffice computes otherwise`,
    measured: `${otherwise.length} of ${stored.size}`,
    target: "0",
    met: otherwise.length === 0 && stored.size > 0,
  };
}
