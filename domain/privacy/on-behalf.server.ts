import { and, desc, eq, getTableColumns, isNotNull, isNull, not } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { audit, auditedAs } from "../audit/audit.server.ts";
import { isOpenAddress } from "../audit/closed.server.ts";
import type { AuditAction } from "../audit/entry.ts";
import { lead } from "../lead/lead.table.ts";
import { newsletterSubscription } from "../newsletter/newsletter.table.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { mustHave } from "../audit/access.ts";
import { exportOf } from "./export.server.ts";
import { willBeLastAdministrator } from "./last-administrator.server.ts";
import type { EnteredKind } from "./privacy.ts";
import { privacyRequest } from "./privacy.table.ts";
import { linkEnds } from "./privacy.emails.server.ts";
import { isTaken, type Mailed, openRequest } from "./request.server.ts";
import { closeErasure, erasedFrom, mailErasure } from "./erasure-request.server.ts";
import { mailExport } from "./export-request.server.ts";

/**
 * `own`: the request would erase the acting administrator. `needed`: the person is the last administrator. `taken`: an
 * account took the address after the request.
 */
export type Handed = { status: "stored" | "unchanged" | "underway" | "own" | "needed" | "taken" | "gone" };

/** SQL condition: the request has this id, and the administrator has no conflict of interest with the applicant. */
const openTo = (actor: Actor, id: string) => and(eq(privacyRequest.id, id), isOpenAddress(actor, privacyRequest.email));

async function languageOf(tx: Db, email: string): Promise<Lang> {
  const [account] = await tx.select({ lang: person.lang }).from(person).where(eq(person.email, email));
  if (account) return account.lang;
  const [sent] = await tx
    .select({ lang: lead.lang })
    .from(lead)
    .where(eq(lead.email, email))
    .orderBy(desc(lead.createdAt))
    .limit(1);
  if (sent) return sent.lang;
  const { lang } = newsletterSubscription;
  const [reader] = await tx
    .select({ lang })
    .from(newsletterSubscription)
    .where(eq(newsletterSubscription.email, email));
  return reader?.lang ?? "fr";
}

async function hand(
  db: Db,
  actor: Actor,
  { id, kind, action, until }: { id: string; kind: EnteredKind; action: AuditAction; until: Date },
  now: Date,
  serve: (tx: Db, mailed: Mailed & { effectiveAt: Date }) => Promise<unknown>,
): Promise<Handed> {
  mustHave(actor, "privacy");
  return db.transaction(async (tx): Promise<Handed> => {
    const [found] = await tx
      .select({ ...getTableColumns(privacyRequest), taken: isTaken })
      .from(privacyRequest)
      .where(openTo(actor, id))
      .for("update");
    if (!found?.enteredBy || !found.email || found.kind !== kind) return { status: "gone" };
    if (found.closedAt || found.effectiveAt) return { status: "unchanged" };
    if (found.taken) return { status: "taken" };
    const { email } = found;
    if (kind === "erasure" && email === actor.viewer.email) return { status: "own" };
    if (kind === "erasure" && (await willBeLastAdministrator(tx, email))) return { status: "needed" };
    if (await openRequest(tx, email, kind, now)) return { status: "underway" };
    const lang = await languageOf(tx, email);
    await tx.update(privacyRequest).set({ effectiveAt: until, lang }).where(eq(privacyRequest.id, id));
    await serve(tx, { id, email, lang, effectiveAt: until, byHand: true });
    await audit(tx, actor, { action, object: { kind: "privacy-request", id }, after: { until: until.toISOString() } });
    return { status: "stored" };
  });
}

/** Delay, e-mail and cancel link are the same as for an erasure requested on the site. */
export const eraseOnBehalf = (db: Db, actor: Actor, id: string, now = new Date()) =>
  hand(db, actor, { id, kind: "erasure", action: "privacy.erase-entered", until: erasedFrom(now) }, now, mailErasure);

export const mailCopyOnBehalf = (db: Db, actor: Actor, id: string, now = new Date()) =>
  hand(db, actor, { id, kind: "export", action: "privacy.export-entered", until: linkEnds(now) }, now, mailExport);

export async function stopErasure(db: Db, actor: Actor, id: string, now = new Date()) {
  mustHave(actor, "privacy");
  const begun = and(openTo(actor, id), isNotNull(privacyRequest.enteredBy), isNotNull(privacyRequest.effectiveAt));
  return closeErasure(db, id, { where: begun, by: auditedAs(actor) }, now);
}

export async function copyOnBehalf(db: Db, actor: Actor, secret: string, id: string) {
  mustHave(actor, "privacy");
  if (!z.uuid().safeParse(id).success) return undefined;
  return db.transaction(async (tx) => {
    const entered = and(openTo(actor, id), eq(privacyRequest.kind, "export"), isNotNull(privacyRequest.enteredBy));
    const [found] = await tx
      .select({ email: privacyRequest.email })
      .from(privacyRequest)
      .where(and(entered, isNull(privacyRequest.closedAt), not(isTaken)))
      .for("update");
    if (!found?.email) return undefined;
    const tables = await exportOf(tx, found.email);
    const records = tables.reduce((sum, { rows }) => sum + rows.length, 0);
    await tx.update(privacyRequest).set({ records }).where(eq(privacyRequest.id, id));
    await audit(tx, actor, {
      action: "privacy.export-taken",
      object: { kind: "privacy-request", id },
      after: { records },
    });
    return { email: found.email, tables };
  });
}
