import { and, eq, gt, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { exportOf, type ExportedTable } from "./export.server.ts";
import { privacyRequest } from "./privacy.table.ts";
import { linkEnds, privacyExportEmail } from "./privacy.emails.server.ts";
import { isServedBySite, openRequest, register, type Asker, type Mailed } from "./request.server.ts";

export const mailExport = (tx: Db, { id, email, lang, byHand }: Mailed) =>
  sendEmail(tx, privacyExportEmail.with({ lang, pass: id, byHand }), { key: email, subject: id });

/**
 * E-mails a person the link to a copy of all data about the person. While an earlier link is valid, no second e-mail is
 * sent.
 */
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

export async function isExportReady(db: Db, id: string, now = new Date()) {
  return (await db.select({ id: privacyRequest.id }).from(privacyRequest).where(isReady(id, now))).length > 0;
}

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

/** A request entered by hand stays open to be answered by hand, because the law asks for an answer to it. */
async function endLinks(tx: Db, ended: SQL | undefined, closedAt: Date | SQL) {
  const open = and(isNull(privacyRequest.closedAt), eq(privacyRequest.kind, "export"), ended);
  await tx
    .update(privacyRequest)
    .set({ effectiveAt: null })
    .where(and(open, isNotNull(privacyRequest.enteredBy)));
  await tx
    .update(privacyRequest)
    .set({ closedAt, outcome: "expired" })
    .where(and(open, isNull(privacyRequest.enteredBy)));
}

export const closeExpired = (db: Db, now = new Date()) => endLinks(db, lte(privacyRequest.effectiveAt, now), now);

/** Ends open exports after a change of the secret, which makes the e-mailed links invalid. */
export const closeExports = (tx: Db) => endLinks(tx, isServedBySite, sql`now()`);
