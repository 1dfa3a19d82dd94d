import { Readable } from "node:stream";
import { type Cell, csvLine, csvStart } from "../../../platform/csv/csv.ts";
import { fileAnswer } from "../../../platform/http/file-answer.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { deskWords } from "../words.ts";

type Csv<Row> = {
  /** The file's name without its extension. */
  name: string;
  lang: Lang;
  /** The pages of the filtered list; `partial` if a search did not examine every match. */
  pages: AsyncIterable<{ rows: readonly Row[]; partial?: boolean }>;
  columns: readonly { title: string; cell: (row: Row) => Cell }[];
};

/** A CSV file with all pages of a list, streamed while the pages are read. */
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
