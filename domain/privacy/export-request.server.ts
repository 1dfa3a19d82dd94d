import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { exportOf, type ExportedTable } from "./export.server.ts";
import { privacyRequest } from "./privacy.table.ts";
import { linkEnds, privacyExportEmail } from "./privacy.emails.server.ts";
import { isServedBySite, openRequest, register, type Asker, type Mailed } from "./request.server.ts";

export const mailExport = (tx: Db, { id, email, lang }: Mailed) =>
  sendEmail(tx, privacyExportEmail.with({ lang, pass: id }), { key: email, subject: id });

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

export async function closeExpired(db: Db, now = new Date()) {
  await db
    .update(privacyRequest)
    .set({ closedAt: now, outcome: "expired" })
    .where(
      and(isNull(privacyRequest.closedAt), eq(privacyRequest.kind, "export"), lte(privacyRequest.effectiveAt, now)),
    );
}

/** Closes open exports after a change of the secret, which makes the e-mailed links invalid. */
export async function closeExports(tx: Db) {
  const open = and(isNull(privacyRequest.closedAt), eq(privacyRequest.kind, "export"), isServedBySite);
  await tx
    .update(privacyRequest)
    .set({ closedAt: sql`now()`, outcome: "expired" })
    .where(open);
}
