import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import * as z from "zod";

export class BackupError extends Error {}

/** The maximum bytes of a line in a backup; the longest rows stay far below this limit. */
export const longestLine = 128 * 2 ** 20;

const head = z.object({
  backup: z.int(),
  at: z.iso.datetime(),
  /** The number of migrations that had been applied to the backed-up database. */
  migrations: z.int().min(1).optional(),
  secret: z.string().min(1).optional(),
});

const line = z.union([
  head,
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ end: z.record(z.string(), z.object({ rows: z.int(), checksum: z.string() })) }),
]);

export type Head = z.output<typeof head>;
export type Line = z.output<typeof line>;

const rowsBegin = '{"rows":[';

/** Rows are returned as the text of a JSON array, because the database parses that text. */
function readLine(text: string): Line | { rows: string } {
  if (text.startsWith(rowsBegin) && text.endsWith("]}")) return { rows: text.slice(rowsBegin.length - 1, -1) };
  try {
    return line.parse(JSON.parse(text));
  } catch {
    throw new BackupError("This file is not a backup: one of its lines says nothing that a backup says");
  }
}

/** Yields the parsed lines of an untrusted backup; throws a BackupError at a line longer than `longestLine`. */
export async function* linesOf(source: Readable) {
  const unzipped = createGunzip();
  pipeline(source, unzipped, () => {});
  let begun: Buffer[] = [];
  let length = 0;
  try {
    for await (let chunk of unzipped as AsyncIterable<Buffer>) {
      for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10)) {
        yield readLine(Buffer.concat([...begun, chunk.subarray(0, end)]).toString("utf8"));
        [begun, length, chunk] = [[], 0, chunk.subarray(end + 1)];
      }
      begun.push(chunk);
      length += chunk.length;
      if (length > longestLine)
        throw new BackupError(
          `This file is not a backup: one of its lines is longer than ${longestLine / 2 ** 20} MB, which none of ours is`,
        );
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`This file is not a whole backup (${error instanceof Error ? error.message : "unreadable"})`);
  }
}
