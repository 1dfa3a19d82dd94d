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
