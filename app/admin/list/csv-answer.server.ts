import { Readable } from "node:stream";
import { type Cell, csvLine, csvStart } from "../../../platform/csv/csv.ts";
import type { Lang } from "../../../platform/language/language.ts";

type Csv<Row> = {
  /** Of the file, without its ending. */
  name: string;
  lang: Lang;
  /** The pages of what the list shows under its filters. */
  pages: AsyncIterable<Row[]>;
  columns: readonly { title: string; cell: (row: Row) => Cell }[];
};

/** A file with exactly what a list shows, all its pages, written while it is read. */
export function csvAnswer<Row>({ name, lang, pages, columns }: Csv<Row>) {
  const encoder = new TextEncoder();
  async function* lines() {
    yield encoder.encode(
      csvStart +
        csvLine(
          lang,
          columns.map(({ title }) => title),
        ),
    );
    for await (const rows of pages)
      yield encoder.encode(
        rows
          .map((row) =>
            csvLine(
              lang,
              columns.map(({ cell }) => cell(row)),
            ),
          )
          .join(""),
      );
  }
  return new Response(Readable.toWeb(Readable.from(lines())) as ReadableStream<Uint8Array>, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
