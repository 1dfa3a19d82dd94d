import { crc32, deflateRawSync } from "node:zlib";

type Entry = { name: string; content: string | Buffer };

/** MS-DOS time counts from 1980 in steps of two seconds. */
function dosTime(at: Date) {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return { time, date };
}

const versionNeeded = 20;
const utf8Names = 0x0800;
const deflated = 8;
/** Only the owner of the extracted file reads and writes it. */
const ownersFile = (0o100600 << 16) >>> 0;
const madeByUnix = (3 << 8) | versionNeeded;

/** One zip archive in memory, its names in UTF-8. */
export function zip(entries: readonly Entry[], at = new Date()): Buffer {
  const { time, date } = dosTime(at);
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const title = Buffer.from(name, "utf8");
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(versionNeeded, 0);
    common.writeUInt16LE(utf8Names, 2);
    common.writeUInt16LE(deflated, 4);
    common.writeUInt16LE(time, 6);
    common.writeUInt16LE(date, 8);
    common.writeUInt32LE(crc32(plain), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(plain.length, 18);
    common.writeUInt16LE(title.length, 22);
    const file = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), common, title, packed]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(ownersFile, 6);
    more.writeUInt32LE(offset, 10);
    const by = Buffer.alloc(2);
    by.writeUInt16LE(madeByUnix);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002", "latin1"), by, common, more, title]));
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listed, Buffer.from("PK\u0005\u0006", "latin1"), end]);
}
