import { eq, sql } from "drizzle-orm";
import { recordBeat } from "../../domain/deck/beat.server.ts";
import { newestServed } from "../../domain/deck/drawn.server.ts";
import { readLimits } from "../../domain/deck/reading.ts";
import { deckReader } from "../../domain/deck/reading.table.ts";
import { cutLink, shareDeck } from "../../domain/deck/share.server.ts";
import { recordOpening } from "../../domain/deck/visit.server.ts";
import type { Actor } from "../../domain/person/actor.ts";
import type { Db } from "../../platform/db/database.server.ts";

type Reader = {
  email: string;
  /** How many days ago the reader was given the link (`given`) and opened the deck (`opened`, null if never). */
  given: number;
  opened: number | null;
  /** Seconds spent on each page, in page order; null if the reader hides them from the founder. */
  seconds: readonly number[] | null;
  cut?: number;
};

const readers: readonly Reader[] = [
  { email: "claude@dune.example", given: 6, opened: 1, seconds: [16, 30, 34, 22, 11, 19, 12, 92, 41, 24, 12, 9] },
  { email: "galet@demo.example", given: 6, opened: 5, seconds: [13, 18, 23, 14, 9, 14, 10, 48, 26, 17, 9, 8] },
  { email: "alix@demo.example", given: 9, opened: 7, seconds: null },
  { email: "noa@dune.example", given: 9, opened: 8, seconds: [9, 12, 14, 8, 5, 6, 4, 19, 8] },
  { email: "camille@demo.example", given: 3, opened: null, seconds: null },
  { email: "lou@mistral.example", given: 24, opened: 15, seconds: [11, 16, 20, 12, 8, 13, 9, 40, 22], cut: 9 },
];

export async function loadDeckReaders(tx: Db, founder: Actor, now: Date) {
  const startup = founder.viewer.startup?.id ?? "";
  const deck = await newestServed(tx, startup);
  if (!deck) throw new Error("The demo's deck is not drawn.");
  const ago = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
  for (const { email, given, opened, seconds, cut } of readers) {
    const chosen = { email, lang: "fr", days: 30, watermark: true } as const;
    const shared = await shareDeck(tx, founder, chosen, ago(given));
    if (shared.status !== "shared") throw new Error(`A link of the demo was not given: ${shared.status}`);
    if (opened !== null) {
      const opening = { link: shared.id, version: deck.id, shows: seconds !== null, counted: true };
      await recordOpening(tx, { founder: startup, email }, opening, ago(opened));
      if (seconds)
        await read(tx, { founder: startup, email }, { seconds, pages: deck.pages ?? 0, version: deck.id }, ago(opened));
    }
    if (cut !== undefined) await cutLink(tx, founder, shared.id, ago(cut));
  }
}

type Reading = { seconds: readonly number[]; pages: number; version: string };

/** Reports the seconds on each page; the last report is backdated to simulate the seconds between two reports. */
async function read(
  tx: Db,
  reader: { founder: string; email: string },
  { seconds, pages, version }: Reading,
  at: Date,
) {
  const report = (page: number | null) => recordBeat(tx, reader, { page, pages, version }, at);
  for (const [index, all] of seconds.entries()) {
    await report(index + 1);
    for (let left = all; left > 0; left -= readLimits.longestBeat) {
      const passed = Math.min(left, readLimits.longestBeat);
      await tx
        .update(deckReader)
        .set({ beatAt: sql`clock_timestamp() - ${passed}::float8 * interval '1 second'` })
        .where(eq(deckReader.email, reader.email));
      await report(left > readLimits.longestBeat ? index + 1 : null);
    }
  }
}
