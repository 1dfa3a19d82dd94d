import { crc32, inflateRawSync } from "node:zlib";

const entryMark = 0x02014b50;
const endMark = 0x06054b50;
const stored = 0;
const deflated = 8;

/** Thrown when an archive cannot be unpacked; `why` is the reason. */
export class NotRead extends Error {
  readonly why: "unreadable" | "too large" | "too long";
  constructor(why: NotRead["why"]) {
    super(why);
    this.why = why;
  }
}

const unreadable = () => new NotRead("unreadable");

/** The end record is searched backwards, because a comment of up to 65,535 bytes may follow it. */
function directoryOf(archive: Buffer) {
  for (let at = archive.length - 22; at >= 0 && at >= archive.length - 22 - 65_535; at -= 1)
    if (archive.readUInt32LE(at) === endMark)
      return { at: archive.readUInt32LE(at + 16), count: archive.readUInt16LE(at + 10) };
  throw unreadable();
}

/** `begins` is the offset of the file's header; `starts` is the offset of the file's content. */
type Entry = { begins: number; starts: number; packed: number; plain: number; method: number; sum: number };

/**
 * Returns the archive's files by name. Throws NotRead for duplicate names or overlapping files, which ordinary zip
 * programs never create.
 */
function entriesOf(archive: Buffer) {
  const entries = new Map<string, Entry>();
  let { at, count } = directoryOf(archive);
  for (; count > 0; count -= 1) {
    if (archive.readUInt32LE(at) !== entryMark) throw unreadable();
    const nameEnds = at + 46 + archive.readUInt16LE(at + 28);
    const name = archive.toString("utf8", at + 46, nameEnds);
    if (entries.has(name)) throw unreadable();
    const begins = archive.readUInt32LE(at + 42);
    entries.set(name, {
      begins,
      starts: begins + 30 + archive.readUInt16LE(begins + 26) + archive.readUInt16LE(begins + 28),
      packed: archive.readUInt32LE(at + 20),
      plain: archive.readUInt32LE(at + 24),
      method: archive.readUInt16LE(at + 10),
      sum: archive.readUInt32LE(at + 16),
    });
    at = nameEnds + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  let end = 0;
  for (const { begins, starts, packed } of [...entries.values()].toSorted((a, b) => a.begins - b.begins)) {
    if (begins < end) throw unreadable();
    end = starts + packed;
  }
  return entries;
}

/** Unpacks a file, and stops as soon as the content exceeds the length that the central directory gives. */
function contentOf(archive: Buffer, { starts, packed, plain, method, sum }: Entry) {
  const bytes = archive.subarray(starts, starts + packed);
  if (method !== stored && method !== deflated) throw unreadable();
  const content = method === stored ? bytes : inflateRawSync(bytes, { maxOutputLength: Math.max(1, plain) });
  if (content.length !== plain || crc32(content) !== sum) throw unreadable();
  return content;
}

/** Unpacks the named files; throws NotRead if the archive is invalid or a file exceeds `most` bytes. */
export function filesIn(archive: Buffer, names: readonly string[], most: number): Map<string, Buffer> {
  try {
    const entries = entriesOf(archive);
    const wanted = names.flatMap((name) => {
      const entry = entries.get(name);
      return entry ? [{ name, entry }] : [];
    });
    if (wanted.some(({ entry }) => Math.max(entry.plain, entry.packed) > most)) throw new NotRead("too large");
    return new Map(wanted.map(({ name, entry }) => [name, contentOf(archive, entry)]));
  } catch (error) {
    if (error instanceof NotRead) throw error;
    // Node throws this error when the unpacked content is longer than the central directory says.
    if (error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE")
      throw new NotRead("too large");
    throw unreadable();
  }
}
