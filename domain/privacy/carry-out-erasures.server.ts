import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { erase } from "./erase.server.ts";
import { privacyRequest } from "./privacy.table.ts";
import type { Erased } from "./tombstone.server.ts";
import { privacyErasedEmail } from "./privacy.emails.server.ts";

type Carrying = {
  crm: boolean;
  forgetEmails(ids: readonly string[]): Promise<void>;
  note(erased: Erased): Promise<void>;
};

/**
 * An erasure waits for the next run while an e-mail or CRM job about the person is being sent. An error in one erasure
 * does not stop the others.
 */
export async function carryOutErasures(db: Db, log: Log, { crm, forgetEmails, note }: Carrying, now = new Date()) {
  const due = await db
    .select({ id: privacyRequest.id })
    .from(privacyRequest)
    .where(
      and(isNull(privacyRequest.closedAt), eq(privacyRequest.kind, "erasure"), lte(privacyRequest.effectiveAt, now)),
    )
    .orderBy(asc(privacyRequest.effectiveAt));
  let carriedOut = 0;
  for (const { id } of due) {
    try {
      const done = await db.transaction((tx) => carryOut(tx, id, crm, now));
      if (!done) continue;
      carriedOut += 1;
      await note({ digest: done.digest, erasedAt: now });
      await forgetEmails(done.emails);
    } catch (error) {
      log.error({ error, request: id }, "a due erasure could not be carried out");
    }
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
