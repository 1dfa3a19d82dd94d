import { promisify } from "node:util";
import { brotliCompress, constants, gzip as compressGzip } from "node:zlib";

export const gzip = promisify(compressGzip);
const compressBrotli = promisify(brotliCompress);

const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

const wanted = encodings.map((encoding) => ({
  encoding,
  pattern: new RegExp(`(^|[\\s,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))([\\s,;]|$)`),
}));

export function accepted(header = ""): Encoding {
  return wanted.find(({ pattern }) => pattern.test(header))?.encoding ?? "identity";
}

/** Compresses bytes with Brotli, at a `quality` from 0 (fastest) to 11 (smallest result). */
export const brotli = (bytes: Buffer, quality: number) =>
  compressBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** Compresses a response that is sent only once, with fast settings. */
export async function encode(text: string, encoding: Encoding) {
  const bytes = Buffer.from(text);
  return encoding === "br" ? brotli(bytes, 4) : encoding === "gzip" ? gzip(bytes) : bytes;
}
