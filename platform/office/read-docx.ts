import { fileIn, NotRead } from "../archive/unzip.server.ts";

/** Bytes that somebody's Word file may have, as it comes and unpacked. */
export const docxLimits = { bytes: 1024 * 1024, unpacked: 8 * 1024 * 1024 } as const;

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const plain = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[String(name)] ?? whole;
    const code = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });

/** The text of a Word file, a line a paragraph; throws NotRead where it is none, or too large. */
export function readDocx(file: Uint8Array): string {
  const archive = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (archive.length > docxLimits.bytes) throw new NotRead("too large");
  const content = fileIn(archive, "word/document.xml", docxLimits.unpacked);
  if (!content) throw new NotRead("unreadable");
  const lines: string[] = [];
  let line = "";
  // What was deleted under revision (w:delText) is not what the sheet says now.
  // A tag ends before the next one begins: tags that never end are not looked through to the file's end, each anew.
  const pieces = /<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)\b[^<>]*>|<\/w:p>/g;
  for (const [, text, sign] of content.toString("utf8").matchAll(pieces)) {
    if (text !== undefined) line += plain(text);
    else if (sign === "tab") line += "\t";
    else {
      lines.push(line);
      line = "";
    }
  }
  return [...lines, line].join("\n").trim();
}
