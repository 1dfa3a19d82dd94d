import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { type AuditEntry, writeAudit } from "../audit/audit.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { tellSuccessor } from "../seat/contact.server.ts";
import { willBeLastAdministrator } from "./last-administrator.server.ts";
import { erasureDelayDays } from "./privacy.ts";
import { privacyRequest } from "./privacy.table.ts";
import { privacyErasureEmail } from "./privacy.emails.server.ts";
import { isServedBySite, openRequest, register, type Asker, type Mailed } from "./request.server.ts";

/** Mails the person, and whoever becomes the contact of their startup. */
export async function mailErasure(tx: Db, { id, email, lang, effectiveAt, byHand }: Mailed & { effectiveAt: Date }) {
  const erasure = privacyErasureEmail.with({ lang, pass: id, on: parisDay(effectiveAt), byHand });
  await sendEmail(tx, erasure, { key: email, subject: id });
  await tellSuccessor(tx, email);
}

export const erasedFrom = (now: Date) => new Date(now.getTime() + erasureDelayDays * 24 * 3_600_000);

/** Returns the time of the erasure, or undefined if no administrator would be left. */
export function requestErasure(db: Db, asker: Asker, now = new Date()) {
  const effectiveAt = erasedFrom(now);
  return db.transaction(async (tx) => {
    if (await willBeLastAdministrator(tx, asker.email)) return undefined;
    return eraseOn(tx, asker, effectiveAt, now);
  });
}

/** Checks whether this person cannot be erased now, because the site would have no administrator left. */
export const isNeeded = (db: Db, email: string) => db.transaction((tx) => willBeLastAdministrator(tx, email));

async function eraseOn(tx: Db, asker: Asker, effectiveAt: Date, now: Date) {
  const { email, lang } = asker;
  const open = await openRequest(tx, email, "erasure", now);
  if (open) return open.effectiveAt;
  const id = await register(tx, asker, { kind: "erasure", effectiveAt }, now);
  await mailErasure(tx, { id, email, lang, effectiveAt });
  return effectiveAt;
}

/** After a change of address, a pending erasure of the old address is scheduled for the new address. */
export async function carryErasure(tx: Db, from: string, asker: Asker, now = new Date()) {
  const open = await openRequest(tx, from, "erasure", now);
  if (open?.effectiveAt) await eraseOn(tx, asker, open.effectiveAt, now);
}

export async function readErasure(db: Db, id: string) {
  const [found] = await db
    .select({ effectiveAt: privacyRequest.effectiveAt, outcome: privacyRequest.outcome })
    .from(privacyRequest)
    .where(and(eq(privacyRequest.id, id), eq(privacyRequest.kind, "erasure"), isServedBySite));
  return found;
}

export const cancelErasure = (db: Db, id: string, address: string, now = new Date()) =>
  closeErasure(db, id, { where: isServedBySite, by: { actor: null, address } }, now);

export async function closeErasure(
  db: Db,
  id: string,
  { where, by }: { where: SQL | undefined; by: Pick<AuditEntry, "actor" | "address"> },
  now: Date,
) {
  const { kind, closedAt } = privacyRequest;
  return db.transaction(async (tx) => {
    const closed = await tx
      .update(privacyRequest)
      .set({ closedAt: now, outcome: "cancelled" })
      .where(and(eq(privacyRequest.id, id), eq(kind, "erasure"), isNull(closedAt), where))
      .returning({ id: privacyRequest.id });
    if (closed.length === 0) return false;
    await writeAudit(tx, { ...by, action: "privacy.erasure-cancelled", object: { kind: "privacy-request", id } });
    return true;
  });
}
