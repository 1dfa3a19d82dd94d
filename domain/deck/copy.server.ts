import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { picturePdf } from "../../platform/pdf/picture-pdf.ts";
import { writeIn } from "../../platform/picture/watermark.server.ts";
import { takeAll } from "../../platform/rate/bucket.server.ts";
import { onNetworks } from "../../platform/rate/networks.server.ts";
import type { Limited } from "../person/limits.server.ts";
import { opensToFounder } from "../plan-grant/opens-to.server.ts";
import { pageOf } from "./deck.server.ts";
import { type LiveLink, liveLink } from "./link-access.server.ts";

const hour = 3_600;
const copies = 5;

/** Checks whether a link's recipient may download the deck; a PDF encrypted by its author may not be copied. */
export const mayCopy = async (db: Db, { copy, toEmail, founder, deck }: LiveLink, now = new Date()) =>
  copy && toEmail !== null && !deck.locked && (await opensToFounder(db, "deck-copy", founder, now));

type Copied = { status: "found"; file: ReadableStream<Uint8Array> } | { status: "gone" } | Limited;

/** Returns the PDF with the recipient's e-mail address and the date on each page. Throws Crowded when busy. */
export async function copyOf(db: Db, link: LiveLink, address: string, now = new Date()): Promise<Copied> {
  const { id, toEmail: email, deck } = link;
  if (email === null || !(await mayCopy(db, link, now))) return { status: "gone" };
  const taken = await takeAll(db, [
    { key: `deck-copy:${id}`, capacity: copies, perSecond: copies / hour },
    ...onNetworks("deck-copy:from", address, { capacity: copies * 4, perSecond: (copies * 4) / hour }),
  ]);
  if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
  const text = `${email}  ${parisDay(now)}`;
  async function stamped(number: number) {
    const current = await liveLink(db, id);
    const isOpen = current && !current.isPaused && current.deck.id === deck.id && (await mayCopy(db, current));
    const page = isOpen && (await pageOf(db, deck.id, number));
    if (!page) throw new Error("the deck was closed while it was copied");
    const { picture, width, height } = page;
    const asker = { address, account: email ?? "" };
    return { jpeg: await writeIn(asker, { picture, width, height, text }, "jpeg"), width, height };
  }
  // The first page is rendered before the response begins, so that a full queue still yields an HTTP error.
  const first = await stamped(1);
  const pieces = picturePdf(deck.pages, (number) => (number === 1 ? Promise.resolve(first) : stamped(number)));
  const file = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return();
      },
    },
    { highWaterMark: 0 },
  );
  return { status: "found", file };
}
