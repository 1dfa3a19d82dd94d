import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { inAll } from "../../platform/db/in-all.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { monthsLater, parisDay } from "../../platform/language/paris-day.ts";
import { type AuditEntry, writeAudit } from "../audit/audit.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { tellSuccessor } from "../seat/succession.server.ts";
import { digestOf, digestsOf } from "../suppression/suppression.server.ts";
import { erase } from "./erase.server.ts";
import { exportOf, type ExportedTable } from "./export.server.ts";
import { willBeLastAdministrator } from "./last-administrator.server.ts";
import { erasureDelayDays, type RequestKind } from "./privacy.ts";
import { privacyRequest } from "./privacy.table.ts";
import type { Erased } from "./tombstone.server.ts";
import { linkEnds, privacyErasedEmail, privacyErasureEmail, privacyExportEmail } from "./privacy.emails.server.ts";

/** A person who has proven an address, by a mailed link or by a session with a password entered just before. */
export type Asker = {
  email: string;
  lang: Lang;
  via: "mail" | "account";
  actor: string | null;
  address: string;
};

/** The due date of the answer: one month after receipt, as the law requires. */
export function dueAfter(received: Date) {
  const [day = "", time] = received.toISOString().split("T");
  return new Date(`${monthsLater(day, 1)}T${time}`);
}

/** Requests answered by hand have no `effectiveAt`. */
const isServedBySite = isNotNull(privacyRequest.effectiveAt);

/** The kinds that the site answers by itself; the other kinds are entered on the desk. */
type HandledKind = Extract<RequestKind, "export" | "erasure" | "withdrawal">;

type NewRequest = { kind: HandledKind; effectiveAt: Date };

async function register(tx: Db, asker: Asker, { kind, effectiveAt }: NewRequest, now: Date) {
  const { email, lang, via, actor, address } = asker;
  const id = randomUUID();
  await tx.insert(privacyRequest).values({
    id,
    kind,
    email,
    subject: await digestOf(tx, email),
    lang,
    via,
    askedAt: now,
    dueAt: dueAfter(now),
    effectiveAt,
  });
  await writeAudit(tx, { actor, action: `privacy.${kind}`, object: { kind: "privacy-request", id }, address });
  return id;
}

/** Registers a request that is answered immediately. */
export async function closedRequest(tx: Db, asker: Asker, kind: HandledKind, now: Date) {
  const id = await register(tx, asker, { kind, effectiveAt: now }, now);
  await tx.update(privacyRequest).set({ closedAt: now, outcome: "done", records: 1 }).where(eq(privacyRequest.id, id));
}

/** The open request of this kind; a lock serialises concurrent requests for the same address. */
export async function openRequest(tx: Db, email: string, kind: RequestKind, now: Date) {
  const subjects = await digestsOf(tx, email);
  await lock(tx, "open-request", `${kind} ${subjects[0]}`);
  const still = kind === "export" ? gt(privacyRequest.effectiveAt, now) : undefined;
  const [found] = await tx
    .select()
    .from(privacyRequest)
    .where(
      and(
        inArray(privacyRequest.subject, subjects),
        eq(privacyRequest.kind, kind),
        isNull(privacyRequest.closedAt),
        isServedBySite,
        still,
      ),
    );
  return found;
}

type Mailed = { id: string; email: string; lang: Lang };

export const mailExport = (tx: Db, { id, email, lang }: Mailed) =>
  sendEmail(tx, privacyExportEmail.with({ lang, pass: id }), { key: email, subject: id });

export const mailErasure = (tx: Db, { id, email, lang, effectiveAt }: Mailed & { effectiveAt: Date }) => {
  const erasure = privacyErasureEmail.with({ lang, pass: id, on: parisDay(effectiveAt) });
  return sendEmail(tx, erasure, { key: email, subject: id });
};

export const erasedFrom = (now: Date) => new Date(now.getTime() + erasureDelayDays * 24 * 3_600_000);

/** Mails the link to a copy of all data. While such a link is open, a repeated request sends no second one. */
export async function requestExport(db: Db, asker: Asker, now = new Date()) {
  const { email, lang } = asker;
  await db.transaction(async (tx) => {
    if (await openRequest(tx, email, "export", now)) return;
    const effectiveAt = linkEnds(now);
    const id = await register(tx, asker, { kind: "export", effectiveAt }, now);
    await mailExport(tx, { id, email, lang });
  });
}

const isReady = (id: string, now: Date) =>
  and(
    eq(privacyRequest.id, id),
    eq(privacyRequest.kind, "export"),
    isNull(privacyRequest.closedAt),
    gt(privacyRequest.effectiveAt, now),
  );

/** Whether the link to an export is still valid. Does not use the link. */
export async function isExportReady(db: Db, id: string, now = new Date()) {
  return (await db.select({ id: privacyRequest.id }).from(privacyRequest).where(isReady(id, now))).length > 0;
}

/** The exported data for a link, once; undefined if the link was used or has expired. */
export async function takeExport(db: Db, id: string, address: string, now = new Date()) {
  return db.transaction(async (tx): Promise<{ email: string; tables: ExportedTable[] } | undefined> => {
    const [taken] = await tx
      .update(privacyRequest)
      .set({ closedAt: now, outcome: "done" })
      .where(isReady(id, now))
      .returning({ email: privacyRequest.email });
    if (!taken?.email) return undefined;
    const tables = await exportOf(tx, taken.email);
    const records = tables.reduce((sum, { rows }) => sum + rows.length, 0);
    await tx.update(privacyRequest).set({ records }).where(eq(privacyRequest.id, id));
    const object = { kind: "privacy-request" as const, id };
    await writeAudit(tx, { actor: null, action: "privacy.export-taken", object, after: { records }, address });
    return { email: taken.email, tables };
  });
}

/**
 * Schedules the erasure of all data after the delay, and mails the cancel link. Resolves to the time of the erasure;
 * undefined, without storing anything, if the site would be left without an administrator.
 */
export function requestErasure(db: Db, asker: Asker, now = new Date()) {
  const effectiveAt = erasedFrom(now);
  return db.transaction(async (tx) => {
    if (await willBeLastAdministrator(tx, asker.email)) return undefined;
    return eraseOn(tx, asker, effectiveAt, now);
  });
}

/** Whether an erasure of this address would be refused or postponed, because no other administrator would be left. */
export const isNeeded = (db: Db, email: string) => db.transaction((tx) => willBeLastAdministrator(tx, email));

async function eraseOn(tx: Db, asker: Asker, effectiveAt: Date, now: Date) {
  const { email, lang } = asker;
  const open = await openRequest(tx, email, "erasure", now);
  if (open) return open.effectiveAt;
  const id = await register(tx, asker, { kind: "erasure", effectiveAt }, now);
  await mailErasure(tx, { id, email, lang, effectiveAt });
  await tellSuccessor(tx, email);
  return effectiveAt;
}

/** When an account's address changes, schedules its pending erasure for the new address too, at the same time. */
export async function carryErasure(tx: Db, from: string, asker: Asker, now = new Date()) {
  const open = await openRequest(tx, from, "erasure", now);
  if (open?.effectiveAt) await eraseOn(tx, asker, open.effectiveAt, now);
}

/** An erasure as shown to the recipient of its mail; undefined if it does not exist. */
export async function readErasure(db: Db, id: string) {
  const [found] = await db
    .select({ effectiveAt: privacyRequest.effectiveAt, outcome: privacyRequest.outcome })
    .from(privacyRequest)
    .where(and(eq(privacyRequest.id, id), eq(privacyRequest.kind, "erasure"), isServedBySite));
  return found;
}

/** Cancels an erasure; false if it was already carried out. */
export const cancelErasure = (db: Db, id: string, address: string, now = new Date()) =>
  closeErasure(db, id, { where: isServedBySite, by: { actor: null, address } }, now);

/** Closes an open erasure without carrying it out, with an audit entry. False if none is open. */
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

type Carrying = {
  crm: boolean;
  forgetEmails(ids: readonly string[]): Promise<void>;
  note(erased: Erased): Promise<void>;
};

const batch = 50;

/** Carries out erasures whose delay is over. A job being sent right now postpones an erasure to the next run. */
export async function carryOutErasures(db: Db, { crm, forgetEmails, note }: Carrying, now = new Date()) {
  const due = await db
    .select({ id: privacyRequest.id })
    .from(privacyRequest)
    .where(
      and(isNull(privacyRequest.closedAt), eq(privacyRequest.kind, "erasure"), lte(privacyRequest.effectiveAt, now)),
    )
    .orderBy(asc(privacyRequest.effectiveAt))
    .limit(batch);
  let carriedOut = 0;
  for (const { id } of due) {
    const done = await db.transaction((tx) => carryOut(tx, id, crm, now));
    if (!done) continue;
    carriedOut += 1;
    await note({ digest: done.digest, erasedAt: now });
    await forgetEmails(done.emails);
  }
  return carriedOut;
}

async function carryOut(tx: Db, id: string, crm: boolean, now: Date) {
  const [request] = await tx
    .select()
    .from(privacyRequest)
    .where(and(eq(privacyRequest.id, id), isNull(privacyRequest.closedAt)))
    .for("update", { skipLocked: true });
  if (!request?.email || !request.lang) return undefined;
  const { email, lang } = request;
  const erased = await erase(tx, { email, about: id, crm, forGood: true }, now);
  if (erased.status !== "erased") return undefined;
  const { records, emails } = erased;
  await tx
    .update(privacyRequest)
    .set({ closedAt: now, outcome: "done", email: null, records })
    .where(eq(privacyRequest.id, id));
  await sendEmail(tx, privacyErasedEmail.with({ lang }), { key: email, subject: id });
  const object = { kind: "privacy-request" as const, id };
  await writeAudit(tx, { actor: null, action: "privacy.erased", object, after: { records } });
  return { emails, digest: request.subject };
}

/** Closes exports whose data was not fetched in time. */
export async function closeExpired(db: Db, now = new Date()) {
  await db
    .update(privacyRequest)
    .set({ closedAt: now, outcome: "expired" })
    .where(
      and(isNull(privacyRequest.closedAt), eq(privacyRequest.kind, "export"), lte(privacyRequest.effectiveAt, now)),
    );
}

/** Closes exports whose mailed links have become invalid, so that a new request mails a new link. */
export async function closeExports(tx: Db) {
  const open = and(isNull(privacyRequest.closedAt), eq(privacyRequest.kind, "export"), isServedBySite);
  await tx
    .update(privacyRequest)
    .set({ closedAt: sql`now()`, outcome: "expired" })
    .where(open);
}

export async function requestsOf(db: Db, email: string) {
  const { kind, askedAt, effectiveAt, closedAt, outcome } = privacyRequest;
  return db
    .select({ kind, askedAt, effectiveAt, closedAt, outcome, inAll })
    .from(privacyRequest)
    .where(inArray(privacyRequest.subject, await digestsOf(db, email)))
    .orderBy(desc(askedAt))
    .limit(50);
}
