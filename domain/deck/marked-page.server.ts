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
 * Holds the renderings in progress, so that concurrent requests for the same page wait for one rendering instead of
 * starting several.
 */
const drawing = new Map<string, Promise<Uint8Array | null>>();

/**
 * Returns a page's marked picture. The caller must check the permission, because cached pictures are returned
 * unchecked.
 */
export async function markedPage(db: Db, reader: Reader, { version, number }: { version: string; number: number }) {
  const day = parisDay(new Date());
  const key = `${version} ${number} ${day} ${reader.email}`;
  const known = kept.get(key) ?? drawing.get(key);
  if (known) return known;
  const drawn = draw(db, reader, { version, number, day })
    .then((marked) => {
      if (marked) keep(key, marked);
      return marked;
    })
    .finally(() => drawing.delete(key));
  drawing.set(key, drawn);
  return drawn;
}

type Wanted = { version: string; number: number; day: string };

async function draw(db: Db, { address, email }: Reader, { version, number, day }: Wanted) {
  const page = await pageOf(db, version, number);
  if (!page) return null;
  const { picture, width, height } = page;
  return writeIn({ address, account: email }, { picture, width, height, text: `${email}  ${day}` });
}
