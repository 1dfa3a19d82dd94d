import { inflateRawSync } from "node:zlib";

const entryMark = 0x02014b50;
const endMark = 0x06054b50;
const stored = 0;
const deflated = 8;

/** Why somebody's archive is not read. */
export class NotRead extends Error {
  readonly why: "unreadable" | "too large" | "too long";
  constructor(why: NotRead["why"]) {
    super(why);
    this.why = why;
  }
}

const unreadable = () => new NotRead("unreadable");

/** Where the list of its files begins: its end is looked for in the last bytes, where a comment may follow it. */
function directoryOf(archive: Buffer) {
  for (let at = archive.length - 22; at >= 0 && at >= archive.length - 22 - 65_535; at -= 1)
    if (archive.readUInt32LE(at) === endMark)
      return { at: archive.readUInt32LE(at + 16), count: archive.readUInt16LE(at + 10) };
  throw unreadable();
}

/**
 * One file out of an archive that somebody sent; undefined where it has none of that name. It is unpacked only where the
 * directory says that it has at most `most` bytes, and never to more than that.
 */
export function fileIn(archive: Buffer, wanted: string, most: number): Buffer | undefined {
  try {
    const directory = directoryOf(archive);
    let { at } = directory;
    let found: { from: number; packed: number; plain: number; method: number } | undefined;
    for (let left = directory.count; left > 0; left -= 1) {
      if (archive.readUInt32LE(at) !== entryMark) throw unreadable();
      const method = archive.readUInt16LE(at + 10);
      const [packed, plain] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)];
      const name = archive.readUInt16LE(at + 28);
      const rest = archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
      if (archive.toString("utf8", at + 46, at + 46 + name) === wanted)
        found = { from: archive.readUInt32LE(at + 42), packed, plain, method };
      at += 46 + name + rest;
    }
    if (!found) return undefined;
    if (Math.max(found.plain, found.packed) > most) throw new NotRead("too large");
    const start = found.from + 30 + archive.readUInt16LE(found.from + 26) + archive.readUInt16LE(found.from + 28);
    const packed = archive.subarray(start, start + found.packed);
    if (found.method === stored) return packed;
    if (found.method !== deflated) throw unreadable();
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, found.plain) });
  } catch (error) {
    if (error instanceof NotRead) throw error;
    // A directory that lies about a file's size lies about all of them.
    if (error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE")
      throw new NotRead("too large");
    throw unreadable();
  }
}
