import { Readable } from "node:stream";
import { type Cell, csvLine, csvStart } from "../../../platform/csv/csv.ts";
import { fileAnswer } from "../../../platform/http/file-answer.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { deskWords } from "../words.ts";

type Csv<Row> = {
  name: string;
  lang: Lang;
  /** The pages of the filtered list. `partial` is true when a search did not examine every row. */
  pages: AsyncIterable<{ rows: readonly Row[]; partial?: boolean }>;
  columns: readonly { title: string; cell: (row: Row) => Cell }[];
};

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
    let isPartial = false;
    for await (const { rows, partial = false } of pages) {
      isPartial ||= partial;
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
    if (isPartial) yield encoder.encode(csvLine(lang, [deskWords.in(lang).list.partial]));
  }
  return fileAnswer(name, "csv", Readable.toWeb(Readable.from(lines())) as ReadableStream<Uint8Array>);
}
