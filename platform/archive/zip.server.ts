import { crc32, deflateRawSync } from "node:zlib";
import { Zip, type ZipInputFile } from "fflate";

type Entry = { name: string; content: string | Uint8Array };

const deflated = 8;
/** Zip attributes for Unix permissions 0600: only the owner can read and write the extracted file. */
const ownersFile = { os: 3, attrs: 0o100600 << 16 };

export function zip(entries: readonly Entry[], at = new Date()): Buffer {
  // Zip dates have no time zone. The library writes local time, so the offset is added here to store UTC.
  const mtime = new Date(at.getTime() + at.getTimezoneOffset() * 60_000);
  const pieces: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const { name, content } of entries) {
    const plain = Buffer.from(content);
    const about = { filename: name, size: plain.length, crc: crc32(plain), compression: deflated };
    const file: ZipInputFile = { ...about, ...ownersFile, mtime };
    archive.add(file);
    // Node's deflate needs only a third of the time of the library's deflate.
    file.ondata?.(null, deflateRawSync(plain), true);
  }
  archive.end();
  return Buffer.concat(pieces);
}
