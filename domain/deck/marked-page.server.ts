import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { writeIn } from "../../platform/picture/watermark.server.ts";
import { pageOf } from "./deck.server.ts";

type Reader = { address: string; email: string };

const mostBytes = 64 * 1024 * 1024;
const kept = new Map<string, Uint8Array>();
let bytes = 0;

function keep(key: string, picture: Uint8Array) {
  kept.set(key, picture);
  bytes += picture.length;
  for (const [oldest, { length }] of kept) {
    if (bytes <= mostBytes) break;
    kept.delete(oldest);
    bytes -= length;
  }
}

/**
 * The picture of a page with its reader's e-mail and today's date in its pixels; null where the version has no such
 * page. Whether the reader may see it is asked before: what is kept here gives no access.
 */
export async function markedPage(db: Db, reader: Reader, { version, number }: { version: string; number: number }) {
  const day = parisDay(new Date());
  const key = `${version} ${number} ${day} ${reader.email}`;
  const known = kept.get(key);
  if (known) return known;
  const page = await pageOf(db, version, number);
  if (!page) return null;
  const { picture, width, height } = page;
  const text = `${reader.email}  ${day}`;
  const marked = await writeIn({ address: reader.address, account: reader.email }, { picture, width, height, text });
  if (!kept.has(key)) keep(key, marked);
  return marked;
}
