import { randomUUID } from "node:crypto";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { readSignedId, writeSignedId } from "../../platform/installation/signed-id.server.ts";
import type { LinkPurpose } from "./account.ts";
import { accountLink } from "./account.table.ts";
import { person } from "./person.table.ts";

/** The purpose of a link. Part of the signature, so a link for one purpose is invalid for any other purpose. */
export type LinkTo = "sign-up" | LinkPurpose;

export const writeLink = (secret: string, to: LinkTo, id: string) => writeSignedId(secret, `account-${to}`, id);

export const readLink = (secret: string, to: LinkTo, token: string | undefined) =>
  readSignedId(secret, `account-${to}`, token);

const lifetimes: Record<LinkPurpose, string> = { reset: "1 hour", setup: "1 hour", email: "1 day" };

/** A link's lifetime starts when its e-mail is sent or, if none was sent, when the link is created. */
const begun = sql`coalesce(${accountLink.sentAt}, ${accountLink.createdAt})`;

const isGood = (purpose: LinkPurpose) =>
  and(
    eq(accountLink.purpose, purpose),
    isNull(accountLink.usedAt),
    sql`${begun} > now() - ${lifetimes[purpose]}::interval`,
    sql`${begun} < now() + interval '2 hours'`,
  );

export async function makeLink(tx: Db, personId: string, purpose: LinkPurpose, email: string | null = null) {
  const id = randomUUID();
  await tx.insert(accountLink).values({ id, personId, purpose, email });
  return id;
}

export async function startLink(db: Db, id: string) {
  await db
    .update(accountLink)
    .set({ sentAt: sql`now()` })
    .where(eq(accountLink.id, id));
}

export async function openLink(db: Db, id: string, purpose: LinkPurpose) {
  const [found] = await db
    .select({ person, email: accountLink.email })
    .from(accountLink)
    .innerJoin(person, eq(person.id, accountLink.personId))
    .where(and(eq(accountLink.id, id), isGood(purpose)));
  return found;
}

/** Of several simultaneous calls, only one gets the person's id; all other calls get undefined. */
export async function useLink(tx: Db, id: string, purpose: LinkPurpose) {
  const [used] = await tx
    .update(accountLink)
    .set({ usedAt: sql`now()` })
    .where(and(eq(accountLink.id, id), isGood(purpose)))
    .returning({ personId: accountLink.personId, email: accountLink.email });
  return used;
}

export async function spoilLinks(tx: Db, personId: string) {
  await tx
    .update(accountLink)
    .set({ usedAt: sql`now()` })
    .where(and(eq(accountLink.personId, personId), isNull(accountLink.usedAt)));
}

export async function forgetLinks(db: Db) {
  await db.delete(accountLink).where(lt(accountLink.createdAt, sql`now() - interval '30 days'`));
}
