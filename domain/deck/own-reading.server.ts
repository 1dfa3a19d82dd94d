import { and, asc, desc, eq, exists, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { person } from "../person/person.table.ts";
import { publication } from "../publication/publication.table.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { mailedName } from "../startup/mailed-name.ts";
import { deckLink } from "./link.table.ts";
import { deckPageRead, deckReader, deckVisit } from "./reading.table.ts";
import { type DeckReader, isThem } from "./visit.server.ts";

export async function readOwnReading(db: Db, reader: DeckReader) {
  const visits = await db
    .select({ id: deckVisit.id, openedAt: deckVisit.openedAt, shows: deckVisit.shows, counted: deckVisit.counted })
    .from(deckVisit)
    .innerJoin(deckReader, eq(deckReader.id, deckVisit.reader))
    .where(isThem(reader))
    .orderBy(desc(deckVisit.openedAt));
  const pages = await db
    .select({ page: deckPageRead.page, seconds: sql`sum(${deckPageRead.seconds})`.mapWith(Number) })
    .from(deckPageRead)
    .innerJoin(deckReader, eq(deckReader.id, deckPageRead.reader))
    .where(isThem(reader))
    .groupBy(deckPageRead.page)
    .orderBy(asc(deckPageRead.page));
  return { visits, pages, shows: visits.some(({ shows }) => shows) };
}

/** Returns a link even after its end, so that sharing can be stopped; gives no access to the deck. */
export async function namedLink(db: Db, id: string | undefined) {
  if (id === undefined) return null;
  const [found] = await db
    .select({
      ...{ id: deckLink.id, founder: deckLink.founder, name: founderProfile.startup_name },
      email: sql<string>`${deckLink.toEmail}`,
    })
    .from(deckLink)
    .leftJoin(founderProfile, eq(founderProfile.user_id, deckLink.founder))
    .where(and(eq(deckLink.id, id), isNotNull(deckLink.toEmail)));
  return found ? { ...found, name: mailedName(found.name ?? "") } : null;
}

const isNamed = isNotNull(publication.name);

/** Returns the last approved name of a startup, even if the startup is no longer published. */
export async function approvedName(db: Db, founder: string) {
  const [found] = await db
    .select({ name: publication.name })
    .from(publication)
    .where(and(eq(publication.founder, founder), isNamed))
    .orderBy(desc(publication.publishedAt))
    .limit(1);
  return found?.name ?? null;
}

/**
 * Returns the last name that the accelerator's team approved, even if the startup is no longer published. Without one
 * the startup has no followers, and the recipients it invited read the name in the profile.
 */
export async function nameOfStartup(db: Db, startup: string) {
  const approved = await approvedName(db, startup);
  if (approved !== null) return approved;
  const [found] = await db
    .select({ own: founderProfile.startup_name })
    .from(founderProfile)
    .where(eq(founderProfile.user_id, startup));
  return found?.own ?? "";
}

const showsReading = (db: Db) =>
  exists(
    db
      .select({ id: deckVisit.id })
      .from(deckVisit)
      .where(and(eq(deckVisit.reader, deckReader.id), deckVisit.shows)),
  );

/** An SQL condition: the deck visitor was invited at this e-mail address or has an account with this address. */
const isOf = (db: Db, email: string) =>
  or(
    eq(deckReader.email, email),
    inArray(deckReader.person, db.select({ id: person.id }).from(person).where(eq(person.email, email))),
  );

/** Returns the startups that can see a person's page views. The caller must have verified the e-mail address. */
export async function shownReadings(db: Db, address: string) {
  const approved = db
    .selectDistinctOn([publication.founder], { founder: publication.founder, name: publication.name })
    .from(publication)
    .where(isNamed)
    .orderBy(publication.founder, desc(publication.publishedAt))
    .as("approved");
  const found = await db
    .select({
      ...{ id: deckReader.id, isInvited: isNotNull(deckReader.email) },
      ...{ approved: approved.name, typed: founderProfile.startup_name },
    })
    .from(deckReader)
    .leftJoin(founderProfile, eq(founderProfile.user_id, deckReader.founder))
    .leftJoin(approved, eq(approved.founder, deckReader.founder))
    .where(and(isOf(db, emailKey(address)), showsReading(db)))
    .orderBy(asc(deckReader.id));
  return found.map(({ id, isInvited, ...names }) => ({
    id,
    name: (isInvited ? mailedName(names.typed ?? "") : names.approved) ?? "",
  }));
}

const endShowing = (db: Db, which: SQL | undefined) => db.transaction((tx) => endShowingIn(tx, which));

async function endShowingIn(tx: Db, which: SQL | undefined) {
  const found = await tx
    .select({ id: deckReader.id })
    .from(deckReader)
    .where(which)
    .orderBy(asc(deckReader.id))
    .for("update");
  if (found.length === 0) return false;
  const readers = found.map(({ id }) => id);
  await tx.delete(deckPageRead).where(inArray(deckPageRead.reader, readers));
  await tx.update(deckVisit).set({ shows: false }).where(inArray(deckVisit.reader, readers));
  await tx
    .update(deckReader)
    .set({ beatAt: null, beatVisit: null, beatPage: null })
    .where(inArray(deckReader.id, readers));
  return true;
}

/** Deletes a person's recorded page views, and records no more unless the person agrees again. */
export const takeBack = (db: Db, reader: DeckReader) => endShowing(db, isThem(reader));

/** Works like `takeBack` for all decks that an account opened. */
export const takeBackAll = (tx: Db, account: string) => endShowingIn(tx, eq(deckReader.person, account));

/** Works like `takeBack` for an entry of `shownReadings`; returns false if the entry belongs to another address. */
export const takeBackShown = (db: Db, address: string, reader: string) =>
  endShowing(db, and(sql`${deckReader.id}::text = ${reader}`, isOf(db, emailKey(address))));
