import { filesIn, NotRead } from "../../archive/unzip.server.ts";
import { eachShown, hiddenStyles } from "./shown-text.ts";

/** `file` and `unpacked` are bytes before and after unpacking; `characters` limits the text. */
export type DocxLimits = { file: number; unpacked: number; characters: number };

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function signOf(entity: string) {
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(entity) ?? [];
  if (!hex && !decimal) return named[entity] ?? `&${entity};`;
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

const longestEntity = 10;

function createText(most: number) {
  const pieces: string[] = [];
  let left = most;

  function add(piece: string) {
    left -= piece.length;
    if (left < 0) throw new NotRead("too long");
    pieces.push(piece);
  }

  function addCoded(coded: string) {
    let at = 0;
    for (let from = coded.indexOf("&"); from >= 0; from = coded.indexOf("&", at)) {
      if (from > at) add(coded.slice(at, from));
      const end = coded.slice(from, from + longestEntity).indexOf(";");
      add(end < 0 ? "&" : signOf(coded.slice(from + 1, from + end)));
      at = from + 1 + Math.max(0, end);
    }
    if (at < coded.length) add(coded.slice(at));
  }

  return { add, addCoded, whole: () => pieces.join("").trim() };
}

/**
 * Returns the visible text of a Word file, one line per paragraph. Throws NotRead if the file is invalid or too large.
 */
export function readDocx(file: Uint8Array, limits: DocxLimits): string {
  const archive = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (archive.length > limits.file) throw new NotRead("too large");
  const files = filesIn(archive, ["word/document.xml", "word/styles.xml"], limits.unpacked);
  const content = files.get("word/document.xml")?.toString("utf8");
  if (!content) throw new NotRead("unreadable");
  const text = createText(limits.characters);
  eachShown(content, hiddenStyles(files.get("word/styles.xml")?.toString("utf8") ?? ""), {
    coded: text.addCoded,
    sign: text.add,
  });
  return text.whole();
}
