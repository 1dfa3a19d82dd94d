import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, max, sql } from "drizzle-orm";
import { createQueue } from "../../platform/auth/hash-queue.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { take, takeAll } from "../../platform/rate/bucket.server.ts";
import { onNetworks } from "../../platform/rate/networks.server.ts";
import { audit } from "../audit/audit.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import { isGranted } from "../plan-grant/opens-to.server.ts";
import { requestReview } from "../publication/review.server.ts";
import { mustEdit, mustRead } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import { deckLimits, type DeckProblem, deckRate, originalRate, trialDecks } from "./deck.ts";
import { deckOriginal, deckPage, deckVersion } from "./deck.table.ts";
import { newestDrawn } from "./drawn.server.ts";
import { dropOldVersions, dropWaiting } from "./kept-versions.server.ts";
import { endLinks } from "./share.server.ts";

type File = { name: string; read: () => Promise<Buffer> };
type Uploaded =
  | { status: "stored" }
  | { status: "refused"; problem: DeckProblem }
  | { status: "limited"; retryAfter: number };

const piece = 256 * 1024;

/** A queue for uploads. A file is held in memory while being stored, so only one file is stored at a time. */
const line = createQueue({ atOnce: 1, waiting: 20, perSecond: 1, places: [5, 10, 20] });

/** Checks for the PDF signature within the first kilobyte, because other bytes may precede the signature. */
const isPdf = (bytes: Buffer) => bytes.subarray(0, 1024).includes("%PDF-");

/** Checks whether the PDF's author encrypted the file; recipients then cannot download copies. */
const isLocked = (bytes: Buffer) => bytes.includes("/Encrypt");

function problemOf(bytes: Buffer): DeckProblem | null {
  if (bytes.length === 0) return "noFile";
  if (bytes.length > deckLimits.file) return "tooLarge";
  return isPdf(bytes) ? null : "notPdf";
}

/** Stores a PDF as the deck's next version and queues its rendering. Throws Crowded when busy. */
export async function uploadDeck(db: Db, actor: Actor, file: File | undefined, now = new Date()): Promise<Uploaded> {
  const founder = mustEdit(actor);
  await mustOpen(db, founder, "publication");
  const limited = ({ retryAfterMs }: { retryAfterMs: number }): Uploaded => ({
    status: "limited",
    retryAfter: Math.ceil(retryAfterMs / 1_000),
  });
  const taken = await take(db, `decks:${founder}`, deckRate);
  if (!taken.allowed) return limited(taken);
  if (!file) return { status: "refused", problem: "noFile" };
  return line.withSlot({ address: actor.address, account: actor.viewer.id }, async (turn) => {
    await turn();
    const bytes = await file.read();
    const problem = problemOf(bytes);
    if (problem) return { status: "refused", problem };
    if (!(await isGranted(db, founder, now))) {
      const shared = await takeAll(db, onNetworks("decks:trial", actor.address, trialDecks));
      if (!shared.allowed) return limited(shared);
    }
    await db.transaction(async (tx) => {
      await lockStartup(tx, founder);
      await mustStillEdit(tx, actor);
      const [last] = await tx
        .select({ number: max(deckVersion.number) })
        .from(deckVersion)
        .where(eq(deckVersion.founder, founder));
      const id = randomUUID();
      const number = (last?.number ?? 0) + 1;
      const name = file.name.slice(0, deckLimits.name).toWellFormed();
      await tx
        .insert(deckVersion)
        .values({ id, founder, number, name, size: bytes.length, locked: isLocked(bytes), uploadedAt: now });
      for (let at = 0; at < bytes.length; at += piece)
        await tx
          .insert(deckOriginal)
          .values({ founder, version: id, number: at / piece, bytes: bytes.subarray(at, at + piece) });
      await dropWaiting(tx, founder, number);
      await dropOldVersions(tx, founder);
      await audit(tx, actor, { action: "deck.upload", object: { kind: "startup", id: founder } });
    });
    return { status: "stored" };
  });
}

/** Deletes all versions; returns "replaced" if a version newer than `newest` has been uploaded. */
export async function removeDeck(db: Db, actor: Actor, newest: number, now = new Date()) {
  const founder = mustEdit(actor);
  return db.transaction(async (tx) => {
    await lockStartup(tx, founder);
    await mustStillEdit(tx, actor);
    const its = eq(deckVersion.founder, founder);
    const [last] = await tx
      .select({ number: max(deckVersion.number) })
      .from(deckVersion)
      .where(its);
    if (last?.number == null) return "removed";
    if (last.number > newest) return "replaced";
    await tx.delete(deckVersion).where(its);
    await endLinks(tx, founder, now);
    await requestReview(tx, founder, "changed", now);
    await audit(tx, actor, { action: "deck.remove", object: { kind: "startup", id: founder } });
    return "removed";
  });
}

const pagesOf = (db: Db, version: string) =>
  db
    .select({ number: deckPage.number, width: deckPage.width, height: deckPage.height })
    .from(deckPage)
    .where(eq(deckPage.version, version))
    .orderBy(asc(deckPage.number));

export async function readDeck(db: Db, actor: Actor) {
  const founder = mustRead(actor);
  const [last] = await db
    .select()
    .from(deckVersion)
    .where(eq(deckVersion.founder, founder))
    .orderBy(desc(deckVersion.number))
    .limit(1);
  if (!last) return null;
  const read = await newestDrawn(db, founder);
  const { number, name, state, why, pages, uploadedAt } = last;
  const pagesDrawn = state === "waiting" ? await db.$count(deckPage, eq(deckPage.version, last.id)) : 0;
  return {
    last: { number, name, state, why, pages, uploadedAt, pagesDrawn },
    drawn: read && { id: read.id, number: read.number, locked: read.locked, pages: await pagesOf(db, read.id) },
  };
}

export async function ownDeckPage(db: Db, actor: Actor, number: number) {
  const read = await newestDrawn(db, mustRead(actor));
  return read && pageOf(db, read.id, number);
}

type Original =
  | { status: "found"; file: ReadableStream<Uint8Array> }
  | { status: "gone" }
  | { status: "limited"; retryAfter: number };

export async function ownDeckFile(db: Db, actor: Actor): Promise<Original> {
  const founder = mustRead(actor);
  const taken = await take(db, `deck-original:${founder}`, originalRate);
  if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
  const pieces = await db
    .select({ version: deckOriginal.version, number: deckOriginal.number })
    .from(deckOriginal)
    .where(
      eq(
        deckOriginal.version,
        sql`(select id from deck_version where founder = ${founder} order by number desc limit 1)`,
      ),
    )
    .orderBy(asc(deckOriginal.number));
  if (pieces.length === 0) return { status: "gone" };
  const left = pieces.values();
  const file = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value } = left.next();
        if (!value) return controller.close();
        const [found] = await db
          .select({ bytes: deckOriginal.bytes })
          .from(deckOriginal)
          .where(and(eq(deckOriginal.version, value.version), eq(deckOriginal.number, value.number)));
        if (!found) throw new Error("the deck was removed while it was read");
        controller.enqueue(found.bytes);
      },
    },
    { highWaterMark: 0 },
  );
  return { status: "found", file };
}

export async function pageOf(db: Db, version: string, number: number) {
  const [found] = await db
    .select()
    .from(deckPage)
    .where(and(eq(deckPage.version, version), eq(deckPage.number, number)));
  return found ?? null;
}

export async function pageTextOf(db: Db, version: string, number: number) {
  const { width, height, text } = deckPage;
  const [found] = await db
    .select({ number: deckPage.number, width, height, text })
    .from(deckPage)
    .where(and(eq(deckPage.version, version), eq(deckPage.number, number)));
  return found ?? null;
}
