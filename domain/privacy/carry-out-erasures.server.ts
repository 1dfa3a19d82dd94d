import { and, asc, eq, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { digestsOf } from "../suppression/suppression.server.ts";
import { erase, eraseHeld } from "./erase.server.ts";
import { privacyRequest } from "./privacy.table.ts";
import { isServedBySite } from "./request.server.ts";
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
      await note({ digest: done.digest, erasedAt: done.erasedAt });
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
  const { email, lang, held } = request;
  const order = { email, about: id, crm };
  const erased = held ? await eraseHeld(tx, order, held, now) : await erase(tx, { ...order, forGood: true }, now);
  if (erased.status !== "erased") return undefined;
  const { records, emails } = erased;
  await tx
    .update(privacyRequest)
    .set({ closedAt: now, outcome: "done", email: null, records })
    .where(eq(privacyRequest.id, id));
  // The mailbox of a taken address belongs to another account, from which nothing was erased.
  if (!held) {
    await closeHeld(tx, email, now);
    await sendEmail(tx, privacyErasedEmail.with({ lang, byHand: request.enteredBy !== null || undefined }), {
      key: email,
      subject: id,
    });
  }
  const object = { kind: "privacy-request" as const, id };
  await writeAudit(tx, { actor: null, action: "privacy.erased", object, after: { records } });
  return { emails, digest: request.subject, erasedAt: held ? new Date(held.at) : now };
}

/** After an erasure of everything under an address, earlier erasures of a part of it have nothing left to erase. */
async function closeHeld(tx: Db, email: string, now: Date) {
  const { subject, held, closedAt } = privacyRequest;
  await tx
    .update(privacyRequest)
    .set({ closedAt: now, outcome: "done", records: 0 })
    .where(and(inArray(subject, await digestsOf(tx, email)), isNotNull(held), isNull(closedAt), isServedBySite));
}
