import { crc32, inflateRawSync } from "node:zlib";

/** The files of a zip archive, read by its central directory; throws if a file is damaged. */
export function unzipBytes(archive: Buffer) {
  const end = archive.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.toString("latin1", at, at + 4) !== "PK\u0001\u0002") throw new Error("No entry stands here");
    const [sum, packed, plain] = [16, 20, 24].map((where) => archive.readUInt32LE(at + where)) as [
      number,
      number,
      number,
    ];
    const [name, extra, comment] = [28, 30, 32].map((where) => archive.readUInt16LE(at + where)) as [
      number,
      number,
      number,
    ];
    const offset = archive.readUInt32LE(at + 42);
    const from = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
    const content = inflateRawSync(archive.subarray(from, from + packed));
    const title = archive.toString("utf8", at + 46, at + 46 + name);
    if (content.length !== plain || crc32(content) !== sum) throw new Error(`${title} is damaged`);
    files.set(title, content);
    at += 46 + name + extra + comment;
  }
  return files;
}

export const unzip = (archive: Buffer) =>
  new Map([...unzipBytes(archive)].map(([name, content]) => [name, content.toString("utf8")]));
