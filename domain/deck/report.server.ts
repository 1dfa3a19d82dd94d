import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { readNumbered } from "../../platform/db/numbered-page.server.ts";
import { takeAll } from "../../platform/rate/bucket.server.ts";
import { onNetworks } from "../../platform/rate/networks.server.ts";
import { mustHave } from "../audit/access.ts";
import { audit } from "../audit/audit.server.ts";
import type { Actor } from "../person/actor.ts";
import type { Limited } from "../person/limits.server.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { person } from "../person/person.table.ts";
import { deckVersion } from "./deck.table.ts";
import { deckReader, deckVisit } from "./reading.table.ts";
import { newestDrawn } from "./drawn.server.ts";
import { mailAnswers, tellOfClosure, tellOfReopening } from "./report-mail.server.ts";
import { reportLimits } from "./report.ts";
import { deckClosure, deckReport } from "./report.table.ts";

type Reported = {
  founder: string;
  /** How the visitor reached the deck: by a link, or from the list of startups. */
  through: string;
  email: string | null;
  address: string;
};

const day = 24 * 3_600;

/** Stores a visitor's report; the deck stays open until the accelerator's team decides. */
export async function reportDeck(
  db: Db,
  { founder, through, email, address }: Reported,
  reason: string,
  now = new Date(),
): Promise<{ status: "reported" } | Limited> {
  const { network, everywhere, link } = reportLimits;
  const taken = await takeAll(db, [
    ...onNetworks(`deck-report:${through}`, address, { capacity: network, perSecond: network / day }),
    ...onNetworks("deck-report:from", address, { capacity: everywhere, perSecond: everywhere / day }),
    { key: `deck-report:${through}`, capacity: link, perSecond: link / day },
  ]);
  if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
  await db.insert(deckReport).values({ id: randomUUID(), founder, email, reason, at: now });
  return { status: "reported" };
}

const isOpen = isNull(deckReport.answer);
/** The oldest reports are shown, so that a startup cannot hide them by sending reports itself. */
const shownReasons = 5;

export function decksReported(actor: Actor): SQL<{ count: number; since: string | null }> {
  mustHave(actor, "startups");
  const { founder, at } = deckReport;
  return sql`
    select json_build_object('count', count(distinct ${founder}), 'since', min(${at})) from ${deckReport} where ${isOpen}`;
}

export async function openReports(db: Db, actor: Actor, page = 1) {
  mustHave(actor, "startups");
  const { founder, at } = deckReport;
  const waiting = db
    .select({
      founder,
      since: sql`min(${at})`.mapWith(at).as("since"),
      times: sql`count(*)`.mapWith(Number).as("times"),
    })
    .from(deckReport)
    .where(isOpen)
    .groupBy(founder)
    .as("waiting");
  return readNumbered(page, await db.$count(waiting), async ({ limit, offset }) => {
    const found = await db
      .select({
        ...{ founder: waiting.founder, since: waiting.since, times: waiting.times },
        name: sql<string>`coalesce(${founderProfile.startup_name}, '')`,
      })
      .from(waiting)
      .leftJoin(founderProfile, eq(founderProfile.user_id, waiting.founder))
      .orderBy(asc(waiting.since), asc(waiting.founder))
      .limit(limit)
      .offset(offset);
    return Promise.all(
      found.map(async (row) => ({
        ...row,
        version: (await newestDrawn(db, row.founder))?.number ?? null,
        reports: await db
          .select({ id: deckReport.id, reason: deckReport.reason, at, email: deckReport.email })
          .from(deckReport)
          .where(and(eq(founder, row.founder), isOpen))
          .orderBy(asc(at), asc(deckReport.id))
          .limit(shownReasons),
      })),
    );
  });
}

async function openReport(tx: Db, id: string) {
  const [found] = await tx
    .select({ founder: deckReport.founder, at: deckReport.at })
    .from(deckReport)
    .where(and(eq(deckReport.id, id), isOpen));
  return found ?? null;
}

/** `shownVersion` is the number of the deck's version that the form showed, "" for none. */
type Answer = {
  report: string;
  answer: "closed" | "set-aside";
  reason: string;
  shownVersion?: string | undefined;
};

/**
 * Answers a deck's open reports; a dismissal excludes reports newer than `report`. Returns "gone" if already answered,
 * and "overtaken" if the deck has another version than the form showed.
 */
export async function answerReports(
  db: Db,
  actor: Actor,
  { report, answer, reason, shownVersion }: Answer,
  now = new Date(),
) {
  const by = mustHave(actor, "startups");
  return db.transaction(async (tx): Promise<"stored" | "overtaken" | "gone"> => {
    const found = await openReport(tx, report);
    if (!found) return "gone";
    const { founder } = found;
    await lockStartup(tx, founder);
    if (shownVersion !== undefined && shownVersion !== String((await newestDrawn(tx, founder))?.number ?? ""))
      return "overtaken";
    const answered = await tx
      .update(deckReport)
      .set({ answer, answeredAt: now, answeredBy: by })
      .where(
        and(
          ...[eq(deckReport.founder, founder), isOpen],
          answer === "closed" ? undefined : lte(deckReport.at, found.at),
        ),
      )
      .returning({ id: deckReport.id, email: deckReport.email });
    if (answered.length === 0) return "gone";
    await mailAnswers(tx, founder, answered);
    if (answer === "closed") {
      const closing = tx.insert(deckClosure).values({ founder, reason, at: now, by }).onConflictDoNothing();
      if ((await closing.returning()).length > 0) await tellOfClosure(tx, founder, reason, now);
    }
    await audit(tx, actor, {
      action: answer === "closed" ? "deck.close" : "deck.report-set-aside",
      object: { kind: "startup", id: founder },
      after: { count: answered.length },
    });
    return "stored";
  });
}

export async function reopenDeck(db: Db, actor: Actor, founder: string, now = new Date()) {
  mustHave(actor, "startups");
  return db.transaction(async (tx) => {
    const [opened] = await tx.delete(deckClosure).where(eq(deckClosure.founder, founder)).returning();
    if (!opened) return false;
    await tellOfReopening(tx, founder, now);
    await audit(tx, actor, { action: "deck.reopen", object: { kind: "startup", id: founder } });
    return true;
  });
}

const name = sql<string>`coalesce(${founderProfile.startup_name}, '')`;

export async function closedDecks(db: Db, actor: Actor) {
  mustHave(actor, "startups");
  const { founder, reason, at } = deckClosure;
  return db
    .select({ founder, reason, at, name })
    .from(deckClosure)
    .leftJoin(founderProfile, eq(founderProfile.user_id, founder))
    .orderBy(desc(at));
}

const shownUploads = 100;

export async function refusedUploads(db: Db, actor: Actor) {
  mustHave(actor, "startups");
  const { id, founder, number, why, uploadedAt } = deckVersion;
  return db
    .select({ id, founder, number, why, uploadedAt, name })
    .from(deckVersion)
    .leftJoin(founderProfile, eq(founderProfile.user_id, founder))
    .where(eq(deckVersion.state, "refused"))
    .orderBy(desc(uploadedAt))
    .limit(shownUploads);
}

const shownOpenings = 200;

/** Returns the last visits to a deck for the accelerator's team; each call is written to the audit log. */
export async function deckReaders(db: Db, actor: Actor, founder: string) {
  mustHave(actor, "startups");
  const deck = await newestDrawn(db, founder);
  if (!deck) return null;
  await audit(db, actor, { action: "deck.readers", object: { kind: "startup", id: founder } });
  const [named] = await db.select({ name }).from(founderProfile).where(eq(founderProfile.user_id, founder));
  const openings = await db
    .select({
      id: deckVisit.id,
      openedAt: deckVisit.openedAt,
      version: deckVersion.number,
      reader: sql<string | null>`coalesce(${deckReader.email}, ${person.email})`,
    })
    .from(deckVisit)
    .leftJoin(deckReader, eq(deckReader.id, deckVisit.reader))
    .leftJoin(person, eq(person.id, deckReader.person))
    .leftJoin(deckVersion, eq(deckVersion.id, deckVisit.version))
    .where(eq(deckVisit.founder, founder))
    .orderBy(desc(deckVisit.openedAt))
    .limit(shownOpenings);
  return { name: named?.name ?? "", openings };
}
